import { type MargineBand, margineInWords } from '#ordini/ordini/rules.ts'
import type { EnumName } from '#shared/fields/enumNames.ts'
import type { StatusTone } from '#ui/StatusChip.tsx'

type StatoMargine = EnumName<MargineBand>

const TONES: Readonly<Record<StatoMargine, StatusTone>> = {
  TARDI: 'negativo',
  RISCHIO: 'attenzione',
  SICURO: 'positivo',
}

/** What the server says of the margin of an order. */
export interface OrdineMargine {
  readonly margine?: number | null | undefined
  readonly ritardoMateriali: number
  /** Missing when the margin says nothing any more. */
  readonly statoMargine?: StatoMargine | null | undefined
}

/** The margin of an order as a status, late materials told in it; null when it says nothing any more. */
export function margineStatus(ordine: OrdineMargine): { word: string; tone: StatusTone } | null {
  const { margine, ritardoMateriali, statoMargine } = ordine
  if (margine == null || !statoMargine) return null
  return { word: margineInWords(margine, ritardoMateriali), tone: TONES[statoMargine] }
}
