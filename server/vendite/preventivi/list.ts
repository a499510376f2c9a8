import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { likeLiteral, searchWords } from '#platform/db/search.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'

export interface PreventiviFilter {
  search?: string | null
  citta?: string | null
  provincia?: string | null
  regionePosa?: string | null
  statoPk?: number | null
  agentePk?: number | null
  senzaAgente?: boolean | null
  eliminato?: boolean | null
  /** True: an order was made of it; false: none yet. */
  conOrdine?: boolean | null
  /** The days on which they came. */
  periodo?: Periodo | null
}

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

function filter(criteria: PreventiviFilter): Where[] {
  const where: Where[] = searchWords(criteria.search)
  if (criteria.citta) where.push({ citta: { contains: likeLiteral(criteria.citta), mode: 'insensitive' } })
  if (criteria.provincia) where.push({ provincia: criteria.provincia })
  if (criteria.regionePosa) where.push({ regionePosa: criteria.regionePosa })
  if (criteria.statoPk != null) where.push({ statoId: criteria.statoPk })
  if (criteria.agentePk != null) where.push({ agenteId: criteria.agentePk })
  if (criteria.senzaAgente) where.push({ agenteId: null })
  if (criteria.eliminato != null) where.push({ eliminato: criteria.eliminato })
  if (criteria.conOrdine != null) where.push({ ordine: criteria.conOrdine ? { isNot: null } : { is: null } })
  if (criteria.periodo) where.push({ dataCreazione: withinInstants(criteria.periodo) })
  return where
}

/** The list of quotes. */
export const preventiviList: ListSource<Where, PreventiviFilter> = {
  model: 'preventivo',
  visible,
  filter,
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
  },
  riservati: { agente: 'adminPreventivi' },
  // Withheld from agents, by the server too.
  reservedFilters: { agentePk: 'adminPreventivi', senzaAgente: 'adminPreventivi' },
  predefinito: ['-dataCreazione'],
}
