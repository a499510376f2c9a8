// The ledger of the search, in arrays: minutes taken by department and day, and placing one order in it.
// It says the same days as `piazza`, without their reasons: a property of the tests compares the two.
import { lastDayOf } from '#shared/dates/margine.ts'
import { fineOf } from '../aperture.ts'
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, minuteOf, nextMidnight } from '../time.ts'
import { type CompiledOrdine, DAYS_FASE, FINISHED_FASE } from './compila.ts'
import { HORIZON, NONE, type ReadyFase, servedDays } from './ready.ts'
import type { SearchUnit } from './units.ts'

/**
 * A unit in its place, with what the units of its order before it have come to. It is filled again and again: the arrays
 * are longer than what they hold.
 */
export interface SequencePlace {
  /** False: no room. */
  isFound: boolean
  /** Ends of the phases of the order, up to those of this unit. */
  ends: Instant[]
  /** Last day of work, held phases included; `NONE` without. */
  last: Day
  /** First minute of work in a department, exact to the day; `MAI` without. */
  primo: Instant
  /** Phases that begin on another day than in the plan of today. */
  cambi: number
  /** What it costs in the sum by which the search walks. */
  costo: number
  /** What was looked at, in threes of cells: the first, that of the start, the last. */
  seen: Int32Array
  seenCount: number
  /** What is taken, in twos: cell, minutes. */
  prese: Int32Array
  takenCount: number
}

/** A place with nothing in it. */
export const createPlace = (): SequencePlace => ({
  isFound: false,
  ends: [],
  last: NONE,
  primo: NONE,
  cambi: 0,
  costo: 0,
  seen: new Int32Array(12),
  seenCount: 0,
  prese: new Int32Array(16),
  takenCount: 0,
})

/** What is taken at a moment. */
export interface PlanSnapshot {
  used: Int32Array
  free: Int32Array
}

/** A cell is a department on a day: `reparto * giorni + (giorno - base)`. */
export interface SearchOfficina {
  /** First day of the arrays. */
  base: Day
  /** Days of a department: a multiple of thirty-two. */
  giorni: number
  /** A bit for each cell with something free, thirty-two in a word. */
  free: Int32Array
  /** Adds what an order takes, or gives it back (`segno` -1). */
  apply(place: SequencePlace, segno: 1 | -1): void
  /** Adds minutes to a cell. */
  add(cella: number, minutes: number): void
  /** Keeps a copy of what is taken, in place of an older one. */
  fotografa(copy: PlanSnapshot | null): PlanSnapshot
  /** As it was when the copy was made. */
  torna(copy: PlanSnapshot): void
  /**
   * Finds where a unit has its room now, and writes it into `place`; nothing is taken.
   * @param before where the unit of the same order before it is
   */
  piazza(unit: SearchUnit, place: SequencePlace, before: SequencePlace | null): void
}

function doppio(righe: Int32Array): Int32Array {
  const fresh = new Int32Array(righe.length * 2)
  fresh.set(righe)
  return fresh
}

/** The arrays with what the ledger has booked. */
export function createOfficina(
  ordini: readonly CompiledOrdine[],
  calendario: Calendario,
  libro: Libro,
  base: Day,
): SearchOfficina {
  const days = (servedDays(ordini, base) + 31) & ~31
  const { reparti } = calendario
  const celle = days * reparti.length
  const used = new Int32Array(celle)
  const capacita = new Int32Array(celle)
  const free = new Int32Array(celle >> 5)
  for (const [reparto, name] of reparti.entries()) {
    for (let where = 0; where < days; where++)
      capacita[reparto * days + where] = calendario.capacita(name, base + where)
    for (const [day, { minuti }] of libro.get(name) ?? []) {
      const where = day - base
      if (where >= 0 && where < days) used[reparto * days + where] = minuti
    }
  }
  for (let cella = 0; cella < celle; cella++) {
    if ((used[cella] as number) < (capacita[cella] as number)) {
      free[cella >> 5] = (free[cella >> 5] as number) | (1 << (cella & 31))
    }
  }

  function add(cella: number, minutes: number): void {
    const before = used[cella] as number
    const after = before + minutes
    const total = capacita[cella] as number
    used[cella] = after
    if (before < total !== after < total) free[cella >> 5] = (free[cella >> 5] as number) ^ (1 << (cella & 31))
  }

  function apply({ prese, takenCount }: SequencePlace, segno: 1 | -1): void {
    for (let n = 0; n < takenCount; n += 2) add(prese[n] as number, segno * (prese[n + 1] as number))
  }

  function takeSnapshot(copy: PlanSnapshot | null): PlanSnapshot {
    if (!copy) return { used: used.slice(), free: free.slice() }
    copy.used.set(used)
    copy.free.set(free)
    return copy
  }

  function restore(copy: PlanSnapshot): void {
    used.set(copy.used)
    free.set(copy.free)
  }

  /** The first cell with something free from one on, or one beyond `last`: full ones are passed thirty-two at a time. */
  function prossima(cella: number, last: number): number {
    let word = cella >> 5
    const fine = last >> 5
    let resto = (free[word] as number) & (-1 << (cella & 31))
    while (resto === 0) {
      if (++word > fine) return last + 1
      resto = free[word] as number
    }
    return (word << 5) + (31 - Math.clz32(resto & -resto))
  }

  /** Start and end of finite work, each in its day; exact to the minute where it counts. False when there is no room. */
  const found = { inizio: 0, fine: 0 }
  function find({ reparto, durata, hasMinute }: ReadyFase, lo: Instant, place: SequencePlace): boolean {
    const before = reparto * days
    const delta = base - before
    const first = calendarDayOf(lo) - delta
    const last = Math.min(first + HORIZON, before + days - 1)
    let resto = durata
    let inizio = -1
    let { takenCount } = place
    for (let cella = prossima(first, last); cella <= last; cella = prossima(cella + 1, last)) {
      const total = capacita[cella] as number
      let after = used[cella] as number
      if (cella === first) {
        const minute = minuteOf(lo)
        if (minute > 0) {
          after = Math.max(after, calendario.done(reparti[reparto] as string, cella + delta, minute))
          if (after >= total) continue
        }
      }
      const taken = Math.min(resto, total - after)
      if (inizio < 0) {
        inizio = cella
        found.inizio = (cella + delta) * MINUTES_PER_DAY
      }
      if (takenCount + 2 > place.prese.length) place.prese = doppio(place.prese)
      place.prese[takenCount++] = cella
      place.prese[takenCount++] = taken
      resto -= taken
      if (resto > 0) continue
      const day = cella + delta
      const minute = hasMinute ? calendario.endMinute(reparti[reparto] as string, day, after + taken) : MINUTES_PER_DAY
      found.fine = day * MINUTES_PER_DAY + minute
      let n = place.seenCount
      if (n + 3 > place.seen.length) place.seen = doppio(place.seen)
      place.seen[n++] = first
      place.seen[n++] = inizio
      place.seen[n++] = cella
      place.seenCount = n
      place.takenCount = takenCount
      return true
    }
    return false
  }

  function piazza(unit: SearchUnit, place: SequencePlace, before: SequencePlace | null) {
    const { fasi, indexes, sovrapposte } = unit
    const { ends } = place
    let { last, primo: first, cambi: changes } = unit
    place.seenCount = 0
    place.takenCount = 0
    if (before) {
      last = Math.max(last, before.last)
      first = Math.min(first, before.primo)
      changes += before.cambi
      for (let k = 0; k < before.ends.length; k++) ends[k] = before.ends[k] as number
    }
    let match = before?.isFound !== false
    let placed = 0
    for (let n = 0; match && n < fasi.length; n++) {
      const fase = fasi[n] as ReadyFase
      const { expected, genere, formerDay } = fase
      let { lo } = fase
      for (let k = 0; k < expected.length; k++) {
        const fine = ends[expected[k] as number] as number
        if (fine > lo) lo = fine
      }
      let inizio = lo
      let fine = lo
      if (genere === DAYS_FASE) {
        inizio = nextMidnight(lo)
        fine = fineOf(fase.aperture, inizio, fase.durata * MINUTES_PER_DAY)
      } else if (genere !== FINISHED_FASE) fine = fineOf(fase.aperture, lo, fase.durata)
      else if (fase.durata > 0) {
        const already = place.takenCount
        match = find(fase, lo, place)
        if (!match) break
        inizio = found.inizio
        fine = found.fine
        // Two phases of one order in one department see each other.
        if (sovrapposte) {
          const { prese, takenCount } = place
          for (let k = already; k < takenCount; k += 2) add(prese[k] as number, prese[k + 1] as number)
          placed = takenCount
        }
      }
      ends[indexes[n] as number] = fine
      const day = lastDayOf(inizio, fine)
      if (day > last) last = day
      if (genere === FINISHED_FASE && inizio < first) first = inizio
      if (formerDay !== NONE && formerDay !== calendarDayOf(inizio)) changes++
    }
    for (let k = 0; k < placed; k += 2) add(place.prese[k] as number, -(place.prese[k + 1] as number))
    place.isFound = match
    place.last = last
    place.primo = first
    place.cambi = changes
    if (match) return
    // An order without room takes nothing; any change of the ledger may give it some.
    place.takenCount = 0
    place.seenCount = 0
    for (let from = 0; before?.isFound !== false && from < celle; from += days) {
      place.seen[place.seenCount++] = from
      place.seen[place.seenCount++] = from
      place.seen[place.seenCount++] = from + days - 1
    }
    place.last = NONE
    place.primo = NONE
    place.cambi = 0
  }

  return {
    base,
    giorni: days,
    free,
    apply,
    add,
    fotografa: takeSnapshot,
    torna: restore,
    piazza,
  }
}
