import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { CELL_FORMATS, openSheet } from '../sheet.ts'

const colonne = [
  { titolo: 'Nome', larghezza: 10 },
  { titolo: 'Netto', larghezza: 10, formato: CELL_FORMATS.euro },
  { titolo: 'Giorno', larghezza: 10, formato: CELL_FORMATS.giorno },
]

test('what is written is read back with its type', async () => {
  const foglio = await openSheet('Prova', colonne, new AbortController().signal)
  const letto = buffer(foglio.uscita)
  await foglio.aggiungi([
    ['=HYPERLINK("http://spia.example")', 1234.5, new Date('2026-11-21T00:00:00Z')],
    [null, null, null],
  ])
  await foglio.chiudi()
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.load((await letto) as never)
  const [scritto] = libro.worksheets
  expect(scritto?.name).toBe('Prova')
  expect(scritto?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }])
  expect(scritto?.getRow(1).values).toEqual([undefined, 'Nome', 'Netto', 'Giorno'])
  const riga = scritto?.getRow(2)
  expect(riga?.getCell(1)).toMatchObject({
    type: ExcelJS.ValueType.String,
    value: '\'=HYPERLINK("http://spia.example")',
  })
  expect(riga?.getCell(2)).toMatchObject({ type: ExcelJS.ValueType.Number, value: 1234.5, numFmt: CELL_FORMATS.euro })
  expect(riga?.getCell(3)).toMatchObject({ type: ExcelJS.ValueType.Date, numFmt: CELL_FORMATS.giorno })
  expect(riga?.getCell(3).value).toEqual(new Date('2026-11-21T00:00:00Z'))
})

test('rows wait for a client that takes nothing away, and go on when it does', async () => {
  const foglio = await openSheet('Lento', colonne, new AbortController().signal)
  // Hard to compress, so that it piles up.
  const caso = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  const page = () => Array.from({ length: 500 }, (_, i) => [caso(), i, null])
  let pagine = 0
  const scrittura = (async () => {
    for (; pagine < 30; pagine++) await foglio.aggiungi(page())
    await foglio.chiudi()
  })()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const ferma = pagine
  expect(ferma).toBeLessThan(30)
  const letto = buffer(foglio.uscita)
  await scrittura
  expect((await letto).length).toBeGreaterThan(1_000_000)
  expect(pagine).toBe(30)
})

test('a file whose reader has left comes to an end', async () => {
  const foglio = await openSheet('Lasciato', colonne, new AbortController().signal)
  const caso = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  await foglio.aggiungi(Array.from({ length: 1000 }, (_, i) => [caso(), i, null]))
  foglio.uscita.destroy()
  await expect(foglio.chiudi()).resolves.toBeUndefined()
})

test('a file whose reader leaves at its end comes to an end', async () => {
  const foglio = await openSheet('Lasciato', colonne, new AbortController().signal)
  const caso = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  await foglio.aggiungi(Array.from({ length: 1000 }, (_, i) => [caso(), i, null]))
  const chiuso = foglio.chiudi()
  await new Promise((resolve) => setTimeout(resolve, 200))
  foglio.uscita.destroy()
  await expect(chiuso).resolves.toBeUndefined()
})
