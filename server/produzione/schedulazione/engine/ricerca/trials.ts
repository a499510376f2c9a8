// Short searches of the same orders in calendars that differ little: each may begin where another ended.
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { precedence } from '../lotto.ts'
import { calendarDayOf, type Instant } from '../time.ts'
import type { RepartoFase } from '../types.ts'
import { compileOrdine, type OrdineToOptimize } from './compila.ts'
import { type Objective, type PianoValue, slopes, zeroValue } from './objective.ts'
import { createOfficina } from './officina.ts'
import { aloneOf, bestStart } from './partenze.ts'
import { walk } from './passeggiata.ts'
import { createSequence } from './sequence.ts'
import { wholeUnits } from './units.ts'

/** What a short search found. */
export interface TrialOutcome {
  valore: PianoValue
  /** To begin another search with. */
  sequence: Iterable<number>
}

/** As for `ottimizza`. */
interface TrialsOptions {
  obiettivo: Objective
  seme: number
  congelatoFino: Instant | null
  /** Those of every calendar that is searched, in their order. */
  reparti: readonly RepartoFase[]
}

/**
 * Prepares orders for several short searches; the ledger given is not changed.
 * @returns searches a calendar with a number of steps, from a sequence or else from the best of the usual ones: never
 *   worse than what it begins with, and the same for the same seed, steps and beginning
 */
export function createTrials(
  ordini: readonly OrdineToOptimize[],
  libro: Libro,
  { obiettivo, seme, congelatoFino, reparti }: TrialsOptions,
): (calendario: Calendario, steps: number, from?: Iterable<number>) => TrialOutcome {
  const compiled = [...ordini].sort(precedence).flatMap((ordine) => compileOrdine(ordine, congelatoFino, reparti) ?? [])
  const base = Math.min(...ordini.map(({ request }) => calendarDayOf(request.adesso)))
  const quote = slopes(obiettivo)
  const limits = { millisecondi: Number.POSITIVE_INFINITY, orologio: () => 0, annullata: () => false, migliore() {} }
  return (calendario, steps, from) => {
    if (compiled.length === 0) return { valore: zeroValue(), sequence: [] }
    const next = () => createOfficina(compiled, calendario, libro, base)
    const units = wholeUnits(compiled)
    const inSequence = (indexes: Iterable<number>) => createSequence(units, next(), indexes, quote)
    const usual = () => {
      const only = aloneOf(compiled, next())
      return bestStart(inSequence(compiled.keys()), compiled, only, inSequence, obiettivo, {
        calendario,
        libro,
        base,
      })
    }
    const outcome = walk(from ? inSequence(from) : usual(), inSequence, obiettivo, seme, { ...limits, passi: steps })
    return { valore: outcome.valore, sequence: outcome.sequence }
  }
}
