import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { silentLog } from '#platform/log.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { createPdf } from '#platform/pdf/pdf.ts'
import { createFolderStorage } from '#platform/storage/folder.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { fillLists } from '#server-test/lists.ts'
import { seedDemo } from '../main.ts'
import { printOfferteDemo } from '../prezzi/stampa.ts'
import { printRaccolteDemo } from '../raccolte/stampa.ts'

let trial: TestDatabase
let db: Db
let dataDir: string
const pdf = createPdf({ log: silentLog() })

beforeAll(async () => {
  trial = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'seme-'))
  await fillLists(trial.url)
  await seedDemo(trial.url, { dataDir })
  db = createDb(trial.url, 2)
})

afterAll(async () => {
  await pdf.close()
  await db?.$disconnect()
  await trial?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const sentFiles = () =>
  db.versioneOfferta.findMany({
    where: { stato: { not: 'BOZZA' }, inviataIl: { not: null } },
    select: { fileNome: true, offertaId: true, numero: true, file: true },
    orderBy: { id: 'asc' },
  })

test('each offer that was sent has the PDF that its customer would have got, known by its SHA-256', async () => {
  const storage = createFolderStorage({ dir: join(dataDir, 'files') })
  const before = await sentFiles()
  const refused = { render: () => Promise.reject(new Refusal('UNAVAILABLE')) }
  expect(await printOfferteDemo({ db, storage, pdf: refused })).toBe(0)
  expect(await sentFiles()).toEqual(before)

  expect(await printOfferteDemo({ db, storage, pdf })).toBe(before.length)
  const after = await sentFiles()
  expect(new Set(after.map(({ file }) => file?.chiave)).size).toBe(before.length)
  for (const { file, fileNome, offertaId, numero } of after) {
    const bytes = await storage.read(file?.chiave ?? '')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.chiave)
    expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual(['%PDF-', file?.dimensione])
    expect(fileNome).toBe(`offerta-${offertaId}-${numero}.pdf`)
    // A drawing, prices and the house's head, not a line of text.
    expect(bytes.length).toBeGreaterThan(10_000)
  }
  const accepted = await db.versioneOfferta.findFirstOrThrow({
    where: { stato: 'ACCETTATA' },
    select: { fileId: true, offerta: { select: { ordineId: true } } },
  })
  const conferma = await db.confermaOrdine.findFirstOrThrow({ where: { ordineId: accepted.offerta.ordineId } })
  expect(conferma.preventivoDaFirmareId).toBe(accepted.fileId)
})

test('what has left together has the one print that its supplier would have got', async () => {
  const storage = createFolderStorage({ dir: join(dataDir, 'files') })
  const sent = { ordini: { some: { emailSentAt: { not: null } } } }
  expect(await printRaccolteDemo({ db, storage, pdf })).toBe(await db.raccoltaFornitore.count({ where: sent }))
  const { id, ordini } = await db.raccoltaFornitore.findFirstOrThrow({
    where: sent,
    select: { id: true, ordini: { select: { emailPdf: true, ordine: { select: { numeroCommessa: true } } } } },
  })
  const [print, ...others] = new Set(ordini.map(({ emailPdf }) => emailPdf?.chiave))
  expect(others).toEqual([])
  expect(ordini[0]?.emailPdf?.nome).toBe(`raccolta-fornitore-${id}.pdf`)
  const words = (await pdfWords(await storage.read(print ?? ''))).join(' ')
  for (const { ordine } of ordini) expect(words).toContain(ordine.numeroCommessa)
  // Printed once.
  expect(await printRaccolteDemo({ db, storage, pdf })).toBe(0)
})
