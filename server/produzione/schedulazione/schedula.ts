import type { Context } from '#platform/context.ts'
import { oneQuestion } from '#platform/db/question.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { validateInput } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { readChoices, readDate, type SubmittedChoice } from './choices.ts'
import { askWithAgenda } from './data/agenda.ts'
import { awaitedQuestion } from './data/forniture.ts'
import { type LoadedOrdine, ordiniQuestion } from './data/ordine.ts'
import { createDisponibilita } from './engine/availability.ts'
import { toUnita } from './engine/durations.ts'
import { piazza, withAutoInizio } from './engine/piazza.ts'
import { calendarDayOf, civilInstant, type Day } from './engine/time.ts'
import { type OrdineRequest, requestOf, savedRequest } from './request.ts'
import { choicesSchema, NOT_SCHEDULABILE, UNKNOWN_FASE } from './rules.ts'
import { type PianoView, pianoView, sayOfOrdine } from './view.ts'
import { firstDayOf, type SchedulingWorld, visibleOrdine, worldQuestion } from './world.ts'

/**
 * All that placing one order needs, by one statement.
 * @throws Refusal NOT_FOUND
 */
async function load(ctx: Context, pk: number, dal: Day | null, fornitori: readonly number[] = []) {
  const adesso = civilInstant(new Date())
  const { ordini, mondo, waits } = await askWithAgenda(ctx.services.db, { dal: firstDayOf(dal, adesso) }, (agenda) =>
    oneQuestion({
      ordini: ordiniQuestion(visibleOrdine(pk, ctx)),
      mondo: worldQuestion(agenda, fornitori, adesso),
      waits: awaitedQuestion([pk], calendarDayOf(adesso)),
    }),
  )
  const [ordine] = ordini
  if (!ordine) throw new Refusal('NOT_FOUND')
  return { ordine, mondo, waits: waits.get(pk) ?? [] }
}

/** The first day of the starts that were given. */
function firstDay(choices: readonly SubmittedChoice[]): Day | null {
  const days = choices.flatMap(({ fromDate }) => {
    const data = fromDate ? readDate(fromDate) : { errore: '' }
    return 'instant' in data ? [calendarDayOf(data.instant)] : []
  })
  return days.length > 0 ? Math.min(...days) : null
}

/** Of a schedule, what users read who see the order but not its phases: when each of them is worked. */
function datesOnly(vista: PianoView): PianoView {
  return {
    ...vista,
    schedulazioni: vista.schedulazioni
      .filter(({ inizio }) => inizio !== null)
      .map((fase) => ({ ...fase, durata: null, durataOverride: null, tempo: null, spiegazione: [] })),
    errors: [],
    warnings: [],
    tempiCambiati: false,
    motivoNonSchedulato: '',
    tempisticheMancanti: [],
  }
}

/**
 * The saved schedule of an order as it is, or its phases as they would be asked for, with durations and missing timings. Who may not see the
 * planning is told neither the orders of others nor suppliers, who may not see phases only when they are worked.
 * @throws Refusal NOT_FOUND
 */
export async function readSchedulazione(pk: number, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const { ordine, mondo, waits } = await load(ctx, pk, null)
  const request = savedRequest(ordine, mondo)
  const piano = piazza(request, createDisponibilita(mondo.calendario, mondo.libro, pk))
  // Without the overrides, and with the suppliers that are chosen.
  const senza = new Map(
    request.fasi.map(({ nome, fornitore }) => [nome, { da: null, fornitore, durataOverride: null }]),
  )
  const computed = requestOf(ordine, { ...mondo, choices: senza }).fasi
  const vista = await pianoView(db, request, piano, sayOfOrdine(ordine), {
    soloDate: !can(ctx.viewer, 'scheduleOrder'),
    expected: waits,
    tempi: new Map(computed.map(({ nome, unit, durata }) => [nome, toUnita(durata ?? 0, unit)])),
  })
  return can(ctx.viewer, 'viewOrderFasi') ? vista : datesOnly(vista)
}

interface Trial {
  pk: number
  fasi?: unknown
  /** A phase that must begin on its date, 'ALL', or nothing. */
  notRelaxedFasi?: string | null
  autoStart?: boolean | null
}

/**
 * Places an order with the choices of a planner, or with auto start; nothing is stored.
 * @throws Refusal NOT_FOUND; UserErrors at `<phase>.<field>`
 */
export async function provaSchedulazione(trial: Trial, ctx: Context): Promise<PianoView> {
  const { db } = ctx.services
  const choices: SubmittedChoice[] = (await validateInput(choicesSchema, { fasi: trial.fasi ?? [] })).fasi
  const { ordine, mondo, waits } = await load(
    ctx,
    trial.pk,
    firstDay(choices),
    choices.flatMap(({ fornitorePk }) => (fornitorePk == null ? [] : [fornitorePk])),
  )
  if (ordine.nonSchedulabile) throw UserErrors.of(null, NOT_SCHEDULABILE, 'CONFLICT')
  const request = prepareRequest(ordine, mondo, choices, trial.notRelaxedFasi)
  const piano = piazza(
    trial.autoStart ? withAutoInizio(request) : request,
    createDisponibilita(mondo.calendario, mondo.libro, trial.pk),
  )
  return pianoView(db, request, piano, sayOfOrdine(ordine), { expected: waits })
}

/** What the engine is asked, with the choices of a planner. @throws UserErrors */
export function prepareRequest(
  ordine: LoadedOrdine,
  mondo: SchedulingWorld,
  choices: readonly SubmittedChoice[],
  notRelaxedFasi?: string | null,
): OrdineRequest {
  const read = readChoices(choices, mondo.configurate, mondo.fornitori)
  const fissate = notRelaxedFasi || null
  if (fissate !== null && fissate !== 'ALL' && !mondo.configurate.some(({ nome }) => nome === fissate)) {
    throw UserErrors.of('notRelaxedFasi', UNKNOWN_FASE)
  }
  return requestOf(ordine, { ...mondo, choices: read, fissate })
}
