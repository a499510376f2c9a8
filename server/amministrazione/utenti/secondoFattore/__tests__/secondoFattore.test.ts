import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../../../../../prisma/generated/client.ts'
import { stepOf, totpCode } from '../../../../platform/identity/totp.ts'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeUser } from '../../../../test/factories.ts'
import { checkSecondoFattore } from '../check.ts'

const PASSWORD = 'una frase lunga'
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { username } errors { code field message } } }`
const PREPARA = `mutation ($password: String!) { preparaSecondoFattore(input: { password: $password }) { indirizzo segreto errors { field message } } }`
const CONFERMA = `mutation ($codice: String!) { confermaSecondoFattore(input: { codice: $codice }) { codici errors { field message } } }`
const TOGLI = `mutation ($input: TogliSecondoFattoreInput!) { togliSecondoFattore(input: $input) { fatto errors { field message } } }`
const RIGENERA = `mutation ($input: RigeneraCodiciRecuperoInput!) { rigeneraCodiciRecupero(input: $input) { codici errors { field } } }`
const STATO = '{ secondoFattore { attivoDal codiciRimasti } }'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const entra = (user: User, codice = '', password = PASSWORD) =>
  app.visitatore.graphql<{ login: { viewer: object | null; errors: { code: string; field: string }[] } }>(LOGIN, {
    input: { username: user.username, password, codice },
  })
const entrato = async (user: User, codice: string) => (await entra(user, codice)).data?.login.viewer !== null

/** What the app shows, `steps` half minutes from now. */
const codice = (segreto: Buffer, steps = 0) => totpCode(segreto, stepOf(Date.now()) + steps)

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(testo: string): Buffer {
  const bits = [...testo].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A user with a second factor, its app and its recovery codes. */
async function conFattore(): Promise<{ user: User; client: Client; segreto: Buffer; codici: string[] }> {
  const user = await makeUser(app.db, { password: PASSWORD })
  const client = await app.as(user)
  const pronto = await client.graphql<{ preparaSecondoFattore: { segreto: string; indirizzo: string } }>(PREPARA, {
    password: PASSWORD,
  })
  const { segreto: testo = '', indirizzo = '' } = pronto.data?.preparaSecondoFattore ?? {}
  expect(new URL(indirizzo).searchParams.get('secret')).toBe(testo)
  const segreto = bytesOf(testo)
  // The code of the half minute before, so that the present one is still to be used.
  const fatto = await client.graphql<{ confermaSecondoFattore: { codici: string[] } }>(CONFERMA, {
    codice: codice(segreto, -1),
  })
  return { user, client, segreto, codici: fatto.data?.confermaSecondoFattore.codici ?? [] }
}

test('the password alone does not enter; the code of the app does, once', async () => {
  const { user, segreto } = await conFattore()
  expect((await entra(user)).data?.login).toMatchObject({
    viewer: null,
    errors: [{ code: 'SECOND_FACTOR', field: 'codice' }],
  })
  // A wrong password says nothing of a second factor.
  expect((await entra(user, '', 'sbagliata')).data?.login.errors).toMatchObject([{ code: 'LOGIN', field: null }])
  expect(await entrato(user, '000000')).toBe(false)
  const adesso = codice(segreto)
  expect(await entrato(user, `${adesso.slice(0, 3)} ${adesso.slice(3)}`)).toBe(true)
  expect(await entrato(user, adesso)).toBe(false)
  expect(await entrato(user, codice(segreto, -1))).toBe(false)
  expect(await entrato(user, codice(segreto, 1))).toBe(true)
  expect(await entrato(user, codice(segreto, 5))).toBe(false)
})

test('the database tells neither the secret nor the recovery codes', async () => {
  const { user, segreto, codici } = await conFattore()
  const riga = await app.db.secondoFattore.findUniqueOrThrow({ where: { userId: user.id }, include: { codici: true } })
  const testo = JSON.stringify(riga)
  for (const form of [segreto.toString('hex'), segreto.toString('base64'), segreto.toString('base64url')]) {
    expect(testo).not.toContain(form)
  }
  for (const one of codici) expect(testo).not.toContain(one.replaceAll('-', ''))
  // Put into the row of another user it opens nothing.
  const altro = await conFattore()
  await app.db.secondoFattore.update({ where: { userId: altro.user.id }, data: { segreto: riga.segreto } })
  expect(await entrato(altro.user, codice(segreto))).toBe(false)
})

test('each recovery code enters once, as people write it; new ones end the old', async () => {
  const { user, client, segreto, codici } = await conFattore()
  expect(codici).toHaveLength(10)
  const [uno = '', due = ''] = codici
  const insieme = await Promise.all([1, 2, 3].map(() => entrato(user, uno.toLowerCase())))
  expect(insieme.filter(Boolean)).toHaveLength(1)
  expect((await client.graphql(STATO)).data).toEqual({
    secondoFattore: { attivoDal: expect.any(String), codiciRimasti: 9 },
  })
  const nuovi = await client.graphql<{ rigeneraCodiciRecupero: { codici: string[] } }>(RIGENERA, {
    input: { password: PASSWORD, codice: codice(segreto) },
  })
  expect(await entrato(user, due)).toBe(false)
  expect(await entrato(user, nuovi.data?.rigeneraCodiciRecupero.codici[0] ?? '')).toBe(true)
})

test('it is set up, and removed, only with the password; the other sessions end', async () => {
  const user = await makeUser(app.db, { password: PASSWORD })
  const [client, altrove] = await Promise.all([app.as(user), app.as(user)])
  const sbagliata = await client.graphql(PREPARA, { password: 'sbagliata' })
  expect(sbagliata.data).toMatchObject({ preparaSecondoFattore: { segreto: null, errors: [{ field: 'password' }] } })
  const pronto = await client.graphql<{ preparaSecondoFattore: { segreto: string } }>(PREPARA, { password: PASSWORD })
  const segreto = bytesOf(pronto.data?.preparaSecondoFattore.segreto ?? '')
  // Not confirmed yet: the password enters as before.
  expect(await entrato(user, '')).toBe(true)
  expect((await client.graphql(CONFERMA, { codice: '12345x' })).data).toMatchObject({
    confermaSecondoFattore: { codici: [], errors: [{ field: 'codice' }] },
  })
  await client.graphql(CONFERMA, { codice: codice(segreto, -1) })
  expect((await altrove.contesto()).viewer).toBeNull()
  expect((await client.contesto()).viewer?.id).toBe(user.id)
  expect((await client.graphql(PREPARA, { password: PASSWORD })).data).toMatchObject({
    preparaSecondoFattore: { errors: [{ message: expect.stringContaining('già attivo') }] },
  })
  const senza = await client.graphql(TOGLI, { input: { password: PASSWORD, codice: '000000' } })
  expect(senza.data).toMatchObject({ togliSecondoFattore: { fatto: false, errors: [{ field: 'codice' }] } })
  const tolto = await client.graphql(TOGLI, { input: { password: PASSWORD, codice: codice(segreto) } })
  expect(tolto.data).toMatchObject({ togliSecondoFattore: { fatto: true } })
  expect(await entrato(user, '')).toBe(true)
})

test('an administrator removes it for who has lost everything; a token does none of this', async () => {
  const { user, client } = await conFattore()
  const ADMIN = `mutation ($pk: Int!) { togliSecondoFattoreUtente(input: { pk: $pk }) { user { secondoFattoreDal } errors { message } } }`
  expect((await client.graphql(ADMIN, { pk: user.id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const admin = await app.as('super')
  expect((await admin.graphql(ADMIN, { pk: user.id })).data).toMatchObject({
    togliSecondoFattoreUtente: { user: { secondoFattoreDal: null } },
  })
  expect((await client.contesto()).viewer).toBeNull()
  expect(await entrato(user, '')).toBe(true)
  const token = await app.conToken(user, { scrittura: true })
  expect((await token.graphql(PREPARA, { password: PASSWORD })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await token.graphql(STATO)).data).toEqual({ secondoFattore: null })
})

test('codes are guessed no faster than passwords', async () => {
  const frenata = await createTestApp({ config: { loginThrottle: true } })
  const user = await makeUser(frenata.db, { password: PASSWORD })
  await frenata.db.secondoFattore.create({ data: { userId: user.id, segreto: 'v1.x', confermatoIl: new Date() } })
  // Each from another place: only the account is the same.
  const prova = async (i: number) => {
    const ctx = { ...(await frenata.visitatore.contesto()), indirizzo: `10.0.${i}.1` }
    return checkSecondoFattore(ctx, user, String(100_000 + i), async () => undefined).then(
      () => 'entrato',
      (error: { code?: string }) => error.code ?? 'sbagliato',
    )
  }
  const esiti = []
  for (let i = 0; i < 21; i++) esiti.push(await prova(i))
  expect(esiti).not.toContain('entrato')
  expect(esiti).toContain('THROTTLED')
  await frenata.close()
})
