import type { Prisma, TipoCliente } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { searchWords } from '../../platform/db/search.ts'
import { can, isOfUser, type Viewer } from '../../platform/permissions.ts'

export interface ClientiFilter {
  search?: string | null
  tipoCliente?: TipoCliente | null
  agente?: number | null
  id?: readonly number[] | null
}

type Where = Prisma.ClienteWhereInput

/**
 * Which customers a user sees: superusers, staff and operators who see orders all of them, an agent
 * own ones, an area head those of sub-agents too, an app account the ones linked to it, anybody else none. The areas
 * of a token are no matter here: who asks for more than the list of customers asks whether they allow that.
 */
export function clientiOfUser(viewer: Viewer | null): Where {
  if (viewer === null || !isOfUser(viewer, 'viewClienti')) return { id: { in: [] } }
  if (isOfUser(viewer, 'adminClienti') || viewer.operatore?.vedeOrdini === true) return {}
  const suoi: Where[] = []
  if (viewer.agente) suoi.push({ agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } })
  if (viewer.appAccount) suoi.push({ appAccounts: { some: { id: viewer.appAccount.id } } })
  // An OR of nothing would be no condition within the others.
  return suoi.length > 0 ? { OR: suoi } : { id: { in: [] } }
}

const visibili = (viewer: Viewer | null): Where =>
  can(viewer, 'viewClienti') ? clientiOfUser(viewer) : { id: { in: [] } }

function filtra(filtro: ClientiFilter): Where[] {
  const where: Where[] = searchWords(filtro.search)
  if (filtro.tipoCliente) where.push({ tipoCliente: filtro.tipoCliente })
  if (filtro.agente != null) where.push({ agenteId: filtro.agente })
  if (filtro.id) where.push({ id: { in: filtro.id.slice(0, 1000) } })
  return where
}

/** The list of customers. */
export const clientiList: ListSource<Where, ClientiFilter> = {
  model: 'cliente',
  visibili,
  filtra,
  ordinamenti: {
    nome: (verso) => ({ nome: verso }),
    codice: (verso) => ({ codice: { sort: verso, nulls: 'last' } }),
    tipoCliente: (verso) => [{ tipoCliente: { sort: verso, nulls: 'last' } }, { nome: verso }],
    citta: (verso) => ({ citta: verso }),
    provincia: (verso) => ({ provincia: verso }),
    piva: (verso) => ({ piva: verso }),
    email: (verso) => ({ email: verso }),
    telefono: (verso) => ({ telefono: verso }),
    agente: (verso) => ({ agente: { codice: verso } }),
    numeroOrdini: (verso) => ({ ordini: { _count: verso } }),
    id: (verso) => ({ id: verso }),
  },
  riservati: { agente: 'viewInterniClienti' },
  // A user from whom the agent is withheld cannot find it out by filtering.
  filtriRiservati: { agente: 'viewInterniClienti' },
  predefinito: ['nome'],
}
