import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { preventiviFilters } from './rules.ts'

type Where = Prisma.PreventivoWhereInput

/**
 * Which quotes a user sees: staff and operators all, an agent own ones, an area head those of sub-agents too,
 * app accounts and suppliers none.
 */
function visible(viewer: Viewer | null): Where {
  if (viewer === null || !can(viewer, 'viewPreventivi')) return { id: { in: [] } }
  if (isOfUser(viewer, 'adminPreventivi') || !viewer.agente) return {}
  return { agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

/** The list of quotes. */
export const preventiviList: ListSource<Where, FilterOf<typeof preventiviFilters>> = {
  model: 'preventivo',
  visible,
  filter: filterBy('preventivo', preventiviFilters, {
    senzaAgente: (asked) => (asked ? { agenteId: null } : []),
    conOrdine: (has) => ({ ordine: has ? { isNot: null } : { is: null } }),
    periodo: (periodo) => ({ dataCreazione: withinInstants(periodo) }),
  }),
  orderings: {
    ...columnOrders('preventivo', 'dataCreazione', 'nomeCognome', 'citta', 'provincia', 'regionePosa'),
    stato: (direction) => ({ stato: { ordine: direction } }),
    agente: (direction) => ({ agente: { codice: direction } }),
    famiglia: (direction) => ({ famiglia: { nome: direction } }),
    ...columnOrders('preventivo', 'id', 'aggiornatoIl'),
  },
  riservati: { agente: 'adminPreventivi' },
  // Withheld from agents, by the server too.
  reservedFilters: { agentePk: 'adminPreventivi', senzaAgente: 'adminPreventivi' },
  predefinito: ['-dataCreazione'],
}

const italian = (instant: Date) => dayOfInstant(instant).split('-').reverse().join('-')

/** Quotes by number, name, phone, mail or place, deleted ones last. */
export const preventiviSearcher: Searcher = {
  permesso: 'viewPreventivi',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.preventivo.findMany({
      where: whereOf(preventiviList, { search: text }, viewer),
      orderBy: [{ eliminato: 'asc' }, { dataCreazione: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, nomeCognome: true, citta: true, dataCreazione: true, eliminato: true },
    })
    return righe.map(({ id, nomeCognome, citta, dataCreazione, eliminato }) => ({
      tipo: 'Preventivo',
      titolo: nomeCognome,
      sottotitolo: [`n. ${id}`, citta, italian(dataCreazione), ...(eliminato ? ['eliminato'] : [])].join(' · '),
      url: `/preventivi/#/${id}`,
    }))
  },
}
