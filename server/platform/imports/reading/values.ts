import { WHOLE_NUMBER } from '../../../shared/fields/fields.ts'
import { INVALID_NUMBER } from '../../../shared/money/money.ts'
import type { ImportColumn } from '../rules.ts'
import { dayOfCell, numberOfCell, type ReadCell, textOfCell } from './cell.ts'

const INVALID_DAY = 'È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG'

/** The values of a row, a text or a number or nothing; columns that the file does not have are not there. */
export type CellValues = Record<string, string | number | null>

/** What could not be read. */
interface CellError {
  colonna: string
  messaggio: string
}

function read(cella: ReadCell, tipo: ImportColumn['tipo']): { valore: string | number | null } | { messaggio: string } {
  if (typeof cella === 'object' && cella !== null && 'errore' in cella) {
    return { messaggio: `la cella contiene l’errore ${cella.errore}` }
  }
  if (tipo === 'testo') return { valore: textOfCell(cella) }
  if (tipo === 'giorno') {
    const day = dayOfCell(cella)
    return day === undefined ? { messaggio: INVALID_DAY } : { valore: day }
  }
  const numero = numberOfCell(cella)
  if (numero !== null && !Number.isFinite(numero)) return { messaggio: INVALID_NUMBER }
  if (tipo === 'intero' && numero !== null && !Number.isInteger(numero)) return { messaggio: WHOLE_NUMBER }
  return { valore: numero }
}

/** Reads the cells of a row as their columns say. */
export function cellValues(
  celle: Readonly<Record<string, ReadCell>>,
  columns: readonly ImportColumn[],
): { valori: CellValues; errori: CellError[] } {
  const values: CellValues = Object.create(null)
  const errors: CellError[] = []
  for (const { nome, tipo } of columns) {
    const cella = celle[nome]
    if (cella === undefined) continue
    const loaded = read(cella, tipo)
    if ('valore' in loaded) values[nome] = loaded.valore
    else errors.push({ colonna: nome, messaggio: loaded.messaggio })
  }
  return { valori: values, errori: errors }
}
