import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { requestsExpiring } from '../expiring.ts'
import { confirmationMail } from '../mail/received.ts'
import { makePreventivoInput, submitPreventivo } from './request.ts'

let app: TestApp
let request: Awaited<ReturnType<typeof makePreventivoInput>>

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://infissi.example', smtpUrl: 'smtp://posta.invalid' } })
  request = await makePreventivoInput(app)
})
let pk: number
beforeEach(async () => {
  pk = Number((await submitPreventivo(app.visitor, { ...request.input, note: 'Al terzo piano' })).pk)
})
afterEach(async () => {
  await app.db.mail.deleteMany()
  await app.db.linkSegreto.deleteMany()
  await app.db.preventivo.deleteMany()
  await app.db.impostazione.deleteMany()
})
afterAll(() => app.close())

interface Answer {
  confirmEmailPreventivo: { richiesta: { pk: number } | null; errors: { code: string; message: string }[] }
}

async function confirm(token: string) {
  const document = `mutation ($token: String!) {
    confirmEmailPreventivo(input: { token: $token }) { richiesta { pk } errors { code message } }
  }`
  const { data, errors } = await app.visitor.graphql<Answer>(document, { token })
  return errors?.[0]?.extensions.code ?? data?.confirmEmailPreventivo.richiesta?.pk
}

/** The secret as the mail takes it along. */
async function secretOf() {
  const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'ConfermaIndirizzo' } })
  const [, secret = ''] = /richiesta#([\w-]{43})"/.exec(await confirmationMail.finish(app.db, mail, undefined)) ?? []
  return secret
}

const receipts = () =>
  app.db.mail.findMany({ where: { contesto: 'RicevutaRichiesta' }, include: { allegati: { include: { file: true } } } })

const stateOf = async (who: Pick<TestApp['visitor'], 'graphql'>) => {
  const { data } = await who.graphql<{ preventivo: object }>(
    `{ preventivo(pk: ${pk}) { emailConfermataIl emailDaConfermare } }`,
  )
  return data?.preventivo
}

test('the link confirms the address, and the summary follows with its PDF, once', async () => {
  const staff = await app.as('staff')
  expect(await stateOf(staff)).toEqual({ emailConfermataIl: null, emailDaConfermare: true })
  const secret = await secretOf()
  expect(await confirm(secret)).toBe(pk)
  const [receipt, ...more] = await receipts()
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ aIndirizzo: 'anna@example.com', contestoPk: pk })
  expect(receipt?.corpo).toContain(request.tipo.nome)
  expect(receipt?.allegati[0]).toMatchObject({ nome: `richiesta-${pk}.pdf`, file: { mime: 'application/pdf' } })
  expect(await stateOf(staff)).toEqual({ emailConfermataIl: expect.any(String), emailDaConfermare: false })
  // Opened again by who looks for the mail: the same answer, no other mail.
  expect(await confirm(secret)).toBe(pk)
  expect(await receipts()).toHaveLength(1)
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Preventivo', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione }) => azione)).toEqual(['crea', 'confermaEmail'])
})

test('pressed twice at the same moment, it is one summary', async () => {
  const secret = await secretOf()
  expect(await Promise.all([confirm(secret), confirm(secret)])).toEqual([pk, pk])
  expect(await receipts()).toHaveLength(1)
})

test.each([
  ['that nobody has', async () => 'x'.repeat(43)],
  ['that is no secret', async () => `' OR 1=1 --`],
  [
    'that is over',
    async () => {
      const secret = await secretOf()
      await app.db.linkSegreto.updateMany({ data: { scadeIl: new Date(Date.now() - 1000) } })
      return secret
    },
  ],
  [
    'of a request put aside',
    async () => {
      const secret = await secretOf()
      await app.db.preventivo.update({ where: { id: pk }, data: { eliminato: true } })
      return secret
    },
  ],
])('a link %s confirms nothing', async (_of, secretNow) => {
  expect(await confirm(await secretNow())).toBe('NOT_FOUND')
  expect(await receipts()).toEqual([])
  expect((await app.db.preventivo.findUniqueOrThrow({ where: { id: pk } })).emailConfermataIl).toBeNull()
})

test('the secret stands nowhere until the mail leaves, and each try has another', async () => {
  const stored = await app.db.mail.findFirstOrThrow({ where: { contesto: 'ConfermaIndirizzo' } })
  expect(stored.corpo).toContain('#solo-nel-messaggio-inviato')
  const first = await secretOf()
  const second = await secretOf()
  expect(await confirm(first)).toBe('NOT_FOUND')
  expect(await confirm(second)).toBe(pk)
})

test('with the request its link and its mails go, when the company keeps requests no longer', async () => {
  await secretOf()
  await app.db.impostazione.create({ data: { chiave: 'mesi_richieste', valore: 1 } })
  await app.db.preventivo.update({ where: { id: pk }, data: { dataCreazione: new Date('2020-01-01') } })
  expect(await requestsExpiring.remove(app.db)).toBe(1)
  expect(await app.db.linkSegreto.count()).toBe(0)
  expect(await app.db.mail.count()).toBe(0)
})
