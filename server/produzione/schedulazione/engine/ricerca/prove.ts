// Short searches of the same orders in calendars that differ little: each may begin where another ended.
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { precedenza } from '../lotto.ts'
import { giornoOf, type Istante } from '../time.ts'
import { compilaOrdine, type OrdineDaOttimizzare } from './compila.ts'
import { type Obiettivo, pendenze, type ValorePiano, valoreNullo } from './obiettivo.ts'
import { createOfficina } from './officina.ts'
import { migliorePartenza, soliOf } from './partenze.ts'
import { passeggia } from './passeggiata.ts'
import { createSequenza } from './sequenza.ts'

/** What a short search found. */
export interface EsitoProva {
  valore: ValorePiano
  /** To begin another search with. */
  sequenza: Iterable<number>
}

/** As for `ottimizza`. */
interface OpzioniProve {
  obiettivo: Obiettivo
  seme: number
  congelatoFino: Istante | null
}

/**
 * Prepares orders for several short searches; the ledger given is not changed.
 * @returns searches a calendar with a number of steps, from a sequence or else from the best of the usual ones: never
 *   worse than what it begins with, and the same for the same seed, steps and beginning
 */
export function createProve(
  ordini: readonly OrdineDaOttimizzare[],
  libro: Libro,
  { obiettivo, seme, congelatoFino }: OpzioniProve,
): (calendario: Calendario, passi: number, da?: Iterable<number>) => EsitoProva {
  const compilati = [...ordini].sort(precedenza).flatMap((ordine) => compilaOrdine(ordine, congelatoFino) ?? [])
  const base = Math.min(...ordini.map(({ richiesta }) => giornoOf(richiesta.adesso)))
  const quote = pendenze(obiettivo)
  const limiti = { millisecondi: Number.POSITIVE_INFINITY, orologio: () => 0, annullata: () => false, migliore() {} }
  return (calendario, passi, da) => {
    if (compilati.length === 0) return { valore: valoreNullo(), sequenza: [] }
    const nuova = () => createOfficina(compilati, calendario, libro, base)
    const inSequenza = (indici: Iterable<number>) => createSequenza(compilati, nuova(), indici, quote)
    const usuale = () => {
      const soli = soliOf(compilati, nuova())
      return migliorePartenza(inSequenza(compilati.keys()), compilati, soli, inSequenza, obiettivo, {
        calendario,
        libro,
        base,
      })
    }
    const esito = passeggia(da ? inSequenza(da) : usuale(), inSequenza, obiettivo, seme, { ...limiti, passi })
    return { valore: esito.valore, sequenza: esito.sequenza }
  }
}
