import type { Tx } from '#platform/db/prisma.ts'

/** What may happen to a version. */
export const EVENTI_OFFERTA = [
  'LINK_INVIATO',
  'LINK_CREATO',
  'LINK_REVOCATO',
  'APERTA',
  'SCARICATA',
  'SCRITTO',
  'ACCETTATA',
  'RIFIUTATA',
  'RITIRATA',
  'SOSTITUITA',
  'SOLLECITATA',
  'CHIESTO_INVIO',
] as const
export type TipoEventoOfferta = (typeof EVENTI_OFFERTA)[number]

/** In Italian, as the trail shows it. */
export const OFFERTA_EVENTS: Readonly<Record<TipoEventoOfferta, string>> = {
  LINK_INVIATO: 'Offerta in uscita',
  LINK_CREATO: 'Link creato',
  LINK_REVOCATO: 'Link revocato',
  APERTA: 'Pagina aperta',
  SCARICATA: 'PDF scaricato',
  SCRITTO: 'Domanda del cliente',
  ACCETTATA: 'Accettata',
  RIFIUTATA: 'Rifiutata',
  RITIRATA: 'Ritirata',
  SOSTITUITA: 'Sostituita da una nuova versione',
  SOLLECITATA: 'Promemoria in uscita',
  CHIESTO_INVIO: 'Chiesto all’ufficio di inviarla',
}

/** What happened; `chi` and `indirizzo` say who did it, as far as is known. */
interface OffertaEvent {
  versioneOffertaId: number
  tipo: TipoEventoOfferta
  linkId?: number | null
  chi?: string
  indirizzo?: string
  dettaglio?: string
  il?: Date
}

/** Adds to the trail of a version; nothing of it is ever changed. */
export async function recordOffertaEvent(tx: Tx, event: OffertaEvent): Promise<void> {
  await tx.eventoOfferta.create({ data: event })
}
