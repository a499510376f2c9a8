import { ordiniOfUser } from '#ordini/ordini/list.ts'
import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { containsText, searchWords } from '#platform/db/search.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import { whereAwaited, whereLate } from './awaited.ts'
import { ordiniFornitoreFilters } from './rules.ts'

export type OrdiniFornitoreFilter = FilterOf<typeof ordiniFornitoreFilters>
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

/** What is asked of the order that something is bought for. */
const ofOrdine =
  <Value>(where: (value: Value) => Prisma.OrdineWhereInput) =>
  (value: Value): Where => ({ ordine: where(value) })

/** Of an agent of some kind; no word of another language is one. */
function conTipo(tipo: string): Prisma.OrdineWhereInput {
  const tipoAgente = searchedTipo(tipo)
  return tipoAgente ? { agente: { tipoAgente } } : { id: { in: [] } }
}

/** Orders that have a material, one of these where there are some, in one of some states. */
function conStatoMateriale(stati: readonly number[], materiali: readonly string[] | null | undefined): Where | Where[] {
  if (stati.length === 0) return []
  const materiale = materiali?.length ? { in: materiali.slice(0, MAX) } : undefined
  return { ordine: { statiMateriale: { some: { materiale, statoId: { in: stati.slice(0, MAX) } } } } }
}

const filter = filterBy<typeof ordiniFornitoreFilters, Where>('ordineFornitore', ordiniFornitoreFilters, {
  search: (text) => searchWords(text).map((ordine) => ({ ordine })),
  numeroCommessa: ofOrdine((text: string) => ({ numeroCommessa: containsText(text) })),
  cliente: ofOrdine((text: string) => ({ cliente: { nome: containsText(text) } })),
  progetto: ofOrdine((text: string) => ({ progetto: containsText(text) })),
  riferimento: ofOrdine((text: string) => ({ riferimento: containsText(text) })),
  fornitoreNome: (text) => ({ fornitore: { nome: containsText(text) } }),
  stato: (names) => (names.length > 0 ? { stato: { nome: { in: names.slice(0, MAX) } } } : []),
  empty: (asked) => (asked ? { statoId: null } : []),
  inRitardo: (asked) => (asked ? whereLate(dayOfInstant(new Date())) : []),
  attesi: (asked) => (asked ? whereAwaited(dayOfInstant(new Date())) : []),
  agentePk: ofOrdine((pk: number) => ({ agenteId: pk })),
  tipoAgente: ofOrdine(conTipo),
  materiali: (names) => (names.length > 0 ? { tipologia: { in: names.slice(0, MAX) } } : []),
  statoMaterialePks: (pks, { materiali }) => conStatoMateriale(pks, materiali),
  dataConsegna: ofOrdine((periodo: Periodo) => ({ dataConsegna: withinDays(periodo) })),
  dataOrdineFornitore: (periodo) => ({ dataOrdine: withinDays(periodo) }),
  dataConsegnaFornitore: (periodo) => ({ dataConsegna: withinDays(periodo) }),
})

type Direction = 'asc' | 'desc'
const last = (direction: Direction) => ({ sort: direction, nulls: 'last' as const })

/** The supplier orders. */
export const ordiniFornitoreList: ListSource<Where, OrdiniFornitoreFilter> = {
  model: 'ordineFornitore',
  visible,
  filter,
  orderings: {
    ...columnOrders('ordineFornitore', 'id', 'aggiornatoIl'),
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
