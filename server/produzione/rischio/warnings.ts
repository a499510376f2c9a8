import { whereOpen } from '#ordini/ordini/closed.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { searchWords } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { beforeOpenDays } from '#shared/dates/openDays.ts'
import { loadAwaited } from '../schedulazione/data/forniture.ts'
import { loadSaved, type SavedOrdine } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/availability.ts'
import { calendarDayOf, civilInstant, type Day, realInstant, startOf } from '../schedulazione/engine/time.ts'
import { neededBy } from '../schedulazione/engine/waits.ts'
import { savedRequest } from '../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { type Block, WARNINGS_MAX } from './block.ts'
import { decidingRisk, type RischioOrdine } from './risk.ts'
import { findWithoutArrivi, type OrdineSenzaArrivi } from './withoutArrivi.ts'

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
  senzaArrivi: Block<OrdineSenzaArrivi>
}

/** The rows in the order in which they were found. */
async function loadInOrder(db: Db, pks: readonly number[], withMinutes: boolean): Promise<SavedOrdine[]> {
  const of = new Map((await loadSaved(db, pks, withMinutes)).map((ordine) => [ordine.pk, ordine]))
  return pks.flatMap((pk) => of.get(pk) ?? [])
}

/** Known dates first, the earlier before. */
const byDay = (a: Day | null, b: Day | null) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER)

const earliest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((before, day) => (byDay(day, before) < 0 ? day : before), null)

/** Those of a block that are listed, by groups: what a group leaves room for is taken from the next. */
async function firstOf(groups: readonly ((places: number) => Promise<number[]>)[]): Promise<number[]> {
  const pks: number[] = []
  for (const read of groups) {
    if (pks.length < WARNINGS_MAX) pks.push(...(await read(WARNINGS_MAX - pks.length)))
  }
  return pks
}

/**
 * Orders that lack something and that nobody has finished: those scheduled and not over, by their start, then those
 * over by their plan, the latest before, then those without a plan, by their date.
 * What orders lack is a few dozen rows for all of them, whose numbers the index of the orders begins with. The ones under
 * way are few and put in order here: asked for the first of them, PostgreSQL looks from the first order there ever was.
 */
async function findIncomplete(db: Db, where: Where, today: Day, only?: readonly string[]) {
  const which = await db.mancanza.findMany({
    where: { mancano: true, ...(only && { materiali: { hasSome: [...only] } }) },
    select: { id: true },
  })
  const all: Where = { AND: [where, whereOpen(), { mancanzaId: { in: which.map(({ id }) => id) } }] }
  const fromToday = { gte: realInstant(startOf(today)) }
  const select = { id: true } as const
  const pksOf = (righe: readonly { id: number }[]) => righe.map(({ id }) => id)
  const [total, pks] = await Promise.all([
    db.ordine.count({ where: all }),
    firstOf([
      async (places) => {
        const inProgress = await db.ordine.findMany({
          where: { AND: [all, { fineSchedulazione: fromToday }] },
          select: { id: true, inizioSchedulazione: true },
        })
        const inizio = ({ inizioSchedulazione }: (typeof inProgress)[number]) => inizioSchedulazione?.getTime() ?? 0
        return pksOf(inProgress.sort((a, b) => inizio(a) - inizio(b) || a.id - b.id).slice(0, places))
      },
      async (take) =>
        pksOf(
          await db.ordine.findMany({
            where: { AND: [all, { fineSchedulazione: { lt: fromToday.gte } }] },
            orderBy: [{ fineSchedulazione: 'desc' }, { id: 'asc' }],
            take,
            select,
          }),
        ),
      async (take) =>
        pksOf(
          await db.ordine.findMany({
            where: { AND: [all, { fineSchedulazione: null }] },
            orderBy: [{ dataConsegna: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
            take,
            select,
          }),
        ),
    ]),
  ])
  return { pks, totale: total }
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
  return missingOf(db, mondo, await findIncomplete(db, where, calendarDayOf(mondo.adesso), only), only)
}

async function missingOf(
  db: Db,
  mondo: SchedulingWorld,
  { pks, totale }: { pks: readonly number[]; totale: number },
  only?: readonly string[],
): Promise<Block<OrdineIncompleto>> {
  const defaults = new Map(mondo.fornitori.map((one) => [one.tipologia, one]))
  const righe = (await loadInOrder(db, pks, false)).map((ordine): OrdineIncompleto => {
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
async function findAtRisk(db: Db, where: Where, today: Day) {
  const all: Where = {
    AND: [where, whereOpen(), { fineSchedulazione: { gte: realInstant(startOf(today)) }, ritardoMateriali: { gt: 0 } }],
  }
  const [total, righe] = await Promise.all([
    db.ordine.count({ where: all }),
    db.ordine.findMany({
      where: all,
      orderBy: [{ ritardoMateriali: 'desc' }, { id: 'asc' }],
      take: WARNINGS_MAX,
      select: { id: true },
    }),
  ])
  return { pks: righe.map(({ id }) => id), totale: total }
}

async function aRischioOf(
  db: Db,
  mondo: SchedulingWorld,
  { pks, totale }: { pks: readonly number[]; totale: number },
): Promise<Block<OrdineARischio>> {
  const ordini = await loadInOrder(db, pks, true)
  const of = await loadAwaited(db, pks, calendarDayOf(mondo.adesso))
  const righe = ordini.flatMap((ordine): OrdineARischio[] => {
    const waits = of.get(ordine.pk) ?? []
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

/** What is missing and what comes too late, of the orders that the viewer sees. @param search number or customer */
export async function supplyWarnings(search: string | null, ctx: Context): Promise<SupplyWarnings> {
  const { db } = ctx.services
  const where = { AND: [ordiniList.visible(ctx.viewer), ...searchWords(search)] }
  const now = civilInstant(new Date())
  const today = calendarDayOf(now)
  const [mondo, incomplete, late, withoutArrivi] = await Promise.all([
    loadWorld(db, null, [], now),
    findIncomplete(db, where, today),
    findAtRisk(db, where, today),
    findWithoutArrivi(db, where),
  ])
  const [missing, aRischio] = await Promise.all([missingOf(db, mondo, incomplete), aRischioOf(db, mondo, late)])
  return { oggi: today, mancanti: missing, aRischio, senzaArrivi: withoutArrivi }
}
