import { StatusChip } from '#ui/StatusChip.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { tipoClienteName } from './tipoClienteName.ts'

/** Kind of a customer, in a word. */
export function TipoClienteChip({ tipo }: { tipo: string | null | undefined }) {
  return tipo ? <StatusChip word={tipoClienteName(tipo)} /> : <MissingValue />
}
