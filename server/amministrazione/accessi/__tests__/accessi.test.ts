import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

const PASSWORD = 'una frase lunga'
const LIST = `query ($filtro: FiltroAccessi) { accessi(filtro: $filtro) { totalCount edges { node { evento riuscito chi indirizzo dettaglio } } } }`
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { errors { code } } }`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { smtpUrl: 'smtp://posta.invalid' } })
})
afterAll(() => app.close())

interface Row {
  evento: string
  riuscito: boolean
  chi: string
  indirizzo: string
  dettaglio: string
}
const read = async (client: Client, filtro: object | null = null) => {
  const { data } = await client.graphql<{ accessi: { totalCount: number; edges: { node: Row }[] } }>(LIST, { filtro })
  return data?.accessi.edges.map(({ node }) => node) ?? []
}
const login = (username: string, password = PASSWORD) => app.visitor.graphql(LOGIN, { input: { username, password } })

test('a login, its failures and a logout are told: one’s own to the user, all to who administers users', async () => {
  const admin = await app.as(await makeUser(app.db, { isSuperuser: true, info: { canAdminUsers: true } }))
  const [anna, bruno] = [
    await makeUser(app.db, { password: PASSWORD, firstName: 'Anna', isStaff: true }),
    await makeUser(app.db, { password: PASSWORD, firstName: 'Bruno', isStaff: true }),
  ]
  await login(anna.username, 'sbagliata')
  await login(anna.username)
  await login('la-mia-password', 'chissà')
  await login(bruno.username)
  const asAnna = await app.as(anna)
  expect((await read(asAnna)).map(({ evento, riuscito }) => [evento, riuscito])).toEqual([
    ['accesso', true],
    ['passwordErrata', false],
  ])
  const all = await read(admin)
  expect(all.filter(({ evento }) => evento === 'accesso')).toHaveLength(2)
  // A password typed in the place of the name is kept nowhere.
  expect(JSON.stringify(all)).not.toContain('la-mia-password')
  expect(all).toContainEqual(expect.objectContaining({ evento: 'passwordErrata', chi: 'Nome sconosciuto' }))
  expect(await read(admin, { riuscito: false, evento: 'passwordErrata' })).toHaveLength(2)
  expect(await read(admin, { propri: true })).toEqual([])
  expect(await read(app.visitor)).toEqual([])

  await asAnna.graphql('mutation { logout(input: {}) { fatto } }')
  expect((await read(await app.as(anna)))[0]).toMatchObject({ evento: 'uscita' })
})

test('tokens: the first use of a day, each refusal; exports; Vedi come; settings of security', async () => {
  const user = await makeUser(app.db, { isSuperuser: true, info: { canAdminUsers: true }, firstName: 'Carla' })
  const [client, token] = [await app.as(user), await app.conToken(user)]
  await token.graphql('{ viewer { pk } }')
  await app.db.apiToken.updateMany({ data: { ultimoUso: new Date(0) } })
  await token.graphql('{ viewer { pk } }')
  await app.fetch('/graphql', {
    method: 'POST',
    headers: { Authorization: 'Bearer srm_inventato', 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { pk } }' }),
  })
  expect((await client.fetch('/esporta/storico.csv')).status).toBe(200)
  const other = await makeUser(app.db, { isStaff: true })
  await client.graphql(`mutation { startVediCome(input: { userPk: ${other.id} }) { errors { message } } }`)
  await client.graphql('mutation { endVediCome(input: {}) { errors { message } } }')
  const SET = `mutation ($v: JSON!) { updateImpostazione(input: { chiave: "mesi_accessi", versione: 0, valore: $v }) { errors { message } } }`
  await client.graphql(SET, { v: 24 })
  const told = (await read(client)).filter(({ chi }) => chi.startsWith('Carla') || chi === 'Nome sconosciuto')
  expect(told.map(({ evento }) => evento)).toEqual(
    expect.arrayContaining(['impostazione', 'fineVediCome', 'vediCome', 'esportazione', 'tokenRifiutato', 'token']),
  )
  expect(told.filter(({ evento }) => evento === 'token')).toHaveLength(1)
  expect(told.find(({ evento }) => evento === 'esportazione')?.dettaglio).toBe('storico.csv')
})

test('the file has what the list shows, and no formula', async () => {
  const user = await makeUser(app.db, { password: PASSWORD, firstName: '=1+1', isStaff: true })
  await login(user.username)
  const client = await app.as(user)
  const answer = await client.fetch('/esporta/accessi.csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines[0]).toContain('numero;quando;evento')
  // The export itself is there too, or not yet.
  expect(lines.at(-1)).toMatch(/;accesso;Accesso;sì;'=1\+1/)
  expect((await app.fetch('/esporta/accessi.csv')).status).toBe(403)
})

test('a new device, a changed password and a new token are told by mail to whose they are', async () => {
  const user = await makeUser(app.db, {
    password: PASSWORD,
    email: 'dina@example.com',
    isSuperuser: true,
    info: { canAdminUsers: true },
  })
  const subjects = async () =>
    (await app.db.mail.findMany({ where: { aIndirizzo: 'dina@example.com' }, orderBy: { id: 'asc' } })).map(
      ({ oggetto }) => oggetto,
    )
  await login(user.username)
  expect(await subjects()).toEqual([])
  await login(user.username)
  expect(await subjects()).toEqual(['Accesso da un dispositivo nuovo'])
  const client = await app.as(user)
  await client.graphql(
    `mutation { createToken(input: { userPk: ${user.id}, nome: "Cruscotto" }) { errors { message } } }`,
  )
  const password = 'un’altra frase lunga'
  await client.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }',
    { input: { attuale: PASSWORD, password, confirmPassword: password } },
  )
  expect(await subjects()).toEqual(['Accesso da un dispositivo nuovo', 'Un nuovo token', 'La password è cambiata'])
})
