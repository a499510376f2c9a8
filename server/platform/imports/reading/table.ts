import { UserErrors } from '../../errors.ts'
import { foldTitle, type ImportColumn } from '../rules.ts'
import { type RawSheet, type ReadCell, textOfCell } from './cell.ts'

/** A row under the header, by the names of the columns that the file has. */
export interface ReadRow {
  /** As the sheet counts it, from 1. */
  riga: number
  celle: Record<string, ReadCell>
  /** Cells of unknown columns: title → text. */
  extra: Record<string, string>
}

interface ReadTable {
  /** Row of the header, from 1. */
  header: number
  /** Names of the columns found. */
  present: string[]
  /** Unknown titles. */
  ignote: string[]
  /** Empty ones left out. */
  righe: ReadRow[]
}

/** How far down the header may stand: above it there may be a title, a logo, an order's own cells. */
const HEADER_WITHIN = 50
const TITLE_MAX = 64

interface Header {
  index: number
  /** Position in the row → name of the column. */
  names: Map<number, string>
  unknown: Map<number, string>
  doppi: string[]
}

/** Every spelling of every title → name. */
export function titlesOf(columns: readonly Pick<ImportColumn, 'nome' | 'titolo' | 'others'>[]): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { nome, others = [] } of columns) for (const other of others) titles.set(foldTitle(other), nome)
  // The titles themselves win over the other spellings.
  for (const { nome, titolo } of columns) titles.set(foldTitle(titolo), nome)
  return titles
}

function readTitles(celle: readonly ReadCell[], index: number, titles: Map<string, string>): Header {
  const found: Header = { index, names: new Map(), unknown: new Map(), doppi: [] }
  const seen = new Set<string>()
  for (const [place, cella] of celle.entries()) {
    const title = textOfCell(cella)
    if (title === '') continue
    const name = titles.get(foldTitle(title))
    if (name === undefined) found.unknown.set(place, title.slice(0, TITLE_MAX))
    else if (seen.has(name)) found.doppi.push(title)
    else found.names.set(place, name)
    if (name !== undefined) seen.add(name)
  }
  return found
}

/** The row that has most of the columns, the first among equals; null when none has two of them. */
function findHeader(sheet: RawSheet, titles: Map<string, string>): Header | null {
  let best: Header | null = null
  for (const [index, celle] of sheet.righe.slice(0, HEADER_WITHIN).entries()) {
    const questa = readTitles(celle, index, titles)
    if (questa.names.size >= 2 && questa.names.size > (best?.names.size ?? 0)) best = questa
  }
  return best
}

const elenco = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ')

/**
 * The table of a sheet: its header found by the names of the columns, in any order, whatever their case, accents and
 * spaces.
 * @throws UserErrors when there is no header, a required column is missing or one stands twice
 */
export function readTable(nomeFile: string, sheet: RawSheet, columns: readonly ImportColumn[]): ReadTable {
  const refuse = (reason: string) => UserErrors.of(null, `${nomeFile}: ${reason}`, 'BAD_FILE')
  const requiredOnes = columns.filter(({ required }) => required)
  const header = findHeader(sheet, titlesOf(columns))
  if (!header) {
    throw refuse(`manca la riga di intestazione con le colonne ${elenco(requiredOnes.map(({ titolo }) => titolo))}.`)
  }
  const present = [...header.names.values()]
  const missing = requiredOnes.filter(({ nome }) => !present.includes(nome)).map(({ titolo }) => titolo)
  if (missing.length > 0) {
    throw refuse(`${missing.length === 1 ? 'manca la colonna' : 'mancano le colonne'} ${elenco(missing)}.`)
  }
  if (header.doppi.length > 0) throw refuse(`la colonna ${elenco(header.doppi)} compare due volte.`)
  return {
    header: header.index + 1,
    present,
    ignote: [...header.unknown.values()],
    righe: righeBelow(sheet, header),
  }
}

function righeBelow(sheet: RawSheet, { index, names, unknown }: Header): ReadRow[] {
  const righe: ReadRow[] = []
  for (let place = index + 1; place < sheet.righe.length; place++) {
    const celle = sheet.righe[place] ?? []
    const riga: ReadRow = { riga: place + 1, celle: Object.create(null), extra: Object.create(null) }
    let full = false
    for (const [column, name] of names) {
      const cella = celle[column] ?? null
      riga.celle[name] = cella
      full ||= textOfCell(cella) !== ''
    }
    for (const [column, title] of unknown) {
      const text = textOfCell(celle[column])
      if (text !== '') riga.extra[title] = text
    }
    if (full) righe.push(riga)
  }
  return righe
}
