import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { CODICE_TABLET_NOT_VALID, TABLET_NOT_LINKED, WRONG_PIN } from '../rules.ts'

const errors = 'errors { code field message }'
const persisted = {
  collega: `mutation ($input: ConnectTabletInput!) { connectTablet(input: $input) { fatto ${errors} } }`,
  entra: `mutation ($input: LoginConPinInput!) { loginConPin(input: $input) { viewer { username } ${errors} } }`,
  esci: 'mutation { logout(input: {}) { fatto } }',
  qui: '{ tabletQui { nome operatori { pk utente nome conPin } } }',
  chi: '{ viewer { username tablet { nome minutiInattivita } permessi { addAttivita viewPricesOnOrders adminUsers adminOrders } } }',
  problema: `mutation ($input: ReportProblemaOfficinaInput!) { reportProblemaOfficina(input: $input) { ${errors} } }`,
  pinProprio: `mutation ($input: SetPinProprioInput!) { setPinProprio(input: $input) { fatto ${errors} } }`,
  sessioni: '{ sessioni { codice } }',
  tablets: '{ tabletOfficina { pk } }',
}
const CREATE = `mutation ($input: CreateTabletInput!) { createTablet(input: $input) { tablet { pk versione } codice ${errors} } }`
const ACCESS = `mutation ($input: SetAccessoTabletInput!) {
  setAccessoTablet(input: $input) { user { operatore { repartoTablet pinImpostatoIl } } ${errors} } }`

/** What the tests read of an answer is what they judge. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
type Told = any

let app: TestApp
const operatore = new Map<string, number>()

beforeAll(async () => {
  app = await createTestApp({ persisted, config: { loginThrottle: true } })
  const people = {
    anna: {},
    bruno: {},
    carla: {},
    dario: {},
    capo: { isSuperuser: true, info: { canAdminUsers: true } },
  }
  for (const [username, more] of Object.entries(people)) {
    const user = await makeUser(app.db, { username, firstName: username, lastName: '', operatore: {}, ...more })
    operatore.set(username, (await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id)
  }
})
afterAll(() => app.close())

const admin = async (document: string, input: object): Promise<Told> =>
  (await (await app.as('super')).graphql(document, { input })).data

const access = (username: string, input: object) =>
  admin(ACCESS, { operatorePk: operatore.get(username), reparto: null, ...input })

/** A device of its own: cookies kept, the CSRF header sent as the page does. */
function device() {
  const cookies = new Map<string, string>()
  async function call(id: keyof typeof persisted, input?: object) {
    const headers = new Headers({ 'content-type': 'application/json', origin: 'http://localhost' })
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('x-csrftoken', cookies.get('csrftoken') ?? '')
    const body = JSON.stringify({ id, variables: { input } })
    const response = await app.fetch('/graphql', { method: 'POST', headers, body })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return (await response.json()) as { data?: Told; errors?: { message: string; extensions: { code: string } }[] }
  }
  return { cookies, call, enter: (who: string, pin: string) => call('entra', { operatorePk: operatore.get(who), pin }) }
}

async function linked(name: string, reparti: string[] = []) {
  const { createTablet } = await admin(CREATE, { nome: name, reparti, minutiInattivita: 3 })
  const tablet = device()
  // All devices of this file have one address.
  await app.db.throttle.deleteMany({ where: { chiave: { startsWith: 'tablet:collega' } } })
  expect((await tablet.call('collega', { codice: createTablet.codice.toLowerCase() })).data.connectTablet.fatto).toBe(
    true,
  )
  return { ...tablet, pk: createTablet.tablet.pk as number, codice: createTablet.codice as string }
}

test('a tablet shows the names of its departments and nothing else', async () => {
  await access('anna', { reparto: 'banchi', pin: '4821' })
  await access('bruno', { reparto: 'macchine', pin: '9035' })
  const banco = await linked('Banco 1', ['banchi'])
  await app.db.user.update({ where: { username: 'dario' }, data: { isActive: false } })
  // By GET too, and then nothing on the way keeps the names.
  const cookie = [...banco.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const byGet = await app.fetch('/graphql?id=qui', { headers: { cookie, accept: 'application/json' } })
  expect(await byGet.json()).toMatchObject({ data: { tabletQui: { nome: 'Banco 1' } } })
  expect(byGet.headers.get('cache-control') ?? '').not.toContain('public')
  const { tabletQui } = (await banco.call('qui')).data
  expect(tabletQui.nome).toBe('Banco 1')
  // Of another department, disabled: not there; of none: everywhere.
  expect(tabletQui.operatori.map(({ nome, conPin }: { nome: string; conPin: boolean }) => [nome, conPin])).toEqual([
    ['anna', true],
    ['capo', false],
    ['carla', false],
  ])
  expect((await banco.call('chi')).data.viewer).toBeNull()
  for (const what of ['sessioni', 'tablets'] as const) {
    expect((await banco.call(what)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
  expect((await banco.call('problema', { testo: 'x' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')

  const stranger = device()
  expect((await stranger.call('qui')).data.tabletQui).toBeNull()
  expect((await stranger.enter('anna', '4821')).errors?.[0]?.message).toBe(TABLET_NOT_LINKED)
  stranger.cookies.set('tablet', 'x'.repeat(43))
  expect((await stranger.call('qui')).data.tabletQui).toBeNull()
})

test('a code links one device, once, within its hour', async () => {
  const tablet = await linked('Una volta')
  const other = device()
  const refused = { fatto: false, errors: [{ code: 'EXPIRED', field: 'codice', message: CODICE_TABLET_NOT_VALID }] }
  expect((await other.call('collega', { codice: tablet.codice })).data.connectTablet).toEqual(refused)
  const { regenerateCodiceTablet } = await admin(
    `mutation ($input: RegenerateCodiceTabletInput!) { regenerateCodiceTablet(input: $input) { codice } }`,
    { pk: tablet.pk },
  )
  await app.db.tabletOfficina.update({ where: { id: tablet.pk }, data: { codiceScadeIl: new Date(Date.now() - 1000) } })
  expect((await other.call('collega', { codice: regenerateCodiceTablet.codice })).data.connectTablet).toEqual(refused)
  expect((await tablet.call('qui')).data.tabletQui.nome).toBe('Una volta')
  // Another device in its place: the first one is a tablet no longer.
  const again = await admin(
    `mutation ($input: RegenerateCodiceTabletInput!) { regenerateCodiceTablet(input: $input) { codice } }`,
    { pk: tablet.pk },
  )
  expect((await other.call('collega', { codice: again.regenerateCodiceTablet.codice })).data.connectTablet.fatto).toBe(
    true,
  )
  expect((await tablet.call('qui')).data.tabletQui).toBeNull()
})

test('who enters acts by its own rights, in its own name; the next one takes the place', async () => {
  await access('carla', { pin: '7306' })
  const tablet = await linked('Muro')
  await access('bruno', { reparto: null, pin: '9035' })
  expect((await tablet.enter('carla', '7306')).data.loginConPin.viewer.username).toBe('carla')
  const carla = (await tablet.call('chi')).data.viewer
  expect(carla).toMatchObject({ username: 'carla', tablet: { nome: 'Muro', minutiInattivita: 3 } })
  expect((await tablet.call('problema', { testo: 'Manca la ferramenta' })).data.reportProblemaOfficina.errors).toEqual(
    [],
  )
  expect((await tablet.enter('bruno', '9035')).data.loginConPin.viewer.username).toBe('bruno')
  expect((await tablet.call('problema', { testo: 'Sega ferma' })).data.reportProblemaOfficina.errors).toEqual([])
  const said = await app.db.problemaOfficina.findMany({ orderBy: { id: 'asc' } })
  expect(said.map(({ testo, operatoreId }) => [testo, operatoreId])).toEqual([
    ['Manca la ferramenta', operatore.get('carla')],
    ['Sega ferma', operatore.get('bruno')],
  ])
  expect(await app.db.session.count({ where: { tabletId: tablet.pk } })).toBe(1)
  await tablet.call('esci')
  expect((await tablet.call('chi')).data.viewer).toBeNull()
  expect((await tablet.call('problema', { testo: 'Di chi?' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await tablet.call('qui')).data.tabletQui.nome).toBe('Muro')
})

test('an administrator at a tablet has the work of the floor and no more', async () => {
  await access('capo', { pin: '5190' })
  const tablet = await linked('Ufficio tecnico')
  await tablet.enter('capo', '5190')
  const { permessi } = (await tablet.call('chi')).data.viewer
  expect(permessi).toEqual({ addAttivita: true, viewPricesOnOrders: false, adminUsers: false, adminOrders: false })
  expect((await tablet.call('sessioni')).data.sessioni).toEqual([])
  expect((await tablet.call('tablets')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const mine = await tablet.call('pinProprio', { password: 'x', pin: '4821' })
  expect(mine.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('a wrong PIN is told alike to everybody, and shuts a person out after five; a new PIN opens again', async () => {
  await access('anna', { reparto: null, pin: '4821' })
  const tablet = await linked('Tentativi')
  const wrong = [{ code: 'LOGIN', field: 'pin', message: WRONG_PIN }]
  // None is set, disabled, unknown.
  for (const who of ['dario', 'nessuno']) {
    operatore.set('nessuno', 2_000_000)
    expect((await tablet.enter(who, '4821')).data.loginConPin.errors).toEqual(wrong)
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await tablet.enter('anna', '0000')).data.loginConPin.errors).toEqual(wrong)
  }
  // The right one too, at another tablet too.
  const another = await linked('Tentativi altrove')
  for (const where of [tablet, another]) {
    expect((await where.enter('anna', '4821')).errors?.[0]?.extensions.code).toBe('THROTTLED')
  }
  await access('anna', { pin: '4822' })
  expect((await another.enter('anna', '4821')).data.loginConPin.errors).toEqual(wrong)
  expect((await another.enter('anna', '4822')).data.loginConPin.viewer.username).toBe('anna')
})

test('one tablet tries only so many, whoever they are', async () => {
  const tablet = await linked('Indovina')
  for (let attempt = 0; attempt < 15; attempt++) {
    operatore.set('ignoto', 3_000_000 + attempt)
    expect((await tablet.enter('ignoto', '1357')).data.loginConPin.errors).toHaveLength(1)
  }
  expect((await tablet.enter('ignoto', '1357')).errors?.[0]?.extensions.code).toBe('THROTTLED')
})

test('unlinked, removed, another PIN, a disabled person: whoever was in is out at once', async () => {
  const tablet = await linked('Da togliere')
  const enter = async () => expect((await tablet.enter('carla', '7306')).data.loginConPin.viewer.username).toBe('carla')
  const out = async () => expect((await tablet.call('chi')).data.viewer).toBeNull()
  await enter()
  await access('carla', { pin: '7306' })
  await out()
  await enter()
  await app.db.user.update({ where: { username: 'carla' }, data: { isActive: false } })
  await out()
  await app.db.user.update({ where: { username: 'carla' }, data: { isActive: true } })
  await enter()
  await admin(`mutation ($input: DisconnectTabletInput!) { disconnectTablet(input: $input) { fatto } }`, {
    pk: tablet.pk,
  })
  await out()
  expect((await tablet.call('qui')).data.tabletQui).toBeNull()
  expect((await tablet.enter('carla', '7306')).errors?.[0]?.message).toBe(TABLET_NOT_LINKED)
  const removed = await linked('Tolto')
  await removed.enter('carla', '7306')
  await admin(`mutation ($input: DeleteTabletInput!) { deleteTablet(input: $input) { pk } }`, { pk: removed.pk })
  expect((await removed.call('chi')).data.viewer).toBeNull()
})

test('one sets its own PIN by its password; nobody reads it back; the history says only that', async () => {
  const user = await makeUser(app.db, { username: 'elena', password: 'una frase lunga', operatore: {} })
  const elena = await app.as(user)
  const set = async (input: object) =>
    (await elena.graphql<{ setPinProprio: unknown }>(persisted.pinProprio, { input })).data?.setPinProprio
  expect(await set({ password: 'no', pin: '4821' })).toMatchObject({ errors: [{ field: 'password' }] })
  for (const pin of ['1234', '0000', '9876', '12', '123456789', '12a4', '']) {
    expect(await set({ password: 'una frase lunga', pin })).toMatchObject({ errors: [{ field: 'pin' }] })
  }
  expect(await set({ password: 'una frase lunga', pin: '4821' })).toEqual({ fatto: true, errors: [] })
  const { pinHash } = await app.db.accessoTablet.findFirstOrThrow({ where: { operatore: { userId: user.id } } })
  expect(pinHash).toMatch(/^\$argon2id\$/)
  const history = await app.db.auditLog.findMany({ where: { oggetto: 'User', oggettoPk: user.id } })
  expect(history.map(({ azione, prima, dopo }) => ({ azione, prima, dopo }))).toEqual([
    { azione: 'impostaPin', prima: null, dopo: null },
  ])
  // Who administers nobody sets nobody's.
  const other = await elena.graphql(ACCESS, { input: { operatorePk: operatore.get('anna'), pin: '4821' } })
  expect(other.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
