import type { Prisma } from '../../../prisma/generated/client.ts'
import { ARRIVATO } from '../../acquisti/ordiniFornitore/rules.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { searchWords } from '../../platform/db/search.ts'
import { loadOrdini, type OrdineCaricato } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/disponibilita.ts'
import { dayFromColumn, type Giorno, giornoOf, realInstant, startOf } from '../schedulazione/engine/time.ts'
import { savedRichiesta } from '../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { decidingRisk, neededBy, type RischioOrdine } from './risk.ts'

/** Orders that a block lists at most; more of them are only counted. */
export const WARNINGS_MAX = 500

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

const nomi = { id: true, cliente: { select: { nome: true } } } as const

async function describe(db: Db, ordini: readonly OrdineCaricato[]): Promise<Map<number, OrdineAvvisato>> {
  const trovati = await db.ordine.findMany({ where: { id: { in: ordini.map(({ pk }) => pk) } }, select: nomi })
  const cliente = new Map(trovati.map((uno) => [uno.id, uno.cliente.nome]))
  return new Map(
    ordini.map(({ pk, numeroCommessa, dataConsegna }) => [
      pk,
      { pk, numeroCommessa, dataConsegna, cliente: cliente.get(pk) ?? '' },
    ]),
  )
}

/** Known dates first, the earlier before. */
const byDay = (a: Giorno | null, b: Giorno | null) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER)

const earliest = (giorni: readonly (Giorno | null)[]): Giorno | null =>
  giorni.reduce((prima, giorno) => (byDay(giorno, prima) < 0 ? giorno : prima), null)

/**
 * Orders that lack supplier orders, the first to be ordered before; what is over by its plan lacks nothing any more.
 * @param soli only orders that lack one of these materials, and only these; all of them unless given
 */
export async function findMancanti(
  db: Db,
  where: Prisma.OrdineWhereInput,
  mondo: SchedulingWorld,
  soli?: readonly string[],
): Promise<Blocco<OrdineIncompleto>> {
  const conta = (materiale: string) => soli === undefined || soli.includes(materiale)
  const aperti = {
    AND: [
      where,
      { mancanza: { mancano: true, ...(soli && { materiali: { hasSome: [...soli] } }) } },
      {
        OR: [
          { inizioSchedulazione: null },
          { fineSchedulazione: { gte: realInstant(startOf(giornoOf(mondo.adesso))) } },
        ],
      },
    ],
  }
  const totale = await db.ordine.count({ where: aperti })
  const scelti = await db.ordine.findMany({
    where: aperti,
    orderBy: [{ inizioSchedulazione: { sort: 'asc', nulls: 'last' } }, { dataConsegna: 'asc' }, { id: 'asc' }],
    take: WARNINGS_MAX,
    select: { id: true, mancanza: { select: { materiali: true } } },
  })
  const materiali = new Map(scelti.map(({ id, mancanza }) => [id, mancanza?.materiali.filter(conta) ?? []]))
  const ordini = await loadOrdini(db, { id: { in: [...materiali.keys()] } })
  const avvisati = await describe(db, ordini)
  const tempo = new Map(mondo.fornitori.map((uno) => [uno.tipologia, uno.tempo]))
  const righe = ordini.map((ordine): OrdineIncompleto => {
    const { fasi } = savedRichiesta(ordine, mondo)
    return {
      ordine: avvisati.get(ordine.pk) as OrdineAvvisato,
      materiali: (materiali.get(ordine.pk) ?? []).map((materiale) => {
        const inizio = ordine.salvata ? neededBy(fasi, materiale) : null
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
 * Orders, still to be worked by their plan, with a supplier order that is expected after some later phase has begun:
 * few of all, which the rules then judge.
 */
async function candidatesOf(db: Db, oggi: Giorno): Promise<number[]> {
  const giorno = new Date(oggi * 86_400_000)
  const righe = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT o.ordine_id AS id
    FROM ordini_fornitore o
    JOIN schedulazioni_ordine s ON s.ordine_id = o.ordine_id AND s.fine >= ${realInstant(startOf(oggi))}
    JOIN schedulazioni_fase f ON f.ordine_id = o.ordine_id AND f.nome_fase = o.tipologia
    JOIN schedulazioni_fase dopo ON dopo.ordine_id = o.ordine_id AND dopo.id <> f.id
    LEFT JOIN valori_stato v ON v.id = o.stato_id
    WHERE coalesce(v.nome, '') <> ${ARRIVATO}
      AND (dopo.inizio AT TIME ZONE 'Europe/Rome')::date
        < greatest(coalesce(o.data_consegna, (f.fine AT TIME ZONE 'Europe/Rome')::date), ${giorno}::date)`
  return righe.map(({ id }) => id)
}

async function findARischio(
  db: Db,
  where: Prisma.OrdineWhereInput,
  mondo: SchedulingWorld,
): Promise<Blocco<OrdineARischio>> {
  const candidati = await candidatesOf(db, giornoOf(mondo.adesso))
  const ordini = await loadOrdini(db, { AND: [where, { id: { in: candidati } }] })
  const avvisati = await describe(db, ordini)
  const forniture = await db.ordineFornitore.findMany({
    where: {
      ordineId: { in: ordini.map(({ pk }) => pk) },
      OR: [{ statoId: null }, { stato: { nome: { not: ARRIVATO } } }],
    },
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
    const fornitore = fornitori.get(rischio.fornitura.pk) ?? ''
    return [{ ...rischio, ordine: avvisati.get(ordine.pk) as OrdineAvvisato, fornitore }]
  })
  righe.sort((a, b) => (b.ritardo ?? -1) - (a.ritardo ?? -1) || a.necessario - b.necessario)
  return { righe: righe.slice(0, WARNINGS_MAX), totale: righe.length }
}

/** What is missing and what comes too late, of the orders that the viewer sees. @param search number or customer */
export async function supplyWarnings(search: string | null, ctx: Context): Promise<SupplyWarnings> {
  const { db } = ctx.services
  const where = { AND: [ordiniList.visibili(ctx.viewer), ...searchWords(search)] }
  const mondo = await loadWorld(db, null)
  const [mancanti, aRischio] = [await findMancanti(db, where, mondo), await findARischio(db, where, mondo)]
  return { oggi: giornoOf(mondo.adesso), mancanti, aRischio }
}
