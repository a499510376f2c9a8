// Placing one order: every needed phase gets its dates, or the reason why it has none.
// docs/scheduler.md#placement

import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { fineOf } from './aperture.ts'
import { type Availability, withOwn } from './availability.ts'
import { type FreePlace, findPlace, stillOpen } from './capienza.ts'
import { type DependencyWait, explainInizio, explainWithoutDates } from './explanation.ts'
import { effectiveDependencies, inPosizione, sort } from './fasi.ts'
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
  PianoNotice,
  PianoRequest,
  PlacedFase,
  RefusalReason,
  RepartoFase,
  RequestedFase,
} from './types.ts'

type Outcome = { place: FreePlace; errore?: never } | { place?: never; errore: PianoError }

interface Mode {
  /** Says why each phase begins when it does, a third of the work; `false` where only the dates are asked for. */
  spiega?: boolean
}

/** What a planner should know about dates that are accepted all the same. */
export function noticesOf(
  { fasi: requests, adesso, dataConsegna, senzaMisure }: PianoRequest,
  fasi: readonly PlacedFase[],
): PianoNotice[] {
  const notices: PianoNotice[] = []
  const infinite = new Set(requests.filter((fase) => fase.capacitaInfinita).map(({ nome }) => nome))
  for (const { nome: nomeFase, reparto, inizio: data, fine, spiegazione } of fasi) {
    if (data === null || fine === null) continue
    const past = infinite.has(nomeFase) ? calendarDayOf(data) < calendarDayOf(adesso) : data < truncateToHour(adesso)
    const tenuta = spiegazione.some(({ codice }) => codice === 'tenuta')
    if (past && !tenuta) notices.push({ codice: 'inizio_nel_passato', nomeFase, data })
    if (senzaMisure && reparto === 'macchine' && !infinite.has(nomeFase)) {
      notices.push({ codice: 'misure_non_definitive', nomeFase, data })
    }
  }
  const last = lastDay(fasi)
  const days = ritardoOf(last, dataConsegna)
  if (last !== null && dataConsegna !== null && days > 0) {
    notices.push({ codice: 'oltre_consegna', giorni: days, dataConsegna, nuovaConsegna: last })
  }
  return notices
}

/** Places an order. Reads the ledger and changes nothing. */
export function piazza(request: PianoRequest, availability: Availability, { spiega = true }: Mode = {}): Piano {
  const propria = withOwn(availability)
  for (const { reparto, tenuta } of request.fasi) if (reparto && tenuta) propria.prendi(reparto, tenuta.occupazioni)
  const effective = effectiveDependencies(request.fasi)
  const done = new Map<string, PlacedFase>()
  const errors: PianoError[] = []
  for (const fase of sort(request.fasi)) {
    const waits = (effective.get(fase.nome) ?? []).map((name) => done.get(name) as PlacedFase)
    const { piazzata, errore } = placeFase(fase, waits, request, propria, spiega)
    if (fase.reparto && !fase.tenuta) propria.prendi(fase.reparto, piazzata.occupazioni)
    done.set(fase.nome, piazzata)
    if (errore) errors.push(errore)
  }
  const fasi = inPosizione(request.fasi).map(({ nome }) => done.get(nome) as PlacedFase)
  return {
    fasi,
    errori: errors,
    avvisi: noticesOf(request, fasi),
    completo: fasi.every(({ necessaria, inizio, fine }) => !necessaria || (inizio !== null && fine !== null)),
  }
}

function placeFase(
  fase: RequestedFase,
  waits: readonly PlacedFase[],
  request: PianoRequest,
  availability: Availability,
  explain: boolean,
): { piazzata: PlacedFase; errore?: PianoError } {
  const { nome, necessaria, reparto, tenuta } = fase
  const empty = { nome, necessaria, reparto, inizio: null, fine: null, occupazioni: [] }
  if (!necessaria) {
    return { piazzata: { ...empty, durata: 0, fornitore: null, spiegazione: [{ codice: 'non_necessaria' }] } }
  }
  const base = { ...empty, durata: fase.durata, fornitore: fase.fornitore }
  if (tenuta) {
    const { inizio, fine, motivi = [] } = tenuta
    const occupazioni = [...tenuta.occupazioni]
    const spiegazione: EngineReason[] =
      motivi.length > 0 ? [{ codice: 'tenuta', dopo: true }, ...motivi] : [{ codice: 'tenuta' }]
    return { piazzata: { ...base, inizio, fine, occupazioni, spiegazione } }
  }
  const wait = waitOf(fase, waits, request.nonPrima ?? null)
  if (fase.esclusa || fase.durata === null || !wait)
    return { piazzata: { ...base, spiegazione: explainWithoutDates(fase, waits) } }
  const { place, errore } = fase.capacitaInfinita
    ? freeCalendario(fase, fase.durata, wait)
    : finiteCapacita(fase, fase.durata, wait, availability)
  if (errore) return { piazzata: { ...base, spiegazione: [{ codice: 'errore' }] }, errore }
  if (!explain) return { piazzata: { ...base, ...place, spiegazione: [] } }
  const why = withoutRequest(fase, wait, place, availability) ?? wait
  return { piazzata: { ...base, ...place, spiegazione: explainInizio(fase, why, place, availability) } }
}

/**
 * The wait of a phase that would begin at the same time if nobody had asked for its date: then that is no reason, as
 * when a plan is saved from the dates that it was given. Null where the date asked for counts.
 */
function withoutRequest(
  fase: RequestedFase,
  { da, dipendenza, nonPrima, lo }: DependencyWait,
  { inizio }: FreePlace,
  availability: Availability,
): DependencyWait | null {
  if (da === null || !dipendenza || fase.capacitaInfinita || fase.durata === null) return null
  const before = Math.max(dipendenza.fine, nonPrima ?? dipendenza.fine)
  if (before >= lo) return null
  const place = findPlace(availability, { reparto: fase.reparto as RepartoFase, lo: before, minuti: fase.durata })
  // Dates are asked for in whole hours.
  if (!place || truncateToHour(place.inizio) !== truncateToHour(inizio)) return null
  return { da: null, dipendenza, nonPrima, lo: before }
}

/** From when a phase may begin; null when nothing says it, or something it depends on has no dates. */
function waitOf(fase: RequestedFase, waits: readonly PlacedFase[], notBefore: Instant | null): DependencyWait | null {
  let dependency: DependencyWait['dipendenza'] = null
  for (const { nome, fine } of waits) {
    if (fine === null) return null
    if (dependency === null || fine > dependency.fine) dependency = { fase: nome, fine }
  }
  const inDays = fase.capacitaInfinita && fase.unit === 'days'
  // A phase in days has no hours: the day that was asked for counts.
  const from = fase.da !== null && inDays ? startOf(calendarDayOf(fase.da)) : fase.da
  if (from === null && !dependency) return null
  const threshold = fase.capacitaInfinita ? null : notBefore
  const lo = Math.max(...[from, dependency?.fine, threshold].filter((instant) => instant != null))
  return { da: from, dipendenza: dependency, nonPrima: threshold, lo: inDays ? nextMidnight(lo) : lo }
}

/** Any number of these can go on at once: only what it waits for can be in the way. */
function freeCalendario(
  { nome, unit, fissata, fornitore }: RequestedFase,
  duration: number,
  { da, lo }: DependencyWait,
): Outcome {
  if (fissata && da !== null && truncateToHour(lo) !== truncateToHour(da))
    return { errore: denied(nome, da, 'dipendenza', lo) }
  const minutes = unit === 'days' ? duration * MINUTES_PER_DAY : duration
  return { place: { inizio: lo, fine: fineOf(fornitore?.aperture ?? null, lo, minutes), occupazioni: [] } }
}

function finiteCapacita(
  fase: RequestedFase,
  minutes: number,
  wait: DependencyWait,
  availability: Availability,
): Outcome {
  const { nome: nomeFase, fissata } = fase
  const reparto = fase.reparto as RepartoFase
  const { da, lo } = wait
  const place = findPlace(availability, { reparto, lo, minuti: minutes })
  if (fissata && da !== null && (!place || calendarDayOf(place.inizio) !== calendarDayOf(da))) {
    const reason = refusalReason(reparto, wait, da, availability)
    if (reason) return { errore: denied(nomeFase, da, reason, place?.inizio ?? null) }
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
  return { codice: 'bad_start_time', nomeFase, data, motivo: reason, primoUtile: first }
}

/**
 * The dates that auto start gives: phases that wait for nothing begin today, those in a department
 * from the next whole hour; the others follow. No finite phase begins in the past.
 */
export function withAutoInizio(request: PianoRequest): PianoRequest {
  const effective = effectiveDependencies(request.fasi)
  const { adesso } = request
  const atOnce = nextWholeHour(adesso)
  const fasi = request.fasi.map((fase) => {
    const radice = fase.necessaria && effective.get(fase.nome)?.length === 0
    const from = fase.capacitaInfinita ? startOf(calendarDayOf(adesso)) : atOnce
    return { ...fase, da: radice ? from : null, fissata: false }
  })
  return { ...request, fasi, nonPrima: atOnce }
}
