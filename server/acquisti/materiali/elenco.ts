import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { cercaParole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroMateriali {
  search?: string | null
}

type Where = Prisma.MaterialeWhereInput

/** The materials: of who reads supplier orders. */
export const elencoMateriali: Elenco<Where, FiltroMateriali> = {
  model: 'materiale',
  visibili: (viewer) => (puo(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filtra: ({ search }) => cercaParole(search),
  ordinamenti: {
    nome: (verso) => ({ nome: verso }),
    id: (verso) => ({ id: verso }),
  },
  predefinito: ['nome'],
}
