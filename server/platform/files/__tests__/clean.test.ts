import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { cleanFiles, GRACE_HOURS } from '../clean.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.services.jobs.start()
})
afterAll(() => app.close())
beforeEach(() => cleanFiles(app.services, new Date(Date.now() + 30 * GRACE_HOURS * 3_600_000)))

const domani = () => new Date(Date.now() + (GRACE_HOURS + 1) * 3_600_000)
const base64 = (testo: string) => Buffer.from(testo).toString('base64')

/** Attaches a document to a new order. @returns the attachment and the key of its bytes */
async function allega(testo: string) {
  const superuser = await app.as('super')
  const { id: ordine } = await makeOrdine(app.db)
  const allegato = { nome: 'nota.pdf', base64: base64(`%PDF-1.4 ${testo}`) }
  const esito = await mutateAs<{ allegato: { pk: number } }>(
    superuser,
    'addAllegatoOrdine',
    { ordine, allegato },
    'allegato { pk }',
  )
  expect(esito.errors).toEqual([])
  const { file } = await app.db.allegatoOrdine.findUniqueOrThrow({
    where: { id: esito.allegato.pk },
    include: { file: true },
  })
  return {
    pk: esito.allegato.pk,
    chiave: file.chiave,
    togli: () => mutateAs(superuser, 'deleteAllegatoOrdine', { pk: esito.allegato.pk }),
  }
}

const ci = (chiave: string) => app.services.storage.size(chiave).then((size) => size !== null)

test('an attachment that was removed goes after the hours of grace; one that is used stays', async () => {
  const { chiave, togli } = await allega('da togliere')
  const altro = await allega('da tenere')
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 0 })
  await togli()
  expect(await cleanFiles(app.services, new Date())).toEqual({ righe: 0, file: 0 })
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 1, file: 1 })
  expect([await ci(chiave), await ci(altro.chiave)]).toEqual([false, true])
  expect(await app.db.storedFile.count({ where: { chiave } })).toBe(0)
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 0 })
})

test('equal bytes are one file: it stays until nobody uses it', async () => {
  const uno = await allega('uguale')
  const due = await allega('uguale')
  expect(due.chiave).toBe(uno.chiave)
  await uno.togli()
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 0 })
  await due.togli()
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 1, file: 1 })
})

test('a public picture stays, whoever refers to it', async () => {
  const chiave = await app.services.storage.put(Buffer.from('figura'))
  await app.db.storedFile.create({ data: { chiave, nome: 'f.png', mime: 'image/png', dimensione: 6, pubblico: true } })
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 0 })
  await app.db.storedFile.delete({ where: { chiave } })
})

test('files of a preview: kept while it may be open, and anew when they are sent again', async () => {
  const { storage, config } = app.services
  const chiave = await storage.put(Buffer.from('foglio'))
  const ieri = new Date(Date.now() - (GRACE_HOURS + 1) * 3_600_000)
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 0 })
  const path = join(config.dataDir, 'files', chiave.slice(0, 2), chiave.slice(2, 4), chiave)
  await utimes(path, ieri, ieri)
  // The same sheet again: as if it had been stored now.
  await storage.put(Buffer.from('foglio'))
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 0 })
  await utimes(path, ieri, ieri)
  expect(await cleanFiles(app.services)).toEqual({ righe: 0, file: 1 })
  expect(await ci(chiave)).toBe(false)
})

test('what an import in the queue still needs stays', async () => {
  const chiave = await app.services.storage.put(Buffer.from('in coda'))
  const data = JSON.stringify({ pk: 1, data: { files: [{ nome: 'a.xls', chiave }] } })
  // In a queue that nobody works: this process would take it.
  await app.db.$executeRaw`
    INSERT INTO pgboss.job (name, data, start_after) VALUES ('importazione', ${data}::jsonb, now() + interval '1 day')`
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 0 })
  await app.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'importazione'`
  expect(await cleanFiles(app.services, domani())).toEqual({ righe: 0, file: 1 })
})

test('many at once attach and clean: no attachment loses its bytes', { timeout: 30_000 }, async () => {
  const { chiave, togli } = await allega('conteso')
  await togli()
  for (let giro = 0; giro < 5; giro++) {
    const [nuovi] = await Promise.all([
      Promise.all([allega('conteso'), allega('conteso')]),
      cleanFiles(app.services, domani()),
      cleanFiles(app.services, domani()),
    ])
    expect(await ci(chiave)).toBe(true)
    expect(await app.db.storedFile.count({ where: { chiave } })).toBe(1)
    for (const uno of nuovi) await uno.togli()
  }
})
