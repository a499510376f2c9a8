// A better sequence: orders are placed one after the other, as in a batch, or by turns, in the order that costs least.
// docs/scheduler.md#searching

import type { Calendario } from './capacita.ts'
import { copyLibro, type Libro } from './libro.ts'
import { type AutoOutcome, precedence } from './lotto.ts'
import { type CompiledOrdine, compileOrdine, type OrdineToOptimize, searchRequest } from './ricerca/compila.ts'
import { type PianoValue, USUAL_OBJECTIVE, zeroValue } from './ricerca/objective.ts'
import { type PlanSearchOptions, searchTurns } from './ricerca/searchTurns.ts'
import { calendarDayOf, type Instant } from './time.ts'
import { type PlacingTurn, placeTurns } from './turns.ts'
import { isSavable, type Piano } from './types.ts'

export interface SearchOutcome {
  /** As `schedulaLotto`: what came out for each order, in the sequence found; last those that get no plan anywhere. */
  esiti: (AutoOutcome & { ordine: number })[]
  /** What the plan costs, and what placing by delivery date would. */
  valore: PianoValue
  partenza: PianoValue
  /** The turns in which the scheduler places them. */
  turni: PlacingTurn[]
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
    const filled = compileOrdine(ordine, congelatoFino, calendario.reparti)
    if (!filled) {
      senzaPiano.push(ordine)
      continue
    }
    withPiano.push(ordine)
    compiled.push(filled)
  }
  const base = Math.min(...byData.map(({ request }) => calendarDayOf(request.adesso)))
  const found =
    compiled.length > 0 ? searchTurns(compiled, calendario, libro, { ...options, obiettivo, seme, base }) : null
  const turns = found?.turns ?? []
  const sequence = new Map(turns.map(({ ordine }, place) => [ordine, place]))
  const placed = withPiano.sort((a, b) => (sequence.get(a.ordine) ?? 0) - (sequence.get(b.ordine) ?? 0))
  const tail = senzaPiano.map(({ ordine }) => ({ ordine }))
  return {
    esiti: inOrder([...placed, ...senzaPiano], calendario, libro, congelatoFino, [...turns, ...tail]),
    turni: turns,
    valore: found?.valore ?? zeroValue(),
    partenza: found?.partenza ?? zeroValue(),
    minorante: found?.minorante ?? 0,
    passi: found?.passi ?? 0,
    annullata: found?.annullata ?? false,
  }
}

/**
 * Places orders one after the other, or by turns, by the scheduler itself; what they hold is in the ledger already.
 * @param turns the sequence of their turns; each order at once, in the order in which they are given, without
 */
export function inOrder(
  ordini: readonly OrdineToOptimize[],
  calendario: Calendario,
  libro: Libro,
  congelatoFino: Instant | null = null,
  turns: readonly PlacingTurn[] = ordini.map(({ ordine }) => ({ ordine })),
): SearchOutcome['esiti'] {
  const toPlace = ordini.filter(({ nonSchedulabile, tempisticheMancanti }) => !nonSchedulabile && !tempisticheMancanti)
  const requests = new Map(toPlace.map(({ ordine, request }) => [ordine, searchRequest(request, congelatoFino)]))
  const piani = placeTurns(requests, turns, calendario, copyLibro(libro))
  return ordini.map(({ ordine, nonSchedulabile, tempisticheMancanti }) => {
    if (nonSchedulabile) return { ordine, motivo: { codice: 'non_schedulabile' } }
    if (tempisticheMancanti) return { ordine, motivo: { codice: 'tempistiche_mancanti' } }
    const piano = piani.get(ordine) as Piano
    if (isSavable(piano)) return { ordine, piano }
    const [error] = piano.errori
    if (error) return { ordine, motivo: { codice: 'errore', errore: error } }
    const senza = piano.fasi.filter(({ necessaria, inizio }) => necessaria && inizio === null).map(({ nome }) => nome)
    return { ordine, motivo: { codice: 'incompleto', fasi: senza } }
  })
}
