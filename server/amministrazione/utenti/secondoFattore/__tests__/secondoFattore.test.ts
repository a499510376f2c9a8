import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepOf, totpCode } from '#platform/identity/totp.ts'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { checkSecondoFattore } from '../check.ts'

const PASSWORD = 'una frase lunga'
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { username } errors { code field message } } }`
const PREPARE = `mutation ($password: String!) { prepareSecondoFattore(input: { password: $password }) { indirizzo segreto errors { field message } } }`
const CONFIRM = `mutation ($codice: String!) { confirmSecondoFattore(input: { codice: $codice }) { codici errors { field message } } }`
const REMOVE = `mutation ($input: RemoveSecondoFattoreInput!) { removeSecondoFattore(input: $input) { fatto errors { field message } } }`
const REGENERATE = `mutation ($input: RegenerateCodiciRecuperoInput!) { regenerateCodiciRecupero(input: $input) { codici errors { field } } }`
const STATO = '{ viewer { secondoFattoreDal codiciRecuperoRimasti } }'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const enter = (user: User, codice = '', password = PASSWORD) =>
  app.visitor.graphql<{ login: { viewer: object | null; errors: { code: string; field: string }[] } }>(LOGIN, {
    input: { username: user.username, password, codice },
  })
const entered = async (user: User, codice: string) => (await enter(user, codice)).data?.login.viewer !== null

/** What the app shows, `steps` half minutes from now. */
const codice = (secret: Buffer, steps = 0) => totpCode(secret, stepOf(Date.now()) + steps)

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A user with a second factor, its app and its recovery codes. */
async function withFattore(): Promise<{ user: User; client: Client; segreto: Buffer; codici: string[] }> {
  const user = await makeUser(app.db, { password: PASSWORD })
  const client = await app.as(user)
  const pronto = await client.graphql<{ prepareSecondoFattore: { segreto: string; indirizzo: string } }>(PREPARE, {
    password: PASSWORD,
  })
  const { segreto: text = '', indirizzo = '' } = pronto.data?.prepareSecondoFattore ?? {}
  expect(new URL(indirizzo).searchParams.get('secret')).toBe(text)
  const secret = bytesOf(text)
  // The code of the half minute before, so that the present one is still to be used.
  const done = await client.graphql<{ confirmSecondoFattore: { codici: string[] } }>(CONFIRM, {
    codice: codice(secret, -1),
  })
  return { user, client, segreto: secret, codici: done.data?.confirmSecondoFattore.codici ?? [] }
}

test('the password alone does not enter; the code of the app does, once', async () => {
  const { user, segreto } = await withFattore()
  expect((await enter(user)).data?.login).toMatchObject({
    viewer: null,
    errors: [{ code: 'SECOND_FACTOR', field: 'codice' }],
  })
  // A wrong password says nothing of a second factor.
  expect((await enter(user, '', 'sbagliata')).data?.login.errors).toMatchObject([{ code: 'LOGIN', field: null }])
  expect(await entered(user, '000000')).toBe(false)
  const now = codice(segreto)
  expect(await entered(user, `${now.slice(0, 3)} ${now.slice(3)}`)).toBe(true)
  expect(await entered(user, now)).toBe(false)
  expect(await entered(user, codice(segreto, -1))).toBe(false)
  expect(await entered(user, codice(segreto, 1))).toBe(true)
  expect(await entered(user, codice(segreto, 5))).toBe(false)
})

test('the database tells neither the secret nor the recovery codes', async () => {
  const { user, segreto, codici } = await withFattore()
  const riga = await app.db.secondoFattore.findUniqueOrThrow({ where: { userId: user.id }, include: { codici: true } })
  const text = JSON.stringify(riga)
  for (const form of [segreto.toString('hex'), segreto.toString('base64'), segreto.toString('base64url')]) {
    expect(text).not.toContain(form)
  }
  for (const one of codici) expect(text).not.toContain(one.replaceAll('-', ''))
  // Put into the row of another user it opens nothing.
  const other = await withFattore()
  await app.db.secondoFattore.update({ where: { userId: other.user.id }, data: { segreto: riga.segreto } })
  expect(await entered(other.user, codice(segreto))).toBe(false)
})

test('each recovery code enters once, as people write it; new ones end the old', async () => {
  const { user, client, segreto, codici } = await withFattore()
  expect(codici).toHaveLength(10)
  const [one = '', due = ''] = codici
  const set = await Promise.all([1, 2, 3].map(() => entered(user, one.toLowerCase())))
  expect(set.filter(Boolean)).toHaveLength(1)
  expect((await client.graphql(STATO)).data).toEqual({
    viewer: { secondoFattoreDal: expect.any(String), codiciRecuperoRimasti: 9 },
  })
  const fresh = await client.graphql<{ regenerateCodiciRecupero: { codici: string[] } }>(REGENERATE, {
    input: { password: PASSWORD, codice: codice(segreto) },
  })
  expect(await entered(user, due)).toBe(false)
  expect(await entered(user, fresh.data?.regenerateCodiciRecupero.codici[0] ?? '')).toBe(true)
})

test('it is set up, and removed, only with the password; the other sessions end', async () => {
  const user = await makeUser(app.db, { password: PASSWORD })
  const [client, elsewhere] = await Promise.all([app.as(user), app.as(user)])
  const wrong = await client.graphql(PREPARE, { password: 'sbagliata' })
  expect(wrong.data).toMatchObject({ prepareSecondoFattore: { segreto: null, errors: [{ field: 'password' }] } })
  const pronto = await client.graphql<{ prepareSecondoFattore: { segreto: string } }>(PREPARE, { password: PASSWORD })
  const secret = bytesOf(pronto.data?.prepareSecondoFattore.segreto ?? '')
  // Not confirmed yet: the password enters as before.
  expect(await entered(user, '')).toBe(true)
  expect((await client.graphql(CONFIRM, { codice: '12345x' })).data).toMatchObject({
    confirmSecondoFattore: { codici: [], errors: [{ field: 'codice' }] },
  })
  await client.graphql(CONFIRM, { codice: codice(secret, -1) })
  expect((await elsewhere.contesto()).viewer).toBeNull()
  expect((await client.contesto()).viewer?.id).toBe(user.id)
  expect((await client.graphql(PREPARE, { password: PASSWORD })).data).toMatchObject({
    prepareSecondoFattore: { errors: [{ message: expect.stringContaining('già attivo') }] },
  })
  const senza = await client.graphql(REMOVE, { input: { password: PASSWORD, codice: '000000' } })
  expect(senza.data).toMatchObject({ removeSecondoFattore: { fatto: false, errors: [{ field: 'codice' }] } })
  const removed = await client.graphql(REMOVE, { input: { password: PASSWORD, codice: codice(secret) } })
  expect(removed.data).toMatchObject({ removeSecondoFattore: { fatto: true } })
  expect(await entered(user, '')).toBe(true)
})

test('an administrator removes it for who has lost everything; a token does none of this', async () => {
  const { user, client } = await withFattore()
  const ADMIN = `mutation ($pk: Int!) { removeSecondoFattoreUtente(input: { pk: $pk }) { user { secondoFattoreDal } errors { message } } }`
  expect((await client.graphql(ADMIN, { pk: user.id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const admin = await app.as('super')
  expect((await admin.graphql(ADMIN, { pk: user.id })).data).toMatchObject({
    removeSecondoFattoreUtente: { user: { secondoFattoreDal: null } },
  })
  expect((await client.contesto()).viewer).toBeNull()
  expect(await entered(user, '')).toBe(true)
  const token = await app.conToken(user, { scrittura: true })
  expect((await token.graphql(PREPARE, { password: PASSWORD })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await token.graphql(STATO)).data).toEqual({
    viewer: { secondoFattoreDal: null, codiciRecuperoRimasti: null },
  })
})

test('codes are guessed no faster than passwords', async () => {
  const throttled = await createTestApp({ config: { loginThrottle: true } })
  const user = await makeUser(throttled.db, { password: PASSWORD })
  await throttled.db.secondoFattore.create({ data: { userId: user.id, segreto: 'v1.x', confermatoIl: new Date() } })
  // Each from another place: only the account is the same.
  const trial = async (i: number) => {
    const ctx = { ...(await throttled.visitor.contesto()), indirizzo: `10.0.${i}.1` }
    return checkSecondoFattore(ctx, user, { codice: String(100_000 + i) }, async () => undefined).then(
      () => 'entrato',
      (error: { code?: string }) => error.code ?? 'sbagliato',
    )
  }
  const outcomes = []
  for (let i = 0; i < 21; i++) outcomes.push(await trial(i))
  expect(outcomes).not.toContain('entrato')
  expect(outcomes).toContain('THROTTLED')
  await throttled.close()
})
