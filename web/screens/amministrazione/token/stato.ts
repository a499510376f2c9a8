import { formatDate } from '../../../../server/shared/formats/formats.ts'
import type { StatusTone } from '../../../ui/StatusChip.tsx'

/** Days before its end from which a token is shown as ending. */
const PREAVVISO = 14

interface Token {
  readonly scadeIl: string
  readonly revocatoIl?: string | null | undefined
  /** Why it lets nobody in; null or missing while it does. */
  readonly motivoNonValido?: string | null | undefined
}

/** How a token stands: a word, and what it means in full. */
export interface StatoToken {
  parola: string
  tono: StatusTone
  spiega: string
}

/** @param adesso milliseconds */
export function statoToken({ scadeIl, revocatoIl, motivoNonValido }: Token, adesso: number): StatoToken {
  const fine = new Date(scadeIl).getTime()
  if (revocatoIl) return { parola: 'Revocato', tono: 'neutro', spiega: `Revocato il ${formatDate(revocatoIl)}` }
  if (fine <= adesso) return { parola: 'Scaduto', tono: 'negativo', spiega: `Scaduto il ${formatDate(scadeIl)}` }
  if (motivoNonValido) return { parola: 'Sospeso', tono: 'negativo', spiega: motivoNonValido }
  const spiega = `Scade il ${formatDate(scadeIl)}`
  if (fine - adesso < PREAVVISO * 86_400_000) return { parola: 'In scadenza', tono: 'attenzione', spiega }
  return { parola: 'Attivo', tono: 'positivo', spiega }
}
