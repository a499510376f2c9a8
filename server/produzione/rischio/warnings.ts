import type { Prisma } from '../../../prisma/generated/client.ts'
import { openStati, whereAwaited } from '../../acquisti/ordiniFornitore/awaited.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { searchWords } from '../../platform/db/search.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { loadSalvati, type OrdineSalvato } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/disponibilita.ts'
import {
  civilInstant,
  dayFromColumn,
  dayToColumn,
  type Giorno,
  giornoOf,
  realInstant,
  startOf,
} from '../schedulazione/engine/time.ts'
import { savedRichiesta } from '../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { decidingRisk, neededBy, type RischioOrdine, waitingPairs } from './risk.ts'

type Where = Prisma.OrdineWhereInput

/** Orders that a block lists at most; more of them are only counted. */
export const WARNINGS_MAX = 100
/** Orders at risk that are counted at most. */
const CANDIDATES_MAX = 5000

/** An order as the warnings call it. */
export interface OrdineAvvisato {
  pk: number
  numeroCommessa: string
  cliente: string
  dataConsegna: Giorno | null
}

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

/** A block of warnings: the first of them, and how many there are. */
export interface Blocco<Riga> {
  righe: Riga[]
  totale: number
}

/** What is wrong with what is bought for orders. */
export interface SupplyWarnings {
  oggi: Giorno
  mancanti: Blocco<OrdineIncompleto>
  aRischio: Blocco<OrdineARischio>
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

/**
 * Orders that lack something: those scheduled and not over, by their start, then those without a plan, by their date.
 * What orders lack is a few dozen rows for all of them, whose numbers the index of the orders begins with. The ones under
 * way are few and put in order here: asked for the first of them, PostgreSQL looks from the first order there ever was.
 */
async function findIncompleti(db: Db, where: Where, oggi: Giorno, soli?: readonly string[]) {
  const quali = await db.mancanza.findMany({
    where: { mancano: true, ...(soli && { materiali: { hasSome: [...soli] } }) },
    select: { id: true },
  })
  const mancanzaId = { in: quali.map(({ id }) => id) }
  const senzaPiano = { AND: [where, { mancanzaId, fineSchedulazione: null }] }
  const [piani, senza] = await Promise.all([
    db.ordine.findMany({
      where: { AND: [where, { mancanzaId, fineSchedulazione: { gte: realInstant(startOf(oggi)) } }] },
      select: { id: true, inizioSchedulazione: true },
    }),
    db.ordine.count({ where: senzaPiano }),
  ])
  const inCorso = piani
    .map(({ id, inizioSchedulazione }) => ({ id, inizio: inizioSchedulazione?.getTime() ?? 0 }))
    .sort((a, b) => a.inizio - b.inizio || a.id - b.id)
  const posti = WARNINGS_MAX - inCorso.length
  const altri =
    posti > 0
      ? await db.ordine.findMany({
          where: senzaPiano,
          orderBy: [{ dataConsegna: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
          take: posti,
          select: { id: true },
        })
      : []
  const pks = [...inCorso.slice(0, WARNINGS_MAX), ...altri].map(({ id }) => id)
  return { pks, totale: inCorso.length + senza }
}

/**
 * Orders that lack supplier orders, the first to be ordered before; what is over by its plan lacks nothing any more.
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
 * begun, the latest before: from the open plans, which are few, to their supplier orders.
 */
async function candidatesOf(db: Db, oggi: Giorno): Promise<number[]> {
  const pairs = waitingPairs(await loadFasi(db))
  const righe = await db.$queryRaw<{ id: number }[]>`
    SELECT s.ordine_id AS id
    FROM schedulazioni_ordine s
    CROSS JOIN LATERAL (
      SELECT max(greatest(coalesce(o.data_consegna, (f.fine AT TIME ZONE 'Europe/Rome')::date), ${dayToColumn(oggi)}::date)
        - (dopo.inizio AT TIME ZONE 'Europe/Rome')::date) AS giorni
      FROM ordini_fornitore o
      JOIN unnest(${pairs.map(({ materiale }) => materiale)}::text[], ${pairs.map(({ fase }) => fase)}::text[])
        AS attesa(materiale, fase) ON attesa.materiale = o.tipologia
      JOIN schedulazioni_fase f ON f.ordine_id = o.ordine_id AND f.nome_fase = o.tipologia
      JOIN schedulazioni_fase dopo ON dopo.ordine_id = o.ordine_id AND dopo.nome_fase = attesa.fase
      WHERE o.ordine_id = s.ordine_id AND (o.stato_id IS NULL OR o.stato_id = ANY(${await openStati(db)}::int[]))
    ) AS tardi
    WHERE s.fine >= ${realInstant(startOf(oggi))} AND tardi.giorni > 0
    ORDER BY tardi.giorni DESC, s.ordine_id
    LIMIT ${CANDIDATES_MAX}`
  return righe.map(({ id }) => id)
}

/** The candidates that the viewer may see, and is looking for. */
async function visibleOf(db: Db, where: Where, pks: readonly number[]): Promise<number[]> {
  const trovati = await db.ordine.findMany({ where: { AND: [where, { id: { in: [...pks] } }] }, select: { id: true } })
  const visti = new Set(trovati.map(({ id }) => id))
  return pks.filter((pk) => visti.has(pk))
}

async function aRischioOf(
  db: Db,
  mondo: SchedulingWorld,
  candidati: readonly number[],
): Promise<Blocco<OrdineARischio>> {
  const ordini = await loadInOrder(db, candidati.slice(0, WARNINGS_MAX), true)
  const forniture = await db.ordineFornitore.findMany({
    where: { AND: [{ ordineId: { in: ordini.map(({ pk }) => pk) } }, whereAwaited(await openStati(db))] },
    select: { id: true, ordineId: true, tipologia: true, dataConsegna: true, fornitore: { select: { nome: true } } },
    orderBy: { id: 'asc' },
  })
  const di = Map.groupBy(forniture, ({ ordineId }) => ordineId)
  const fornitori = new Map(forniture.map(({ id, fornitore }) => [id, fornitore.nome]))
  const righe = ordini.flatMap((ordine): OrdineARischio[] => {
    const attese = (di.get(ordine.pk) ?? []).map(({ id, tipologia, dataConsegna }) => ({
      pk: id,
      materiale: tipologia,
      promessa: dataConsegna && dayFromColumn(dataConsegna),
    }))
    const disponibilita = createDisponibilita(mondo.calendario, mondo.libro, ordine.pk)
    const rischio = decidingRisk(savedRichiesta(ordine, mondo), attese, disponibilita)
    if (!rischio) return []
    return [{ ...rischio, ordine: avvisato(ordine), fornitore: fornitori.get(rischio.fornitura.pk) ?? '' }]
  })
  righe.sort((a, b) => (b.ritardo ?? -1) - (a.ritardo ?? -1) || a.necessario - b.necessario)
  return { righe, totale: righe.length + Math.max(0, candidati.length - WARNINGS_MAX) }
}

/** What is missing and what comes too late, of the orders that the viewer sees. @param search number or customer */
export async function supplyWarnings(search: string | null, ctx: Context): Promise<SupplyWarnings> {
  const { db } = ctx.services
  const where = { AND: [ordiniList.visibili(ctx.viewer), ...searchWords(search)] }
  const adesso = civilInstant(new Date())
  const oggi = giornoOf(adesso)
  const [mondo, incompleti, candidati] = await Promise.all([
    loadWorld(db, null, [], adesso),
    findIncompleti(db, where, oggi),
    candidatesOf(db, oggi).then((pks) => visibleOf(db, where, pks)),
  ])
  const [mancanti, aRischio] = await Promise.all([mancantiOf(db, mondo, incompleti), aRischioOf(db, mondo, candidati)])
  return { oggi, mancanti, aRischio }
}
