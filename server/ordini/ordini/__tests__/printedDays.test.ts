import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { endOfDay, startOfDay } from '#shared/dates/zone.ts'
import { formatDate } from '#shared/formats/formats.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Days {
  ordine: {
    data: string
    dataConsegna: string
    dataPosa: string
    schedulazione: { fasi: { nomeFase: string; inizio: string; fine: string }[] }
  }
  ordineFornitore: { dataOrdine: string; dataConsegna: string }
}

/** An order whose phases begin and end at midnights and in the first hours of days in Italy, with a supplier order. */
async function makeScheduled(month: string) {
  const day = (n: number) => `${month}-${String(n).padStart(2, '0')}`
  const hour = 3_600_000
  const phases = [
    ['legno', startOfDay(day(9)), startOfDay(day(16))],
    ['vetro', startOfDay(day(10)), startOfDay(day(17))],
    ['macchine', new Date(startOfDay(day(18)).getTime() + hour / 2), new Date(endOfDay(day(19)).getTime() - 1000)],
    ['banchi', new Date(startOfDay(day(20)).getTime() + 9 * hour), new Date(startOfDay(day(21)).getTime() + hour)],
  ] as const
  const ordine = await makeOrdine(app.db, {
    data: dateOfDay(day(1)),
    dataConsegna: dateOfDay(day(24)),
    dataPosa: dateOfDay(day(28)),
  })
  await makeRigaOrdine(app.db, ordine.id)
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId: ordine.id,
      inizio: startOfDay(day(9)),
      fine: startOfDay(day(21)),
      fasi: { create: phases.map(([nomeFase, inizio, fine]) => ({ nomeFase, inizio, fine })) },
    },
  })
  const fornitore = await makeFornitore(app.db, { tipologia: 'legno' })
  const fornitura = await makeOrdineFornitore(app.db, {
    ordineId: ordine.id,
    fornitoreId: fornitore.id,
    tipologia: 'legno',
    dataOrdine: dateOfDay(day(2)),
    dataConsegna: dateOfDay(day(15)),
  })
  return { ordine: ordine.id, fornitura: fornitura.id }
}

async function printed(field: string, pk: number): Promise<string> {
  const { data } = await (await app.as('super')).graphql<{ documento: { base64: string } }>(
    `query ($pk: Int!) { documento: ${field}(pk: $pk) { base64 } }`,
    { pk },
  )
  return (await pdfWords(Buffer.from(data?.documento.base64 ?? '', 'base64'))).join(' ')
}

test.each(['2026-01', '2026-07'])('days on paper are those of the screen, in %s', async (month) => {
  const { ordine, fornitura } = await makeScheduled(month)
  const { data } = await (await app.as('super')).graphql<Days>(
    `query ($o: Int!, $f: Int!) {
      ordine(pk: $o) { data dataConsegna dataPosa schedulazione { fasi { nomeFase inizio fine } } }
      ordineFornitore(pk: $f) { dataOrdine dataConsegna }
    }`,
    { o: ordine, f: fornitura },
  )
  if (!data) throw new Error('no answer')
  const of = ({ data, dataConsegna, dataPosa }: Days['ordine']) => [data, dataConsegna, dataPosa].map(formatDate)
  const sheet = await printed('ordineOfficinaPdf', ordine)
  for (const { nomeFase, inizio, fine } of data.ordine.schedulazione.fasi)
    expect(sheet).toContain([nomeFase, formatDate(inizio), formatDate(fine)].join(''))
  for (const day of of(data.ordine)) expect(sheet).toContain(day)
  const paper = await printed('ordinePdf', ordine)
  for (const day of of(data.ordine)) expect(paper).toContain(day)
  const supplier = await printed('ordineFornitorePdf', fornitura)
  for (const day of [data.ordineFornitore.dataOrdine, data.ordineFornitore.dataConsegna])
    expect(supplier).toContain(formatDate(day))
})
