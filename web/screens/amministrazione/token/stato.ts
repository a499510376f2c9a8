import { formatDate } from '#shared/formats/formats.ts'
import type { StatusTone } from '#ui/StatusChip.tsx'

/** Days before its end from which a token is shown as ending. */
const ADVANCE_NOTICE = 14

interface Token {
  readonly scadeIl: string
  readonly revocatoIl?: string | null | undefined
  /** Why it lets nobody in; null or missing while it does. */
  readonly motivoNonValido?: string | null | undefined
}

/** How a token stands: a word, and what it means in full. */
export interface StatoToken {
  word: string
  tone: StatusTone
  spiega: string
}

/** @param now milliseconds */
export function statoToken({ scadeIl, revocatoIl, motivoNonValido }: Token, now: number): StatoToken {
  const fine = new Date(scadeIl).getTime()
  if (revocatoIl) return { word: 'Revocato', tone: 'neutro', spiega: `Revocato il ${formatDate(revocatoIl)}` }
  if (fine <= now) return { word: 'Scaduto', tone: 'negativo', spiega: `Scaduto il ${formatDate(scadeIl)}` }
  if (motivoNonValido) return { word: 'Sospeso', tone: 'negativo', spiega: motivoNonValido }
  const explain = `Scade il ${formatDate(scadeIl)}`
  if (fine - now < ADVANCE_NOTICE * 86_400_000) return { word: 'In scadenza', tone: 'attenzione', spiega: explain }
  return { word: 'Attivo', tone: 'positivo', spiega: explain }
}
