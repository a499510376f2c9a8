import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
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
    dataCreazione: (direction) => ({ dataCreazione: direction }),
    nomeCognome: (direction) => ({ nomeCognome: direction }),
    citta: (direction) => ({ citta: direction }),
    provincia: (direction) => ({ provincia: direction }),
    regionePosa: (direction) => ({ regionePosa: direction }),
    stato: (direction) => ({ stato: { ordine: direction } }),
    agente: (direction) => ({ agente: { codice: direction } }),
    famiglia: (direction) => ({ famiglia: { nome: direction } }),
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
  },
  riservati: { agente: 'adminPreventivi' },
  // Withheld from agents, by the server too.
  reservedFilters: { agentePk: 'adminPreventivi', senzaAgente: 'adminPreventivi' },
  predefinito: ['-dataCreazione'],
}
