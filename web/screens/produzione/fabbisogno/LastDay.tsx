import { urgenzaOf } from '#produzione/fabbisogno/giorni/rules.ts'
import type { Urgenza } from '#produzione/fabbisogno/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'

const TONES: Readonly<Record<Urgenza, StatusTone>> = {
  inRitardo: 'negativo',
  settimana: 'attenzione',
  dopo: 'neutro',
  senzaData: 'neutro',
}

/** The last day to order, by how near it is; the word says it, too. */
export function LastDay({ day, today, reason }: { day: string | null; today: string; reason?: string }) {
  const urgency = urgenzaOf(day, today)
  const late = urgency === 'inRitardo'
  const word = day === null ? 'Senza data' : late ? `${formatDate(day)} · in ritardo` : formatDate(day)
  return <StatusChip word={word} tone={TONES[urgency]} nota={reason || undefined} />
}
