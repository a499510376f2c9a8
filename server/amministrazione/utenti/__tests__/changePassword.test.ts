import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispositivoNoto } from '#platform/identity/dispositivi.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

let app: TestApp

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { fatto errors { field message } } }`

beforeAll(async () => {
  app = await createTestApp({ persisted: { cambia: CHANGE } })
})
afterAll(() => app.close())

test('the other sessions end, this browser gets a new one', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const [here, elsewhere] = await Promise.all([app.as(user), app.as(user)])
  const before = new Map(here.cookies)
  const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const response = await here.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'cambia', variables: { input } }),
  })
  expect(await response.json()).toEqual({ data: { changePassword: { fatto: true, errors: [] } } })
  expect(here.cookies.get('sessionid')).not.toBe(before.get('sessionid'))
  expect((await here.contesto()).viewer?.id).toBe(user.id)
  expect((await elsewhere.contesto()).viewer).toBeNull()
  expect(await app.db.session.findUnique({ where: { id: fingerprint(before.get('sessionid') ?? '') } })).toBeNull()
  const { passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(await verifyPassword(passwordHash, 'un’altra frase')).toBe(true)
  expect(await app.db.eventLog.count({ where: { topic: 'sessione' } })).toBe(1)
})

test('what is refused changes nothing', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const client = await app.as(user)
  const examples = [
    [{ attuale: 'sbagliata', password: 'un’altra frase', confirmPassword: 'un’altra frase' }, 'attuale'],
    [{ attuale: 'una frase lunga', password: 'breve', confirmPassword: 'breve' }, 'password'],
    [{ attuale: 'una frase lunga', password: '12345678901', confirmPassword: '12345678901' }, 'password'],
    [{ attuale: 'una frase lunga', password: 'Password1', confirmPassword: 'Password1' }, 'password'],
    [{ attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'diversa' }, 'confirmPassword'],
  ] as const
  for (const [input, field] of examples) {
    const { data } = await client.graphql(CHANGE, { input })
    expect(data, field).toMatchObject({ changePassword: { fatto: false, errors: [{ field }] } })
  }
  const after = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(after.passwordHash).toBe(user.passwordHash)
  expect((await client.contesto()).viewer?.id).toBe(user.id)
  expect((await app.visitor.graphql(CHANGE, { input: examples[0][0] })).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  )
})

test('the current password is guessed no faster than at the login, from one session', async () => {
  const throttled = await createTestApp({ config: { loginThrottle: true } })
  const user = await makeUser(throttled.db, { password: 'una frase lunga' })
  const [thief, proprietario] = await Promise.all([throttled.as(user), throttled.as(user)])
  const next = { password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const outcomes = []
  // More than twice ten: even over the turn of a quarter of an hour some are refused.
  for (let i = 0; i < 21; i++) {
    const { errors } = await thief.graphql(CHANGE, { input: { attuale: `prova ${i}`, ...next } })
    outcomes.push(errors?.[0]?.extensions)
  }
  expect(outcomes.slice(0, 10).filter(Boolean).length).toBeLessThan(10)
  expect(outcomes.find(Boolean)).toMatchObject({ code: 'THROTTLED', retryAfter: expect.any(Number) })
  // Also the right one is refused there, and taken from another session of the same user.
  const input = { attuale: 'una frase lunga', ...next }
  expect((await thief.graphql(CHANGE, { input })).errors?.[0]?.extensions?.code).toBe('THROTTLED')
  expect((await proprietario.graphql(CHANGE, { input })).data).toMatchObject({ changePassword: { fatto: true } })
  await throttled.close()
})

test('a device that knew the user knows them with the new password too', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const client = await app.as(user)
  const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
  const body = JSON.stringify({ id: 'cambia', variables: { input } })
  await client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const after = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(dispositivoNoto(client.cookies.get('dispositivo') ?? '', after)).not.toBeNull()
  expect(dispositivoNoto(client.cookies.get('dispositivo') ?? '', user)).toBeNull()
})

test('of two changes at once one is made', async () => {
  const user = await makeUser(app.db, { password: 'una frase lunga' })
  const clients = await Promise.all([app.as(user), app.as(user)])
  const outcomes = await Promise.all(
    clients.map((client, i) => {
      const password = `un’altra frase ${i}`
      return client.graphql(CHANGE, { input: { attuale: 'una frase lunga', password, confirmPassword: password } })
    }),
  )
  expect(outcomes.filter(({ data }) => JSON.stringify(data).includes('"fatto":true'))).toHaveLength(1)
  expect(await app.db.session.count({ where: { userId: user.id } })).toBe(1)
})
