import type { Prisma } from '../../../prisma/generated/client.ts'
import { whereOpen } from '../../ordini/ordini/closed.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { searchWords } from '../../platform/db/search.ts'
import { loadAttese } from '../schedulazione/data/forniture.ts'
import { loadSalvati, type OrdineSalvato } from '../schedulazione/data/ordine.ts'
import { neededBy } from '../schedulazione/engine/attese.ts'
import { createDisponibilita } from '../schedulazione/engine/disponibilita.ts'
import { civilInstant, type Giorno, giornoOf, realInstant, startOf } from '../schedulazione/engine/time.ts'
import { savedRichiesta } from '../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { type Blocco, type OrdineAvvisato, WARNINGS_MAX } from './blocco.ts'
import { decidingRisk, type RischioOrdine } from './risk.ts'
import { findSenzaArrivi, type OrdineSenzaArrivi } from './senzaArrivi.ts'

type Where = Prisma.OrdineWhereInput

/** A material that an order lacks a supplier order for. */
export interface MaterialeDaOrdinare {
  materiale: string
  /** When the first phase that needs it begins; null when it is not scheduled. */
  necessario: Giorno | null
  /** The last day on which the default supplier can be told. */
  ordinareEntro: Giorno | null
}

export interface OrdineIncompleto {
  ordine: OrdineAvvisato
  materiali: MaterialeDaOrdinare[]
}

export interface OrdineARischio extends RischioOrdine {
  ordine: OrdineAvvisato
  fornitore: string
}

/** What is wrong with what is bought for orders. */
export interface SupplyWarnings {
  oggi: Giorno
  mancanti: Blocco<OrdineIncompleto>
  aRischio: Blocco<OrdineARischio>
  senzaArrivi: Blocco<OrdineSenzaArrivi>
}

const avvisato = ({ pk, numeroCommessa, dataConsegna, cliente }: OrdineSalvato): OrdineAvvisato => ({
  pk,
  numeroCommessa,
  dataConsegna,
  cliente,
})

/** The rows in the order in which they were found. */
async function loadInOrder(db: Db, pks: readonly number[], conMinuti: boolean): Promise<OrdineSalvato[]> {
  const di = new Map((await loadSalvati(db, pks, conMinuti)).map((ordine) => [ordine.pk, ordine]))
  return pks.flatMap((pk) => di.get(pk) ?? [])
}

/** Known dates first, the earlier before. */
const byDay = (a: Giorno | null, b: Giorno | null) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER)

const earliest = (giorni: readonly (Giorno | null)[]): Giorno | null =>
  giorni.reduce((prima, giorno) => (byDay(giorno, prima) < 0 ? giorno : prima), null)

/** Those of a block that are listed, by groups: what a group leaves room for is taken from the next. */
async function firstOf(groups: readonly ((posti: number) => Promise<number[]>)[]): Promise<number[]> {
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
async function findIncompleti(db: Db, where: Where, oggi: Giorno, soli?: readonly string[]) {
  const quali = await db.mancanza.findMany({
    where: { mancano: true, ...(soli && { materiali: { hasSome: [...soli] } }) },
    select: { id: true },
  })
  const tutti: Where = { AND: [where, whereOpen(), { mancanzaId: { in: quali.map(({ id }) => id) } }] }
  const daOggi = { gte: realInstant(startOf(oggi)) }
  const select = { id: true } as const
  const pksOf = (righe: readonly { id: number }[]) => righe.map(({ id }) => id)
  const [totale, pks] = await Promise.all([
    db.ordine.count({ where: tutti }),
    firstOf([
      async (posti) => {
        const inCorso = await db.ordine.findMany({
          where: { AND: [tutti, { fineSchedulazione: daOggi }] },
          select: { id: true, inizioSchedulazione: true },
        })
        const inizio = ({ inizioSchedulazione }: (typeof inCorso)[number]) => inizioSchedulazione?.getTime() ?? 0
        return pksOf(inCorso.sort((a, b) => inizio(a) - inizio(b) || a.id - b.id).slice(0, posti))
      },
      async (take) =>
        pksOf(
          await db.ordine.findMany({
            where: { AND: [tutti, { fineSchedulazione: { lt: daOggi.gte } }] },
            orderBy: [{ fineSchedulazione: 'desc' }, { id: 'asc' }],
            take,
            select,
          }),
        ),
      async (take) =>
        pksOf(
          await db.ordine.findMany({
            where: { AND: [tutti, { fineSchedulazione: null }] },
            orderBy: [{ dataConsegna: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
            take,
            select,
          }),
        ),
    ]),
  ])
  return { pks, totale }
}

/**
 * Orders that lack supplier orders, the first to be ordered before; a finished one lacks nothing any more.
 * @param soli only orders that lack one of these materials, and only these; all of them unless given
 */
export async function findMancanti(
  db: Db,
  where: Where,
  mondo: SchedulingWorld,
  soli?: readonly string[],
): Promise<Blocco<OrdineIncompleto>> {
  return mancantiOf(db, mondo, await findIncompleti(db, where, giornoOf(mondo.adesso), soli), soli)
}

async function mancantiOf(
  db: Db,
  mondo: SchedulingWorld,
  { pks, totale }: { pks: readonly number[]; totale: number },
  soli?: readonly string[],
): Promise<Blocco<OrdineIncompleto>> {
  const tempo = new Map(mondo.fornitori.map((uno) => [uno.tipologia, uno.tempo]))
  const righe = (await loadInOrder(db, pks, false)).map((ordine): OrdineIncompleto => {
    const fasi = ordine.salvata ? savedRichiesta(ordine, mondo).fasi : null
    const mancanti = ordine.materialiMancanti.filter((materiale) => soli === undefined || soli.includes(materiale))
    return {
      ordine: avvisato(ordine),
      materiali: mancanti.map((materiale) => {
        const inizio = fasi && neededBy(fasi, materiale)
        const necessario = inizio === null ? null : giornoOf(inizio)
        const giorni = tempo.get(materiale)
        return {
          materiale,
          necessario,
          ordinareEntro: necessario === null || giorni === undefined ? null : necessario - giorni,
        }
      }),
    }
  })
  const entro = ({ materiali: suoi }: OrdineIncompleto) => earliest(suoi.map(({ ordinareEntro }) => ordinareEntro))
  righe.sort((a, b) => byDay(entro(a), entro(b)) || byDay(a.ordine.dataConsegna, b.ordine.dataConsegna))
  return { righe, totale }
}

/**
 * Orders, still to be worked by their plan, with a supplier order that is expected after a phase that waits for it has
 * begun, the latest before: those whose margin counts it.
 */
async function findARischio(db: Db, where: Where, oggi: Giorno) {
  const tutti: Where = {
    AND: [where, whereOpen(), { fineSchedulazione: { gte: realInstant(startOf(oggi)) }, ritardoMateriali: { gt: 0 } }],
  }
  const [totale, righe] = await Promise.all([
    db.ordine.count({ where: tutti }),
    db.ordine.findMany({
      where: tutti,
      orderBy: [{ ritardoMateriali: 'desc' }, { id: 'asc' }],
      take: WARNINGS_MAX,
      select: { id: true },
    }),
  ])
  return { pks: righe.map(({ id }) => id), totale }
}

async function aRischioOf(
  db: Db,
  mondo: SchedulingWorld,
  { pks, totale }: { pks: readonly number[]; totale: number },
): Promise<Blocco<OrdineARischio>> {
  const ordini = await loadInOrder(db, pks, true)
  const di = await loadAttese(db, pks, giornoOf(mondo.adesso))
  const righe = ordini.flatMap((ordine): OrdineARischio[] => {
    const attese = di.get(ordine.pk) ?? []
    const disponibilita = createDisponibilita(mondo.calendario, mondo.libro, ordine.pk)
    const rischio = decidingRisk(savedRichiesta(ordine, mondo), attese, disponibilita)
    if (!rischio) return []
    return [
      {
        ...rischio,
        ordine: avvisato(ordine),
        fornitore: attese.find(({ pk }) => pk === rischio.fornitura.pk)?.fornitore ?? '',
      },
    ]
  })
  righe.sort((a, b) => (b.ritardo ?? -1) - (a.ritardo ?? -1) || a.necessario - b.necessario)
  return { righe, totale }
}

/** What is missing and what comes too late, of the orders that the viewer sees. @param search number or customer */
export async function supplyWarnings(search: string | null, ctx: Context): Promise<SupplyWarnings> {
  const { db } = ctx.services
  const where = { AND: [ordiniList.visibili(ctx.viewer), ...searchWords(search)] }
  const adesso = civilInstant(new Date())
  const oggi = giornoOf(adesso)
  const [mondo, incompleti, tardi, senzaArrivi] = await Promise.all([
    loadWorld(db, null, [], adesso),
    findIncompleti(db, where, oggi),
    findARischio(db, where, oggi),
    findSenzaArrivi(db, where),
  ])
  const [mancanti, aRischio] = await Promise.all([mancantiOf(db, mondo, incompleti), aRischioOf(db, mondo, tardi)])
  return { oggi, mancanti, aRischio, senzaArrivi }
}
