import { margineInWords } from '#ordini/ordini/rules.ts'
import type { StatusTone } from '#ui/StatusChip.tsx'

const TONES: Readonly<Record<string, StatusTone>> = { tardi: 'negativo', rischio: 'attenzione', sicuro: 'positivo' }

/** What the server says of the margin of an order. */
export interface OrdineMargine {
  readonly margine?: number | null | undefined
  readonly ritardoMateriali: number
  /** Missing when the margin says nothing any more. */
  readonly statoMargine?: string | null | undefined
}

/** The margin of an order as a status, late materials told in it; null when it says nothing any more. */
export function margineStatus(ordine: OrdineMargine): { parola: string; tono: StatusTone } | null {
  const { margine, ritardoMateriali, statoMargine } = ordine
  if (margine == null || !statoMargine) return null
  return { parola: margineInWords(margine, ritardoMateriali), tono: TONES[statoMargine] ?? 'neutro' }
}
