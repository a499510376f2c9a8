// Placing one order: every needed phase gets its dates, or the reason why it has none.
// docs/scheduler.md#placement

import { fineOf } from './aperture.ts'
import { type Availability, withOwn } from './availability.ts'
import { type FreePlace, findPlace, stillOpen } from './capienza.ts'
import { type DependencyWait, explainInizio, explainWithoutDates } from './explanation.ts'
import { effectiveDependencies, inPosizione, sort } from './fasi.ts'
import { noticesOf } from './notices.ts'
import {
  calendarDayOf,
  type Instant,
  MINUTES_PER_DAY,
  nextMidnight,
  nextWholeHour,
  startOf,
  truncateToHour,
} from './time.ts'
import type {
  EngineReason,
  Piano,
  PianoError,
  PianoRequest,
  PlacedFase,
  RefusalReason,
  RepartoFase,
  RequestedFase,
} from './types.ts'

type Outcome = { place: FreePlace; errore?: never } | { place?: never; errore: PianoError }

interface Mode {
  /** Says why each phase begins when it does, a third of the work; `false` where only the dates are asked for. */
  explain?: boolean
}

/** Places an order. Reads the ledger and changes nothing. */
export function piazza(request: PianoRequest, availability: Availability, { explain = true }: Mode = {}): Piano {
  const propria = withOwn(availability)
  for (const { reparto, tenuta } of request.fasi) if (reparto && tenuta) propria.take(reparto, tenuta.occupazioni)
  const effective = effectiveDependencies(request.fasi)
  const done = new Map<string, PlacedFase>()
  const errors: PianoError[] = []
  for (const fase of sort(request.fasi)) {
    const waits = (effective.get(fase.nome) ?? []).map((name) => done.get(name) as PlacedFase)
    const { placed, errore } = placeFase(fase, waits, request, propria, explain)
    if (fase.reparto && !fase.tenuta) propria.take(fase.reparto, placed.occupazioni)
    done.set(fase.nome, placed)
    if (errore) errors.push(errore)
  }
  const fasi = inPosizione(request.fasi).map(({ nome }) => done.get(nome) as PlacedFase)
  return {
    fasi,
    errors,
    notices: noticesOf(request, fasi),
    completo: fasi.every(({ necessaria, inizio, fine }) => !necessaria || (inizio !== null && fine !== null)),
  }
}

function placeFase(
  fase: RequestedFase,
  waits: readonly PlacedFase[],
  request: PianoRequest,
  availability: Availability,
  explain: boolean,
): { placed: PlacedFase; errore?: PianoError } {
  const { nome, needed, reparto, tenuta } = fase
  const empty = { nome, necessaria: needed, reparto, inizio: null, fine: null, occupazioni: [] }
  if (!needed) {
    return { placed: { ...empty, durata: 0, fornitore: null, spiegazione: [{ codice: 'non_necessaria' }] } }
  }
  const base = { ...empty, durata: fase.duration, fornitore: fase.fornitore }
  if (tenuta) {
    const { inizio, fine, motivi = [] } = tenuta
    const occupazioni = [...tenuta.occupazioni]
    const spiegazione: EngineReason[] =
      motivi.length > 0 ? [{ codice: 'tenuta', dopo: true }, ...motivi] : [{ codice: 'tenuta' }]
    return { placed: { ...base, inizio, fine, occupazioni, spiegazione } }
  }
  const wait = waitOf(fase, waits, request.nonPrima ?? null)
  if (fase.esclusa || fase.duration === null || !wait)
    return { placed: { ...base, spiegazione: explainWithoutDates(fase, waits) } }
  const { place, errore } = fase.infiniteCapacita
    ? freeCalendario(fase, fase.duration, wait)
    : finiteCapacita(fase, fase.duration, wait, availability)
  if (errore) return { placed: { ...base, spiegazione: [{ codice: 'errore' }] }, errore }
  if (!explain) return { placed: { ...base, ...place, spiegazione: [] } }
  const why = withoutRequest(fase, wait, place, availability) ?? wait
  return { placed: { ...base, ...place, spiegazione: explainInizio(fase, why, place, availability) } }
}

/**
 * The wait of a phase that would begin at the same time if nobody had asked for its date: then that is no reason, as
 * when a plan is saved from the dates that it was given. Null where the date asked for counts.
 */
function withoutRequest(
  fase: RequestedFase,
  { from, dipendenza, notBefore, lo }: DependencyWait,
  { inizio }: FreePlace,
  availability: Availability,
): DependencyWait | null {
  if (from === null || !dipendenza || fase.infiniteCapacita || fase.duration === null) return null
  const before = Math.max(dipendenza.fine, notBefore ?? dipendenza.fine)
  if (before >= lo) return null
  const place = findPlace(availability, { reparto: fase.reparto as RepartoFase, lo: before, minutes: fase.duration })
  // Dates are asked for in whole hours.
  if (!place || truncateToHour(place.inizio) !== truncateToHour(inizio)) return null
  return { from: null, dipendenza, notBefore, lo: before }
}

/** From when a phase may begin; null when nothing says it, or something it depends on has no dates. */
function waitOf(fase: RequestedFase, waits: readonly PlacedFase[], notBefore: Instant | null): DependencyWait | null {
  let dependency: DependencyWait['dipendenza'] = null
  for (const { nome, fine } of waits) {
    if (fine === null) return null
    if (dependency === null || fine > dependency.fine) dependency = { fase: nome, fine }
  }
  const aGiorni = fase.infiniteCapacita && fase.unit === 'days'
  // A phase in days has no hours: the day that was asked for counts.
  const from = fase.from !== null && aGiorni ? startOf(calendarDayOf(fase.from)) : fase.from
  if (from === null && !dependency) return null
  const threshold = fase.infiniteCapacita ? null : notBefore
  const lo = Math.max(...[from, dependency?.fine, threshold].filter((instant) => instant != null))
  return { from, dipendenza: dependency, notBefore: threshold, lo: aGiorni ? nextMidnight(lo) : lo }
}

/** Any number of these can go on at once: only what it waits for can be in the way. */
function freeCalendario(
  { nome, unit, pinned, fornitore }: RequestedFase,
  duration: number,
  { from, lo }: DependencyWait,
): Outcome {
  if (pinned && from !== null && truncateToHour(lo) !== truncateToHour(from))
    return { errore: denied(nome, from, 'dipendenza', lo) }
  const minutes = unit === 'days' ? duration * MINUTES_PER_DAY : duration
  return { place: { inizio: lo, fine: fineOf(fornitore?.aperture ?? null, lo, minutes), occupazioni: [] } }
}

function finiteCapacita(
  fase: RequestedFase,
  minutes: number,
  wait: DependencyWait,
  availability: Availability,
): Outcome {
  const { nome: nomeFase, pinned } = fase
  const reparto = fase.reparto as RepartoFase
  const { from, lo } = wait
  const place = findPlace(availability, { reparto, lo, minutes })
  if (pinned && from !== null && (!place || calendarDayOf(place.inizio) !== calendarDayOf(from))) {
    const reason = refusalReason(reparto, wait, from, availability)
    if (reason) return { errore: denied(nomeFase, from, reason, place?.inizio ?? null) }
  }
  return place ? { place } : { errore: { codice: 'nessuna_capacita', nomeFase } }
}

/** What is in the way on the day asked for; null when it has room, only not enough days follow. */
function refusalReason(
  reparto: RepartoFase,
  { dipendenza, lo }: DependencyWait,
  from: Instant,
  availability: Availability,
): RefusalReason | null {
  const day = calendarDayOf(from)
  if (dipendenza && calendarDayOf(dipendenza.fine) > day) return 'dipendenza'
  if (!stillOpen(availability, reparto, from)) return 'giorno_chiuso'
  if (!stillOpen(availability, reparto, lo)) return 'dipendenza'
  return availability.free(reparto, day) <= 0 ? 'giorno_pieno' : null
}

function denied(nomeFase: string, data: Instant, reason: RefusalReason, first: Instant | null): PianoError {
  return { codice: 'bad_start_time', nomeFase, data, reason, primoUtile: first }
}

/**
 * The dates that auto start gives: phases that wait for nothing begin today, those in a department
 * from the next whole hour; the others follow. No finite phase begins in the past.
 */
export function withAutoInizio(request: PianoRequest): PianoRequest {
  const effective = effectiveDependencies(request.fasi)
  const { now } = request
  const atOnce = nextWholeHour(now)
  const fasi = request.fasi.map((fase) => {
    const radice = fase.needed && effective.get(fase.nome)?.length === 0
    const from = fase.infiniteCapacita ? startOf(calendarDayOf(now)) : atOnce
    return { ...fase, from: radice ? from : null, pinned: false }
  })
  return { ...request, fasi, nonPrima: atOnce }
}
