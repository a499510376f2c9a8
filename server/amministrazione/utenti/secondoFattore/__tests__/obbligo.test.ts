import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepOf, totpCode } from '#platform/identity/totp.ts'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { CODICE_WRONG, FACTOR_REQUIRED, FACTOR_TO_ACTIVATE } from '../rules.ts'

const PASSWORD = 'una frase lunga'
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { username } codici errors { code field message } } }`
const PREPARE = `mutation ($input: PrepareSecondoFattoreAccessoInput!) { prepareSecondoFattoreAccesso(input: $input) { segreto indirizzo errors { code message } } }`
const REMOVE = `mutation ($input: RemoveSecondoFattoreInput!) { removeSecondoFattore(input: $input) { fatto errors { message } } }`
const SET = `mutation ($input: UpdateImpostazioneInput!) { updateImpostazione(input: $input) { errors { code field message } } }`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Login {
  login: { viewer: object | null; codici: string[]; errors: { code: string; field: string; message: string }[] }
}
const enter = async ({ username }: User, codice = '') => {
  const { data } = await app.visitor.graphql<Login>(LOGIN, { input: { username, password: PASSWORD, codice } })
  return data?.login ?? { viewer: null, codici: [], errors: [] }
}
const prepare = async ({ username }: User, password = PASSWORD) => {
  const { data } = await app.visitor.graphql<{
    prepareSecondoFattoreAccesso: { segreto: string | null; errors: { code: string; message: string }[] }
  }>(PREPARE, { input: { username, password } })
  return data?.prepareSecondoFattoreAccesso ?? { segreto: null, errors: [] }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What the app shows for a secret, `steps` half minutes from now. */
function codice(secret: string | null, steps = 0): string {
  const bits = [...(secret ?? '')].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, stepOf(Date.now()) + steps)
}

async function oblige(ruoli: string[]) {
  const key = 'secondo_fattore_ruoli'
  await app.db.impostazione.upsert({
    where: { chiave: key },
    create: { chiave: key, valore: ruoli },
    update: { valore: ruoli },
  })
}

test('who has an obliged role sets the second factor up at the login, nobody else is asked', async () => {
  const [capo, staff] = await Promise.all([
    makeUser(app.db, { password: PASSWORD, isSuperuser: true }),
    makeUser(app.db, { password: PASSWORD, isStaff: true }),
  ])
  const operatore = await makeUser(app.db, { password: PASSWORD, operatore: {} })
  const before = await app.as(capo)
  await oblige(['superuser', 'operatore'])

  expect((await enter(staff)).viewer).not.toBeNull()
  expect((await prepare(staff)).errors).toMatchObject([{ code: 'CONFLICT' }])
  for (const user of [capo, operatore]) {
    expect(await enter(user)).toMatchObject({
      viewer: null,
      errors: [{ code: 'SECOND_FACTOR_SETUP', field: 'codice', message: FACTOR_TO_ACTIVATE }],
    })
    // A code before there is a secret opens nothing.
    expect((await enter(user, '123456')).errors).toMatchObject([{ code: 'SECOND_FACTOR_SETUP' }])
  }
  // Sessions that are open stay: nobody is thrown out by the setting.
  expect((await before.contesto()).viewer?.id).toBe(capo.id)

  expect((await prepare(capo, 'sbagliata')).errors).toMatchObject([{ code: 'LOGIN' }])
  const discarded = await prepare(capo)
  const { segreto } = await prepare(capo)
  expect((await enter(capo, codice(discarded.segreto, -1))).errors).toMatchObject([{ message: CODICE_WRONG }])
  const inside = await enter(capo, codice(segreto, -1))
  expect(inside).toMatchObject({ viewer: { username: capo.username }, errors: [] })
  expect(inside.codici).toHaveLength(10)
  expect((await before.contesto()).viewer).toBeNull()
  expect(await app.db.auditLog.count({ where: { azione: 'confermaSecondoFattore', oggettoPk: capo.id } })).toBe(1)

  // It is there now: asked as ever, and not set up a second time by who knows the password alone.
  expect((await enter(capo)).errors).toMatchObject([{ code: 'SECOND_FACTOR' }])
  expect((await prepare(capo)).segreto).toBeNull()
  expect((await enter(capo, inside.codici[0])).viewer).not.toBeNull()
  expect((await enter(capo, codice(segreto))).codici).toEqual([])

  // Obliged, it stays; no longer obliged, it may go.
  const client = await app.as(capo)
  const via = () => client.graphql(REMOVE, { input: { password: PASSWORD, codice: inside.codici[1] } })
  expect((await via()).data).toMatchObject({ removeSecondoFattore: { errors: [{ message: FACTOR_REQUIRED }] } })
  await oblige([])
  expect((await via()).data).toMatchObject({ removeSecondoFattore: { fatto: true } })
  expect((await enter(capo)).viewer).not.toBeNull()
})

test('two logins with the same first code: one confirms it', async () => {
  const user = await makeUser(app.db, { password: PASSWORD, isStaff: true })
  await oblige(['staff'])
  const { segreto } = await prepare(user)
  const first = codice(segreto)
  const set = await Promise.all([enter(user, first), enter(user, first)])
  expect(set.filter(({ viewer }) => viewer !== null)).toHaveLength(1)
  expect(set.flatMap(({ codici }) => codici)).toHaveLength(10)
})

interface Setting {
  updateImpostazione: { errors: { code: string; field: string | null; message: string }[] } | null
}
const write = async (client: Client, value: unknown, versione = 0) => {
  const input = { chiave: 'secondo_fattore_ruoli', versione, valore: value }
  const { data, errors } = await client.graphql<Setting>(SET, { input })
  return data?.updateImpostazione?.errors ?? errors?.map(({ extensions }) => extensions?.code)
}
const stored = () => app.db.impostazione.count({ where: { chiave: 'secondo_fattore_ruoli' } })
const administrator = () => makeUser(app.db, { password: PASSWORD, isSuperuser: true, info: { canAdminUsers: true } })

test('the setting takes roles and nothing else', async () => {
  await app.db.impostazione.deleteMany()
  const admin = await app.as(await administrator())
  expect(await write(admin, ['tutti'])).toMatchObject([{ field: 'valore[0]' }])
  expect(await write(admin, 'staff')).toMatchObject([{ field: 'valore' }])
  expect(await write(admin, ['staff', 'staff'])).toMatchObject([{ field: 'valore' }])
  expect(await stored()).toBe(0)
  expect(await write(admin, ['staff', 'agente'])).toEqual([])
})

test('who administers users writes it, in person, having proved lately who it is', async () => {
  await app.db.impostazione.deleteMany()
  const user = await administrator()
  const admin = await app.as(user)
  const other = await makeUser(app.db, { password: PASSWORD, isSuperuser: true, info: {} })
  expect(await write(await app.as(other), ['staff'])).toEqual(['FORBIDDEN'])
  expect(await write(await app.conToken(user, { scrittura: true }), ['staff'])).toEqual(['FORBIDDEN'])
  const seen = await app.as(await administrator())
  await seen.graphql('mutation ($user: Int!) { startVediCome(input: { userPk: $user }) { fatto } }', { user: user.id })
  expect(await write(seen, ['staff'])).toEqual(['FORBIDDEN'])
  await app.db.session.updateMany({ where: { userId: user.id }, data: { confermataIl: new Date(0) } })
  expect(await write(admin, ['staff'])).toEqual(['PROOF_REQUIRED'])
  // Other settings ask for nothing.
  const others = await admin.graphql<Setting>(SET, {
    input: { chiave: 'sito', versione: 0, valore: 'https://a.example' },
  })
  expect(others.data?.updateImpostazione?.errors).toEqual([])

  expect(await stored()).toBe(0)
  const { data } = await admin.graphql<{ confirmIdentita: { errors: object[] } }>(
    'mutation ($input: ConfirmIdentitaInput!) { confirmIdentita(input: $input) { errors { field } } }',
    { input: { password: PASSWORD } },
  )
  expect(data?.confirmIdentita.errors).toEqual([])
  expect(await write(admin, ['staff'])).toEqual([])
  expect(await stored()).toBe(1)
})

test('open sessions of who is obliged and has no second factor are over at once, those of tablets are not', async () => {
  await app.db.impostazione.deleteMany()
  const admin = await app.as(await administrator())
  const [staff, agent, kiosk] = await Promise.all([
    makeUser(app.db, { password: PASSWORD, isStaff: true }),
    makeUser(app.db, { password: PASSWORD, agente: { codice: 'OBB', tipoAgente: 'B2C' } }),
    makeUser(app.db, { password: PASSWORD, isStaff: true, operatore: {} }),
  ])
  const [asStaff, asAgent, asKiosk] = [await app.as(staff), await app.as(agent), await app.as(kiosk)]
  const tablet = await app.db.tabletOfficina.create({ data: { nome: 'Obbligo' } })
  await app.db.session.updateMany({ where: { userId: kiosk.id }, data: { tabletId: tablet.id } })
  const open = async () =>
    Promise.all([asStaff, asAgent, asKiosk, admin].map(async (one) => (await one.contesto()).viewer !== null))
  expect(await open()).toEqual([true, true, true, true])
  await app.db.eventLog.deleteMany()
  expect(await write(admin, ['staff'])).toEqual([])
  expect(await open()).toEqual([false, true, true, true])
  // Sockets of theirs are looked at again.
  expect(await app.db.eventLog.findMany({ where: { topic: 'sessione' } })).toMatchObject([
    { payload: { userId: staff.id } },
  ])
  // Whoever wants it of superusers is asked too.
  expect(await write(admin, ['staff', 'superuser'], 1)).toEqual([])
  expect(await open()).toEqual([false, true, true, false])
})
