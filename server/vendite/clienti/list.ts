import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, searchFilter } from '#shared/fields/filters.ts'
import { clientiFilters } from './rules.ts'

export type ClientiFilter = FilterOf<typeof clientiFilters>
type Where = Prisma.ClienteWhereInput

/**
 * Which customers a user sees: superusers, staff and operators who see orders all of them, an agent
 * own ones, an area head those of sub-agents too, an app account the ones linked to it, anybody else none. The areas
 * of a token are no matter here: who asks for more than the list of customers asks whether they allow that.
 */
export function clientiOfUser(viewer: Viewer | null): Where {
  if (viewer === null || !isOfUser(viewer, 'viewClienti')) return { id: { in: [] } }
  if (isOfUser(viewer, 'adminClienti') || viewer.operatore?.vedeOrdini === true) return {}
  const own: Where[] = []
  if (viewer.agente) own.push({ agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } })
  if (viewer.appAccount) own.push({ appAccounts: { some: { id: viewer.appAccount.id } } })
  // An OR of nothing would be no condition within the others.
  return own.length > 0 ? { OR: own } : { id: { in: [] } }
}

const visible = (viewer: Viewer | null): Where =>
  can(viewer, 'viewClienti') ? clientiOfUser(viewer) : { id: { in: [] } }

/** The list of customers. */
export const clientiList: ListSource<Where, ClientiFilter> = {
  model: 'cliente',
  visible,
  filter: filterBy('cliente', clientiFilters),
  orderings: {
    nome: (direction) => ({ nome: direction }),
    codice: (direction) => ({ codice: { sort: direction, nulls: 'last' } }),
    tipoCliente: (direction) => [{ tipoCliente: { sort: direction, nulls: 'last' } }, { nome: direction }],
    ...columnOrders('cliente', 'citta', 'provincia', 'piva', 'email', 'telefono'),
    agente: (direction) => ({ agente: { codice: direction } }),
    numeroOrdini: (direction) => ({ ordini: { _count: direction } }),
    ...columnOrders('cliente', 'id', 'aggiornatoIl'),
  },
  riservati: { agente: 'viewInterniClienti' },
  // A user from whom the agent is withheld cannot find it out by filtering.
  reservedFilters: { agentePk: 'viewInterniClienti' },
  predefinito: ['nome'],
}

/** Customers by name, code, VAT number, phone, mail or place. */
export const clientiSearcher: Searcher = {
  permesso: 'viewClienti',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.cliente.findMany({
      where: whereOf(clientiList, { search: text }, viewer),
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      take: first,
      select: { id: true, nome: true, codice: true, citta: true, telefono: true },
    })
    return righe.map(({ id, nome, codice, citta, telefono }) => ({
      tipo: 'Cliente',
      titolo: nome,
      sottotitolo: [codice, citta, telefono].filter(Boolean).join(' · '),
      url: `/planner/#/clienti/${id}`,
    }))
  },
}

/** The filters of the customers for an app account. */
export const clientiPerAccessoFilters = { testo: searchFilter('Every word, in what the list of customers shows.') }

/** The customers that can be linked to an app account. */
export const clientiPerAccesso: ListSource<Prisma.ClienteWhereInput, FilterOf<typeof clientiPerAccessoFilters>> = {
  model: 'cliente',
  visible: visibleWith('adminUsers'),
  filter: filterBy('cliente', clientiPerAccessoFilters, { testo: searchWords }),
  orderings: { nome: (direction) => ({ nome: direction }) },
  predefinito: ['nome'],
}
