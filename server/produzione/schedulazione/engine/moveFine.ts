// Moving the end of a phase of a saved plan, with three ways for what depends on it.
// docs/scheduler.md#writing

import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { fineOf, openMinutesBetween } from './aperture.ts'
import { type Availability, withOwn } from './availability.ts'
import { freeDays } from './capienza.ts'
import { effectiveDependencies, sort } from './fasi.ts'
import { piazza } from './piazza.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, minuteOf, startOf } from './time.ts'
import type {
  ConfiguredFase,
  HeldDates,
  Occupazione,
  Piano,
  PianoRequest,
  RepartoFase,
  RequestedFase,
} from './types.ts'

export const MOVE_MODES = ['solo', 'dipendenti', 'dipendenti_e_consegna'] as const
/** Leave what now begins too early, push it, or push it and the delivery date. */
type ModoSpostamento = (typeof MOVE_MODES)[number]

export type MoveOutcome =
  | { errore: 'fase_senza_date' | 'prima_del_previsto' | 'nessuna_capacita' }
  | {
      errore?: never
      piano: Piano
      /** The new duration of the phase, as the engine counts. */
      durata: number
      /** Phases that begin before what they depend on ends: left so with 'solo'. */
      anticipate: string[]
      /** The delivery date when the mode moves it and it is passed; null: it stays. */
      nuovaConsegna: Day | null
    }

/** Phases of a plan that begin before something they depend on has ended. */
function advancedFasi(
  fasi: readonly (ConfiguredFase & { necessaria: boolean })[],
  date: ReadonlyMap<string, { inizio: Instant | null; fine: Instant | null }>,
): string[] {
  const effective = effectiveDependencies(fasi)
  return sort(fasi).flatMap(({ nome }) => {
    const inizio = date.get(nome)?.inizio ?? null
    const presto = (effective.get(nome) ?? []).some((before) => {
      const fine = date.get(before)?.fine ?? null
      return inizio !== null && fine !== null && fine > inizio
    })
    return presto ? [nome] : []
  })
}

/**
 * Where a phase would end, and what would follow. A finite phase takes what is free up to the new end, never more; a
 * phase in days ends at a midnight.
 * @param request the saved order: every phase with its dates in `tenuta` and its duration
 */
export function moveFine(
  request: PianoRequest,
  { nomeFase, fine, modo }: { nomeFase: string; fine: Instant; modo: ModoSpostamento },
  availability: Availability,
): MoveOutcome {
  const fase = request.fasi.find(({ nome }) => nome === nomeFase)
  if (!fase?.necessaria || !fase.tenuta) return { errore: 'fase_senza_date' }
  const followers = modo === 'solo' ? new Set<string>() : dependents(request.fasi, nomeFase)
  const propria = withOwn(availability)
  for (const { nome, reparto, tenuta } of request.fasi) {
    if (nome !== nomeFase && !followers.has(nome) && reparto && tenuta) propria.prendi(reparto, tenuta.occupazioni)
  }
  const tenuta = moved(fase, fase.tenuta, fine, propria)
  if (!tenuta) return { errore: 'prima_del_previsto' }
  const fasi = request.fasi.map((one): RequestedFase => {
    if (one.nome === nomeFase) return { ...one, durata: tenuta.durata, tenuta }
    return followers.has(one.nome) ? { ...one, tenuta: null, fissata: false, da: one.tenuta?.inizio ?? null } : one
  })
  const piano = piazza({ ...request, fasi }, availability)
  if (piano.errori.length > 0) return { errore: 'nessuna_capacita' }
  const date = new Map(piano.fasi.map((one) => [one.nome, one]))
  const last = lastDay(piano.fasi)
  const passata = ritardoOf(last, request.dataConsegna) > 0
  return {
    piano,
    durata: tenuta.durata,
    anticipate: advancedFasi(request.fasi, date),
    nuovaConsegna: modo === 'dipendenti_e_consegna' && passata ? last : null,
  }
}

type Prolonged = HeldDates & { durata: number }

/**
 * Work that has its place, made to end at `fine` or as near before it as there is room: later it takes what is free
 * between its end and there, earlier it gives back what it did after. It begins where it began.
 * @param availability what it finds without its own minutes; @returns null when nothing would be left of it
 */
function upTo(availability: Availability, reparto: RepartoFase, tenuta: HeldDates, fine: Instant): Prolonged | null {
  const last = tenuta.occupazioni.at(-1)
  if (!last) {
    return lengthen(
      availability,
      reparto,
      { ...tenuta, last: { giorno: calendarDayOf(tenuta.inizio), minuti: 0 } },
      fine,
    )
  }
  const after = fine >= tenuta.fine
  return after
    ? lengthen(availability, reparto, { ...tenuta, last }, fine)
    : shorten(availability, reparto, tenuta, fine)
}

const whole = (tenuta: HeldDates): Prolonged | null => {
  const duration = tenuta.occupazioni.reduce((sum, { minuti }) => sum + minuti, 0)
  return duration > 0 ? { ...tenuta, durata: duration } : null
}

/** Person-minutes of a day that are past at an instant: all of them on an earlier day, none on a later one. */
function pastDays({ calendario }: Availability, reparto: RepartoFase, day: number, instant: Instant): number {
  if (day < calendarDayOf(instant)) return calendario.capacita(reparto, day)
  return day > calendarDayOf(instant) ? 0 : calendario.done(reparto, day, minuteOf(instant))
}

function lengthen(
  availability: Availability,
  reparto: RepartoFase,
  { last, ...tenuta }: HeldDates & { last: Occupazione },
  fine: Instant,
): Prolonged | null {
  const { calendario, free } = availability
  const { giorno } = last
  const done = pastDays(availability, reparto, giorno, tenuta.fine)
  const again = Math.min(free(reparto, giorno) - last.minuti, pastDays(availability, reparto, giorno, fine) - done)
  const taken = Math.max(0, again)
  const occupazioni = tenuta.occupazioni.filter((one) => one !== last)
  if (last.minuti + taken > 0) occupazioni.push({ giorno, minuti: last.minuti + taken })
  let arrivo = taken > 0 ? startOf(giorno) + calendario.endMinute(reparto, giorno, done + taken) : tenuta.fine
  for (const free of freeDays(availability, reparto, startOf(giorno + 1))) {
    const minutes = Math.min(free.minuti, pastDays(availability, reparto, free.giorno, fine) - free.dopo)
    if (minutes <= 0) break
    occupazioni.push({ giorno: free.giorno, minuti: minutes })
    arrivo = startOf(free.giorno) + calendario.endMinute(reparto, free.giorno, free.dopo + minutes)
  }
  return whole({ inizio: tenuta.inizio, fine: arrivo, occupazioni })
}

function shorten(
  availability: Availability,
  reparto: RepartoFase,
  { inizio, fine: era, occupazioni }: HeldDates,
  fine: Instant,
): Prolonged | null {
  const { calendario } = availability
  const kept: Occupazione[] = []
  let arrivo = inizio
  for (const { giorno, minuti } of occupazioni) {
    // On every day but the last it worked until the day was over.
    const until = pastDays(availability, reparto, giorno, era)
    const via = Math.max(0, until - pastDays(availability, reparto, giorno, fine))
    const staying = minuti - via
    if (staying <= 0) break
    kept.push({ giorno, minuti: staying })
    arrivo = startOf(giorno) + calendario.endMinute(reparto, giorno, until - via)
  }
  return whole({ inizio, fine: Math.min(arrivo, era), occupazioni: kept })
}

/** The phase with its new end; null when it would end before it begins. */
function moved(
  { unit, capacitaInfinita, reparto, fornitore }: RequestedFase,
  tenuta: HeldDates,
  fine: Instant,
  availability: Availability,
): (HeldDates & { durata: number }) | null {
  const { inizio } = tenuta
  if (fine < inizio) return null
  if (!capacitaInfinita) return upTo(availability, reparto as RepartoFase, tenuta, fine)
  const open = fornitore?.aperture ?? null
  const part = unit === 'days' ? MINUTES_PER_DAY : 1
  const duration = Math.ceil(openMinutesBetween(open, inizio, fine) / part)
  return { inizio, fine: fineOf(open, inizio, duration * part), occupazioni: [], durata: duration }
}

/** Everything that waits for a phase, however far. */
export function dependents(fasi: readonly RequestedFase[], nomeFase: string): Set<string> {
  const effective = effectiveDependencies(fasi)
  const found = new Set([nomeFase])
  for (const { nome } of sort(fasi)) {
    if (effective.get(nome)?.some((dependency) => found.has(dependency))) found.add(nome)
  }
  found.delete(nomeFase)
  return found
}
