// Why a phase begins when it does: codes with parameters, put into words by words.ts.

import type { Availability } from './availability.ts'
import type { FreePlace } from './capienza.ts'
import { ordiniInCella } from './libro.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, minuteOf } from './time.ts'
import type { EngineReason, PlacedFase, RepartoFase, RequestedFase } from './types.ts'

/** What a phase must wait for. */
export interface DependencyWait {
  /** Start asked for, as the phase can take it. */
  from: Instant | null
  /** The latest end among what it depends on. */
  dipendenza: { fase: string; fine: Instant } | null
  /** Auto start: not before. */
  notBefore: Instant | null
  /** The latest of all: the earliest start. */
  lo: Instant
}

/** Orders named in one reason at most: those of the first days. */
const ORDINI_MAX = 20

/** What binds the start of a phase that has one: what it waited for, then the days that had no room. */
export function explainInizio(
  { infiniteCapacita, fornitore, reparto, duration, unit }: RequestedFase,
  wait: DependencyWait,
  place: FreePlace,
  availability: Availability,
): EngineReason[] {
  const reasons: EngineReason[] = [vincolo(wait)]
  if (infiniteCapacita) {
    if (fornitore && duration !== null) {
      const { nome, tempo } = fornitore
      const taken = unit === 'days' ? duration * MINUTES_PER_DAY : duration
      const closed = Math.round((place.fine - place.inizio - taken) / MINUTES_PER_DAY)
      const reason = { codice: 'tempo_fornitore', fornitore: nome, giorni: duration, previsti: tempo } as const
      reasons.push(closed > 0 ? { ...reason, chiusi: closed } : reason)
    }
    return reasons
  }
  if (place.occupazioni.length > 0) reasons.push(...withoutPlace(reparto as RepartoFase, wait, place, availability))
  return reasons
}

function vincolo({ from, dipendenza, notBefore, lo }: DependencyWait): EngineReason {
  if (dipendenza && dipendenza.fine >= Math.max(from ?? 0, notBefore ?? 0))
    return { codice: 'dipendenza', ...dipendenza }
  if (from !== null && (notBefore === null || from > notBefore)) return { codice: 'data_richiesta', data: from }
  return { codice: 'da_subito', data: lo }
}

/** The days passed over between the earliest start and the real one, closed and full, and the work before it. */
function withoutPlace(
  reparto: RepartoFase,
  { lo }: DependencyWait,
  { inizio }: FreePlace,
  { calendario, libro, excluded, free, booked }: Availability,
): EngineReason[] {
  const closed: Day[] = []
  const full: Day[] = []
  for (let day = calendarDayOf(lo); day < calendarDayOf(inizio); day++) {
    if (calendario.capacita(reparto, day) === 0) closed.push(day)
    else if (free(reparto, day) <= 0) full.push(day)
  }
  const reasons: EngineReason[] = []
  const of = (days: readonly Day[]) => {
    const ordini = new Set<number>()
    for (const day of days) {
      if (ordini.size >= ORDINI_MAX) break
      for (const ordine of ordiniInCella(libro, { reparto, giorno: day }, excluded)) ordini.add(ordine)
    }
    return [...ordini].slice(0, ORDINI_MAX)
  }
  const stretch = (days: readonly Day[]) => {
    return { da: days[0] as Day, a: days.at(-1) as Day, giorni: days.length }
  }
  if (closed.length > 0) reasons.push({ codice: 'giorni_chiusi', ...stretch(closed) })
  if (full.length > 0) reasons.push({ codice: 'giorni_pieni', ...stretch(full), ordini: of(full) })
  const day = calendarDayOf(inizio)
  const minutes = booked(reparto, day)
  const before = day === calendarDayOf(lo) ? calendario.done(reparto, day, minuteOf(lo)) : 0
  if (minutes > before) reasons.push({ codice: 'dopo_altri_lavori', giorno: day, minuti: minutes, ordini: of([day]) })
  return reasons
}

/** Why a needed phase has no dates. */
export function explainWithoutDates(
  { duration, fornitore, withFornitore }: RequestedFase,
  waits: readonly PlacedFase[],
): EngineReason[] {
  if (duration === null) return [{ codice: withFornitore && !fornitore ? 'senza_fornitore' : 'senza_durata' }]
  const lacking = waits.filter(({ inizio }) => inizio === null).map(({ nome }) => nome)
  return [lacking.length > 0 ? { codice: 'attende', fasi: lacking } : { codice: 'senza_inizio' }]
}
