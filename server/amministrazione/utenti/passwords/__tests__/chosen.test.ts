import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFromConsole, resetFromConsole } from '#cli/access/users.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { isListedPassword } from '../chosen.ts'

const COMMON = 'Questa password è troppo comune.'
const OLD = 'una frase lunga'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each(['michelle', 'Jennifer1', 'trustno1', 'liverpool99', 'samantha!', '1michelle1', 'spongebob1'])(
  '%s is on the list',
  async (password) => {
    expect(await isListedPassword(password)).toBe(true)
  },
)

test.each([OLD, 'Vento-di-marzo7', 'kR7#mQ2x', 'cavallo verde', '83719264michelle5501827', 'Venezia-in-barca'])(
  '%s is not',
  async (password) => {
    expect(await isListedPassword(password)).toBe(false)
  },
)

test.each(['liverpool99', '1Michelle1'])('whoever sets %s is told', async (password) => {
  const user = await makeUser(app.db, { password: OLD, isSuperuser: true, info: { canAdminUsers: true } })
  const admin = await app.as(user)
  const other = await makeUser(app.db, { password: OLD })
  const { passwordHash } = other
  const ask = async (name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
    const { data } = await admin.graphql<Record<string, { errors: unknown }>>(
      `mutation ($input: ${type}) { ${name}(input: $input) { errors { field message } } }`,
      { input: { password, confirmPassword: password, ...input } },
    )
    return data?.[name]?.errors
  }
  const refused = [{ field: 'password', message: COMMON }]
  const username = `new-${password}`
  expect(await ask('createUser', { username, firstName: 'Anna', lastName: 'Neri', email: '' })).toEqual(refused)
  expect(await ask('setPasswordUser', { pk: other.id })).toEqual(refused)
  expect(await ask('changePassword', { attuale: OLD })).toEqual(refused)
  const console = createFromConsole(app.services, { username, password, superuser: false })
  await expect(console).rejects.toThrow(COMMON)
  await expect(resetFromConsole(app.services, other.username, password)).rejects.toThrow(COMMON)
  expect(await app.db.user.count({ where: { username } })).toBe(0)
  expect((await app.db.user.findUniqueOrThrow({ where: { id: other.id } })).passwordHash).toBe(passwordHash)
})

test('no other file hashes what somebody has chosen', () => {
  const root = new URL('../../../../', import.meta.url).pathname
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/(^|\/)(__tests__|test)\//.test(name),
  )
  const hashing = files.filter((name) => /\bhashPassword\(/.test(readFileSync(`${root}${name}`, 'utf8')))
  expect(hashing.sort()).toEqual([
    'amministrazione/utenti/login.ts', // the password that has just opened, by newer parameters
    'amministrazione/utenti/passwords/chosen.ts',
    'amministrazione/utenti/tablet/pin.ts',
    // A code of six digits, made by chance.
    'ordini/conferme/cliente/codice.ts',
    'platform/identity/password.ts',
  ])
})
