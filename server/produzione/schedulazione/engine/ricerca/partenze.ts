// Where a search begins: a few sequences that are often good.
import type { Calendario } from '../capacita.ts'
import { bookedMinutes, type Libro } from '../libro.ts'
import type { Day } from '../time.ts'
import type { CompiledOrdine } from './compila.ts'
import { compareValues, type Objective } from './objective.ts'
import { createPlace, type SearchOfficina } from './officina.ts'
import { HORIZON, NONE } from './ready.ts'
import type { OrdiniSequence } from './sequence.ts'
import { wholeUnits } from './units.ts'

/** Orders by what is left between the end they would have alone and their delivery. */
function byMargine(compiled: readonly CompiledOrdine[], only: readonly (number | null)[]): number[] {
  const margine = (index: number) => {
    const { consegna } = compiled[index] as CompiledOrdine
    return consegna === null ? Number.POSITIVE_INFINITY : consegna - (only[index] ?? consegna)
  }
  return compiled.map((_ordine, index) => index).sort((a, b) => margine(a) - margine(b) || a - b)
}

/** Room and what is booked of it, from a day on. */
interface SearchWorld {
  calendario: Calendario
  libro: Libro
  base: Day
}

/** How far ahead urgency looks, in parts of the time that all work takes. */
const LOOKAHEADS = [1 / 32, 1 / 16, 1 / 8, 1 / 6, 1 / 4, 1 / 2]

/** Days of the department with the most to do, against its room, that each order takes. */
function daysOf(
  compiled: readonly CompiledOrdine[],
  { calendario, libro, base }: SearchWorld,
): { giorni: Float64Array; totale: number } {
  let days = new Float64Array(compiled.length)
  let total = -1
  for (const [which, reparto] of calendario.reparti.entries()) {
    const minutes = Float64Array.from(compiled, ({ fasi }) =>
      fasi.reduce((sum, fase) => sum + (fase.reparto === which ? fase.durata : 0), 0),
    )
    const lavoro = minutes.reduce((sum, one) => sum + one, 0)
    let served = 0
    let soFar = 0
    while (soFar < lavoro && served < HORIZON) {
      const day = base + served++
      soFar += Math.max(0, calendario.capacita(reparto, day) - bookedMinutes(libro, { reparto, giorno: day }))
    }
    if (served <= total) continue
    total = served
    days = minutes.map((one) => (lavoro > 0 ? (one / lavoro) * served : 0))
  }
  return { giorni: days, totale: total }
}

/**
 * Orders by urgency: the weight of an order over the days it takes, discounted by what it has to spare. Large orders
 * that would be late in any case make room for many small ones.
 * @param lookahead days to spare that make an order e times less urgent
 */
function byUrgency(
  compiled: readonly CompiledOrdine[],
  only: readonly (number | null)[],
  days: Float64Array,
  lookahead: number,
  base: Day,
): number[] {
  const merit = compiled.map(({ peso }, index) => Math.log(peso / Math.max(1e-6, days[index] as number)))
  const staying = compiled.map((_ordine, index) => index)
  const sequence: number[] = []
  let hour = base as number
  while (staying.length > 0) {
    let chosen = 0
    let max = Number.NEGATIVE_INFINITY
    for (const [n, index] of staying.entries()) {
      const { consegna } = compiled[index] as CompiledOrdine
      const fine = Math.max(hour + (days[index] as number), only[index] ?? 0)
      const margine = consegna === null ? Number.MAX_SAFE_INTEGER : Math.max(0, consegna - fine)
      const urgency = (merit[index] as number) - margine / lookahead
      if (urgency <= max) continue
      max = urgency
      chosen = n
    }
    const [index] = staying.splice(chosen, 1) as [number]
    sequence.push(index)
    hour += days[index] as number
  }
  return sequence
}

/** Orders by where the plan of today has them; those without a plan last. */
function byInizio(compiled: readonly CompiledOrdine[]): number[] {
  const inizio = ({ fasi }: CompiledOrdine) =>
    Math.min(
      Number.MAX_SAFE_INTEGER,
      ...fasi.flatMap(({ reparto, formerInstant }) => (reparto < 0 ? [] : (formerInstant ?? []))),
    )
  const inizi = compiled.map(inizio)
  return inizi.map((_inizio, index) => index).sort((a, b) => (inizi[a] ?? 0) - (inizi[b] ?? 0) || a - b)
}

/**
 * The best of a first sequence and the usual others.
 * @param only the last day of each order if it were alone
 * @param inSequence places all orders in a sequence
 */
export function bestStart(
  first: OrdiniSequence,
  compiled: readonly CompiledOrdine[],
  only: readonly (number | null)[],
  inSequence: (indexes: readonly number[]) => OrdiniSequence,
  objective: Objective,
  { calendario, libro, base }: SearchWorld,
): OrdiniSequence {
  let best = first
  const { giorni, totale } = daysOf(compiled, { calendario, libro, base })
  const urgentOnes = LOOKAHEADS.map((part) => byUrgency(compiled, only, giorni, Math.max(1, totale * part), base))
  for (const other of [byMargine(compiled, only), byInizio(compiled), ...urgentOnes]) {
    const second = inSequence(other)
    if (compareValues(second.valore, best.valore, objective) < 0) best = second
  }
  return best
}

/** The last day of each order as if it were alone in a ledger; null: none. */
export function aloneOf(compiled: readonly CompiledOrdine[], empty: SearchOfficina): (Day | null)[] {
  const place = createPlace()
  return wholeUnits(compiled).map((unit) => {
    empty.piazza(unit, place, null)
    return place.last === NONE ? null : place.last
  })
}
