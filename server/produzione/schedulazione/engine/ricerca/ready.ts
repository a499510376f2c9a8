// Orders as the ledger of the search places them: what no ledger can change is reckoned once, before the search.
import { lastDayOf } from '#shared/dates/margine.ts'
import type { OpenDays } from '#shared/dates/openDays.ts'
import { fineOf, spanMax } from '../aperture.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, nextMidnight } from '../time.ts'
import { type CompiledFase, type CompiledOrdine, DAYS_FASE, FINISHED_FASE } from './compila.ts'

/** No day, no minute. */
export const NONE = -1
/** Later than any minute. */
export const NEVER = Number.MAX_SAFE_INTEGER

/** A phase whose dates depend on what is taken, by itself or through those that it waits for. */
export interface ReadyFase {
  nome: string
  genere: CompiledFase['genere']
  /** Index of the department; below zero without. */
  reparto: number
  durata: number
  /** Of its supplier; null: never closed. */
  aperture: OpenDays | null
  /** Not before this minute, whatever the ledger says. */
  lo: Instant
  /** Indices among the phases here. */
  expected: readonly number[]
  /** Day of the start in the plan of today. */
  formerDay: Day
  /** The minute of its end counts: what waits for it begins within the day. */
  hasMinute: boolean
}

export interface ReadyOrdine {
  fasi: readonly ReadyFase[]
  /** Last day and first minute in a department of what does not depend on the ledger. */
  last: Day
  primo: Instant
  cambi: number
  /** Two of its phases to place work in one department. */
  sovrapposte: boolean
}

/** Start and end of a phase that takes nothing. */
function dateOf({ genere, durata, aperture }: CompiledFase, lo: Instant): [Instant, Instant] {
  if (genere === DAYS_FASE) {
    const inizio = nextMidnight(lo)
    return [inizio, fineOf(aperture, inizio, durata * MINUTES_PER_DAY)]
  }
  return [lo, genere === FINISHED_FASE ? lo : fineOf(aperture, lo, durata)]
}

/** An order without what the ledger cannot change. */
export function prontoOf({ fasi, afterHeld, lastHeld, primoTenuto, sovrapposte }: CompiledOrdine): ReadyOrdine {
  const pronto = { last: lastHeld ?? NONE, primo: primoTenuto ?? NEVER, cambi: 0 }
  const fini: Instant[] = []
  const place: number[] = []
  const staying: ReadyFase[] = []
  for (const [index, fase] of fasi.entries()) {
    const { nome, genere, reparto, durata, aperture, da, nonPrima, expected, formerInstant } = fase
    const ferme = expected.flatMap((wait) => fini[wait] ?? [])
    const lo = Math.max(da, nonPrima, afterHeld[index] ?? NONE, ...ferme)
    const free = (genere === FINISHED_FASE && durata > 0) || ferme.length < expected.length
    if (free) {
      place[index] = staying.length
      staying.push({
        nome,
        genere,
        reparto,
        durata,
        aperture,
        lo,
        expected: expected.flatMap((wait) => place[wait] ?? []),
        formerDay: formerInstant === null ? NONE : calendarDayOf(formerInstant),
        hasMinute: fasi.some((other) => other.genere !== DAYS_FASE && other.expected.includes(index)),
      })
      continue
    }
    const [inizio, fine] = dateOf(fase, lo)
    fini[index] = fine
    pronto.last = Math.max(pronto.last, lastDayOf(inizio, fine))
    if (genere === FINISHED_FASE) pronto.primo = Math.min(pronto.primo, inizio)
    if (formerInstant !== null && calendarDayOf(formerInstant) !== calendarDayOf(inizio)) pronto.cambi++
  }
  return { ...pronto, fasi: staying, sovrapposte }
}

/** How many days ahead of its earliest start a phase looks for room: as `trovaPosto`. */
export const HORIZON = 730

/** How many days the arrays need so that no placement can leave them. */
export function servedDays(ordini: readonly CompiledOrdine[], base: Day): number {
  let max = 0
  for (const { fasi, lastHeld, afterHeld } of ordini) {
    let days = Math.max(0, (lastHeld ?? base) - base)
    for (const [index, { genere, durata, aperture, da, nonPrima }] of fasi.entries()) {
      const asked = Math.max(calendarDayOf(da), calendarDayOf(nonPrima), calendarDayOf(afterHeld[index] ?? -1)) - base
      days = Math.max(days, asked)
      if (genere === FINISHED_FASE) days += HORIZON + 1
      else days += spanMax(aperture, base, genere === DAYS_FASE ? durata + 1 : durata / MINUTES_PER_DAY + 2)
    }
    max = Math.max(max, days)
  }
  return Math.ceil(max) + 2
}
