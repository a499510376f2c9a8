// Which orders may be removed: not with what a supplier has already been asked for.
// docs/rules/ordini.md#removing
import { formatCount } from '#shared/formats/formats.ts'

/** What of a supplier order decides whether its order may go. */
export interface FornituraOrdine {
  /** Name of the material. */
  tipologia: string
  /** Name of the supplier. */
  fornitore: string
  /** Name of the state; '' for none. */
  stato: string
  /** Its mail has left. */
  spedito: boolean
  /** It has arrived, in part at least. */
  arrivato: boolean
}

/** Of a supplier order without a state, or in this one, the supplier knows nothing yet. */
export const TO_DO = 'DA_FARE'

const NAMED_MAX = 5

/** What the workshop has recorded for an order. */
export interface LavoroOrdine {
  attivita: number
  /** CE controls: kept for years. */
  controlli: number
}

const NO_LAVORO: LavoroOrdine = { attivita: 0, controlli: 0 }

function workedReason({ attivita, controlli }: LavoroOrdine): string | null {
  const parts = [
    attivita > 0 && formatCount(attivita, 'attività registrata', 'attività registrate'),
    controlli > 0 && formatCount(controlli, 'controllo CE', 'controlli CE'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `L’ordine è già in lavorazione (${parts.join(', ')}): non può essere eliminato.` : null
}

/** Whether a supplier order binds somebody: it was sent, or has arrived, or its state is past DA_FARE. */
export function fornituraStarted({ stato, spedito, arrivato }: FornituraOrdine): boolean {
  return spedito || arrivato || (stato !== '' && stato !== TO_DO)
}

/**
 * Why an order stays: what has been ordered for it, or done on it, would vanish with it.
 * @returns in Italian, naming the supplier orders; null when it may go
 */
export function ordineNotDeletableReason(
  forniture: readonly FornituraOrdine[],
  lavoro: LavoroOrdine = NO_LAVORO,
): string | null {
  const started = forniture.filter(fornituraStarted)
  if (started.length === 0) return workedReason(lavoro)
  const names = started.slice(0, NAMED_MAX).map(fornituraInWords)
  const others = started.length - names.length
  const elenco = [...names, ...(others > 0 ? [formatCount(others, 'altro', 'altri')] : [])].join(', ')
  const count = formatCount(started.length, 'ordine a fornitore già avviato', 'ordini a fornitore già avviati')
  const asLongAs = started.length === 1 ? 'finché c’è' : 'finché ci sono'
  return `L’ordine ha ${count} (${elenco}): ${asLongAs} non può essere eliminato.`
}

/** A supplier order as people call it: `legno da Rossi – INVIATO`. */
export function fornituraInWords({ tipologia, fornitore, stato, spedito, arrivato }: FornituraOrdine): string {
  const how = stato !== '' && stato !== TO_DO ? stato : arrivato ? 'arrivato' : spedito ? 'spedito' : ''
  return `${tipologia} da ${fornitore}${how && ` – ${how}`}`
}
