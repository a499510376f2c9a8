import { whereOpen } from '#ordini/ordini/closed.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { ask, countQuestion, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { searchWords } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { beforeOpenDays } from '#shared/dates/openDays.ts'
import { askWithAgenda } from '../schedulazione/data/agenda.ts'
import { awaitedQuestion, type LoadedFornitura } from '../schedulazione/data/forniture.ts'
import { type SavedOrdine, savedQuestion } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/availability.ts'
import { calendarDayOf, civilInstant, type Day, realInstant, startOf } from '../schedulazione/engine/time.ts'
import { neededBy } from '../schedulazione/engine/waits.ts'
import { savedRequest } from '../schedulazione/request.ts'
import { type SchedulingWorld, worldQuestion } from '../schedulazione/world.ts'
import { decidingRisk, type RischioOrdine } from './risk.ts'
import {
  type Block,
  noQuestion,
  type OrdineSenzaArrivi,
  seenQuestion,
  senzaArriviQuestion,
  WARNINGS_MAX,
  withoutArriviQuestion,
} from './withoutArrivi.ts'

type Where = Prisma.OrdineWhereInput

/** A material that an order lacks a supplier order for. */
export interface MaterialeDaOrdinare {
  materiale: string
  /** When the first phase that needs it begins; null when it is not scheduled. */
  necessario: Day | null
  /** The last day on which the default supplier can be told. */
  ordinareEntro: Day | null
}

export interface OrdineIncompleto {
  ordine: Pick<SavedOrdine, 'pk' | 'numeroCommessa' | 'cliente' | 'dataConsegna'>
  materiali: MaterialeDaOrdinare[]
}

export interface OrdineARischio extends RischioOrdine {
  /** Its number. */
  ordine: number
  fornitore: string
}

/** What is wrong with what is bought for orders. */
export interface SupplyWarnings {
  oggi: Day
  mancanti: Block<OrdineIncompleto>
  aRischio: Block<OrdineARischio>
  /** Empty unless it was asked for. */
  senzaArrivi: Block<OrdineSenzaArrivi>
}

/** The rows in the order in which they were found. */
function inOrder(pks: readonly number[], ordini: readonly SavedOrdine[]): SavedOrdine[] {
  const of = new Map(ordini.map((ordine) => [ordine.pk, ordine]))
  return pks.flatMap((pk) => of.get(pk) ?? [])
}

/** Known dates first, the earlier before. */
const byDay = (a: Day | null, b: Day | null) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER)

const earliest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((before, day) => (byDay(day, before) < 0 ? day : before), null)

/** Which orders a block lists, and how many there are. */
interface Found {
  pks: number[]
  totale: number
}

/**
 * Orders that lack something and that nobody has finished: those scheduled and not over, by their start, then those
 * over by their plan, the latest before, then those without a plan, by their date.
 * The ones under way are few and put in order here: asked for the first of them, PostgreSQL looks from the first order
 * there ever was.
 */
function incompleteQuestion(where: Where, today: Day, only?: readonly string[]) {
  const mancanza = { mancano: true, ...(only && { materiali: { hasSome: [...only] } }) }
  const all: Where = { AND: [where, whereOpen(), { mancanza }] }
  const fromToday = { gte: realInstant(startOf(today)) }
  return oneQuestion(
    {
      totale: countQuestion('ordine', all),
      inProgress: rowsQuestion('ordine', {
        where: { AND: [all, { fineSchedulazione: fromToday }] },
        select: { id: true, inizioSchedulazione: true },
      }),
      over: rowsQuestion('ordine', {
        where: { AND: [all, { fineSchedulazione: { lt: fromToday.gte } }] },
        orderBy: [{ fineSchedulazione: 'desc' }, { id: 'asc' }],
        take: WARNINGS_MAX,
        select: { id: true },
      }),
      unplanned: rowsQuestion('ordine', {
        where: { AND: [all, { fineSchedulazione: null }] },
        orderBy: [{ dataConsegna: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        take: WARNINGS_MAX,
        select: { id: true },
      }),
    },
    ({ totale, inProgress, over, unplanned }): Found => {
      const inizio = ({ inizioSchedulazione }: (typeof inProgress)[number]) => inizioSchedulazione?.getTime() ?? 0
      const first = inProgress.sort((a, b) => inizio(a) - inizio(b) || a.id - b.id)
      return { pks: [...first, ...over, ...unplanned].slice(0, WARNINGS_MAX).map(({ id }) => id), totale }
    },
  )
}

/**
 * Orders that lack supplier orders, the first to be ordered before; a finished one lacks nothing any more.
 * @param only only orders that lack one of these materials, and only these; all of them unless given
 */
export async function findMissing(
  db: Db,
  where: Where,
  mondo: SchedulingWorld,
  only?: readonly string[],
): Promise<Block<OrdineIncompleto>> {
  const found = await ask(db, incompleteQuestion(where, calendarDayOf(mondo.adesso), only))
  return missingOf(mondo, found, await ask(db, savedQuestion(found.pks, false)), only)
}

function missingOf(
  mondo: SchedulingWorld,
  { pks, totale }: Found,
  ordini: readonly SavedOrdine[],
  only?: readonly string[],
): Block<OrdineIncompleto> {
  const defaults = new Map(mondo.fornitori.map((one) => [one.tipologia, one]))
  const righe = inOrder(pks, ordini).map((ordine): OrdineIncompleto => {
    const fasi = ordine.salvata ? savedRequest(ordine, mondo).fasi : null
    const missing = ordine.materialiMancanti.filter((materiale) => only === undefined || only.includes(materiale))
    return {
      ordine,
      materiali: missing.map((materiale) => {
        const inizio = fasi && neededBy(fasi, materiale)
        const neededOn = inizio === null ? null : calendarDayOf(inizio)
        const fornitore = defaults.get(materiale)
        return {
          materiale,
          necessario: neededOn,
          ordinareEntro:
            neededOn === null || !fornitore
              ? null
              : beforeOpenDays(fornitore.aperture ?? null, neededOn, fornitore.tempo),
        }
      }),
    }
  })
  const within = ({ materiali: own }: OrdineIncompleto) => earliest(own.map(({ ordinareEntro }) => ordinareEntro))
  righe.sort((a, b) => byDay(within(a), within(b)) || byDay(a.ordine.dataConsegna, b.ordine.dataConsegna))
  return { righe, totale }
}

/**
 * Orders, still to be worked by their plan, with a supplier order that is expected after a phase that waits for it has
 * begun, the latest before: those whose margin counts it.
 */
function atRiskQuestion(where: Where, today: Day) {
  const all: Where = {
    AND: [where, whereOpen(), { fineSchedulazione: { gte: realInstant(startOf(today)) }, ritardoMateriali: { gt: 0 } }],
  }
  return oneQuestion(
    {
      totale: countQuestion('ordine', all),
      righe: rowsQuestion('ordine', {
        where: all,
        orderBy: [{ ritardoMateriali: 'desc' }, { id: 'asc' }],
        take: WARNINGS_MAX,
        select: { id: true },
      }),
    },
    ({ totale, righe }): Found => ({ pks: righe.map(({ id }) => id), totale }),
  )
}

function aRischioOf(
  mondo: SchedulingWorld,
  { pks, totale }: Found,
  ordini: readonly SavedOrdine[],
  awaited: ReadonlyMap<number, LoadedFornitura[]>,
): Block<OrdineARischio> {
  const righe = inOrder(pks, ordini).flatMap((ordine): OrdineARischio[] => {
    const waits = awaited.get(ordine.pk) ?? []
    const availability = createDisponibilita(mondo.calendario, mondo.libro, ordine.pk)
    const rischio = decidingRisk(savedRequest(ordine, mondo), waits, availability)
    if (!rischio) return []
    return [
      {
        ...rischio,
        ordine: ordine.pk,
        fornitore: waits.find(({ pk }) => pk === rischio.fornitura.pk)?.fornitore ?? '',
      },
    ]
  })
  righe.sort((a, b) => (b.ritardo ?? -1) - (a.ritardo ?? -1) || a.necessario - b.necessario)
  return { righe, totale }
}

/**
 * What is missing and what comes too late, of the orders that the viewer sees: two statements, the second about what the
 * first has found; a third for the work without arrivals.
 * @param search number or customer
 * @param withSenzaArrivi whether that work is asked for, which takes more than all the rest
 */
export async function supplyWarnings(
  search: string | null,
  withSenzaArrivi: boolean,
  ctx: Context,
): Promise<SupplyWarnings> {
  const { db } = ctx.services
  const where = { AND: [ordiniList.visible(ctx.viewer), ...searchWords(search)] }
  const adesso = civilInstant(new Date())
  const today = calendarDayOf(adesso)
  const { incomplete, late, working } = await ask(
    db,
    oneQuestion({
      incomplete: incompleteQuestion(where, today),
      late: atRiskQuestion(where, today),
      working: withSenzaArrivi ? withoutArriviQuestion : noQuestion,
    }),
  )
  const { mondo, missing, atRisk, awaited, seen } = await askWithAgenda(db, { dal: today }, (agenda) =>
    oneQuestion({
      mondo: worldQuestion(agenda, [], adesso),
      missing: savedQuestion(incomplete.pks, false),
      atRisk: savedQuestion(late.pks, true),
      awaited: awaitedQuestion(late.pks, today),
      seen: working.length > 0 ? seenQuestion(working, where) : noQuestion,
    }),
  )
  return {
    oggi: today,
    mancanti: missingOf(mondo, incomplete, missing),
    aRischio: aRischioOf(mondo, late, atRisk, awaited),
    senzaArrivi: seen.length > 0 ? await ask(db, senzaArriviQuestion(seen)) : { righe: [], totale: 0 },
  }
}
