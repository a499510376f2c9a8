// The table of a printed supplier order: columns, order and titles as its material says.
import { type ColonneMateriale, colonnaKey } from '../../materiali/columns/rules.ts'
import { COLONNA_FIELDS, colonnaTitle, sumQuantita } from '../../righeOrdineFornitore/rules.ts'

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

const FIELDS: Readonly<Record<string, Field>> = COLONNA_FIELDS

/** Printed of a material whose columns nobody has arranged, filled or not; whatever else is filled follows. */
const PREDEFINITE: readonly Field[] = ['codice', 'descrizione', 'quantita', 'um']

/** Free columns about money: suppliers read them only where a material says so. */
const MONEY = /prezz|cost[oi]|import[oi]|sconto|listino|netto|vendita|margine|€|\beuro\b/i

const fieldOf = (chiave: string): Field | undefined => (Object.hasOwn(FIELDS, chiave) ? FIELDS[chiave] : undefined)

/** What a row has under a column: a field of its own, or a free one whatever the case of its name. */
function printedValue(riga: PrintedRiga, chiave: string): string | number {
  const field = fieldOf(chiave)
  if (field) return riga[field]
  const nome = Object.keys(riga.extraFields).find((uno) => colonnaKey(uno) === chiave)
  return nome === undefined ? '' : String(riga.extraFields[nome] ?? '')
}

const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as people read them (A2 before A10), what is empty last whichever way. */
function compare(a: string | number, b: string | number, verso: 1 | -1): number {
  const [senzaA, senzaB] = [a === '', b === '']
  if (senzaA || senzaB) return Number(senzaA) - Number(senzaB)
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * verso
  return collator.compare(String(a), String(b)) * verso
}

function sorted(righe: readonly PrintedRiga[], sort: ColonneMateriale['sort']): PrintedRiga[] {
  return righe.toSorted((a, b) => {
    for (const [colonna, direzione] of sort) {
      const chiave = colonnaKey(colonna)
      const esito = compare(printedValue(a, chiave), printedValue(b, chiave), direzione === 'desc' ? -1 : 1)
      if (esito !== 0) return esito
    }
    return 0
  })
}

function totals(righe: readonly PrintedRiga[]): PrintedTable['totali'] {
  return [...Map.groupBy(righe, ({ um }) => um)].map(([um, sue]) => ({
    um,
    quantita: sumQuantita(sue.map(({ quantita }) => quantita)),
  }))
}

/** A column by the name that a material may call it, with the title that it has unless the material gives another. */
interface Colonna {
  chiave: string
  titolo: string
}

const ownColumns: readonly Colonna[] = Object.keys(FIELDS).map((chiave) => ({ chiave, titolo: colonnaTitle(chiave) }))

/** The free columns of rows, each once whatever its case, in the order in which they come. */
function freeColumns(righe: readonly PrintedRiga[]): Colonna[] {
  const found = new Map<string, string>()
  for (const { extraFields } of righe) {
    for (const titolo of Object.keys(extraFields)) {
      const chiave = colonnaKey(titolo)
      if (!fieldOf(chiave) && !found.has(chiave)) found.set(chiave, titolo)
    }
  }
  return [...found].map(([chiave, titolo]) => ({ chiave, titolo }))
}

const isFilled = (riga: PrintedRiga, { chiave }: Colonna) => printedValue(riga, chiave) !== ''

/** The columns that are printed: those of the material, else the usual ones with all that some row has filled. */
function columnsOf({ colonneList, labels }: ColonneMateriale, righe: readonly PrintedRiga[]): Colonna[] {
  if (colonneList.length > 0) {
    return colonneList.map((colonna) => {
      const chiave = colonnaKey(colonna)
      const titolo = (Object.hasOwn(labels, chiave) && labels[chiave]) || colonnaTitle(colonna)
      return { chiave, titolo }
    })
  }
  const usual = ownColumns.filter(({ chiave }) => PREDEFINITE.some((campo) => campo === FIELDS[chiave]))
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
export function printedTable(materiale: ColonneMateriale, righe: readonly PrintedRiga[]): PrintedTable {
  const colonne = columnsOf(materiale, righe)
  const ordinate = sorted(righe, materiale.sort)
  return {
    colonne: colonne.map(({ chiave, titolo }) => ({ titolo, numero: fieldOf(chiave) === 'quantita' })),
    righe: ordinate.map((riga) => colonne.map(({ chiave }) => printedValue(riga, chiave))),
    totali: totals(ordinate),
  }
}

/**
 * Titles of what some row has filled and the print does not show: no column of the row says the same. The totals say
 * the unit of rows that have one and the same.
 */
export function unprintedFields(materiale: ColonneMateriale, righe: readonly PrintedRiga[]): string[] {
  const printed = columnsOf(materiale, righe)
  const oneUnit = new Set(righe.map(({ um }) => um)).size === 1
  const missing = [...ownColumns, ...freeColumns(righe)].filter(
    ({ chiave }) => !printed.some((one) => one.chiave === chiave) && !(chiave === 'um' && oneUnit),
  )
  const isTold = (riga: PrintedRiga, { chiave }: Colonna) => {
    const value = printedValue(riga, chiave)
    return printed.some((one) => printedValue(riga, one.chiave) === value)
  }
  return missing
    .filter((one) => righe.some((riga) => isFilled(riga, one) && !isTold(riga, one)))
    .map(({ titolo }) => titolo)
}
