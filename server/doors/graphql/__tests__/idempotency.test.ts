import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'

const CREATE = `mutation ($nome: String!, $citta: String) {
  createCliente(input: { nome: $nome, citta: $citta }) { cliente { pk nome } errors { field message } }
}`
const LOGIN = `mutation ($password: String!) {
  login(input: { username: "anna", password: $password }) { errors { message } }
}`

let app: TestApp
let superuser: Client
let program: Client

beforeAll(async () => {
  app = await createTestApp({ persisted: { create: CREATE, login: LOGIN } })
  superuser = await app.as('super')
  if (superuser.user) program = await app.conToken(superuser.user, { scrittura: true })
})
afterEach(async () => {
  await app.db.chiaveIdempotenza.deleteMany()
})
afterAll(() => app.close())

async function send(who: Client, body: object, key: string | null = 'k', accept = 'application/json') {
  const headers = { 'content-type': 'application/json', accept, ...(key === null ? {} : { 'idempotency-key': key }) }
  const response = await who.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
  const { extensions: _limits, ...answer } = await response.json()
  return { status: response.status, headers: response.headers, body: answer, cookie: response.headers.getSetCookie() }
}

const create = (nome: string, more = {}) => ({ query: CREATE, variables: { nome, ...more } })
const howMany = (nome: string) => app.db.cliente.count({ where: { nome } })
const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code

test.each([
  ['a program', () => program, create],
  ['a page', () => superuser, (nome: string) => ({ id: 'create', variables: { nome } })],
] as const)('%s that repeats a mutation gets its first answer', async (who, client, asked) => {
  const first = await send(client(), asked(who))
  expect(first).toMatchObject({
    status: 200,
    body: { data: { createCliente: { cliente: { nome: who }, errors: [] } } },
  })
  const again = await send(client(), asked(who))
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(await howMany(who)).toBe(1)
  await send(client(), asked(who), null)
  expect(await howMany(who)).toBe(2)
})

test('variables in another order are the same request, other ones are not', async () => {
  const first = await send(program, create('Ordine', { citta: 'Belluno' }))
  const again = await send(program, { query: CREATE, variables: { citta: 'Belluno', nome: 'Ordine' } })
  expect(again.body).toEqual(first.body)
  for (const other of [create('Altro'), { query: `${CREATE} #`, variables: { nome: 'Ordine', citta: 'Belluno' } }]) {
    const refused = await send(program, other)
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({
      errors: [
        {
          message: 'Questa Idempotency-Key è già stata usata per un’altra richiesta: usarne una nuova.',
          extensions: { code: 'IDEMPOTENCY_KEY_REUSED' },
        },
      ],
    })
  }
  expect(await howMany('Altro')).toBe(0)
})

test('at the same moment it is done once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(program, create('Insieme'))))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await howMany('Insieme')).toBe(1)
})

test('a call of which another is at work is told to come back', async () => {
  await send(program, create('In corso'))
  const until = new Date(Date.now() + 60_000)
  await app.db.chiaveIdempotenza.updateMany({ data: { conclusa: false, risposta: null, turnoFino: until } })
  const { status, headers, body } = await send(program, create('In corso'))
  expect(status).toBe(409)
  expect(headers.get('retry-after')).toBe('5')
  expect(body.errors[0].extensions).toEqual({ code: 'IDEMPOTENCY_KEY_IN_USE', retryAfter: 5 })
})

test('what the user must correct, and a refusal, are answers too', async () => {
  const [wrong, again] = [await send(program, create('')), await send(program, create(''))]
  expect(wrong.body.data.createCliente.errors).toHaveLength(1)
  expect(again.body).toEqual(wrong.body)
  const reader = await app.conToken(await makeUserOfKind(app.db, 'super'))
  const [refused, repeated] = [await send(reader, create('Lettore')), await send(reader, create('Lettore'))]
  expect(codeOf(refused)).toBe('FORBIDDEN')
  expect(refused.body.errors[0].locations).toHaveLength(1)
  expect(repeated.body).toEqual(refused.body)
})

test('after a fault the key is free', async () => {
  await app.db.$executeRaw`ALTER TABLE clienti RENAME COLUMN cap TO codice_postale`
  const broken = await send(program, create('Guasto'))
  await app.db.$executeRaw`ALTER TABLE clienti RENAME COLUMN codice_postale TO cap`
  expect(codeOf(broken)).toBe('INTERNAL_SERVER_ERROR')
  expect((await send(program, create('Guasto'))).body.data.createCliente.cliente.nome).toBe('Guasto')
  expect(await howMany('Guasto')).toBe(1)
})

test('of a document that did half before its fault nothing is done twice', async () => {
  const query = `mutation {
    one: createCliente(input: { nome: "Metà" }) { errors { field } }
    two: deleteCliente(input: { pk: 2147483647 }) { errors { field } }
  }`
  const first = await send(program, { query })
  expect((await send(program, { query })).body).toEqual(first.body)
  expect(await howMany('Metà')).toBe(1)
})

test.each(['', 'x'.repeat(256), 'chi\u00e0ve'])('the key %j is refused', async (key) => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const { status, body } = await send(program, create('Chiave'), key, accept)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('Idempotency-Key'),
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  expect(await howMany('Chiave')).toBe(0)
})

test('a query pays no attention to it', async () => {
  for (const query of ['{ viewer { pk } }', '{ viewer { username } }']) {
    expect((await send(program, { query }, '')).body.data.viewer).toBeTruthy()
  }
  expect(await app.db.chiaveIdempotenza.count()).toBe(0)
})

test('the text of a token is answered to its maker again, and is stored nowhere', async () => {
  const query = `mutation ($user: Int!) {
    createToken(input: { userPk: $user, nome: "ripetuto" }) { testo token { pk } errors { field } }
  }`
  const made = await createTestApp({ persisted: { token: query } })
  const maker = await made.as('super')
  const asked = { id: 'token', variables: { user: maker.user?.id } }
  const [first, again] = [await send(maker, asked), await send(maker, asked)]
  expect(first.body.data.createToken.testo).toMatch(/^srm_/)
  expect(again.body).toEqual(first.body)
  expect(await made.db.apiToken.count()).toBe(1)
  const stored = JSON.stringify(await made.db.chiaveIdempotenza.findMany())
  expect(stored).not.toContain(first.body.data.createToken.testo)
  await made.close()
})

test('who logs in is let in once', async () => {
  const { username } = await makeUserOfKind(app.db, 'staff', { username: 'anna', password: 'una frase lunga 1' })
  expect(username).toBe('anna')
  const asked = { id: 'login', variables: { password: 'una frase lunga 1' } }
  // A program that loses the answer has no cookie of it.
  const nobody = { ...app.visitor, fetch: app.fetch }
  const first = await send(nobody, asked)
  expect(first.body.data.login.errors).toEqual([])
  expect(first.cookie.length).toBeGreaterThan(0)
  const again = await send(nobody, asked)
  expect(again.status).toBe(422)
  expect(codeOf(again)).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(again.cookie).toEqual([])
  expect(await app.db.session.count({ where: { user: { username } } })).toBe(1)
})
