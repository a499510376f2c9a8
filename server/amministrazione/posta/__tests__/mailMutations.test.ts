import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeMail } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const FLAG = { puoSospendere: 0, puoRiprendere: 0, puoAnnullare: 0, puoModificare: 0, puoRiprovare: 0 }

interface Answer {
  mail: { stato: string } | null
  errors: { code: string; field: string | null; message: string }[]
}

async function run(name: string, input: object, client = superuser) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  const documento = `mutation ($input: ${Name}Input!) { ${name}(input: $input) { mail { stato } errors { code field message } } }`
  const { data, errors } = await client.graphql<Record<string, Answer>>(documento, { input })
  return { ...data?.[name], refusal: errors?.[0]?.extensions?.code }
}

test.each([
  ['suspendMail', 'DA_INVIARE', 'SOSPESA'],
  ['resumeMail', 'SOSPESA', 'DA_INVIARE'],
  ['cancelMail', 'FALLITA', 'ANNULLATA'],
  ['retryMail', 'ANNULLATA', 'DA_INVIARE'],
] as const)('%s: %s becomes %s, with history and event; a second time it is refused', async (name, before, after) => {
  const mail = await makeMail(app.db, { stato: before, tentativi: 3 })
  expect(await run(name, { pk: mail.id })).toMatchObject({ mail: { stato: after }, errors: [] })
  const where = { oggetto: 'Mail', oggettoPk: mail.id, campo: 'stato' }
  expect(await app.db.auditLog.findFirst({ where })).toMatchObject({
    prima: before,
    dopo: after,
    userId: superuser.user?.id,
  })
  const event = await app.db.eventLog.findFirst({ where: { topic: 'mail' }, orderBy: { id: 'desc' } })
  expect(event?.payload).toMatchObject({ pk: mail.id, stato: after })
  if (name === 'retryMail') return // trying again what waits is allowed
  const second = await run(name, { pk: mail.id })
  expect([second.mail, second.errors?.[0]?.code]).toEqual([null, 'CONFLICT'])
})

test('a mail that has left can only be read', async () => {
  const mail = await makeMail(app.db, { stato: 'INVIATA', inviataIl: new Date() })
  for (const name of ['suspendMail', 'resumeMail', 'cancelMail', 'retryMail']) {
    expect((await run(name, { pk: mail.id })).errors?.[0]?.message).toBe('Il messaggio è già stato inviato.')
  }
  const mailFlags = await queryAs<object>(superuser, `{ mail(pk: ${mail.id}) { ${Object.keys(FLAG).join(' ')} } }`)
  expect(Object.values(mailFlags)).toEqual([false, false, false, false, false])
  expect(await app.db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toEqual(mail)
})

test('a correction is checked field by field and its html cleaned', async () => {
  const { id: pk } = await makeMail(app.db)
  const good = { pk, aIndirizzo: 'a@example.com', aNome: 'Anna', oggetto: 'Nuovo', corpo: '<p onclick="x">Ciao</p>' }
  expect((await run('updateMail', good)).errors).toEqual([])
  expect((await app.db.mail.findUniqueOrThrow({ where: { id: pk } })).corpo).toBe('<p>Ciao</p>')
  const bad = { pk, aIndirizzo: 'a@b.it, c@d.it', aNome: '', oggetto: '', corpo: ' ' }
  const { errors } = await run('updateMail', bad)
  expect(errors?.map(({ field }) => field)).toEqual(['aIndirizzo', 'oggetto', 'corpo'])
})

test('a body written into the table by hand is harmless when it is read', async () => {
  const { id } = await makeMail(app.db, { corpo: '<p>Ciao<script>alert(1)</script><img src=x onerror=y></p>' })
  expect((await superuser.graphql(`{ mail(pk: ${id}) { corpo } }`)).data).toEqual({ mail: { corpo: '<p>Ciao</p>' } })
})

test('whether a mail server is set is visible to users who administer mails only', async () => {
  expect((await superuser.graphql('{ postaConfigurata }')).data).toEqual({ postaConfigurata: false })
  const staff = await app.as('staff')
  expect((await staff.graphql('{ postaConfigurata }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const { id: pk } = await makeMail(app.db)
  expect((await run('cancelMail', { pk }, staff)).refusal).toBe('FORBIDDEN')
  expect((await app.db.mail.findUniqueOrThrow({ where: { id: pk } })).stato).toBe('DA_INVIARE')
  Object.assign(app.services.config, { smtpUrl: 'smtp://localhost:2525' })
  expect((await superuser.graphql('{ postaConfigurata }')).data).toEqual({ postaConfigurata: true })
})
