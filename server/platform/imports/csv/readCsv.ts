import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { SHEET_COLUMNS_MAX } from '../reading/limits.ts'
import { titlesOf } from '../reading/table.ts'
import { foldTitle } from '../rules.ts'
import type { CsvColumn } from './columns.ts'
import { CsvRefused, encodingOf, separatorOf, textOf } from './text.ts'

/** A row under the header. */
export interface CsvRow {
  /** As a spreadsheet counts it, from 1: the header is 1. */
  riga: number
  /** Name of the column → text, trimmed; only the columns that the file has. */
  celle: Record<string, string>
  /** Cells of unknown columns that are not empty: title → text. */
  extra: Record<string, string>
}

/** A file whose header has been read. */
export interface OpenCsv {
  /** Names of the columns that it has. */
  present: ReadonlySet<string>
  /** Titles that nobody knows. */
  ignote: string[]
  /** Its rows, as often as they are asked for; empty ones are left out. @throws CsvRefused at the row where it breaks */
  rows(): AsyncGenerator<CsvRow>
}

const RECORD_MAX = 1_000_000
const TITLE_MAX = 64

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'le virgolette di una cella non si chiudono.',
  CSV_INVALID_CLOSING_QUOTE: 'dopo le virgolette che chiudono una cella c’è altro testo.',
  INVALID_OPENING_QUOTE: 'ci sono virgolette in mezzo a una cella che non ne è racchiusa.',
  CSV_MAX_RECORD_SIZE: 'la riga è troppo lunga.',
}

function refusalOf(error: CsvError): CsvRefused {
  const reason = REASONS[error.code] ?? 'la riga non si può leggere.'
  const line = typeof error.lines === 'number' ? `vicino alla riga ${error.lines}: ` : ''
  return new CsvRefused(`${line}${reason}`)
}

/** The records of a file with the place of each, from 1. */
async function* records(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>, separator: string) {
  const parser = Readable.from(textOf(path, encoding)).pipe(
    parse({ delimiter: separator, info: true, relax_column_count: true, max_record_size: RECORD_MAX }),
  )
  let riga = 0
  try {
    for await (const { record } of parser as AsyncIterable<{ record: string[] }>) yield { riga: ++riga, record }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error
  }
}

async function firstLine(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<string> {
  let text = ''
  for await (const piece of textOf(path, encoding)) {
    text += piece
    const end = /[\r\n]/.exec(text.trimStart())
    if (end) return text.trimStart().slice(0, end.index)
    if (text.length > RECORD_MAX) break
  }
  return text
}

const quoted = (titles: readonly string[]) => titles.map((title) => `«${title}»`).join(', ')

function readHeader(titles: readonly string[], columns: readonly CsvColumn[]) {
  if (titles.length > SHEET_COLUMNS_MAX) throw new CsvRefused(`ha più di ${SHEET_COLUMNS_MAX} colonne.`)
  const names = titlesOf(columns)
  const known = new Map<number, string>()
  const unknown = new Map<number, string>()
  const twice: string[] = []
  const seen = new Set<string>()
  for (const [place, title] of titles.entries()) {
    const name = names.get(foldTitle(title))
    if (title.trim() === '') continue
    if (name === undefined) unknown.set(place, title.trim().slice(0, TITLE_MAX))
    else if (seen.has(name)) twice.push(title)
    else known.set(place, name)
    if (name !== undefined) seen.add(name)
  }
  const missing = columns.filter(({ required, nome }) => required && !seen.has(nome))
  if (missing.length > 0) {
    const which = missing.length === 1 ? 'manca la colonna' : 'mancano le colonne'
    throw new CsvRefused(`riga 1: ${which} ${quoted(missing.map(({ titolo }) => titolo))}.`)
  }
  if (twice.length > 0) throw new CsvRefused(`riga 1: la colonna ${quoted(twice)} compare due volte.`)
  return { known, unknown, present: seen, width: titles.length }
}

/**
 * Opens a table of text: UTF-8, UTF-16, Latin-1 or Windows-1252; its cells parted by semicolons, commas or tabs; its
 * titles matched as those of the spreadsheets are.
 * @throws CsvRefused when there is no header, a required column is missing or one stands twice
 */
export async function openCsv(path: string, columns: readonly CsvColumn[]): Promise<OpenCsv> {
  const encoding = await encodingOf(path)
  const separator = separatorOf(await firstLine(path, encoding))
  const first = await records(path, encoding, separator).next()
  if (first.done) throw new CsvRefused('il file è vuoto.')
  const header = readHeader(first.value.record, columns)
  return {
    present: header.present,
    ignote: [...header.unknown.values()],
    async *rows() {
      for await (const { riga, record } of records(path, encoding, separator)) {
        if (riga === 1 || record.every((cell) => cell.trim() === '')) continue
        if (record.length > header.width) {
          throw new CsvRefused(
            `riga ${riga}: ha ${record.length} celle, l’intestazione ${header.width}. Un testo con il separatore va fra virgolette.`,
          )
        }
        const row: CsvRow = { riga, celle: Object.create(null), extra: Object.create(null) }
        for (const [place, name] of header.known) row.celle[name] = record[place]?.trim() ?? ''
        for (const [place, title] of header.unknown) {
          const text = record[place]?.trim() ?? ''
          if (text !== '') row.extra[title] = text
        }
        yield row
      }
    },
  }
}
