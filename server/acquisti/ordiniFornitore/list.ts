import type { Prisma } from '../../../prisma/generated/client.ts'
import { ordiniOfUser } from '../../ordini/ordini/list.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral, searchWords } from '../../platform/db/search.ts'
import { can, isOfUser, type Viewer } from '../../platform/permissions.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant, endOfDay, startOfDay } from '../../shared/dates/zone.ts'
import { tipoCercato } from '../../vendite/agenti/rules.ts'
import { whereAwaited, whereLate } from './awaited.ts'
import type { Co, Magazzino, Rilievo } from './rules.ts'

/** Filters of the list; days are inclusive, texts part of theirs, case ignored. */
export interface OrdiniFornitoreFilter {
  /** Words of the order (number, customer, project …). */
  search?: string | null
  id?: readonly number[] | null
  ordine?: number | null
  ordini?: readonly number[] | null
  numeroCommessa?: string | null
  progetto?: string | null
  riferimento?: string | null
  /** Name of the customer. */
  cliente?: string | null
  fornitore?: number | null
  fornitoreNome?: string | null
  tipologia?: string | null
  materiali?: readonly string[] | null
  /** Numbers of states: the order has a material (of `materiali`, when given) in one of these. */
  statiMateriali?: readonly number[] | null
  /** Names of states: in one of these. */
  stato?: readonly string[] | null
  empty?: boolean | null
  /** Of those that have not arrived the ones promised for a day before today. */
  inRitardo?: boolean | null
  /** Not arrived yet. */
  attesi?: boolean | null
  rilievo?: Rilievo | null
  co?: Co | null
  magazzino?: Magazzino | null
  note?: string | null
  /** Number of the agent of the order; like the kind it does nothing for users who may not see agents. */
  agente?: number | null
  /** B2C, B2B or B2C*s; any other is nobody's. */
  tipoAgente?: string | null
  /** Of the order. */
  dataConsegnaDa?: string | null
  dataConsegnaA?: string | null
  dataConsegnaFornitoreDa?: string | null
  dataConsegnaFornitoreA?: string | null
  dataArrivoDa?: string | null
  dataArrivoA?: string | null
  dataOrdineFornitoreDa?: string | null
  dataOrdineFornitoreA?: string | null
  dataInserimentoDa?: string | null
  dataInserimentoA?: string | null
}

type Where = Prisma.OrdineFornitoreWhereInput

const MAX = 100

/**
 * Which supplier orders a user sees: who works on the state of supplier phases all of them, the others
 * who may read them those of the orders they see.
 */
function visibili(viewer: Viewer | null): Where {
  if (!can(viewer, 'viewOrdiniFornitore')) return { id: { in: [] } }
  return isOfUser(viewer, 'viewOrderFornitore') ? {} : { ordine: ordiniOfUser(viewer) }
}

const contiene = (testo: string) => ({ contains: likeLiteral(testo), mode: 'insensitive' as const })

/** A range of days of a date column; none when neither end is given. */
function giorni(da?: string | null, a?: string | null): Prisma.DateTimeNullableFilter | undefined {
  if (!da && !a) return undefined
  return { ...(da ? { gte: dateOfDay(da) } : {}), ...(a ? { lte: dateOfDay(a) } : {}) }
}

/** What is asked of the order that something is bought for. */
function dellOrdine(filtro: OrdiniFornitoreFilter): Prisma.OrdineWhereInput[] {
  const where: Prisma.OrdineWhereInput[] = searchWords(filtro.search)
  for (const campo of ['numeroCommessa', 'progetto', 'riferimento'] as const) {
    const testo = filtro[campo]
    if (testo) where.push({ [campo]: contiene(testo) })
  }
  if (filtro.cliente) where.push({ cliente: { nome: contiene(filtro.cliente) } })
  const dataConsegna = giorni(filtro.dataConsegnaDa, filtro.dataConsegnaA)
  if (dataConsegna) where.push({ dataConsegna })
  if (filtro.agente != null) where.push({ agenteId: filtro.agente })
  if (filtro.tipoAgente) {
    const tipoAgente = tipoCercato(filtro.tipoAgente)
    where.push(tipoAgente ? { agente: { tipoAgente } } : { id: { in: [] } })
  }
  return where
}

/** Of some materials; for orders that have one of them in one of some states. */
function conMateriali({ materiali, statiMateriali }: OrdiniFornitoreFilter): Where[] {
  const nomi = materiali?.slice(0, MAX) ?? []
  const where: Where[] = nomi.length > 0 ? [{ tipologia: { in: nomi } }] : []
  if (!statiMateriali?.length) return where
  const statoId = { in: statiMateriali.slice(0, MAX) }
  const materiale = nomi.length > 0 ? { in: nomi } : undefined
  return [...where, { ordine: { statiMateriale: { some: { materiale, statoId } } } }]
}

/** Columns of days: name of the filter without its end → column. */
const DATE = {
  dataConsegnaFornitore: 'dataConsegna',
  dataArrivo: 'dataArrivo',
  dataOrdineFornitore: 'dataOrdine',
} as const

function filtra(filtro: OrdiniFornitoreFilter): Where[] {
  const where: Where[] = [...dellOrdine(filtro).map((ordine) => ({ ordine })), ...conMateriali(filtro)]
  for (const nome of Object.keys(DATE) as (keyof typeof DATE)[]) {
    const fra = giorni(filtro[`${nome}Da`], filtro[`${nome}A`])
    if (fra) where.push({ [DATE[nome]]: fra })
  }
  const { dataInserimentoDa: da, dataInserimentoA: a } = filtro
  if (da) where.push({ dataInserimento: { gte: startOfDay(da) } })
  if (a) where.push({ dataInserimento: { lt: endOfDay(a) } })
  if (filtro.id) where.push({ id: { in: filtro.id.slice(0, 1000) } })
  if (filtro.ordine != null) where.push({ ordineId: filtro.ordine })
  if (filtro.ordini) where.push({ ordineId: { in: filtro.ordini.slice(0, 1000) } })
  if (filtro.fornitore != null) where.push({ fornitoreId: filtro.fornitore })
  if (filtro.fornitoreNome) where.push({ fornitore: { nome: contiene(filtro.fornitoreNome) } })
  if (filtro.tipologia) where.push({ tipologia: filtro.tipologia })
  if (filtro.stato?.length) where.push({ stato: { nome: { in: filtro.stato.slice(0, MAX) } } })
  if (filtro.empty) where.push({ statoId: null })
  if (filtro.inRitardo) where.push(whereLate(dayOfInstant(new Date())))
  if (filtro.attesi) where.push(whereAwaited(dayOfInstant(new Date())))
  if (filtro.note) where.push({ note: contiene(filtro.note) })
  for (const campo of ['rilievo', 'co', 'magazzino'] as const) {
    const valore = filtro[campo]
    if (valore) where.push({ [campo]: valore })
  }
  return where
}

type Verso = 'asc' | 'desc'
const ultimi = (verso: Verso) => ({ sort: verso, nulls: 'last' as const })

/** The supplier orders. */
export const ordiniFornitoreList: ListSource<Where, OrdiniFornitoreFilter> = {
  model: 'ordineFornitore',
  visibili,
  filtra,
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    numeroCommessa: (verso) => ({ ordine: { numeroCommessa: verso } }),
    cliente: (verso) => ({ ordine: { nomeCliente: verso } }),
    progetto: (verso) => ({ ordine: { progetto: verso } }),
    riferimento: (verso) => ({ ordine: { riferimento: verso } }),
    dataConsegna: (verso) => ({ ordine: { dataConsegna: ultimi(verso) } }),
    fornitore: (verso) => ({ fornitore: { nome: verso } }),
    tipologia: (verso) => ({ tipologia: verso }),
    stato: (verso) => ({ stato: { ordine: verso } }),
    valorePercentuale: (verso) => ({ valorePercentuale: ultimi(verso) }),
    numeroDocumento: (verso) => ({ numeroDocumento: verso }),
    dataOrdineFornitore: (verso) => ({ dataOrdine: ultimi(verso) }),
    dataConsegnaFornitore: (verso) => ({ dataConsegna: ultimi(verso) }),
    dataArrivo: (verso) => ({ dataArrivo: ultimi(verso) }),
    dataInserimento: (verso) => ({ dataInserimento: verso }),
    rilievo: (verso) => ({ rilievo: ultimi(verso) }),
    co: (verso) => ({ co: ultimi(verso) }),
    magazzino: (verso) => ({ magazzino: ultimi(verso) }),
    costoMateriale: (verso) => ({ costoMateriale: ultimi(verso) }),
    venditaMateriale: (verso) => ({ venditaMateriale: ultimi(verso) }),
  },
  riservati: { costoMateriale: 'adminOrders', venditaMateriale: 'adminOrders' },
  filtriRiservati: { agente: 'viewAgenteOnOrders', tipoAgente: 'viewAgenteOnOrders' },
  predefinito: ['-dataInserimento'],
}
