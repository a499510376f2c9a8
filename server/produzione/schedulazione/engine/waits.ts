// Supplies against a plan: when a material is needed, when it is expected, how late that makes the plan. Pure.
// docs/rules/ordini.md#margin
import { effectiveDependencies } from './fasi.ts'
import { calendarDayOf, type Day, type Instant, startOf } from './time.ts'
import type { ConfiguredFase, RequestedFase } from './types.ts'

/** A supplier order that has not arrived. */
export interface ExpectedFornitura {
  pk: number
  /** Name of the material, which is that of the phase that waits for it. */
  materiale: string
  /** What the supplier promised; null when nothing is. */
  promessa: Day | null
}

type Fasi = readonly (ConfiguredFase & { necessaria: boolean })[]

/** Asked for twice by each supply of an order. */
const dependencies = new WeakMap<Fasi, ReturnType<typeof effectiveDependencies>>()

function dependenciesOf(fasi: Fasi): ReturnType<typeof effectiveDependencies> {
  const known = dependencies.get(fasi) ?? effectiveDependencies(fasi)
  dependencies.set(fasi, known)
  return known
}

/** Every phase that waits for one, however indirectly. */
export function waitingFor(fasi: Fasi, name: string): Set<string> {
  const effective = dependenciesOf(fasi)
  const found = new Set<string>()
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [fase, waits] of effective) {
      if (waits.some((wait) => wait === name || found.has(wait))) found.add(fase)
    }
  }
  return found
}

/**
 * When a material is needed: the start of the first phase of a department that waits for it.
 * @param fasi of an order as it is saved
 * @returns null when no such phase has dates
 */
export function neededBy(fasi: readonly RequestedFase[], materiale: string): Instant | null {
  if (!fasi.some(({ nome, necessaria }) => nome === materiale && necessaria)) return null
  const waiting = waitingFor(fasi, materiale)
  const inizi = fasi.flatMap(({ nome, capacitaInfinita, tenuta }) =>
    waiting.has(nome) && !capacitaInfinita && tenuta ? [tenuta.inizio] : [],
  )
  return inizi.length > 0 ? Math.min(...inizi) : null
}

/** What was promised, else the end of its phase; what should be here already is expected today. */
export function expectedOf({ promessa }: ExpectedFornitura, fine: Instant, today: Day): Day {
  return Math.max(promessa ?? calendarDayOf(fine), today)
}

/** When a supplier order is expected, and when it is needed; null when no phase waits for it. */
export function awaitedDays(fasi: readonly RequestedFase[], fornitura: ExpectedFornitura, today: Day) {
  const fase = fasi.find(({ nome, conFornitore }) => conFornitore && nome === fornitura.materiale)
  const inizio = neededBy(fasi, fornitura.materiale)
  if (!fase?.tenuta || inizio === null) return null
  return { previsto: expectedOf(fornitura, fase.tenuta.fine, today), necessario: calendarDayOf(inizio) }
}

/**
 * Days by which the latest material of an order comes after it is needed: so many days later its plan ends. The
 * database counts it too (`ritardo_materiali`), and a test compares the two.
 * @param fasi of an order with the dates of its plan
 * @param forniture those that have not arrived
 * @returns 0 when all come in time, and for a plan that is over
 */
export function ritardoMateriali(
  fasi: readonly RequestedFase[],
  forniture: readonly ExpectedFornitura[],
  today: Day,
): number {
  const fine = Math.max(...fasi.map(({ tenuta }) => tenuta?.fine ?? Number.NEGATIVE_INFINITY))
  if (fine < startOf(today)) return 0
  const ritardi = forniture.map((fornitura) => {
    const days = awaitedDays(fasi, fornitura, today)
    return days ? days.previsto - days.necessario : 0
  })
  return Math.max(0, ...ritardi)
}
