import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { cleanFiles, GRACE_HOURS } from '../clean.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.services.jobs.start()
})
afterAll(() => app.close())
beforeEach(() => cleanFiles(app.services, new Date(Date.now() + 30 * GRACE_HOURS * 3_600_000)))

const tomorrow = () => new Date(Date.now() + (GRACE_HOURS + 1) * 3_600_000)
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Attaches a document to a new order. @returns the attachment and the key of its bytes */
async function attach(text: string) {
  const superuser = await app.as('super')
  const { id: ordine } = await makeOrdine(app.db)
  const allegato = { nome: 'nota.pdf', base64: base64(`%PDF-1.4 ${text}`) }
  const outcome = await mutateAs<{ allegato: { pk: number } }>(
    superuser,
    'addAllegatoOrdine',
    { ordinePk: ordine, allegato },
    'allegato { pk }',
  )
  expect(outcome.errors).toEqual([])
  const { file } = await app.db.allegatoOrdine.findUniqueOrThrow({
    where: { id: outcome.allegato.pk },
    include: { file: true },
  })
  return {
    pk: outcome.allegato.pk,
    chiave: file.chiave,
    togli: () => mutateAs(superuser, 'deleteAllegatoOrdine', { pk: outcome.allegato.pk }),
  }
}

const there = (key: string) => app.services.storage.size(key).then((size) => size !== null)

test('an attachment that was removed goes after the hours of grace; one that is used stays', async () => {
  const { chiave, togli } = await attach('da togliere')
  const other = await attach('da tenere')
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 0 })
  await togli()
  expect(await cleanFiles(app.services, new Date())).toEqual({ righe: 0, file: 0 })
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 1, file: 1 })
  expect([await there(chiave), await there(other.chiave)]).toEqual([false, true])
  expect(await app.db.storedFile.count({ where: { chiave } })).toBe(0)
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 0 })
})

test('equal bytes are one file: it stays until nobody uses it', async () => {
  const one = await attach('uguale')
  const due = await attach('uguale')
  expect(due.chiave).toBe(one.chiave)
  await one.togli()
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 0 })
  await due.togli()
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 1, file: 1 })
})

test('a public picture stays, whoever refers to it', async () => {
  const key = await app.services.storage.put(Buffer.from('figura'))
  await app.db.storedFile.create({
    data: { chiave: key, nome: 'f.png', mime: 'image/png', dimensione: 6, pubblico: true },
  })
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 0 })
  await app.db.storedFile.delete({ where: { chiave: key } })
})

test('files of a preview: kept while it may be open, and anew when they are sent again', async () => {
  const { storage, config } = app.services
  const key = await storage.put(Buffer.from('foglio'))
  const yesterday = new Date(Date.now() - (GRACE_HOURS + 1) * 3_600_000)
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 0 })
  const path = join(config.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
  await utimes(path, yesterday, yesterday)
  // The same sheet again: as if it had been stored now.
  await storage.put(Buffer.from('foglio'))
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 0 })
  await utimes(path, yesterday, yesterday)
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 1 })
  expect(await there(key)).toBe(false)
})

test('what an import in the queue still needs stays', async () => {
  const key = await app.services.storage.put(Buffer.from('in coda'))
  const data = JSON.stringify({ pk: 1, data: { files: [{ nome: 'a.xls', chiave: key }] } })
  // In a queue that nobody works: this process would take it.
  await app.db.$executeRaw`
    INSERT INTO pgboss.job (name, data, start_after) VALUES ('importazione', ${data}::jsonb, now() + interval '1 day')`
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 0 })
  await app.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'importazione'`
  expect(await cleanFiles(app.services, tomorrow())).toEqual({ righe: 0, file: 1 })
})

test('many at once attach and clean: no attachment loses its bytes', async () => {
  const { chiave, togli } = await attach('conteso')
  await togli()
  for (let round = 0; round < 5; round++) {
    const [fresh] = await Promise.all([
      Promise.all([attach('conteso'), attach('conteso')]),
      cleanFiles(app.services, tomorrow()),
      cleanFiles(app.services, tomorrow()),
    ])
    expect(await there(chiave)).toBe(true)
    expect(await app.db.storedFile.count({ where: { chiave } })).toBe(1)
    for (const one of fresh) await one.togli()
  }
})
