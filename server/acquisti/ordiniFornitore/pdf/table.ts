// The table of a printed supplier order: columns, order and titles as its material says.
import { type ColonneMateriale, colonnaKey } from '../../materiali/columns/rules.ts'
import { rigaOrdineFornitoreLabels, sumQuantita } from '../../righeOrdineFornitore/rules.ts'

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

/** Columns of the rows themselves, by the name that a material calls them. */
const FIELDS: Readonly<Record<string, Field>> = {
  codice: 'codice',
  descrizione: 'descrizione',
  quantita: 'quantita',
  um: 'um',
  spessore: 'spessore',
  stampato: 'stampato',
  misure: 'misure',
  misure_vetro: 'misureVetro',
  sezione: 'sezione',
}

/** Printed of a material whose columns nobody has arranged. */
const PREDEFINITE: readonly Field[] = ['codice', 'descrizione', 'quantita', 'um']

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

/**
 * The rows as they are printed: the columns that the material has, in its order and under its titles; code,
 * description, quantity and unit when it has none. Rows that its order does not tell apart stay as they come.
 */
export function printedTable(
  { colonneList, sort, labels }: ColonneMateriale,
  righe: readonly PrintedRiga[],
): PrintedTable {
  const proprie = colonneList.map((colonna) => {
    const chiave = colonnaKey(colonna)
    return { chiave, titolo: (Object.hasOwn(labels, chiave) && labels[chiave]) || colonna }
  })
  const colonne =
    proprie.length > 0
      ? proprie
      : PREDEFINITE.map((campo) => ({ chiave: campo, titolo: rigaOrdineFornitoreLabels[campo] }))
  const ordinate = sorted(righe, sort)
  return {
    colonne: colonne.map(({ chiave, titolo }) => ({ titolo, numero: fieldOf(chiave) === 'quantita' })),
    righe: ordinate.map((riga) => colonne.map(({ chiave }) => printedValue(riga, chiave))),
    totali: totals(ordinate),
  }
}
