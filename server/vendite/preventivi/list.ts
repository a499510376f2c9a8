import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral, searchWords } from '../../platform/db/search.ts'
import { can, isOfUser, type Viewer } from '../../platform/permissions.ts'
import { endOfDay, startOfDay } from '../../shared/dates/zone.ts'

export interface PreventiviFilter {
  search?: string | null
  citta?: string | null
  provincia?: string | null
  regionePosa?: string | null
  stato?: number | null
  agente?: number | null
  senzaAgente?: boolean | null
  eliminato?: boolean | null
  /** True: an order was made of it; false: none yet. */
  conOrdine?: boolean | null
  startDate?: string | null
  endDate?: string | null
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

function filter(filtro: PreventiviFilter): Where[] {
  const where: Where[] = searchWords(filtro.search)
  if (filtro.citta) where.push({ citta: { contains: likeLiteral(filtro.citta), mode: 'insensitive' } })
  if (filtro.provincia) where.push({ provincia: filtro.provincia })
  if (filtro.regionePosa) where.push({ regionePosa: filtro.regionePosa })
  if (filtro.stato != null) where.push({ statoId: filtro.stato })
  if (filtro.agente != null) where.push({ agenteId: filtro.agente })
  if (filtro.senzaAgente) where.push({ agenteId: null })
  if (filtro.eliminato != null) where.push({ eliminato: filtro.eliminato })
  if (filtro.conOrdine != null) where.push({ ordine: filtro.conOrdine ? { isNot: null } : { is: null } })
  if (filtro.startDate) where.push({ dataCreazione: { gte: startOfDay(filtro.startDate) } })
  if (filtro.endDate) where.push({ dataCreazione: { lt: endOfDay(filtro.endDate) } })
  return where
}

/** The list of quotes. */
export const preventiviList: ListSource<Where, PreventiviFilter> = {
  model: 'preventivo',
  visibili: visible,
  filtra: filter,
  ordinamenti: {
    dataCreazione: (direction) => ({ dataCreazione: direction }),
    nomeCognome: (direction) => ({ nomeCognome: direction }),
    citta: (direction) => ({ citta: direction }),
    provincia: (direction) => ({ provincia: direction }),
    regionePosa: (direction) => ({ regionePosa: direction }),
    stato: (direction) => ({ stato: { ordine: direction } }),
    agente: (direction) => ({ agente: { codice: direction } }),
    famiglia: (direction) => ({ famiglia: { name: direction } }),
    id: (direction) => ({ id: direction }),
  },
  riservati: { agente: 'adminPreventivi' },
  // Withheld from agents, by the server too.
  filtriRiservati: { agente: 'adminPreventivi', senzaAgente: 'adminPreventivi' },
  predefinito: ['-dataCreazione'],
}
