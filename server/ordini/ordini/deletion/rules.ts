// Which orders may be removed: not with what a supplier has already been asked for.
// docs/rules/ordini.md#removing
import { formatCount } from '../../../shared/formats/formats.ts'

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
  /** It has arrived. */
  arrivato: boolean
}

/** Of a supplier order without a state, or in this one, the supplier knows nothing yet. */
export const DA_FARE = 'DA_FARE'

const NOMINATI = 5

/** What the workshop has recorded for an order. */
export interface LavoroOrdine {
  attivita: number
  /** CE controls: kept for years. */
  controlli: number
}

const NESSUN_LAVORO: LavoroOrdine = { attivita: 0, controlli: 0 }

function motivoLavorato({ attivita, controlli }: LavoroOrdine): string | null {
  const parti = [
    attivita > 0 && formatCount(attivita, 'attività registrata', 'attività registrate'),
    controlli > 0 && formatCount(controlli, 'controllo CE', 'controlli CE'),
  ].filter((parte) => parte !== false)
  return parti.length > 0 ? `L’ordine è già in lavorazione (${parti.join(', ')}): non può essere eliminato.` : null
}

/** Whether a supplier order binds somebody: it was sent, or has arrived, or its state is past DA_FARE. */
export function fornituraAvviata({ stato, spedito, arrivato }: FornituraOrdine): boolean {
  return spedito || arrivato || (stato !== '' && stato !== DA_FARE)
}

/**
 * Why an order stays: what has been ordered for it, or done on it, would vanish with it.
 * @returns in Italian, naming the supplier orders; null when it may go
 */
export function motivoOrdineNonEliminabile(
  forniture: readonly FornituraOrdine[],
  lavoro: LavoroOrdine = NESSUN_LAVORO,
): string | null {
  const avviate = forniture.filter(fornituraAvviata)
  if (avviate.length === 0) return motivoLavorato(lavoro)
  const nomi = avviate.slice(0, NOMINATI).map(fornituraInWords)
  const altri = avviate.length - nomi.length
  const elenco = [...nomi, ...(altri > 0 ? [formatCount(altri, 'altro', 'altri')] : [])].join(', ')
  const quanti = formatCount(avviate.length, 'ordine a fornitore già avviato', 'ordini a fornitore già avviati')
  const finche = avviate.length === 1 ? 'finché c’è' : 'finché ci sono'
  return `L’ordine ha ${quanti} (${elenco}): ${finche} non può essere eliminato.`
}

/** A supplier order as people call it: `legno da Rossi – INVIATO`. */
export function fornituraInWords({ tipologia, fornitore, stato, spedito, arrivato }: FornituraOrdine): string {
  const come = stato !== '' && stato !== DA_FARE ? stato : arrivato ? 'arrivato' : spedito ? 'spedito' : ''
  return `${tipologia} da ${fornitore}${come && ` – ${come}`}`
}
