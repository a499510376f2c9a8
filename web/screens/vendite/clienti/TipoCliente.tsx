import { StatoChip } from '../../../ui/StatoChip.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import { nomeTipo } from './nomeTipo.ts'

/** Kind of a customer, in a word. */
export function TipoCliente({ tipo }: { tipo: string | null | undefined }) {
  return tipo ? <StatoChip parola={nomeTipo(tipo)} /> : <Mancante />
}
