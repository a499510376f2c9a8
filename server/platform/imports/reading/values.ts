import { WHOLE_NUMBER } from '../../../shared/fields/fields.ts'
import { INVALID_NUMBER } from '../../../shared/money/money.ts'
import type { ImportColumn } from '../rules.ts'
import { dayOfCell, numberOfCell, type ReadCell, textOfCell } from './cell.ts'

const INVALID_DAY = 'È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG'

/** The values of a row, a text or a number or nothing; columns that the file does not have are not there. */
export type CellValues = Record<string, string | number | null>

/** What could not be read. */
interface CellError {
  column: string
  message: string
}

function read(cella: ReadCell, tipo: ImportColumn['tipo']): { valore: string | number | null } | { message: string } {
  if (typeof cella === 'object' && cella !== null && 'errore' in cella) {
    return { message: `la cella contiene l’errore ${cella.errore}` }
  }
  if (tipo === 'testo') return { valore: textOfCell(cella) }
  if (tipo === 'giorno') {
    const day = dayOfCell(cella)
    return day === undefined ? { message: INVALID_DAY } : { valore: day }
  }
  const numero = numberOfCell(cella)
  if (numero !== null && !Number.isFinite(numero)) return { message: INVALID_NUMBER }
  if (tipo === 'intero' && numero !== null && !Number.isInteger(numero)) return { message: WHOLE_NUMBER }
  return { valore: numero }
}

/** Reads the cells of a row as their columns say. */
export function cellValues(
  celle: Readonly<Record<string, ReadCell>>,
  columns: readonly ImportColumn[],
): { values: CellValues; errors: CellError[] } {
  const values: CellValues = Object.create(null)
  const errors: CellError[] = []
  for (const { nome, tipo } of columns) {
    const cella = celle[nome]
    if (cella === undefined) continue
    const loaded = read(cella, tipo)
    if ('valore' in loaded) values[nome] = loaded.valore
    else errors.push({ column: nome, message: loaded.message })
  }
  return { values, errors }
}
