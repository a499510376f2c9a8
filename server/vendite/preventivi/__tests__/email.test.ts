import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeEmailTemplate, makeMail, makePreventivo } from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let cliente: { id: number }
let forAgente: { id: number }

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://preventivi.example' } })
  staff = await app.as('staff')
  cliente = await makeEmailTemplate(app.db, { label: 'Ringraziamento', body: '<p>Gentile {{nome_cognome}}</p>' })
  forAgente = await makeEmailTemplate(app.db, { subject: 'Nuovo: {{numero}}', destinatario: 'AGENTE' })
})
afterAll(() => app.close())

const FIELDS = /* GraphQL */ `
  preventivo {
    emailInviataSubject emailInviataBody puoInviareEmailCliente motivoEmailCliente
    mailCliente { stato descrizione tentativi ultimoErrore }
    puoInviareEmailAgente motivoEmailAgente mailAgente { stato }
  }
  errors { code field message }
`

interface Payload {
  preventivo: { emailInviataSubject: string; emailInviataBody: string; motivoEmailCliente: string | null } | null
  errors: { code: string; field: string | null; message: string }[]
}

async function sendIt(name: 'sendEmailPreventivo' | 'sendEmailAgentePreventivo', input: object, who = staff) {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${FIELDS} } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name] as Payload
}

const mailOf = (contestoPk: number) => app.db.mail.findMany({ where: { contesto: 'Preventivo', contestoPk } })

describe('emailTemplates', () => {
  const TEMPLATES =
    'query ($pk: Int!) { emailTemplates(preventivoPk: $pk) { emailTemplatePk label subjectCompiled body } }'

  test("the customer's templates, compiled, with what visitors wrote made harmless", async () => {
    const { id } = await makePreventivo(app.db, { nomeCognome: '<img src=x onerror=alert(1)> "Rossi"' })
    const { data } = await staff.graphql(TEMPLATES, { pk: id })
    expect(data).toEqual({
      emailTemplates: [
        {
          emailTemplatePk: cliente.id,
          label: 'Ringraziamento',
          subjectCompiled: `Preventivo ${id}`,
          body: '<p>Gentile &lt;img src=x onerror=alert(1)&gt; "Rossi"</p>',
        },
      ],
    })
  })

  test("an agent cannot compile them for somebody else's quote, nor for a missing one", async () => {
    const agente = await app.as('agente')
    const { id } = await makePreventivo(app.db)
    for (const pk of [id, 999_999]) {
      const { errors } = await agente.graphql(TEMPLATES, { pk })
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })
})

test('what the mail server said is of who manages the outbox; the others read what to do', async () => {
  const agente = await makeAgente(app.db)
  const mail = await makeMail(app.db, { stato: 'FALLITA', ultimoErrore: '550 smtp.interno:2525 anna@example.com' })
  const { id } = await makePreventivo(app.db, { agenteId: agente.id, mailClienteId: mail.id })
  const documento = `{ preventivo(pk: ${id}) { mailCliente { ultimoErrore descrizione } } }`
  const descrizione = 'Invio non riuscito: avvisare chi gestisce la posta in uscita'
  for (const who of [await app.as(agente.user), staff]) {
    expect((await who.graphql(documento)).data).toEqual({
      preventivo: { mailCliente: { ultimoErrore: null, descrizione } },
    })
  }
  expect((await (await app.as('super')).graphql(documento)).data).toEqual({
    preventivo: { mailCliente: { ultimoErrore: '550 smtp.interno:2525 anna@example.com', descrizione } },
  })
})

describe('sendEmailPreventivo', () => {
  test('puts the mail in the outbox with the quote, which shows what was sent and where it stands', async () => {
    const { id } = await makePreventivo(app.db, { nomeCognome: 'Anna Rossi', email: 'anna@example.com' })
    const { preventivo, errors } = await sendIt('sendEmailPreventivo', {
      preventivoPk: id,
      emailTemplatePk: cliente.id,
    })
    expect(errors).toEqual([])
    expect(preventivo).toMatchObject({
      emailInviataSubject: `Preventivo ${id}`,
      emailInviataBody: '<p>Gentile Anna Rossi</p>',
      puoInviareEmailCliente: false,
      motivoEmailCliente: expect.stringContaining('E-mail già inviata al cliente il'),
      mailCliente: { stato: 'DA_INVIARE', descrizione: expect.stringContaining('In uscita'), tentativi: 0 },
    })
    expect(await mailOf(id)).toMatchObject([
      { aIndirizzo: 'anna@example.com', aNome: 'Anna Rossi', creataDaId: staff.user?.id, stato: 'DA_INVIARE' },
    ])
    expect(await app.db.auditLog.findMany({ where: { oggettoPk: id } })).toMatchObject([{ azione: 'sendEmail' }])
  })

  test('what the user edited is sent, sanitised', async () => {
    const { id } = await makePreventivo(app.db)
    const body = '<p>A <b>domani</b><script>alert(1)</script></p>'
    const input = { preventivoPk: id, emailTemplatePk: cliente.id, subject: 'Oggetto mio', body }
    expect((await sendIt('sendEmailPreventivo', input)).preventivo).toMatchObject({
      emailInviataSubject: 'Oggetto mio',
      emailInviataBody: '<p>A <b>domani</b></p>',
    })
  })

  test('only once, also when many press the button together', async () => {
    const { id } = await makePreventivo(app.db)
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map(() => sendIt('sendEmailPreventivo', { preventivoPk: id, emailTemplatePk: cliente.id })),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual(
      Array(4).fill({ code: 'CONFLICT', field: null, message: expect.stringContaining('già inviata') }),
    )
    expect(await mailOf(id)).toHaveLength(1)
  })

  test.each([
    ['a deleted quote', { eliminato: true }, () => ({}), null, 'Il preventivo è stato eliminato'],
    ['an address that is none', { email: 'nessuna' }, () => ({}), null, 'L’indirizzo e-mail del cliente'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, () => ({}), null, 'L’indirizzo e-mail del cliente'],
    ['a missing template', {}, () => ({ emailTemplatePk: 999_999 }), 'emailTemplatePk', 'Pk "999999" non valido'],
    ["the agents' template", {}, () => ({ emailTemplatePk: forAgente.id }), 'emailTemplatePk', 'non valido'],
    ['an empty body', {}, () => ({ body: '<p>&nbsp;</p>' }), 'body', 'Campo obbligatorio'],
  ])('refuses %s, and sends nothing', async (_name, different, input, field, message) => {
    const { id } = await makePreventivo(app.db, different)
    const outcome = await sendIt('sendEmailPreventivo', { preventivoPk: id, emailTemplatePk: cliente.id, ...input() })
    expect(outcome.preventivo).toBeNull()
    expect(outcome.errors).toMatchObject([{ field, message: expect.stringContaining(message) }])
    expect(await mailOf(id)).toEqual([])
    expect(await app.db.preventivo.findUnique({ where: { id } })).toMatchObject({ emailInviataIl: null, versione: 1 })
  })

  test("an agent writes for own quotes, not for others'; app accounts for none", async () => {
    const agente = await app.as('agente')
    const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
    const own = await makePreventivo(app.db, { agenteId })
    const foreign = await makePreventivo(app.db)
    const input = (preventivoPk: number) => ({ preventivoPk, emailTemplatePk: cliente.id })
    const { preventivo, errors } = await sendIt('sendEmailPreventivo', input(own.id), agente)
    expect(errors).toEqual([])
    expect(preventivo).toMatchObject({ puoInviareEmailAgente: null, motivoEmailAgente: null, mailAgente: null })
    await expect(sendIt('sendEmailPreventivo', input(foreign.id), agente)).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    await expect(sendIt('sendEmailPreventivo', input(foreign.id), await app.as('app'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await mailOf(foreign.id)).toEqual([])
  })
})

describe('sendEmailAgentePreventivo', () => {
  test('writes to the agent once, with a link to the quote', async () => {
    const agente = await makeAgente(app.db, {}, { email: 'agente@example.com', firstName: 'Ugo', lastName: 'Neri' })
    const { id } = await makePreventivo(app.db, { agenteId: agente.id })
    const outcomes = await Promise.all([1, 2, 3].map(() => sendIt('sendEmailAgentePreventivo', { preventivoPk: id })))
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toMatchObject([
      { preventivo: { puoInviareEmailAgente: false, mailAgente: { stato: 'DA_INVIARE' } } },
    ])
    const mails = await mailOf(id)
    expect(mails).toMatchObject([{ aIndirizzo: 'agente@example.com', aNome: 'Ugo Neri', oggetto: `Nuovo: ${id}` }])
    expect(mails[0]?.corpo).toContain(`href="https://preventivi.example/preventivi/#/${id}"`)
  })

  test.each([
    ['without an agent', {}, 'Nessun agente assegnato'],
    ['whose agent has no address', { email: '' }, 'L’agente non ha un indirizzo e-mail valido'],
  ])('refuses a quote %s, and sends nothing', async (_name, user, message) => {
    const agenteId = 'email' in user ? (await makeAgente(app.db, {}, user)).id : null
    const { id } = await makePreventivo(app.db, { agenteId })
    const { errors } = await sendIt('sendEmailAgentePreventivo', { preventivoPk: id })
    expect(errors).toEqual([{ code: 'CONFLICT', field: null, message }])
    expect(await mailOf(id)).toEqual([])
  })

  test('refuses agents', async () => {
    const agente = await app.as('agente')
    const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
    const { id } = await makePreventivo(app.db, { agenteId })
    await expect(sendIt('sendEmailAgentePreventivo', { preventivoPk: id }, agente)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await mailOf(id)).toEqual([])
  })
})
