import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThisMachine } from '#platform/call.ts'
import { hashPassword } from '#platform/identity/password.ts'
import { DEMO_PASSWORD, seedUtenti, usernameDemo } from '#prisma/seed/utenti.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { utentiToProtect } from '../demo.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await seedUtenti(app.db, await hashPassword(DEMO_PASSWORD))
})
afterAll(() => app.close())

const utente = (username: string) => app.db.user.findUniqueOrThrow({ where: { username } })

/** What a demo user is told, who asked the product by an address. */
async function notice(username: string, host: string, publicUrl?: string) {
  const ctx = await (await app.as(await utente(username))).contesto()
  const services = { ...ctx.services, config: { ...ctx.services.config, publicUrl } }
  return utentiToProtect({ ...ctx, services, host })
}

test.each([
  ['localhost:3000', true],
  ['serramenti.localhost', true],
  ['127.0.0.1', true],
  ['127.8.0.1:80', true],
  ['[::1]:3000', true],
  ['', true],
  ['192.168.1.20:3000', false],
  ['127.example.com', false],
  ['localhost.example.com', false],
  ['[2001:db8::1]', false],
])('%s is this machine: %s', (host, isHere) => expect(isThisMachine(host)).toBe(isHere))

test('a superuser who comes from elsewhere is told who has the known password, until it is changed', async () => {
  expect(await notice('super', 'localhost:3000')).toEqual([])
  expect(await notice('super', 'officina.example')).toEqual(usernameDemo)
  expect(await notice('super', '127.0.0.1:3000', 'https://officina.example')).toEqual(usernameDemo)
  expect(await notice('staff', 'officina.example')).toEqual([])

  const different = await hashPassword('una frase abbastanza lunga')
  await app.db.user.updateMany({ where: { username: { not: 'staff' } }, data: { passwordHash: different } })
  expect(await notice('super', 'officina.example')).toEqual(['staff'])
  await app.db.user.update({ where: { username: 'staff' }, data: { isActive: false } })
  expect(await notice('super', 'officina.example')).toEqual([])
})
