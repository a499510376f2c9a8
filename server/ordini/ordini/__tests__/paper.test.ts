import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { startOfDay } from '#shared/dates/zone.ts'

let app: TestApp
let pk: number

const PHASES = ['legno', 'telai', 'vetro', 'macchine', 'verniciatura', 'banchi']

/** An order of three lines, each with what a workshop is told of it, planned, with a note. */
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await makeOrdine(app.db, {
    note: 'Consegnare insieme al portoncino.',
    dataConsegna: dateOfDay('2026-12-15'),
  })
  pk = id
  for (const numero of [6, 5, 2]) {
    await makeRigaOrdine(app.db, id, {
      numero,
      larghezza: 1000,
      altezza: 1400,
      extraFields: { Peso: '119', Vetro: '33.1/16/33.1', Colore: 'RAL 9010' },
    })
  }
  const days = { inizio: startOfDay('2026-12-01'), fine: startOfDay('2026-12-08') }
  const fasi = { create: PHASES.map((nomeFase) => ({ nomeFase, ...days })) }
  await app.db.schedulazioneOrdine.create({ data: { ordineId: id, ...days, fasi } })
})
afterAll(() => app.close())

/** The texts of each page, line by line as they are drawn. */
async function linesOf(bytes: Uint8Array): Promise<string[][]> {
  const reading = getDocument({ data: bytes, verbosity: 0 })
  const document = await reading.promise
  const pages: string[][] = []
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent()
    pages.push(items.flatMap((item) => ('str' in item ? [item.str.trim()] : [])))
  }
  await reading.destroy()
  return pages
}

test.each(['ordinePdf', 'ordineOfficinaPdf'])('%s: three lines are one sheet, and N. is one word', async (field) => {
  const { data } = await (await app.as('super')).graphql<{ documento: { base64: string } }>(
    `query ($pk: Int!) { documento: ${field}(pk: $pk) { base64 } }`,
    { pk },
  )
  const pages = await linesOf(new Uint8Array(Buffer.from(data?.documento.base64 ?? '', 'base64')))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('N.')
})
