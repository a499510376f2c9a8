import type { Prisma } from '../../../prisma/generated/client.ts'
import { whereClosed } from '../../ordini/ordini/closed.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { searchWords } from '../../platform/db/search.ts'
import { isOfUser, type Viewer } from '../../platform/permissions.ts'
import { endOfDay, startOfDay } from '../../shared/dates/zone.ts'

export interface FasiSchedulateFilter {
  nomeFase?: string | null
  /** Words of the order (number, customer, reference …). */
  search?: string | null
  senzaMisure?: boolean | null
  /** True: of finished orders, by the setting of the closed states; false: of the others. */
  chiusi?: boolean | null
  /** Days, inclusive: phases that overlap them. */
  dataDa?: string | null
  dataA?: string | null
  /** Numbers of states: of the phase, or of the supplier orders of its material. */
  stato?: readonly number[] | null
  /** No state; it excludes `stato`. */
  empty?: boolean | null
  /** Orders with some of these materials. */
  materiali?: readonly string[] | null
  /** Orders with a material (of `materiali`, when given) in one of these states. */
  statiMateriali?: readonly number[] | null
}

type Where = Prisma.SchedulazioneFaseWhereInput
type WhereOrdine = Prisma.OrdineWhereInput

const MAX = 100

/**
 * Which phases a user sees: who works on their states sees all (without `viewOrders` the number of the order
 * is there, not its link), anybody else those of the orders they see.
 */
function visibili(viewer: Viewer | null): Where {
  if (isOfUser(viewer, 'updateStatoFasiOrdineFornitore')) return {}
  return { schedulazione: { is: { ordine: { is: ordiniList.visibili(viewer) } } } }
}

/** With some of the states, of the phase that is named or of any. */
function conStati(stati: readonly number[], fase: string | undefined): WhereOrdine {
  const statoId = { in: stati.slice(0, MAX) }
  return {
    OR: [
      { statiFase: { some: { nomeFase: fase, statoId } } },
      { ordiniFornitore: { some: { tipologia: fase, statoId } } },
    ],
  }
}

/** Nobody has given a state to the phase, nor to the supplier orders of its material. */
function senzaStati(fase: string | undefined): WhereOrdine {
  return {
    statiFase: { none: { nomeFase: fase } },
    ordiniFornitore: { none: { tipologia: fase, statoId: { not: null } } },
  }
}

function conMateriali(materiali: readonly string[], stati: readonly number[]): WhereOrdine[] {
  const nomi = materiali.length > 0 ? { in: materiali.slice(0, MAX) } : undefined
  if (stati.length > 0) {
    const statoId = { in: stati.slice(0, MAX) }
    return [
      {
        OR: [
          { statiMateriale: { some: { materiale: nomi, statoId } } },
          { ordiniFornitore: { some: { tipologia: nomi, statoId } } },
        ],
      },
    ]
  }
  if (!nomi) return []
  return [
    {
      OR: [
        { ordiniFornitore: { some: { tipologia: nomi } } },
        { righeFornitore: { some: { tipologia: nomi } } },
        { statiMateriale: { some: { materiale: nomi } } },
      ],
    },
  ]
}

function filtra(filtro: FasiSchedulateFilter): Where[] {
  const fase = filtro.nomeFase || undefined
  const ordine: WhereOrdine[] = [
    ...searchWords(filtro.search),
    ...conMateriali(filtro.materiali ?? [], filtro.statiMateriali ?? []),
  ]
  if (filtro.senzaMisure != null) ordine.push({ senzaMisure: filtro.senzaMisure })
  if (filtro.chiusi != null) ordine.push(whereClosed(filtro.chiusi))
  if (filtro.empty) ordine.push(senzaStati(fase))
  else if (filtro.stato?.length) ordine.push(conStati(filtro.stato, fase))
  // A period that ends before it begins has no days.
  if (filtro.dataDa && filtro.dataA && filtro.dataA < filtro.dataDa) return [{ id: { in: [] } }]
  return [
    ...(fase ? [{ nomeFase: fase }] : []),
    ...(filtro.dataDa ? [{ fine: { gte: startOfDay(filtro.dataDa) } }] : []),
    ...(filtro.dataA ? [{ inizio: { lt: endOfDay(filtro.dataA) } }] : []),
    ...ordine.map((suo): Where => ({ schedulazione: { is: { ordine: { is: suo } } } })),
  ]
}

const perOrdine = (ordine: object) => ({ schedulazione: { ordine } })
const ultimi = (verso: 'asc' | 'desc') => ({ sort: verso, nulls: 'last' as const })

/** The scheduled phases across all orders. */
export const fasiSchedulateList: ListSource<Where, FasiSchedulateFilter> = {
  model: 'schedulazioneFase',
  visibili,
  filtra,
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    inizio: (verso) => ({ inizio: verso }),
    fine: (verso) => ({ fine: verso }),
    durata: (verso) => ({ durata: verso }),
    fornitore: (verso) => ({ fornitore: { nome: verso } }),
    numeroCommessa: (verso) => perOrdine({ numeroCommessa: verso }),
    riferimento: (verso) => perOrdine({ riferimento: verso }),
    nomeCliente: (verso) => perOrdine({ nomeCliente: verso }),
    dataConsegna: (verso) => perOrdine({ dataConsegna: ultimi(verso) }),
    numeroSerramenti: (verso) => perOrdine({ numeroSerramenti: verso }),
    senzaMisure: (verso) => perOrdine({ senzaMisure: verso }),
    netto: (verso) => perOrdine({ netto: verso }),
  },
  riservati: { netto: 'viewPricesOnOrders' },
  predefinito: ['inizio'],
}
