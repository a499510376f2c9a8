import ExcelJS from 'exceljs'

const ASCII = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

async function openSheet(bytes: Buffer): Promise<string | null> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Uint8Array.from(bytes).buffer)
  const [sheet] = book.worksheets
  if (!sheet) return 'senza fogli'
  const header = (sheet.getRow(1).values as unknown[]).filter((value) => value !== undefined && value !== '')
  if (header.length === 0) return 'senza intestazione'
  return sheet.rowCount < 2 ? 'senza righe' : null
}

async function openPdf(bytes: Buffer): Promise<string | null> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const { numPages } = await reading.promise
  await reading.destroy()
  return numPages < 1 ? 'senza pagine' : null
}

function openCsv(bytes: Buffer): string | null {
  const [header = '', ...rows] = bytes.toString('utf8').trim().split(/\r?\n/)
  const mark = header.includes(';') ? ';' : ','
  if (header.split(mark).length < 2) return 'senza colonne'
  return rows.length === 0 ? 'senza righe' : null
}

function openZip(bytes: Buffer): string | null {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0) return 'non finisce'
  return bytes.readUInt16LE(end + 10) === 0 ? 'senza file' : null
}

/** Opens a file as who downloads it does; null when it is what it says, otherwise what is wrong with it. */
export async function openFile(name: string, bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return 'vuoto'
  try {
    if (/\.xlsx$/i.test(name)) return await openSheet(bytes)
    if (ASCII(bytes, 0, 5) === '%PDF-') return await openPdf(bytes)
    if (/\.pdf$/i.test(name)) return 'non è un PDF'
    if (/\.csv$/i.test(name)) return openCsv(bytes)
    return /\.zip$/i.test(name) ? openZip(bytes) : null
  } catch (error) {
    return (error as Error).message
  }
}
