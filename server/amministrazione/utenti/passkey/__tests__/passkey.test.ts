import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { SoftDevice } from './softDevice.ts'

const PASSWORD = 'una frase lunga'
const SITE = 'https://serramenti.example'
const ERRORS = 'errors { code field message }'
const OF = {
  prepare: `mutation { preparePasskey(input: {}) { opzioni ${ERRORS} } }`,
  confirm: `mutation ($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { pk ${ERRORS} } }`,
  remove: `mutation ($input: DeletePasskeyInput!) { deletePasskey(input: $input) { fatto ${ERRORS} } }`,
  ask: `mutation { preparePasskeyAccesso(input: {}) { opzioni ${ERRORS} } }`,
  enter: `mutation ($input: LoginConPasskeyInput!) { loginConPasskey(input: $input) { viewer { username } ${ERRORS} } }`,
  login: `mutation ($input: LoginInput!) { login(input: $input) { viewer { username } ${ERRORS} } }`,
  app: `mutation ($input: PrepareSecondoFattoreInput!) { prepareSecondoFattore(input: $input) { segreto ${ERRORS} } }`,
  first: `mutation ($input: ConfirmSecondoFattoreInput!) { confirmSecondoFattore(input: $input) { codici ${ERRORS} } }`,
  prove: `mutation ($input: ConfirmIdentitaInput!) { confirmIdentita(input: $input) { fatto ${ERRORS} } }`,
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: SITE } })
})
afterAll(() => app.close())

interface Payload {
  pk?: number | null
  fatto?: boolean
  opzioni?: { challenge: string; rp: { id: string }; rpId: string }
  viewer?: { username: string } | null
  errors: { code: string; field: string | null; message: string }[]
}
async function call(client: Client, name: keyof typeof OF, input?: object): Promise<Payload> {
  const { data, errors } = await client.graphql<Record<string, Payload>>(OF[name], input && { input })
  const [payload] = Object.values(data ?? {})
  if (!payload) throw new Error(JSON.stringify(errors))
  return payload
}

/** What a device is asked to sign. */
async function asked(client: Client, name: 'prepare' | 'ask') {
  const { opzioni } = await call(client, name)
  if (!opzioni) throw new Error('nothing to sign')
  return opzioni
}

async function withPasskey(different: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(app.db, { password: PASSWORD, isStaff: true, ...different })
  const client = await app.as(user)
  const device = new SoftDevice(SITE)
  const opzioni = await asked(client, 'prepare')
  const made = await call(client, 'confirm', { nome: 'Telefono', risposta: device.register(opzioni) })
  expect(made.errors).toEqual([])
  return { user, client, device, pk: made.pk ?? 0 }
}
const signed = async (device: SoftDevice) => device.answer(await asked(app.visitor, 'ask'))

test('a passkey opens without a password, each answer once', async () => {
  const { user, device } = await withPasskey()
  const answer = await signed(device)
  expect(await call(app.visitor, 'enter', { risposta: answer })).toMatchObject({
    viewer: { username: user.username },
    errors: [],
  })
  expect((await call(app.visitor, 'enter', { risposta: answer })).errors).toMatchObject([{ code: 'PASSKEY' }])
  expect((await app.db.passkey.findFirstOrThrow({ where: { userId: user.id } })).ultimoUso).not.toBeNull()
  expect(await app.db.accesso.count({ where: { userId: user.id, evento: 'accesso' } })).toBe(1)
  expect(await app.db.accesso.count({ where: { userId: user.id, evento: 'passkeyErrata' } })).toBe(1)
})

test('with a passkey the password alone opens no more; with what it signs it does, of this user only', async () => {
  const { user, device } = await withPasskey()
  const other = await withPasskey()
  const input = { username: user.username, password: PASSWORD }
  expect((await call(app.visitor, 'login', input)).errors).toMatchObject([{ code: 'PASSKEY', field: 'codice' }])
  expect((await call(app.visitor, 'login', { ...input, codice: '123456' })).errors).toMatchObject([{ code: 'PASSKEY' }])
  const theirs = await signed(other.device)
  expect((await call(app.visitor, 'login', { ...input, passkey: theirs })).errors).toMatchObject([{ code: 'PASSKEY' }])
  const passkey = await signed(device)
  expect(await call(app.visitor, 'login', { ...input, passkey })).toMatchObject({ viewer: { username: user.username } })
})

test('what another site, another user’s challenge or a device that asks nothing has signed opens nothing', async () => {
  const { user, client } = await withPasskey()
  for (const device of [new SoftDevice('https://altro.example'), new SoftDevice(SITE, false)]) {
    const opzioni = await asked(client, 'prepare')
    const made = await call(client, 'confirm', { nome: 'Falsa', risposta: device.register(opzioni) })
    expect(made.errors).toMatchObject([{ code: 'PASSKEY' }])
  }
  const stranger = await app.as(await makeUser(app.db, { isStaff: true }))
  const opzioni = await asked(stranger, 'prepare')
  const stolen = new SoftDevice(SITE).register(opzioni)
  expect((await call(client, 'confirm', { nome: 'Falsa', risposta: stolen })).errors).toMatchObject([
    { code: 'PASSKEY' },
  ])
  expect(await app.db.passkey.count({ where: { userId: user.id } })).toBe(1)
  for (const answer of [{}, { id: 'x' }, await signed(new SoftDevice(SITE))]) {
    expect((await call(app.visitor, 'enter', { risposta: answer })).errors).toMatchObject([{ code: 'PASSKEY' }])
  }
  // One whose user is off opens nothing.
  const { user: gone, device } = await withPasskey()
  await app.db.user.update({ where: { id: gone.id }, data: { isActive: false } })
  expect((await call(app.visitor, 'enter', { risposta: await signed(device) })).errors).toMatchObject([
    { code: 'PASSKEY' },
  ])
})

test('it proves who one is, ends the other sessions when it comes, and is removed by its owner alone', async () => {
  const user = await makeUser(app.db, { password: PASSWORD, isSuperuser: true, info: { canAdminUsers: true } })
  const [client, elsewhere] = [await app.as(user), await app.as(user)]
  const device = new SoftDevice(SITE)
  const opzioni = await asked(client, 'prepare')
  const { pk } = await call(client, 'confirm', { nome: 'Chiave', risposta: device.register(opzioni) })
  expect((await elsewhere.contesto()).viewer).toBeNull()
  await app.db.session.updateMany({ where: { userId: user.id }, data: { confermataIl: new Date(0) } })
  const refused = await client.graphql(OF.remove, { input: { pk } })
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PROOF_REQUIRED' })
  // The password alone does not prove it any more.
  expect((await call(client, 'prove', { password: PASSWORD })).errors).toMatchObject([{ code: 'PASSKEY' }])
  expect(await call(client, 'prove', { passkey: await signed(device) })).toMatchObject({ fatto: true, errors: [] })
  const other = await app.as(await makeUser(app.db, { isStaff: true }))
  const notTheirs = await other.graphql(OF.remove, { input: { pk } })
  expect(notTheirs.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
  expect(await call(client, 'remove', { pk })).toMatchObject({ fatto: true, errors: [] })
  expect(await app.db.passkey.count({ where: { userId: user.id } })).toBe(0)
})

test('a passkey that is there already is refused in words, its owner’s and another’s', async () => {
  const { user, client, device } = await withPasskey()
  const stranger = await app.as(await makeUser(app.db, { password: PASSWORD, isStaff: true }))
  for (const who of [client, stranger]) {
    const opzioni = await asked(who, 'prepare')
    const again = await call(who, 'confirm', { nome: 'Di nuovo', risposta: device.register(opzioni) })
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', message: expect.stringContaining('già registrata') }])
  }
  expect(await app.db.passkey.findMany({ where: { nome: 'Di nuovo' } })).toEqual([])
  expect((await client.contesto()).viewer?.username).toBe(user.username)
})

test('who has a passkey adds an app with a recent proof, not by the password alone', async () => {
  const { user, client, device } = await withPasskey()
  await app.db.session.updateMany({ where: { userId: user.id }, data: { confermataIl: new Date(0) } })
  const old = { extensions: { code: 'PROOF_REQUIRED' } }
  expect((await client.graphql(OF.app, { input: { password: PASSWORD } })).errors).toMatchObject([old])
  expect((await client.graphql(OF.first, { input: { codice: '123456' } })).errors).toMatchObject([old])
  expect(await app.db.secondoFattore.count({ where: { userId: user.id } })).toBe(0)
  await call(client, 'prove', { passkey: await signed(device) })
  expect((await call(client, 'app', { password: PASSWORD })).errors).toEqual([])
})
