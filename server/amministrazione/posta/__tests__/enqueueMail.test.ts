import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { enqueueMail, type NewMail } from '#platform/mail/outbox.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

const mail = (differs: Partial<NewMail> = {}): NewMail => ({
  aIndirizzo: 'mario@example.it',
  oggetto: 'Preventivo',
  corpo: '<p>Ecco</p>',
  contesto: 'Preventivo',
  contestoPk: 1,
  ...differs,
})

test.each([
  { aIndirizzo: 'a@b.it, c@d.it' },
  { aIndirizzo: 'a@b.it\r\nBcc: c@d.it' },
  { aIndirizzo: 'Mario <a@b.it>' },
  { aIndirizzo: '' },
])('refused on the form field that holds the address: %j', async (differs) => {
  const write = db.$transaction((tx) => enqueueMail(tx, mail(differs), { aIndirizzo: 'email' }))
  await expect(write).rejects.toMatchObject({
    errors: [{ field: 'email', message: 'Inserisci un indirizzo email valido.' }],
  })
  await expect(write).rejects.toBeInstanceOf(UserErrors)
  expect(await db.mail.count()).toBe(0)
})

test('a subject with a line break is refused, a huge body too', async () => {
  for (const differs of [{ oggetto: 'x\r\nBcc: a@b.it' }, { corpo: 'x'.repeat(100_001) }]) {
    await expect(db.$transaction((tx) => enqueueMail(tx, mail(differs)))).rejects.toBeInstanceOf(UserErrors)
  }
})

test('it exists if, and only if, the change it belongs to does; scripts are gone before it is stored', async () => {
  const undone = db.$transaction(async (tx) => {
    await enqueueMail(tx, mail())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.mail.count()).toBe(0)
  const stored = await db.$transaction((tx) =>
    enqueueMail(tx, mail({ corpo: '<p onclick="x()">Ecco<script>x()</script></p>' })),
  )
  expect(stored.corpo).toBe('<p>Ecco</p>')
  expect(stored.messageId).toMatch(/^<[0-9a-f-]{36}@[a-zA-Z0-9.-]+>$/)
})

test('its Message-ID is of the domain of the sender, not of the machine', async () => {
  await db.impostazione.create({ data: { chiave: 'mittente_email', valore: 'ordini@infissivalle.example' } })
  const stored = await db.$transaction((tx) => enqueueMail(tx, mail()))
  expect(stored.messageId).toMatch(/^<[0-9a-f-]{36}@infissivalle\.example>$/)
})
