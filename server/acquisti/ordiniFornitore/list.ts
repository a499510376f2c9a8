import { ordiniOfUser } from '#ordini/ordini/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays, withinInstants } from '#platform/db/periodo.ts'
import { likeLiteral, searchWords } from '#platform/db/search.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import { whereAwaited, whereLate } from './awaited.ts'
import type { Co, Magazzino, Rilievo } from './rules.ts'

/** Filters of the list; days are inclusive, texts part of theirs, case ignored. */
export interface OrdiniFornitoreFilter {
  /** Words of the order (number, customer, project …). */
  search?: string | null
  pks?: readonly number[] | null
  ordinePk?: number | null
  ordinePks?: readonly number[] | null
  numeroCommessa?: string | null
  progetto?: string | null
  riferimento?: string | null
  /** Name of the customer. */
  cliente?: string | null
  fornitorePk?: number | null
  fornitoreNome?: string | null
  tipologia?: string | null
  materiali?: readonly string[] | null
  /** Numbers of states: the order has a material (of `materiali`, when given) in one of these. */
  statoMaterialePks?: readonly number[] | null
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
  agentePk?: number | null
  /** B2C, B2B or B2C*s; any other is nobody's. */
  tipoAgente?: string | null
  /** Of the order. */
  dataConsegna?: Periodo | null
  dataConsegnaFornitore?: Periodo | null
  dataArrivo?: Periodo | null
  dataOrdineFornitore?: Periodo | null
  dataInserimento?: Periodo | null
}

type Where = Prisma.OrdineFornitoreWhereInput

const MAX = 100

/**
 * Which supplier orders a user sees: who works on the state of supplier phases all of them, the others
 * who may read them those of the orders they see.
 */
function visible(viewer: Viewer | null): Where {
  if (!can(viewer, 'viewOrdiniFornitore')) return { id: { in: [] } }
  return isOfUser(viewer, 'viewOrderFornitore') ? {} : { ordine: ordiniOfUser(viewer) }
}

const contains = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })

/** What is asked of the order that something is bought for. */
function ofTheOrdine(criteria: OrdiniFornitoreFilter): Prisma.OrdineWhereInput[] {
  const where: Prisma.OrdineWhereInput[] = searchWords(criteria.search)
  for (const field of ['numeroCommessa', 'progetto', 'riferimento'] as const) {
    const text = criteria[field]
    if (text) where.push({ [field]: contains(text) })
  }
  if (criteria.cliente) where.push({ cliente: { nome: contains(criteria.cliente) } })
  const dataConsegna = withinDays(criteria.dataConsegna)
  if (dataConsegna) where.push({ dataConsegna })
  if (criteria.agentePk != null) where.push({ agenteId: criteria.agentePk })
  if (criteria.tipoAgente) {
    const tipoAgente = searchedTipo(criteria.tipoAgente)
    where.push(tipoAgente ? { agente: { tipoAgente } } : { id: { in: [] } })
  }
  return where
}

/** Of some materials; for orders that have one of them in one of some states. */
function conMateriali({ materiali, statoMaterialePks }: OrdiniFornitoreFilter): Where[] {
  const names = materiali?.slice(0, MAX) ?? []
  const where: Where[] = names.length > 0 ? [{ tipologia: { in: names } }] : []
  if (!statoMaterialePks?.length) return where
  const statoId = { in: statoMaterialePks.slice(0, MAX) }
  const materiale = names.length > 0 ? { in: names } : undefined
  return [...where, { ordine: { statiMateriale: { some: { materiale, statoId } } } }]
}

/** Columns of days: name of the filter → column. */
const DATE = {
  dataConsegnaFornitore: 'dataConsegna',
  dataArrivo: 'dataArrivo',
  dataOrdineFornitore: 'dataOrdine',
} as const

function filter(criteria: OrdiniFornitoreFilter): Where[] {
  const where: Where[] = [...ofTheOrdine(criteria).map((ordine) => ({ ordine })), ...conMateriali(criteria)]
  for (const name of Object.keys(DATE) as (keyof typeof DATE)[]) {
    const within = withinDays(criteria[name])
    if (within) where.push({ [DATE[name]]: within })
  }
  const dataInserimento = withinInstants(criteria.dataInserimento)
  if (dataInserimento) where.push({ dataInserimento })
  if (criteria.pks) where.push({ id: { in: criteria.pks.slice(0, 1000) } })
  if (criteria.ordinePk != null) where.push({ ordineId: criteria.ordinePk })
  if (criteria.ordinePks) where.push({ ordineId: { in: criteria.ordinePks.slice(0, 1000) } })
  if (criteria.fornitorePk != null) where.push({ fornitoreId: criteria.fornitorePk })
  if (criteria.fornitoreNome) where.push({ fornitore: { nome: contains(criteria.fornitoreNome) } })
  if (criteria.tipologia) where.push({ tipologia: criteria.tipologia })
  if (criteria.stato?.length) where.push({ stato: { nome: { in: criteria.stato.slice(0, MAX) } } })
  if (criteria.empty) where.push({ statoId: null })
  if (criteria.inRitardo) where.push(whereLate(dayOfInstant(new Date())))
  if (criteria.attesi) where.push(whereAwaited(dayOfInstant(new Date())))
  if (criteria.note) where.push({ note: contains(criteria.note) })
  for (const field of ['rilievo', 'co', 'magazzino'] as const) {
    const value = criteria[field]
    if (value) where.push({ [field]: value })
  }
  return where
}

type Direction = 'asc' | 'desc'
const last = (direction: Direction) => ({ sort: direction, nulls: 'last' as const })

/** The supplier orders. */
export const ordiniFornitoreList: ListSource<Where, OrdiniFornitoreFilter> = {
  model: 'ordineFornitore',
  visible,
  filter,
  orderings: {
    id: (direction) => ({ id: direction }),
    numeroCommessa: (direction) => ({ ordine: { numeroCommessa: direction } }),
    cliente: (direction) => ({ ordine: { nomeCliente: direction } }),
    progetto: (direction) => ({ ordine: { progetto: direction } }),
    riferimento: (direction) => ({ ordine: { riferimento: direction } }),
    dataConsegna: (direction) => ({ ordine: { dataConsegna: last(direction) } }),
    fornitore: (direction) => ({ fornitore: { nome: direction } }),
    tipologia: (direction) => ({ tipologia: direction }),
    stato: (direction) => ({ stato: { ordine: direction } }),
    valorePercentuale: (direction) => ({ valorePercentuale: last(direction) }),
    numeroDocumento: (direction) => ({ numeroDocumento: direction }),
    dataOrdineFornitore: (direction) => ({ dataOrdine: last(direction) }),
    dataConsegnaFornitore: (direction) => ({ dataConsegna: last(direction) }),
    dataArrivo: (direction) => ({ dataArrivo: last(direction) }),
    dataInserimento: (direction) => ({ dataInserimento: direction }),
    rilievo: (direction) => ({ rilievo: last(direction) }),
    co: (direction) => ({ co: last(direction) }),
    magazzino: (direction) => ({ magazzino: last(direction) }),
    costoMateriale: (direction) => ({ costoMateriale: last(direction) }),
    venditaMateriale: (direction) => ({ venditaMateriale: last(direction) }),
  },
  riservati: { costoMateriale: 'adminOrders', venditaMateriale: 'adminOrders' },
  reservedFilters: { agentePk: 'viewAgenteOnOrders', tipoAgente: 'viewAgenteOnOrders' },
  predefinito: ['-dataInserimento'],
}
