import { PassThrough, Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareCodice } from '#amministrazione/avvio/codice.ts'
import { USERNAME_TAKEN } from '#amministrazione/utenti/amministrazione/unique.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { askPassword, PasswordNotGiven } from '../askPassword.ts'
import { createFromConsole, removeFattoreFromConsole, resetFromConsole } from '../users.ts'
import { welcome } from '../welcome.ts'

let app: TestApp
const password = 'una frase abbastanza lunga'

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function enter(username: string, withIt: string): Promise<boolean> {
  const outcome = await app.visitor.graphql<{ login: { errors: object[] } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { errors { message } } }',
    { input: { username, password: withIt, ricordami: false } },
  )
  return outcome.data?.login.errors.length === 0
}

test('the first superuser; the code of the first start is of no use any more', async () => {
  expect(await prepareCodice(app.db)).not.toBeNull()
  await createFromConsole(app.services, { username: 'capo', password, superuser: true })
  await createFromConsole(app.services, { username: 'altro', password, superuser: false })
  expect(await app.db.user.findMany({ include: { info: true }, orderBy: { id: 'asc' } })).toMatchObject([
    { username: 'capo', isSuperuser: true, info: { canAdminUsers: true, canViewAttivitaOperatori: true } },
    {
      username: 'altro',
      isSuperuser: false,
      isStaff: false,
      info: { canAdminUsers: false, canViewAttivitaOperatori: false },
    },
  ])
  expect(await app.db.codiceAvvio.count()).toBe(0)
  expect(await enter('capo', password)).toBe(true)
})

test('a name that is taken and a short password are refused', async () => {
  const before = await app.db.user.count()
  const of = (username: string, withIt: string) =>
    createFromConsole(app.services, { username, password: withIt, superuser: true })
  await expect(of('CAPO', password)).rejects.toThrow(USERNAME_TAKEN)
  await expect(of('nuovo', 'corta')).rejects.toThrow('troppo corta')
  await expect(of('', password)).rejects.toThrow('Campo obbligatorio')
  expect(await app.db.user.count()).toBe(before)
})

test('another password ends the sessions of that user, and of no other', async () => {
  expect(await enter('altro', password)).toBe(true)
  await resetFromConsole(app.services, 'Altro', 'tutta un’altra frase')
  expect(await app.db.session.count({ where: { user: { username: 'altro' } } })).toBe(0)
  expect(await app.db.session.count({ where: { user: { username: 'capo' } } })).toBe(1)
  expect(await enter('altro', password)).toBe(false)
  expect(await enter('altro', 'tutta un’altra frase')).toBe(true)
  await expect(resetFromConsole(app.services, 'nessuno', password)).rejects.toThrow("Non c'è nessun utente nessuno.")
  await expect(resetFromConsole(app.services, 'altro', '12345678901')).rejects.toThrow('interamente numerica')
  expect(await enter('altro', 'tutta un’altra frase')).toBe(true)
})

test('a second factor is taken from who has lost it', async () => {
  const { id } = await app.db.user.findFirstOrThrow({ where: { username: 'capo' } })
  await app.db.secondoFattore.create({ data: { userId: id, segreto: 'v1.x', confermatoIl: new Date() } })
  expect(await enter('capo', password)).toBe(false)
  await removeFattoreFromConsole(app.services, 'Capo')
  expect(await enter('capo', password)).toBe(true)
  await expect(removeFattoreFromConsole(app.services, 'capo')).rejects.toThrow('non ha un secondo fattore')
})

/** Asks for a password that somebody types. @returns it, and what the screen shows */
async function ask(typed: string, isTTY: boolean) {
  let shown = ''
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const output = new Writable({
    write(chunk, _encoding, done) {
      shown += chunk
      done()
    },
  })
  const asked = askPassword(input, output)
  for (const line of typed.split(/(?<=\n)/)) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    input.write(line)
  }
  if (!isTTY || !typed.endsWith('\n')) input.end()
  return { given: await asked, shown: () => shown }
}

test.each([false, true])('the password is typed twice and never shown, terminal: %s', async (isTTY) => {
  const { given, shown } = await ask(`${password}\n${password}\n`, isTTY)
  expect(given).toBe(password)
  expect(shown()).not.toContain('frase')
  await expect(ask(`${password}\naltra\n`, isTTY)).rejects.toThrow('non sono uguali')
  await expect(ask(`${password}\n`, false)).rejects.toThrow(PasswordNotGiven)
})

test('the console shows how to enter: the first start while there is nobody, the demo users as long as they are', () => {
  const nobody = welcome('http://localhost:3000', { avvio: '/avvio?codice=abc', demo: [], readyIn: '1 s' })
  expect(nobody).toContain('http://localhost:3000/avvio?codice=abc')
  expect(nobody).not.toContain('password demo')
  const demo = welcome('http://0.0.0.0:3000/', { avvio: null, demo: ['super', 'ag03', 'staff'], readyIn: '1 s' })
  expect(demo).toContain('password demo: super, staff\n')
  expect(demo).not.toContain('avvio?')
})
