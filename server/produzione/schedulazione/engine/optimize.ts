// A better sequence: orders are placed one after the other, as in a batch, in the order that costs least.
// docs/scheduler.md#searching

import { ritardoOf } from '#shared/dates/margine.ts'
import { createDisponibilita } from './availability.ts'
import type { Calendario } from './capacita.ts'
import { book, bookedMinutes, copyLibro, type Libro } from './libro.ts'
import { type AutoOutcome, precedence, prenotazioniOf } from './lotto.ts'
import { piazza } from './piazza.ts'
import { type CompiledOrdine, compileOrdine, type OrdineToOptimize, searchRequest } from './ricerca/compila.ts'
import { type Objective, type PianoValue, slopes, USUAL_OBJECTIVE, zeroValue } from './ricerca/objective.ts'
import { createOfficina } from './ricerca/officina.ts'
import { aloneOf, bestStart } from './ricerca/partenze.ts'
import { walk } from './ricerca/passeggiata.ts'
import { createSequence } from './ricerca/sequence.ts'
import { calendarDayOf, type Day, type Instant } from './time.ts'
import { isSavable, REPARTI_FASI } from './types.ts'

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

// How few late days any plan must have: what says how good the one found is.

/** Days that the bound looks ahead. */
const HORIZON = 730

/**
 * The larger of two bounds on the weighted late days: each order as if it were alone, and, a department at a time, the
 * least work first against the deliveries in order.
 * @param only the last day of each order as if it were alone
 */
function lowerBoundOf(
  ordini: readonly CompiledOrdine[],
  only: readonly (Day | null)[],
  calendario: Calendario,
  libro: Libro,
  base: Day,
): number {
  let alone = 0
  for (const [index, { peso, consegna }] of ordini.entries()) {
    alone += peso * ritardoOf(only[index] ?? null, consegna)
  }
  const byReparto = REPARTI_FASI.map((reparto, which) => {
    const withWork = ordini.flatMap(({ fasi, consegna, peso }) => {
      const minutes = fasi.reduce((sum, fase) => sum + (fase.reparto === which ? fase.durata : 0), 0)
      return minutes > 0 ? [{ minuti: minutes, consegna: consegna ?? Number.POSITIVE_INFINITY, peso }] : []
    })
    // Whoever ends first, the n-th end is not before the n least of them are done.
    const minutes = withWork.map((one) => one.minuti).sort((a, b) => a - b)
    const consegne = withWork.map((one) => one.consegna).sort((a, b) => a - b)
    const minPeso = Math.min(...withWork.map((one) => one.peso))
    let late = 0
    let serve = 0
    let soFar = 0
    let day = base - 1
    for (const [n, own] of minutes.entries()) {
      serve += own
      while (soFar < serve && day < base + HORIZON) {
        day++
        soFar += Math.max(0, calendario.capacita(reparto, day) - bookedMinutes(libro, { reparto, giorno: day }))
      }
      late += Math.max(0, day - (consegne[n] ?? day))
    }
    return withWork.length > 0 ? late * minPeso : 0
  })
  return Math.max(alone, ...byReparto)
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
