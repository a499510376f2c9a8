import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '../../../platform/identity/password.ts'
import { impronta } from '../../../platform/identity/segreti.ts'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { creaUser } from '../../../test/factories.ts'

let app: TestApp

const CAMBIA = `mutation ($input: CambiaPasswordInput!) { cambiaPassword(input: $input) { fatto errors { field message } } }`

beforeAll(async () => {
  app = await createTestApp({ persisted: { cambia: CAMBIA } })
})
afterAll(() => app.close())

test('the other sessions end, this browser gets a new one', async () => {
  const user = await creaUser(app.db, { password: 'una frase lunga' })
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
  expect(await app.db.session.findUnique({ where: { id: impronta(prima.get('sessionid') ?? '') } })).toBeNull()
  const { passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(await verifyPassword(passwordHash, 'un’altra frase')).toBe(true)
  expect(await app.db.eventLog.count({ where: { topic: 'sessione' } })).toBe(1)
})

test('what is refused changes nothing', async () => {
  const user = await creaUser(app.db, { password: 'una frase lunga' })
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
