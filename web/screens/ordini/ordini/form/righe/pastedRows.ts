import { readTypedNumber } from '#forms/numbers.ts'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { RigaFormValues } from '../formValues.ts'

/** The cells of a row of a spreadsheet, in the order of the columns of the form; codes are chosen, not pasted. */
const COLUMNS = [
  'tipoSerramentoPk',
  'numero',
  'altezza',
  'larghezza',
  'ante',
  'forma',
  'listino',
  'scontoArticolo',
  'scontoCorrettivo',
  'descrizione',
] as const

type Column = (typeof COLUMNS)[number]

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** A cell as the form holds it: what is no number stays as it was written, and the form says so beside it. */
function cellValue(column: Column, text: string, tipi: readonly SelectOption[]) {
  if (column === 'forma' || column === 'descrizione') return text.trim()
  if (column === 'tipoSerramentoPk') return tipi.find((tipo) => plain(tipo.text) === plain(text))?.valore ?? null
  const numero = readTypedNumber(
    text
      .trim()
      .replace(/(?:mm|€|%)$/, '')
      .trim(),
  )
  return Number.isNaN(numero) ? text.trim() : numero
}

/**
 * What a block copied from a spreadsheet writes into lines: the cells go from a column on, those beyond the last are
 * left out; empty rows at the end are none.
 * @param from name of the field where the first cell goes
 * @returns null for a single cell, and where nothing can be pasted
 */
export function pastedRows(
  text: string,
  from: string,
  tipi: readonly SelectOption[],
): Partial<RigaFormValues>[] | null {
  const inizio = COLUMNS.indexOf(from as Column)
  const all = text.replace(/\r\n?/g, '\n').split('\n')
  const righe = all.slice(0, Math.max(1, all.findLastIndex((riga) => riga !== '') + 1))
  if (inizio < 0 || (!text.includes('\t') && (righe.length === 1 || from === 'descrizione'))) return null
  return righe.slice(0, 500).map((riga) =>
    Object.fromEntries(
      riga.split('\t').flatMap((cella, index) => {
        const column = COLUMNS[inizio + index]
        return column === undefined ? [] : [[column, cellValue(column, cella, tipi)]]
      }),
    ),
  )
}
