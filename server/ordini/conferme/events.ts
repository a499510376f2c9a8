import type { Tx } from '#platform/db/prisma.ts'
import type { TipoEventoConferma } from '#prisma/generated/enums.ts'

/** What happened; `chi` and `indirizzo` say who did it, as far as is known. */
export interface ConfermaEvent {
  confermaId: number
  tipo: TipoEventoConferma
  linkId?: number | null
  chi?: string
  indirizzo?: string
  dettaglio?: string
  /** When, if not now. */
  il?: Date
}

/** Adds to the trail of a confirmation; nothing of it is ever changed. */
export async function recordEvent(tx: Tx, event: ConfermaEvent): Promise<void> {
  await tx.eventoConferma.create({ data: event })
}

/** In Italian, as the trail shows it. */
export const CONFERMA_EVENTS: Readonly<Record<TipoEventoConferma, string>> = {
  LINK_CREATO: 'Link creato',
  LINK_INVIATO: 'Link in uscita',
  LINK_REVOCATO: 'Link revocato',
  APERTA: 'Pagina aperta',
  SCARICATA: 'Preventivo scaricato',
  FIRMATA: 'Firmato sullo schermo',
  CARICATA: 'Firmato e caricato',
  SCRITTO: 'Messaggio del cliente',
  INVIATA: 'Conferma in uscita',
  INVIO_ANNULLATO: 'Invio annullato',
}
