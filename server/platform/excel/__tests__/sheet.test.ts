import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { CELL_FORMATS, openSheet } from '../sheet.ts'

const columns = [
  { titolo: 'Nome', larghezza: 10 },
  { titolo: 'Netto', larghezza: 10, format: CELL_FORMATS.euro },
  { titolo: 'Giorno', larghezza: 10, format: CELL_FORMATS.giorno },
]

test('what is written is read back with its type', async () => {
  const sheet = await openSheet('Prova', columns, new AbortController().signal)
  const read = buffer(sheet.uscita)
  await sheet.add([
    ['=HYPERLINK("http://spia.example")', 1234.5, new Date('2026-11-21T00:00:00Z')],
    [null, null, null],
  ])
  await sheet.close()
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.load(Uint8Array.from(await read).buffer)
  const [written] = libro.worksheets
  expect(written?.name).toBe('Prova')
  expect(written?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }])
  expect(written?.getRow(1).values).toEqual([undefined, 'Nome', 'Netto', 'Giorno'])
  const riga = written?.getRow(2)
  expect(riga?.getCell(1)).toMatchObject({
    type: ExcelJS.ValueType.String,
    value: '\'=HYPERLINK("http://spia.example")',
  })
  expect(riga?.getCell(2)).toMatchObject({ type: ExcelJS.ValueType.Number, value: 1234.5, numFmt: CELL_FORMATS.euro })
  expect(riga?.getCell(3)).toMatchObject({ type: ExcelJS.ValueType.Date, numFmt: CELL_FORMATS.giorno })
  expect(riga?.getCell(3).value).toEqual(new Date('2026-11-21T00:00:00Z'))
})

test('rows wait for a client that takes nothing away, and go on when it does', async () => {
  const sheet = await openSheet('Lento', columns, new AbortController().signal)
  // Hard to compress, so that it piles up.
  const example = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  const page = () => Array.from({ length: 500 }, (_, i) => [example(), i, null])
  let pages = 0
  const writing = (async () => {
    for (; pages < 30; pages++) await sheet.add(page())
    await sheet.close()
  })()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const ferma = pages
  expect(ferma).toBeLessThan(30)
  const read = buffer(sheet.uscita)
  await writing
  expect((await read).length).toBeGreaterThan(1_000_000)
  expect(pages).toBe(30)
})

test('a file whose reader has left comes to an end', async () => {
  const sheet = await openSheet('Lasciato', columns, new AbortController().signal)
  const example = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  await sheet.add(Array.from({ length: 1000 }, (_, i) => [example(), i, null]))
  sheet.uscita.destroy()
  await expect(sheet.close()).resolves.toBeUndefined()
})

test('a file whose reader leaves at its end comes to an end', async () => {
  const sheet = await openSheet('Lasciato', columns, new AbortController().signal)
  const example = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')
  await sheet.add(Array.from({ length: 1000 }, (_, i) => [example(), i, null]))
  const closed = sheet.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  sheet.uscita.destroy()
  await expect(closed).resolves.toBeUndefined()
})
