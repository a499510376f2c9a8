import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispositivoNoto } from '../../../platform/identity/dispositivi.ts'
import { verifyPassword } from '../../../platform/identity/password.ts'
import { fingerprint } from '../../../platform/identity/secrets.ts'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser } from '../../../test/factories.ts'

let app: TestApp

const CAMBIA = `mutation ($input: CambiaPasswordInput!) { cambiaPassword(input: $input) { fatto errors { field message } } }`

beforeAll(async () => {
  app = await createTestApp({ persisted: { cambia: CAMBIA } })
})
afterAll(() => app.close())

test('the other sessions end, this browser gets a new one', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const [qui, altrove] = await Promise.all([app.as(user), app.as(user)])
  const prima = new Map(qui.cookies)
  const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const response = await qui.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'cambia', variables: { input } }),
  })
  expect(await response.json()).toEqual({ data: { cambiaPassword: { fatto: true, errors: [] } } })
  expect(qui.cookies.get('sessionid')).not.toBe(prima.get('sessionid'))
  expect((await qui.contesto()).viewer?.id).toBe(user.id)
  expect((await altrove.contesto()).viewer).toBeNull()
  expect(await app.db.session.findUnique({ where: { id: fingerprint(prima.get('sessionid') ?? '') } })).toBeNull()
  const { passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(await verifyPassword(passwordHash, 'un’altra frase')).toBe(true)
  expect(await app.db.eventLog.count({ where: { topic: 'sessione' } })).toBe(1)
})

test('what is refused changes nothing', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const client = await app.as(user)
  const casi = [
    [{ attuale: 'sbagliata', password: 'un’altra frase', confirmPassword: 'un’altra frase' }, 'attuale'],
    [{ attuale: 'una frase lunga', password: 'breve', confirmPassword: 'breve' }, 'password'],
    [{ attuale: 'una frase lunga', password: '12345678901', confirmPassword: '12345678901' }, 'password'],
    [{ attuale: 'una frase lunga', password: 'Password1', confirmPassword: 'Password1' }, 'password'],
    [{ attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'diversa' }, 'confirmPassword'],
  ] as const
  for (const [input, field] of casi) {
    const { data } = await client.graphql(CAMBIA, { input })
    expect(data, field).toMatchObject({ cambiaPassword: { fatto: false, errors: [{ field }] } })
  }
  const dopo = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(dopo.passwordHash).toBe(user.passwordHash)
  expect((await client.contesto()).viewer?.id).toBe(user.id)
  expect((await app.visitatore.graphql(CAMBIA, { input: casi[0][0] })).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  )
})

test('the current password is guessed no faster than at the login, from one session', async () => {
  const frenata = await createTestApp({ config: { loginThrottle: true } })
  const user = await makeUser(frenata.db, { password: 'una frase lunga' })
  const [ladro, proprietario] = await Promise.all([frenata.as(user), frenata.as(user)])
  const nuova = { password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const esiti = []
  // More than twice ten: even over the turn of a quarter of an hour some are refused.
  for (let i = 0; i < 21; i++) {
    const { errors } = await ladro.graphql(CAMBIA, { input: { attuale: `prova ${i}`, ...nuova } })
    esiti.push(errors?.[0]?.extensions)
  }
  expect(esiti.slice(0, 10).filter(Boolean).length).toBeLessThan(10)
  expect(esiti.find(Boolean)).toMatchObject({ code: 'THROTTLED', retryAfter: expect.any(Number) })
  // Also the right one is refused there, and taken from another session of the same user.
  const input = { attuale: 'una frase lunga', ...nuova }
  expect((await ladro.graphql(CAMBIA, { input })).errors?.[0]?.extensions?.code).toBe('THROTTLED')
  expect((await proprietario.graphql(CAMBIA, { input })).data).toMatchObject({ cambiaPassword: { fatto: true } })
  await frenata.close()
})

test('a device that knew the user knows them with the new password too', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const client = await app.as(user)
  const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const body = JSON.stringify({ id: 'cambia', variables: { input } })
  await client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const dopo = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(dispositivoNoto(client.cookies.get('dispositivo') ?? '', dopo)).not.toBeNull()
  expect(dispositivoNoto(client.cookies.get('dispositivo') ?? '', user)).toBeNull()
})

test('of two changes at once one is made', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const clients = await Promise.all([app.as(user), app.as(user)])
  const esiti = await Promise.all(
    clients.map((client, i) => {
      const password = `un’altra frase ${i}`
      return client.graphql(CAMBIA, { input: { attuale: 'una frase lunga', password, confirmPassword: password } })
    }),
  )
  expect(esiti.filter(({ data }) => JSON.stringify(data).includes('"fatto":true'))).toHaveLength(1)
  expect(await app.db.session.count({ where: { userId: user.id } })).toBe(1)
})
