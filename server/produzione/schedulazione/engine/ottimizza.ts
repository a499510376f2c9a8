// A better sequence: orders are placed one after the other, as in a batch, in the order that costs least.
// docs/scheduler.md#searching
import type { Calendario } from './capacita.ts'
import { createDisponibilita } from './disponibilita.ts'
import { book, copyLibro, type Libro } from './libro.ts'
import { type EsitoAuto, precedenza, prenotazioniOf } from './lotto.ts'
import { piazza } from './piazza.ts'
import { compilaOrdine, type OrdineCompilato, type OrdineDaOttimizzare, richiestaRicerca } from './ricerca/compila.ts'
import { minoranteOf } from './ricerca/minorante.ts'
import { OBIETTIVO_USUALE, type Obiettivo, pendenze, type ValorePiano, valoreNullo } from './ricerca/obiettivo.ts'
import { createOfficina } from './ricerca/officina.ts'
import { migliorePartenza, soliOf } from './ricerca/partenze.ts'
import { passeggia } from './ricerca/passeggiata.ts'
import { createSequenza } from './ricerca/sequenza.ts'
import { giornoOf, type Istante } from './time.ts'
import { isSavable } from './types.ts'

export interface OpzioniRicerca {
  /** How long at most; without a limit of either kind nothing is searched. */
  millisecondi?: number
  /** Steps at most: with the same seed, and no limit of time, the same plan comes out. */
  passi?: number
  seme?: number
  obiettivo?: Obiettivo
  /** No work in a department is placed before. */
  congelatoFino?: Istante | null
  /** Asked now and then; true ends the search with the best plan so far. */
  annullata?: () => boolean
  /** Told of each better plan found. */
  migliore?: (valore: ValorePiano, passi: number) => void
  /** Milliseconds that only grow. */
  orologio?: () => number
}

export interface EsitoRicerca {
  /** As `schedulaLotto`: what came out for each order, in the sequence found; last those that get no plan anywhere. */
  esiti: (EsitoAuto & { ordine: number })[]
  /** What the plan costs, and what placing by delivery date would. */
  valore: ValorePiano
  partenza: ValorePiano
  /** No plan has fewer weighted days late. */
  minorante: number
  passi: number
  annullata: boolean
}

/**
 * Schedules orders in a sequence that is searched for; of these nothing is in the ledger but what they hold
 * (`tenuta`), which stays. The ledger given is not changed. The plan is never worse, by the objective, than placing by
 * delivery date.
 */
export function ottimizza(
  ordini: readonly OrdineDaOttimizzare[],
  calendario: Calendario,
  libro: Libro,
  opzioni: OpzioniRicerca = {},
): EsitoRicerca {
  const { obiettivo = OBIETTIVO_USUALE, congelatoFino = null, seme = 1 } = opzioni
  const perData = [...ordini].sort(precedenza)
  const conPiano: OrdineDaOttimizzare[] = []
  const senzaPiano: OrdineDaOttimizzare[] = []
  const compilati: OrdineCompilato[] = []
  for (const ordine of perData) {
    const compilato = compilaOrdine(ordine, congelatoFino)
    if (!compilato) {
      senzaPiano.push(ordine)
      continue
    }
    conPiano.push(ordine)
    compilati.push(compilato)
  }
  const limitata = opzioni.millisecondi !== undefined || opzioni.passi !== undefined
  const base = Math.min(...perData.map(({ richiesta }) => giornoOf(richiesta.adesso)))
  const quote = pendenze(obiettivo)
  const nuova = () => createOfficina(compilati, calendario, libro, base)
  const inSequenza = (indici: Iterable<number>) => createSequenza(compilati, nuova(), indici, quote)

  let partenza = valoreNullo()
  let minorante = 0
  let indici = compilati.map((_ordine, indice) => indice)
  let passi = 0
  let annullata = false
  if (compilati.length > 0) {
    const soli = soliOf(compilati, nuova())
    minorante = minoranteOf(compilati, soli, calendario, libro, base)
    const primo = inSequenza(indici)
    partenza = { ...primo.valore }
    const migliore = migliorePartenza(primo, compilati, soli, inSequenza, obiettivo, { calendario, libro, base })
    if (migliore !== primo) opzioni.migliore?.(migliore.valore, 0)
    const esito = passeggia(migliore, inSequenza, obiettivo, seme, {
      passi: opzioni.passi ?? (limitata ? Number.POSITIVE_INFINITY : 0),
      millisecondi: opzioni.millisecondi ?? Number.POSITIVE_INFINITY,
      orologio: opzioni.orologio ?? (() => performance.now()),
      annullata: opzioni.annullata ?? (() => false),
      migliore: opzioni.migliore ?? (() => undefined),
    })
    indici = [...esito.sequenza]
    passi = esito.passi
    annullata = esito.annullata
  }
  const finale = [...indici.map((indice) => conPiano[indice] as OrdineDaOttimizzare), ...senzaPiano]
  const valore = compilati.length > 0 ? { ...inSequenza(indici).valore } : valoreNullo()
  const esiti = inOrdine(finale, calendario, libro, congelatoFino)
  return { esiti, valore, partenza, minorante, passi, annullata }
}

/** Places orders one after the other by the scheduler itself; what they hold is in the ledger already. */
export function inOrdine(
  ordini: readonly OrdineDaOttimizzare[],
  calendario: Calendario,
  libro: Libro,
  congelatoFino: Istante | null = null,
): EsitoRicerca['esiti'] {
  const mio = copyLibro(libro)
  return ordini.map((uno) => {
    const { ordine } = uno
    if (uno.nonSchedulabile) return { ordine, motivo: { codice: 'non_schedulabile' } }
    if (uno.tempisticheMancanti) return { ordine, motivo: { codice: 'tempistiche_mancanti' } }
    const richiesta = richiestaRicerca(uno.richiesta, congelatoFino)
    const piano = piazza(richiesta, createDisponibilita(calendario, mio, ordine))
    if (isSavable(piano)) {
      const libere = new Set(richiesta.fasi.filter(({ tenuta }) => !tenuta).map(({ nome }) => nome))
      const nuove = piano.fasi.filter(({ nome }) => libere.has(nome))
      for (const prenotazione of prenotazioniOf(ordine, nuove)) book(mio, prenotazione)
      return { ordine, piano }
    }
    const [errore] = piano.errori
    if (errore) return { ordine, motivo: { codice: 'errore', errore } }
    const senza = piano.fasi.filter(({ necessaria, inizio }) => necessaria && inizio === null).map(({ nome }) => nome)
    return { ordine, motivo: { codice: 'incompleto', fasi: senza } }
  })
}
