// A better sequence: orders are placed one after the other, as in a batch, in the order that costs least.
// docs/scheduler.md#searching

import { createDisponibilita } from './availability.ts'
import type { Calendario } from './capacita.ts'
import { book, copyLibro, type Libro } from './libro.ts'
import { type AutoOutcome, precedence, prenotazioniOf } from './lotto.ts'
import { piazza } from './piazza.ts'
import { type CompiledOrdine, compileOrdine, type OrdineToOptimize, searchRequest } from './ricerca/compila.ts'
import { lowerBoundOf } from './ricerca/lowerBound.ts'
import { type Objective, type PianoValue, slopes, USUAL_OBJECTIVE, zeroValue } from './ricerca/objective.ts'
import { createOfficina } from './ricerca/officina.ts'
import { aloneOf, bestStart } from './ricerca/partenze.ts'
import { walk } from './ricerca/passeggiata.ts'
import { createSequence } from './ricerca/sequence.ts'
import { calendarDayOf, type Instant } from './time.ts'
import { isSavable } from './types.ts'

export interface PlanSearchOptions {
  /** How long at most; without a limit of either kind nothing is searched. */
  millisecondi?: number
  /** Steps at most: with the same seed, and no limit of time, the same plan comes out. */
  passi?: number
  seme?: number
  obiettivo?: Objective
  /** No work in a department is placed before. */
  congelatoFino?: Instant | null
  /** Asked now and then; true ends the search with the best plan so far. */
  annullata?: () => boolean
  /** Told of each better plan found. */
  migliore?: (value: PianoValue, steps: number) => void
  /** Milliseconds that only grow. */
  orologio?: () => number
}

export interface SearchOutcome {
  /** As `schedulaLotto`: what came out for each order, in the sequence found; last those that get no plan anywhere. */
  esiti: (AutoOutcome & { ordine: number })[]
  /** What the plan costs, and what placing by delivery date would. */
  valore: PianoValue
  partenza: PianoValue
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
export function optimize(
  ordini: readonly OrdineToOptimize[],
  calendario: Calendario,
  libro: Libro,
  options: PlanSearchOptions = {},
): SearchOutcome {
  const { obiettivo = USUAL_OBJECTIVE, congelatoFino = null, seme = 1 } = options
  const byData = [...ordini].sort(precedence)
  const withPiano: OrdineToOptimize[] = []
  const senzaPiano: OrdineToOptimize[] = []
  const compiled: CompiledOrdine[] = []
  for (const ordine of byData) {
    const filled = compileOrdine(ordine, congelatoFino)
    if (!filled) {
      senzaPiano.push(ordine)
      continue
    }
    withPiano.push(ordine)
    compiled.push(filled)
  }
  const limited = options.millisecondi !== undefined || options.passi !== undefined
  const base = Math.min(...byData.map(({ request }) => calendarDayOf(request.adesso)))
  const quote = slopes(obiettivo)
  const next = () => createOfficina(compiled, calendario, libro, base)
  const inSequence = (indexes: Iterable<number>) => createSequence(compiled, next(), indexes, quote)

  let start = zeroValue()
  let lowerBound = 0
  let indexes = compiled.map((_ordine, index) => index)
  let steps = 0
  let annullata = false
  if (compiled.length > 0) {
    const only = aloneOf(compiled, next())
    lowerBound = lowerBoundOf(compiled, only, calendario, libro, base)
    const first = inSequence(indexes)
    start = { ...first.valore }
    const best = bestStart(first, compiled, only, inSequence, obiettivo, { calendario, libro, base })
    if (best !== first) options.migliore?.(best.valore, 0)
    const outcome = walk(best, inSequence, obiettivo, seme, {
      passi: options.passi ?? (limited ? Number.POSITIVE_INFINITY : 0),
      millisecondi: options.millisecondi ?? Number.POSITIVE_INFINITY,
      orologio: options.orologio ?? (() => performance.now()),
      annullata: options.annullata ?? (() => false),
      migliore: options.migliore ?? (() => undefined),
    })
    indexes = [...outcome.sequence]
    steps = outcome.passi
    annullata = outcome.annullata
  }
  const finale = [...indexes.map((index) => withPiano[index] as OrdineToOptimize), ...senzaPiano]
  const value = compiled.length > 0 ? { ...inSequence(indexes).valore } : zeroValue()
  const outcomes = inOrder(finale, calendario, libro, congelatoFino)
  return { esiti: outcomes, valore: value, partenza: start, minorante: lowerBound, passi: steps, annullata }
}

/** Places orders one after the other by the scheduler itself; what they hold is in the ledger already. */
export function inOrder(
  ordini: readonly OrdineToOptimize[],
  calendario: Calendario,
  libro: Libro,
  congelatoFino: Instant | null = null,
): SearchOutcome['esiti'] {
  const own = copyLibro(libro)
  return ordini.map((one) => {
    const { ordine } = one
    if (one.nonSchedulabile) return { ordine, motivo: { codice: 'non_schedulabile' } }
    if (one.tempisticheMancanti) return { ordine, motivo: { codice: 'tempistiche_mancanti' } }
    const request = searchRequest(one.request, congelatoFino)
    const piano = piazza(request, createDisponibilita(calendario, own, ordine))
    if (isSavable(piano)) {
      const freeOnes = new Set(request.fasi.filter(({ tenuta }) => !tenuta).map(({ nome }) => nome))
      const fresh = piano.fasi.filter(({ nome }) => freeOnes.has(nome))
      for (const prenotazione of prenotazioniOf(ordine, fresh)) book(own, prenotazione)
      return { ordine, piano }
    }
    const [error] = piano.errori
    if (error) return { ordine, motivo: { codice: 'errore', errore: error } }
    const senza = piano.fasi.filter(({ necessaria, inizio }) => necessaria && inizio === null).map(({ nome }) => nome)
    return { ordine, motivo: { codice: 'incompleto', fasi: senza } }
  })
}
