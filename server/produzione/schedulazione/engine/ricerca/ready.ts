// Orders as the ledger of the search places them: what no ledger can change is reckoned once, before the search.
import type { OpenDays } from '../../../../shared/dates/openDays.ts'
import { fineOf, spanMax } from '../aperture.ts'
import { calendarDayOf, type Day, type Instant, lastDayOf, MINUTES_PER_DAY, nextMidnight } from '../time.ts'
import { type CompiledFase, type CompiledOrdine, DAYS_FASE, FINISHED_FASE } from './compila.ts'

/** No day, no minute. */
export const NONE = -1
/** Later than any minute. */
export const NEVER = Number.MAX_SAFE_INTEGER

/** A phase whose dates depend on what is taken, by itself or through those that it waits for. */
export interface ReadyFase {
  genere: CompiledFase['genere']
  /** Index of the department; below zero without. */
  reparto: number
  duration: number
  /** Of its supplier; null: never closed. */
  aperture: OpenDays | null
  /** Not before this minute, whatever the ledger says. */
  lo: Instant
  /** Indices among the phases here. */
  waits: readonly number[]
  /** Day of the start in the plan of today. */
  wasDay: Day
  /** The minute of its end counts: what waits for it begins within the day. */
  toTheMinute: boolean
}

export interface ReadyOrdine {
  fasi: readonly ReadyFase[]
  /** Last day and first minute in a department of what does not depend on the ledger. */
  ultimo: Day
  first: Instant
  cambi: number
  /** Two of its phases to place work in one department. */
  overlapping: boolean
}

/** Start and end of a phase that takes nothing. */
function dateOf({ genere, duration, aperture }: CompiledFase, lo: Instant): [Instant, Instant] {
  if (genere === DAYS_FASE) {
    const inizio = nextMidnight(lo)
    return [inizio, fineOf(aperture, inizio, duration * MINUTES_PER_DAY)]
  }
  return [lo, genere === FINISHED_FASE ? lo : fineOf(aperture, lo, duration)]
}

/** An order without what the ledger cannot change. */
export function prontoOf({ fasi, dopoTenute, ultimoTenuto, primoTenuto, sovrapposte }: CompiledOrdine): ReadyOrdine {
  const pronto = { ultimo: ultimoTenuto ?? NONE, first: primoTenuto ?? NEVER, cambi: 0 }
  const fini: Instant[] = []
  const place: number[] = []
  const staying: ReadyFase[] = []
  for (const [index, fase] of fasi.entries()) {
    const { genere, reparto, duration, aperture, from, notBefore, waits, wasAt } = fase
    const ferme = waits.flatMap((wait) => fini[wait] ?? [])
    const lo = Math.max(from, notBefore, dopoTenute[index] ?? NONE, ...ferme)
    const free = (genere === FINISHED_FASE && duration > 0) || ferme.length < waits.length
    if (free) {
      place[index] = staying.length
      staying.push({
        genere,
        reparto,
        duration,
        aperture,
        lo,
        waits: waits.flatMap((wait) => place[wait] ?? []),
        wasDay: wasAt === null ? NONE : calendarDayOf(wasAt),
        toTheMinute: fasi.some((other) => other.genere !== DAYS_FASE && other.waits.includes(index)),
      })
      continue
    }
    const [inizio, fine] = dateOf(fase, lo)
    fini[index] = fine
    pronto.ultimo = Math.max(pronto.ultimo, lastDayOf(inizio, fine))
    if (genere === FINISHED_FASE) pronto.first = Math.min(pronto.first, inizio)
    if (wasAt !== null && calendarDayOf(wasAt) !== calendarDayOf(inizio)) pronto.cambi++
  }
  return { ...pronto, fasi: staying, overlapping: sovrapposte }
}

/** How many days ahead of its earliest start a phase looks for room: as `trovaPosto`. */
export const HORIZON = 730

/** How many days the arrays need so that no placement can leave them. */
export function servedDays(ordini: readonly CompiledOrdine[], base: Day): number {
  let max = 0
  for (const { fasi, ultimoTenuto, dopoTenute } of ordini) {
    let days = Math.max(0, (ultimoTenuto ?? base) - base)
    for (const [index, { genere, duration, aperture, from, notBefore }] of fasi.entries()) {
      const asked =
        Math.max(calendarDayOf(from), calendarDayOf(notBefore), calendarDayOf(dopoTenute[index] ?? -1)) - base
      days = Math.max(days, asked)
      if (genere === FINISHED_FASE) days += HORIZON + 1
      else days += spanMax(aperture, base, genere === DAYS_FASE ? duration + 1 : duration / MINUTES_PER_DAY + 2)
    }
    max = Math.max(max, days)
  }
  return Math.ceil(max) + 2
}
