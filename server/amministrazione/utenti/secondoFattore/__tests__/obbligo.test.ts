import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../../../../../prisma/generated/client.ts'
import { stepOf, totpCode } from '../../../../platform/identity/totp.ts'
import { createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeUser } from '../../../../test/factories.ts'
import { CODICE_SBAGLIATO, FATTORE_DA_ATTIVARE, FATTORE_OBBLIGATORIO } from '../rules.ts'

const PASSWORD = 'una frase lunga'
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { username } codici errors { code field message } } }`
const PREPARA = `mutation ($input: PreparaSecondoFattoreAccessoInput!) { preparaSecondoFattoreAccesso(input: $input) { segreto indirizzo errors { code message } } }`
const TOGLI = `mutation ($input: TogliSecondoFattoreInput!) { togliSecondoFattore(input: $input) { fatto errors { message } } }`
const IMPOSTA = `mutation ($input: UpdateImpostazioneInput!) { updateImpostazione(input: $input) { errors { field message } } }`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Login {
  login: { viewer: object | null; codici: string[]; errors: { code: string; field: string; message: string }[] }
}
const entra = async ({ username }: User, codice = '') => {
  const { data } = await app.visitatore.graphql<Login>(LOGIN, { input: { username, password: PASSWORD, codice } })
  return data?.login ?? { viewer: null, codici: [], errors: [] }
}
const prepara = async ({ username }: User, password = PASSWORD) => {
  const { data } = await app.visitatore.graphql<{
    preparaSecondoFattoreAccesso: { segreto: string | null; errors: { code: string; message: string }[] }
  }>(PREPARA, { input: { username, password } })
  return data?.preparaSecondoFattoreAccesso ?? { segreto: null, errors: [] }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What the app shows for a secret, `steps` half minutes from now. */
function codice(segreto: string | null, steps = 0): string {
  const bits = [...(segreto ?? '')].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, stepOf(Date.now()) + steps)
}

async function obbliga(ruoli: string[]) {
  const chiave = 'secondo_fattore_ruoli'
  await app.db.impostazione.upsert({ where: { chiave }, create: { chiave, valore: ruoli }, update: { valore: ruoli } })
}

test('who has an obliged role sets the second factor up at the login, nobody else is asked', async () => {
  const [capo, staff] = await Promise.all([
    makeUser(app.db, { password: PASSWORD, isSuperuser: true }),
    makeUser(app.db, { password: PASSWORD, isStaff: true }),
  ])
  const operatore = await makeUser(app.db, { password: PASSWORD, operatore: {} })
  const prima = await app.as(capo)
  await obbliga(['superuser', 'operatore'])

  expect((await entra(staff)).viewer).not.toBeNull()
  expect((await prepara(staff)).errors).toMatchObject([{ code: 'CONFLICT' }])
  for (const user of [capo, operatore]) {
    expect(await entra(user)).toMatchObject({
      viewer: null,
      errors: [{ code: 'SECOND_FACTOR_SETUP', field: 'codice', message: FATTORE_DA_ATTIVARE }],
    })
    // A code before there is a secret opens nothing.
    expect((await entra(user, '123456')).errors).toMatchObject([{ code: 'SECOND_FACTOR_SETUP' }])
  }
  // Sessions that are open stay: nobody is thrown out by the setting.
  expect((await prima.contesto()).viewer?.id).toBe(capo.id)

  expect((await prepara(capo, 'sbagliata')).errors).toMatchObject([{ code: 'LOGIN' }])
  const scartato = await prepara(capo)
  const { segreto } = await prepara(capo)
  expect((await entra(capo, codice(scartato.segreto, -1))).errors).toMatchObject([{ message: CODICE_SBAGLIATO }])
  const dentro = await entra(capo, codice(segreto, -1))
  expect(dentro).toMatchObject({ viewer: { username: capo.username }, errors: [] })
  expect(dentro.codici).toHaveLength(10)
  expect((await prima.contesto()).viewer).toBeNull()
  expect(await app.db.auditLog.count({ where: { azione: 'confermaSecondoFattore', oggettoPk: capo.id } })).toBe(1)

  // It is there now: asked as ever, and not set up a second time by who knows the password alone.
  expect((await entra(capo)).errors).toMatchObject([{ code: 'SECOND_FACTOR' }])
  expect((await prepara(capo)).segreto).toBeNull()
  expect((await entra(capo, dentro.codici[0])).viewer).not.toBeNull()
  expect((await entra(capo, codice(segreto))).codici).toEqual([])

  // Obliged, it stays; no longer obliged, it may go.
  const client = await app.as(capo)
  const via = () => client.graphql(TOGLI, { input: { password: PASSWORD, codice: dentro.codici[1] } })
  expect((await via()).data).toMatchObject({ togliSecondoFattore: { errors: [{ message: FATTORE_OBBLIGATORIO }] } })
  await obbliga([])
  expect((await via()).data).toMatchObject({ togliSecondoFattore: { fatto: true } })
  expect((await entra(capo)).viewer).not.toBeNull()
})

test('two logins with the same first code: one confirms it', async () => {
  const user = await makeUser(app.db, { password: PASSWORD, isStaff: true })
  await obbliga(['staff'])
  const { segreto } = await prepara(user)
  const primo = codice(segreto)
  const insieme = await Promise.all([entra(user, primo), entra(user, primo)])
  expect(insieme.filter(({ viewer }) => viewer !== null)).toHaveLength(1)
  expect(insieme.flatMap(({ codici }) => codici)).toHaveLength(10)
})

test('the setting takes roles and nothing else; only administrators write it', async () => {
  await app.db.impostazione.deleteMany()
  const capo = await app.as('super')
  const scrivi = async (valore: unknown) => {
    const { data } = await capo.graphql<{ updateImpostazione: { errors: { field: string }[] } }>(IMPOSTA, {
      input: { chiave: 'secondo_fattore_ruoli', versione: 0, valore },
    })
    return data?.updateImpostazione.errors
  }
  expect(await scrivi(['tutti'])).toMatchObject([{ field: 'valore[0]' }])
  expect(await scrivi('staff')).toMatchObject([{ field: 'valore' }])
  expect(await scrivi(['staff', 'staff'])).toMatchObject([{ field: 'valore' }])
  expect(await app.db.impostazione.count()).toBe(0)
  expect(await scrivi(['staff', 'agente'])).toEqual([])
})
