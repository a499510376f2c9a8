import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyPassword } from '#platform/identity/password.ts'
import { finishedBody, MailOutdated } from '#platform/mail/finish.ts'
import type { User } from '#prisma/generated/client.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

const PUBLIC_URL = 'https://prodotto.example'
const ASK = `mutation ($chi: String!) { requestRecuperoPassword(input: { chi: $chi }) { fatto errors { field message } } }`
const RECOVER = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { fatto errors { code field message } } }`
const NEXT = { password: 'un’altra frase', confirmPassword: 'un’altra frase' }
const DONE = { requestRecuperoPassword: { fatto: true, errors: [] } }

let app: TestApp
let anna: User

beforeAll(async () => {
  app = await createTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1', publicUrl: PUBLIC_URL } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.mail.deleteMany()
  await app.db.user.deleteMany({ where: { username: 'anna' } })
  anna = await makeUser(app.db, { username: 'anna', email: 'anna@example.it', password: 'una frase lunga' })
})

const ask = (who: string, target = app) => target.visitor.graphql(ASK, { chi: who })
const recover = (secret: string) => app.visitor.graphql(RECOVER, { input: { segreto: secret, ...NEXT } })
const mail = () => app.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })

/** The mail leaves: the secret of its link. */
async function consegna(): Promise<string> {
  const body = await finishedBody(app.db, await mail(), PUBLIC_URL)
  const [, secret = ''] = /https:\/\/prodotto\.example\/recupero-password#([\w-]{43})"/.exec(body) ?? []
  return secret
}

test('the link of the mail gives a new password once; sessions and own tokens end', async () => {
  const own = await app.as(anna)
  await app.conToken(anna)
  expect((await ask('anna')).data).toEqual(DONE)
  const written = await mail()
  expect(written).toMatchObject({ aIndirizzo: 'anna@example.it', oggetto: 'Una nuova password' })
  // Neither the outbox nor the database holds what opens.
  expect(written.corpo).not.toContain('recupero-password')
  const secret = await consegna()
  const { hash } = await app.db.recuperoPassword.findFirstOrThrow({ where: { userId: anna.id } })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).not.toContain(secret)

  const breve = await app.visitor.graphql(RECOVER, {
    input: { segreto: secret, password: 'breve', confirmPassword: 'altra' },
  })
  expect(breve.data).toMatchObject({
    resetPassword: { fatto: false, errors: [{ field: 'password' }, { field: 'confirmPassword' }] },
  })
  const outcomes = await Promise.all([recover(secret), recover(secret)])
  expect(outcomes.filter(({ data }) => JSON.stringify(data).includes('"fatto":true'))).toHaveLength(1)
  expect((await recover(secret)).data).toMatchObject({
    resetPassword: { fatto: false, errors: [{ code: 'EXPIRED', message: expect.stringContaining('non è più') }] },
  })
  const { passwordHash } = await app.db.user.findUniqueOrThrow({ where: { id: anna.id } })
  expect(await verifyPassword(passwordHash, NEXT.password)).toBe(true)
  expect((await own.contesto()).viewer).toBeNull()
  expect(await app.db.apiToken.count({ where: { userId: anna.id, revocatoIl: null } })).toBe(0)
  expect(await app.db.eventLog.count({ where: { topic: 'sessione' } })).toBeGreaterThan(0)
})

test('nobody, who is off and who has no address get the same answer in about the same time, and no mail', async () => {
  await makeUser(app.db, { username: 'spento', email: 'spento@example.it', isActive: false })
  await makeUser(app.db, { username: 'senza', email: '' })
  for (const who of ['anna', 'nessuno', 'spento', 'senza', 'spento@example.it', '%', "' OR 1=1 --"]) {
    const inizio = performance.now()
    expect((await ask(who)).data, who).toEqual(DONE)
    expect(performance.now() - inizio, who).toBeGreaterThan(390)
  }
  expect(await app.db.mail.count()).toBe(1)
  await ask('ANNA@example.it')
  expect(await app.db.mail.count()).toBe(2)
})

test('a link is over after an hour, with a newer one, another password, or another address', async () => {
  const trial = async (change: () => Promise<unknown>) => {
    await ask('anna')
    const secret = await consegna()
    await change()
    return (await recover(secret)).data
  }
  const expired = { resetPassword: { fatto: false, errors: [{ code: 'EXPIRED' }] } }
  const elapsed = { scadeIl: new Date(Date.now() - 1) }
  expect(await trial(() => app.db.recuperoPassword.updateMany({ data: elapsed }))).toMatchObject(expired)
  expect(await trial(() => ask('anna'))).toMatchObject(expired)
  expect(
    await trial(() => app.db.user.update({ where: { id: anna.id }, data: { email: 'altra@example.it' } })),
  ).toMatchObject(expired)
  expect(
    await verifyPassword(
      (await app.db.user.findUniqueOrThrow({ where: { id: anna.id } })).passwordHash,
      'una frase lunga',
    ),
  ).toBe(true)
})

test('who changes the mail in the outbox gets no link', async () => {
  await ask('anna')
  const { id } = await mail()
  await app.db.mail.update({ where: { id }, data: { aIndirizzo: 'ladro@example.it' } })
  await expect(consegna()).rejects.toThrow(MailOutdated)
  await app.db.mail.update({ where: { id }, data: { aIndirizzo: 'anna@example.it', corpo: '<a href="//evil">x</a>' } })
  expect(await finishedBody(app.db, await mail(), PUBLIC_URL)).not.toContain('evil')
  await app.db.recuperoPassword.updateMany({ data: { creatoIl: new Date(Date.now() - 25 * 3_600_000) } })
  await expect(consegna()).rejects.toThrow(MailOutdated)
})

test('asked too often it is refused for a place, and silent for a user', async () => {
  const throttled = await createTestApp({ config: { loginThrottle: true, smtpUrl: 'smtp://x', publicUrl: PUBLIC_URL } })
  await makeUser(throttled.db, { username: 'anna', email: 'anna@example.it' })
  const codici = []
  // More than twice five: even over the turn of a quarter of an hour some are refused.
  for (let i = 0; i < 11; i++) codici.push((await ask('anna', throttled)).errors?.[0]?.extensions?.code)
  expect(codici).toContain('THROTTLED')
  expect(await throttled.db.mail.count()).toBeLessThanOrEqual(6)
  await throttled.close()
})

test('a product that sends no mail, or knows no address of its own, says whom to ask', async () => {
  const mute = await createTestApp({ config: { smtpUrl: 'smtp://x', host: '0.0.0.0' } })
  expect((await ask('anna', mute)).data).toMatchObject({
    requestRecuperoPassword: { fatto: false, errors: [{ message: expect.stringContaining('amministratore') }] },
  })
  await mute.close()
})
