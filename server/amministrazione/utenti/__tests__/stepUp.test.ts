import { afterAll, beforeAll, expect, test } from 'vitest'
import '#server/schema.ts'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import { PROOF_MS } from '#platform/operation.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

const PASSWORD = 'una frase lunga'
const CONFIRM = `mutation ($input: ConfirmIdentitaInput!) { confirmIdentita(input: $input) { fatto errors { code field } } }`

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const administrator = async () =>
  app.as(await makeUser(app.db, { password: PASSWORD, isSuperuser: true, info: { canAdminUsers: true } }))

/** Lets the proof of a session grow old. */
async function age(client: Client, ms = PROOF_MS + 1_000) {
  const { auth } = await client.contesto()
  if (auth.tipo !== 'sessione') throw new Error('no session')
  const confermataIl = new Date(Date.now() - ms)
  await app.db.session.update({ where: { id: auth.sessionId }, data: { confermataIl } })
}

/** What an operation says of an input that is nothing: its code, or that it looked at the input. */
async function outcome(name: string, client: Client): Promise<string> {
  const ctx = await client.contesto()
  return (
    (await exposedOperations
      .get(name)
      ?.execute({}, { ...ctx, dryRun: { missing: new Set() } })
      .then(
        () => 'done',
        (error: { code?: string; name: string }) => error.code ?? error.name,
      )) ?? 'missing'
  )
}

const names = () => [...exposedOperations.values()].filter(({ stepUp }) => stepUp).map(({ nome }) => nome)

test('what wants a recent proof is the administration of users and tokens, passkeys, links to sign, Vedi come', () => {
  expect(names().sort()).toMatchInlineSnapshot(`
    [
      "confirmPasskey",
      "createAgente",
      "createAppAccount",
      "createFornitoreUtente",
      "createLinkCalendario",
      "createLinkOfferta",
      "createOperatore",
      "createTablet",
      "createToken",
      "createUser",
      "createWebhook",
      "deleteAgente",
      "deleteAppAccount",
      "deleteFornitoreUtente",
      "deleteInteressato",
      "deleteOperatore",
      "deletePasskey",
      "deleteTablet",
      "deleteUser",
      "deleteWebhook",
      "disconnectTablet",
      "preparePasskey",
      "regenerateCodiceTablet",
      "regenerateSegretoWebhook",
      "removeSecondoFattoreUtente",
      "resumeWebhook",
      "retryConsegnaWebhook",
      "revokeLinkCalendario",
      "revokeToken",
      "sendLinkConferma",
      "sendProvaWebhook",
      "setAccessoClienti",
      "setAccessoTablet",
      "setAttivoUser",
      "setPasswordUser",
      "startVediCome",
      "suspendWebhook",
      "updateAgente",
      "updateAppAccount",
      "updateFornitoreUtente",
      "updateOperatore",
      "updateTablet",
      "updateUser",
      "updateWebhook",
    ]
  `)
  // Whoever adds one with these permissions gets it without a word.
  for (const { nome, permesso, stepUp } of exposedOperations.values()) {
    if (['adminUsers', 'adminToken', 'vediCome'].includes(permesso)) expect(stepUp, nome).toBe(true)
  }
})

test('an old proof is refused by each of them and by no other, a fresh one by none', async () => {
  const client = await administrator()
  for (const nome of names()) expect(await outcome(nome, client), nome).not.toBe('PROOF_REQUIRED')
  await age(client, PROOF_MS - 30_000)
  expect(await outcome('createToken', client)).not.toBe('PROOF_REQUIRED')
  await age(client)
  for (const nome of names()) expect(await outcome(nome, client), nome).toBe('PROOF_REQUIRED')
  for (const { nome, stepUp } of exposedOperations.values()) {
    // What opens or ends a session would change who asks.
    if (stepUp || /^(login|logout|change|connect|create(PrimoUtente))/.test(nome)) continue
    expect(await outcome(nome, client), nome).not.toBe('PROOF_REQUIRED')
  }
})

test('the guarded settings and the old door ask as well, and nothing changes', async () => {
  const client = await administrator()
  await age(client)
  const { errors } = await client.graphql(
    'mutation { updateImpostazione(input: { chiave: "mesi_accessi", versione: 0, valore: 3 }) { errors { message } } }',
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'PROOF_REQUIRED' })
  expect(await app.db.impostazione.count({ where: { chiave: 'mesi_accessi' } })).toBe(0)
  const plain = await client.graphql(
    'mutation { updateImpostazione(input: { chiave: "ora_apertura", versione: 0, valore: "07:30" }) { errors { message } } }',
  )
  expect(plain.errors).toBeUndefined()
  const before = await app.db.user.count()
  const answer = await client.fetch('/api/admin-users/users/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'nuovo', password: PASSWORD, confirm_password: PASSWORD }),
  })
  expect(answer.status).toBe(403)
  expect(await app.db.user.count()).toBe(before)
})

test('password and code prove it for ten minutes; a wrong password does not, and is told', async () => {
  const client = await administrator()
  await age(client)
  const confirm = async (input: object) =>
    (
      await client.graphql<{ confirmIdentita: { fatto: boolean; errors: { code: string; field: string }[] } }>(
        CONFIRM,
        { input },
      )
    ).data?.confirmIdentita
  expect(await confirm({ password: 'sbagliata' })).toMatchObject({ errors: [{ field: 'password' }] })
  expect(await outcome('createToken', client)).toBe('PROOF_REQUIRED')
  expect(await app.db.accesso.count({ where: { evento: 'passwordErrata', dettaglio: 'Conferma' } })).toBe(1)
  expect(await confirm({ password: PASSWORD })).toEqual({ fatto: true, errors: [] })
  expect(await outcome('createToken', client)).not.toBe('PROOF_REQUIRED')

  // Whoever has a second factor proves it with that too.
  const { user } = client
  await app.db.secondoFattore.create({ data: { userId: user?.id ?? 0, segreto: 'v1.x', confermatoIl: new Date() } })
  await age(client)
  expect(await confirm({ password: PASSWORD })).toMatchObject({ errors: [{ field: 'codice', code: 'SECOND_FACTOR' }] })
  expect(await confirm({ password: PASSWORD, codice: '123456' })).toMatchObject({ errors: [{ field: 'codice' }] })
  expect(await outcome('createToken', client)).toBe('PROOF_REQUIRED')
})

test('another password is no proof of the second factor: what was old stays old', async () => {
  const client = await administrator()
  await age(client)
  const password = 'un’altra frase lunga'
  const { data } = await client.graphql<{ changePassword: { errors: object[] } }>(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }',
    { input: { attuale: PASSWORD, password, confirmPassword: password } },
  )
  expect(data?.changePassword.errors).toEqual([])
  const left = await app.db.session.findMany({ where: { userId: client.user?.id } })
  expect(left).toHaveLength(1)
  expect(Date.now() - Number(left[0]?.confermataIl)).toBeGreaterThan(PROOF_MS)
})
