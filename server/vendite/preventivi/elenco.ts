import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { cercaParole, letterale } from '../../platform/db/ricerca.ts'
import { puo, type Viewer } from '../../platform/permissions.ts'
import { fineGiorno, inizioGiorno } from '../../shared/dates/zone.ts'

export interface FiltroPreventivi {
  search?: string | null
  citta?: string | null
  provincia?: string | null
  regionePosa?: string | null
  stato?: number | null
  agente?: number | null
  eliminato?: boolean | null
  startDate?: string | null
  endDate?: string | null
}

type Where = Prisma.PreventivoWhereInput

/**
 * Which quotes a user sees: staff and operators all, an agent own ones, an area head those of sub-agents too,
 * app accounts and suppliers none.
 */
function visibili(viewer: Viewer | null): Where {
  if (viewer === null || !puo(viewer, 'viewPreventivi')) return { id: { in: [] } }
  if (puo(viewer, 'adminPreventivi') || !viewer.agente) return {}
  return { agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

function filtra(filtro: FiltroPreventivi, viewer: Viewer | null): Where[] {
  const where: Where[] = cercaParole(filtro.search)
  if (filtro.citta) where.push({ citta: { contains: letterale(filtro.citta), mode: 'insensitive' } })
  if (filtro.provincia) where.push({ provincia: filtro.provincia })
  if (filtro.regionePosa) where.push({ regionePosa: filtro.regionePosa })
  if (filtro.stato != null) where.push({ statoId: filtro.stato })
  // The agent filter is withheld from agents, by the server too.
  if (filtro.agente != null && puo(viewer, 'adminPreventivi')) where.push({ agenteId: filtro.agente })
  if (filtro.eliminato != null) where.push({ eliminato: filtro.eliminato })
  if (filtro.startDate) where.push({ dataCreazione: { gte: inizioGiorno(filtro.startDate) } })
  if (filtro.endDate) where.push({ dataCreazione: { lt: fineGiorno(filtro.endDate) } })
  return where
}

/** The list of quotes. */
export const elencoPreventivi: Elenco<Where, FiltroPreventivi> = {
  model: 'preventivo',
  visibili,
  filtra,
  ordinamenti: {
    dataCreazione: (verso) => ({ dataCreazione: verso }),
    nomeCognome: (verso) => ({ nomeCognome: verso }),
    citta: (verso) => ({ citta: verso }),
    provincia: (verso) => ({ provincia: verso }),
    regionePosa: (verso) => ({ regionePosa: verso }),
    stato: (verso) => ({ stato: { ordine: verso } }),
    agente: (verso) => ({ agente: { codice: verso } }),
    famiglia: (verso) => ({ famiglia: { nome: verso } }),
    id: (verso) => ({ id: verso }),
  },
  riservati: { agente: 'adminPreventivi' },
  predefinito: ['-dataCreazione'],
}
