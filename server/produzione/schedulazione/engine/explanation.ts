// Why a phase begins when it does: codes with parameters, put into words by words.ts.

import type { Availability } from './availability.ts'
import type { FreePlace } from './capienza.ts'
import { ordiniInCella } from './libro.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, minuteOf } from './time.ts'
import type { EngineReason, PlacedFase, RepartoFase, RequestedFase } from './types.ts'

/** What a phase must wait for. */
export interface DependencyWait {
  /** Start asked for, as the phase can take it. */
  da: Instant | null
  /** The latest end among what it depends on. */
  dipendenza: { fase: string; fine: Instant } | null
  /** Auto start: not before. */
  nonPrima: Instant | null
  /** The latest of all: the earliest start. */
  lo: Instant
}

/** Orders named in one reason at most: those of the first days. */
const ORDINI_MAX = 20

/** What binds the start of a phase that has one: what it waited for, then the days that had no room. */
export function explainInizio(
  { capacitaInfinita, fornitore, reparto, durata, unit }: RequestedFase,
  wait: DependencyWait,
  place: FreePlace,
  availability: Availability,
): EngineReason[] {
  const reasons: EngineReason[] = [vincolo(wait)]
  if (capacitaInfinita) {
    if (fornitore && durata !== null) {
      const { nome, tempo } = fornitore
      const taken = unit === 'days' ? durata * MINUTES_PER_DAY : durata
      const closed = Math.round((place.fine - place.inizio - taken) / MINUTES_PER_DAY)
      const reason = { codice: 'tempo_fornitore', fornitore: nome, giorni: durata, previsti: tempo } as const
      reasons.push(closed > 0 ? { ...reason, chiusi: closed } : reason)
    }
    return reasons
  }
  if (place.occupazioni.length > 0) reasons.push(...withoutPlace(reparto as RepartoFase, wait, place, availability))
  return reasons
}

function vincolo({ da, dipendenza, nonPrima, lo }: DependencyWait): EngineReason {
  if (dipendenza && dipendenza.fine >= Math.max(da ?? 0, nonPrima ?? 0)) return { codice: 'dipendenza', ...dipendenza }
  if (da !== null && (nonPrima === null || da > nonPrima)) return { codice: 'data_richiesta', data: da }
  return { codice: 'da_subito', data: lo }
}

/** The days passed over between the earliest start and the real one, closed and full, and the work before it. */
function withoutPlace(
  reparto: RepartoFase,
  { lo }: DependencyWait,
  { inizio }: FreePlace,
  { calendario, libro, escluso, free, occupati }: Availability,
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
      for (const ordine of ordiniInCella(libro, { reparto, giorno: day }, escluso)) ordini.add(ordine)
    }
    return [...ordini].slice(0, ORDINI_MAX)
  }
  const stretch = (days: readonly Day[]) => {
    return { da: days[0] as Day, a: days.at(-1) as Day, giorni: days.length }
  }
  if (closed.length > 0) reasons.push({ codice: 'giorni_chiusi', ...stretch(closed) })
  if (full.length > 0) reasons.push({ codice: 'giorni_pieni', ...stretch(full), ordini: of(full) })
  const day = calendarDayOf(inizio)
  const minutes = occupati(reparto, day)
  const before = day === calendarDayOf(lo) ? calendario.done(reparto, day, minuteOf(lo)) : 0
  if (minutes > before) reasons.push({ codice: 'dopo_altri_lavori', giorno: day, minuti: minutes, ordini: of([day]) })
  return reasons
}

/** Why a needed phase has no dates. */
export function explainWithoutDates(
  { durata, fornitore, conFornitore }: RequestedFase,
  waits: readonly PlacedFase[],
): EngineReason[] {
  if (durata === null) return [{ codice: conFornitore && !fornitore ? 'senza_fornitore' : 'senza_durata' }]
  const lacking = waits.filter(({ inizio }) => inizio === null).map(({ nome }) => nome)
  return [lacking.length > 0 ? { codice: 'attende', fasi: lacking } : { codice: 'senza_inizio' }]
}
