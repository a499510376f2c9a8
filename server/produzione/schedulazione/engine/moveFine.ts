// Moving the end of a phase of a saved plan, with three ways for what depends on it.
// docs/scheduler.md#writing

import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { fineOf, openMinutesBetween } from './aperture.ts'
import { type Availability, withOwn } from './availability.ts'
import { effectiveDependencies, sort } from './fasi.ts'
import { piazza } from './piazza.ts'
import { type Day, type Instant, MINUTES_PER_DAY } from './time.ts'
import type { ConfiguredFase, HeldDates, Piano, PianoRequest, RepartoFase, RequestedFase } from './types.ts'
import { upTo } from './upTo.ts'

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
