// The table of a printed supplier order: columns, order and titles as its material says.
import { columnKey, type MaterialeColumns } from '../../materiali/rules.ts'
import { COLUMN_FIELDS, columnTitle, sumQuantita } from '../../righeOrdineFornitore/rules.ts'

/** A row as far as it is printed. */
export interface PrintedRiga {
  codice: string
  descrizione: string
  quantita: number
  um: string
  spessore: string
  stampato: string
  misure: string
  misureVetro: string
  sezione: string
  /** Free keys and texts. */
  extraFields: Readonly<Record<string, unknown>>
}

interface PrintedColumn {
  titolo: string
  /** Right-aligned. */
  numero: boolean
}

/** What is printed of the rows: texts, except the quantity, which is a number. */
export interface PrintedTable {
  colonne: PrintedColumn[]
  righe: (string | number)[][]
  /** Quantity for each unit of measure, in the order in which the units come. */
  totali: { um: string; quantita: number }[]
}

type Field = Exclude<keyof PrintedRiga, 'extraFields'>

const FIELDS: Readonly<Record<string, Field>> = COLUMN_FIELDS

/** Printed of a material whose columns nobody has arranged, filled or not; whatever else is filled follows. */
const DEFAULTS: readonly Field[] = ['codice', 'descrizione', 'quantita', 'um']

/** Free columns about money: suppliers read them only where a material says so. */
const MONEY = /prezz|cost[oi]|import[oi]|sconto|listino|netto|vendita|margine|€|\beuro\b/i

const fieldOf = (key: string): Field | undefined => (Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined)

/** What a row has under a column: a field of its own, or a free one whatever the case of its name. */
function printedValue(riga: PrintedRiga, key: string): string | number {
  const field = fieldOf(key)
  if (field) return riga[field]
  const name = Object.keys(riga.extraFields).find((one) => columnKey(one) === key)
  return name === undefined ? '' : String(riga.extraFields[name] ?? '')
}

const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as people read them (A2 before A10), what is empty last whichever way. */
function compare(a: string | number, b: string | number, direction: 1 | -1): number {
  const [senzaA, senzaB] = [a === '', b === '']
  if (senzaA || senzaB) return Number(senzaA) - Number(senzaB)
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction
  return collator.compare(String(a), String(b)) * direction
}

function sorted(righe: readonly PrintedRiga[], sort: MaterialeColumns['sort']): PrintedRiga[] {
  return righe.toSorted((a, b) => {
    for (const [column, direction] of sort) {
      const key = columnKey(column)
      const outcome = compare(printedValue(a, key), printedValue(b, key), direction === 'desc' ? -1 : 1)
      if (outcome !== 0) return outcome
    }
    return 0
  })
}

/** How much of rows, by unit of measure, in the order in which the units come. */
export function totalsByUm(righe: readonly Pick<PrintedRiga, 'um' | 'quantita'>[]): PrintedTable['totali'] {
  return [...Map.groupBy(righe, ({ um }) => um)].map(([um, own]) => ({
    um,
    quantita: sumQuantita(own.map(({ quantita }) => quantita)),
  }))
}

/** A column by the name that a material may call it, with the title that it has unless the material gives another. */
interface Column {
  chiave: string
  titolo: string
}

const ownColumns: readonly Column[] = Object.keys(FIELDS).map((key) => ({ chiave: key, titolo: columnTitle(key) }))

/** The free columns of rows, each once whatever its case, in the order in which they come. */
function freeColumns(righe: readonly PrintedRiga[]): Column[] {
  const found = new Map<string, string>()
  for (const { extraFields } of righe) {
    for (const title of Object.keys(extraFields)) {
      const key = columnKey(title)
      if (!fieldOf(key) && !found.has(key)) found.set(key, title)
    }
  }
  return [...found].map(([key, title]) => ({ chiave: key, titolo: title }))
}

const isFilled = (riga: PrintedRiga, { chiave }: Column) => printedValue(riga, chiave) !== ''

/** The columns that are printed: those of the material, else the usual ones with all that some row has filled. */
function columnsOf({ colonneList, labels }: MaterialeColumns, righe: readonly PrintedRiga[]): Column[] {
  if (colonneList.length > 0) {
    return colonneList.map((column) => {
      const key = columnKey(column)
      const title = (Object.hasOwn(labels, key) && labels[key]) || columnTitle(column)
      return { chiave: key, titolo: title }
    })
  }
  const usual = ownColumns.filter(({ chiave }) => DEFAULTS.some((field) => field === FIELDS[chiave]))
  const others = [
    ...ownColumns.filter((one) => !usual.includes(one)),
    ...freeColumns(righe).filter(({ titolo }) => !MONEY.test(titolo)),
  ]
  return [...usual, ...others.filter((one) => righe.some((riga) => isFilled(riga, one)))]
}

/**
 * The rows as they are printed: the columns that the material has, in its order and under its titles; all that is
 * filled when it has none. Rows that its order does not tell apart stay as they come.
 */
export function printedTable(materiale: MaterialeColumns, righe: readonly PrintedRiga[]): PrintedTable {
  const columns = columnsOf(materiale, righe)
  const ordinate = sorted(righe, materiale.sort)
  return {
    colonne: columns.map(({ chiave, titolo }) => ({ titolo, numero: fieldOf(chiave) === 'quantita' })),
    righe: ordinate.map((riga) => columns.map(({ chiave }) => printedValue(riga, chiave))),
    totali: totalsByUm(ordinate),
  }
}

/**
 * Titles of what some row has filled and the print does not show: no column of the row says the same. The totals say
 * the unit of rows that have one and the same.
 */
export function unprintedFields(materiale: MaterialeColumns, righe: readonly PrintedRiga[]): string[] {
  const printed = columnsOf(materiale, righe)
  const oneUnit = new Set(righe.map(({ um }) => um)).size === 1
  const missing = [...ownColumns, ...freeColumns(righe)].filter(
    ({ chiave }) => !printed.some((one) => one.chiave === chiave) && !(chiave === 'um' && oneUnit),
  )
  const isTold = (riga: PrintedRiga, { chiave }: Column) => {
    const value = printedValue(riga, chiave)
    return printed.some((one) => printedValue(riga, one.chiave) === value)
  }
  return missing
    .filter((one) => righe.some((riga) => isFilled(riga, one) && !isTold(riga, one)))
    .map(({ titolo }) => titolo)
}
