import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '#platform/identity/secrets.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUserOfKind } from '#server-test/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const CREATE = 'mutation ($input: CreateTokenInput!) { createToken(input: $input) { testo errors { field message } } }'

async function createToken(input: object): Promise<string> {
  const { data } = await superuser.graphql<{ createToken: { testo: string } }>(CREATE, { input })
  return data?.createToken.testo ?? ''
}

/** As an integrator calls: a free document over HTTP. */
async function call(token: string, query: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await app.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const codice = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code

test('a token is shown once, stored hashed, and acts as its user', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const text = await createToken({ userPk: staff.id, nome: 'gestionale', scrittura: false })
  expect(text).toMatch(/^srm_[\w-]{43}$/)
  const [riga] = await app.db.apiToken.findMany({ where: { userId: staff.id } })
  expect(riga).toMatchObject({
    hash: fingerprint(text),
    prefisso: text.slice(0, 8),
    ambito: 'LETTURA',
    ultimoUso: null,
  })
  expect(riga).toMatchObject({ creatoDaId: superuser.user?.id })
  expect(JSON.stringify(riga)).not.toContain(text)
  expect((await call(text, '{ viewer { pk } }')).body).toMatchObject({ data: { viewer: { pk: staff.id } } })
  const used = await app.db.apiToken.findUniqueOrThrow({ where: { id: riga?.id } })
  expect(Date.now() - (used.ultimoUso?.getTime() ?? 0)).toBeLessThan(60_000)
})

test('who makes a token is told which one it is', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const document = `mutation ($input: CreateTokenInput!) {
    createToken(input: $input) { testo token { id pk prefisso scadeIl } errors { field } }
  }`
  const input = { userPk: staff.id, nome: 'sito', giorni: 90 }
  const { data } = await superuser.graphql<{ createToken: { testo: string } }>(document, { input })
  const { id: pk, scadeIl } = await app.db.apiToken.findFirstOrThrow({ where: { userId: staff.id } })
  const text = data?.createToken.testo ?? ''
  const token = { id: expect.any(String), pk, prefisso: text.slice(0, 8), scadeIl: scadeIl.toISOString() }
  expect(data).toEqual({ createToken: { testo: text, token, errors: [] } })
  const refused = await superuser.graphql(document, { input: { ...input, nome: '' } })
  expect(refused.data).toEqual({ createToken: { testo: null, token: null, errors: [{ field: 'nome' }] } })
})

test('read reads, read-write writes, neither needs CSRF', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const { id } = await makePreventivo(app.db)
  const remove = `mutation { setEliminatoPreventivo(input: { pk: ${id}, eliminato: true }) { errors { code } } }`
  const reading = await createToken({ userPk: staff.id, nome: 'legge', scrittura: false })
  expect((await call(reading, `{ preventivo(pk: ${id}) { pk } }`)).body).toMatchObject({
    data: { preventivo: { pk: id } },
  })
  expect(codice(await call(reading, remove))).toBe('FORBIDDEN')
  expect((await app.db.preventivo.findUniqueOrThrow({ where: { id } })).eliminato).toBe(false)
  const writing = await createToken({ userPk: staff.id, nome: 'scrive', scrittura: true })
  expect((await call(writing, remove)).body).toMatchObject({ data: { setEliminatoPreventivo: { errors: [] } } })
})

test('a read token can’t write over REST either', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const { id } = await makePreventivo(app.db)
  const token = await createToken({ userPk: staff.id, nome: 'legge', scrittura: false })
  const response = await app.fetch(`/api/preventivi/${id}/set_eliminato/`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ eliminato: true }),
  })
  expect(response.status).toBe(403)
  expect((await app.db.preventivo.findUniqueOrThrow({ where: { id } })).eliminato).toBe(false)
})

test('an unknown, revoked or orphan token is refused with 401, wherever it is used', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const revocato = await createToken({ userPk: staff.id, nome: 'revocato' })
  const { id: pk } = await app.db.apiToken.findFirstOrThrow({ where: { hash: fingerprint(revocato) } })
  const REVOKE = 'mutation ($pk: Int!) { revokeToken(input: { pk: $pk }) { fatto } }'
  expect((await superuser.graphql(REVOKE, { pk })).data).toEqual({ revokeToken: { fatto: true } })
  expect((await superuser.graphql(REVOKE, { pk })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  const ofInactive = await createToken({ userPk: (await makeUserOfKind(app.db, 'staff')).id, nome: 'disattivo' })
  const { userId } = await app.db.apiToken.findFirstOrThrow({ where: { hash: fingerprint(ofInactive) } })
  await app.db.user.update({ where: { id: userId }, data: { isActive: false } })
  for (const token of [revocato, ofInactive, 'srm_inventato', 'x'.repeat(5000)]) {
    const { status, headers } = await call(token, '{ viewer { pk } }')
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
    const rest = await app.fetch('/api/user/', { headers: { authorization: `Bearer ${token}` } })
    expect(rest.status).toBe(401)
  }
})

test('tokens are made by superusers, for users that exist', async () => {
  const staff = await app.as('staff')
  const { errors } = await staff.graphql(CREATE, { input: { userPk: staff.user?.id, nome: 'mio' } })
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const { data } = await superuser.graphql(CREATE, { input: { userPk: 999_999, nome: 'x' } })
  expect(data).toMatchObject({ createToken: { testo: null, errors: [{ field: 'userPk' }] } })
  expect((await app.db.auditLog.findMany({ where: { azione: 'createToken' } })).length).toBeGreaterThan(0)
})

test('introspection needs its own right', async () => {
  const staff = await makeUserOfKind(app.db, 'staff')
  const senza = await createToken({ userPk: staff.id, nome: 'a', introspezione: false })
  const withIt = await createToken({ userPk: staff.id, nome: 'b', introspezione: true })
  expect(codice(await call(senza, '{ __schema { queryType { name } } }'))).toBe('QUERY_LIMIT')
  expect(codice(await call(senza, '{ a: __type(name: "User") { name } }'))).toBe('QUERY_LIMIT')
  expect((await call(withIt, '{ __schema { queryType { name } } }')).body).toMatchObject({
    data: { __schema: { queryType: { name: 'Query' } } },
  })
})
