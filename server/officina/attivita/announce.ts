import type { OperationContext } from '#platform/operation.ts'

/** Topic of the activities. */
export const ATTIVITA = 'attivita'
/** Topic of what has been done of an order and at which `lavorazioni`, for those who may not see whose work it is. */
export const PEZZI = 'pezzi'

interface AnnouncedAttivita {
  id: number
  ordineId: number | null
  lavorazioneId: number
  secondaLavorazioneId: number | null
}

/** The operations of a session. */
export const lavorazioniOfAttivita = ({
  lavorazioneId,
  secondaLavorazioneId,
}: Pick<AnnouncedAttivita, 'lavorazioneId' | 'secondaLavorazioneId'>): number[] =>
  secondaLavorazioneId === null ? [lavorazioneId] : [lavorazioneId, secondaLavorazioneId]

/** Tells the others of an activity, and of the order that it was for. */
export async function announceAttivita(
  ctx: Pick<OperationContext, 'emit'>,
  attivita: AnnouncedAttivita,
  eliminato = false,
): Promise<void> {
  await ctx.emit(ATTIVITA, { pk: attivita.id, ...(eliminato ? { eliminato } : {}) })
  if (attivita.ordineId === null) return
  await ctx.emit(PEZZI, { ordine: attivita.ordineId, lavorazioni: lavorazioniOfAttivita(attivita) })
}
