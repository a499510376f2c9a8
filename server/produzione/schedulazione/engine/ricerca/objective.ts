// What a plan is worth: four numbers, the less the better, compared one after the other or summed with weights.
import type { Day, Instant } from '../time.ts'
import { calendarDayOf } from '../time.ts'

/** What the search makes less of, in the order that holds unless the planner says another. */
export const CRITERIA = ['ritardo', 'inRitardo', 'anticipo', 'cambi'] as const
export type Criterion = (typeof CRITERIA)[number]

/** What a plan costs; `senzaPiano`, then `oltreFerma`, come before all others. */
export interface PianoValue extends Record<Criterion, number> {
  /** Orders for which no room was found. */
  senzaPiano: number
  /** Days after dates that are held hard. */
  oltreFerma: number
  /** Days after delivery, times the weight of the order. */
  ritardo: number
  /** Orders that end after their delivery. */
  inRitardo: number
  /** Days between the first work in a department and the delivery: stock on the floor. */
  anticipo: number
  /** Phases that begin on another day than in the plan of today. */
  cambi: number
}

/** Which criteria count, the first before the second; or how much a unit of each weighs in one sum. */
export type Objective = { priorita: readonly Criterion[] } | { pesi: Readonly<Record<Criterion, number>> }

export const USUAL_OBJECTIVE: Objective = { priorita: CRITERIA }

/** Nothing late, nothing early, nothing moved. */
export const zeroValue = (): PianoValue => ({
  senzaPiano: 0,
  oltreFerma: 0,
  ritardo: 0,
  inRitardo: 0,
  anticipo: 0,
  cambi: 0,
})

/** Of weighted sums, differences that only rounding makes. */
const EPSILON = 1e-9

/** The sum that `pesi` ask for. */
const sum = (value: PianoValue, pesi: Readonly<Record<Criterion, number>>) =>
  CRITERIA.reduce((total, criterion) => total + value[criterion] * pesi[criterion], 0)

/** Below zero when the first is better, above when it is worse. */
export function compareValues(a: PianoValue, b: PianoValue, objective: Objective): number {
  if (a.senzaPiano !== b.senzaPiano) return a.senzaPiano - b.senzaPiano
  if (a.oltreFerma !== b.oltreFerma) return a.oltreFerma - b.oltreFerma
  if ('pesi' in objective) {
    const [before, after] = [sum(a, objective.pesi), sum(b, objective.pesi)]
    return Math.abs(before - after) <= EPSILON * Math.max(1, Math.abs(before)) ? 0 : before - after
  }
  for (const criterion of objective.priorita) {
    const difference = a[criterion] - b[criterion]
    if (Math.abs(difference) > EPSILON * Math.max(1, Math.abs(a[criterion]))) return difference
  }
  return 0
}

/** Each criterion's share in the one number by which the search walks: the first outweighs those after it. */
export function slopes(objective: Objective): Record<Criterion, number> {
  if ('pesi' in objective) return { ...objective.pesi }
  const quote: Record<Criterion, number> = { ritardo: 0, inRitardo: 0, anticipo: 0, cambi: 0 }
  // Of the usual size of each: a late order is several late days, days of stock are hundreds.
  const size: Record<Criterion, number> = { ritardo: 1, inRitardo: 0.5, anticipo: 0.02, cambi: 0.05 }
  for (const [index, criterion] of objective.priorita.entries()) {
    quote[criterion] = size[criterion] / 8 ** index
  }
  return quote
}

/** Days that work stands begun before the delivery. */
export const anticipoOf = (first: Instant | null, consegna: Day | null): number =>
  first === null || consegna === null ? 0 : Math.max(0, consegna - calendarDayOf(first))

/** In that one number, an order without a plan, and a day after a hard date, weigh more than all late days. */
export const WITHOUT_PIANO = 1e6

/** The criteria of a value as one sum. */
export const weigh = (value: PianoValue, slopes: Readonly<Record<Criterion, number>>): number =>
  (value.senzaPiano + value.oltreFerma) * WITHOUT_PIANO +
  value.ritardo * slopes.ritardo +
  value.inRitardo * slopes.inRitardo +
  value.anticipo * slopes.anticipo +
  value.cambi * slopes.cambi
