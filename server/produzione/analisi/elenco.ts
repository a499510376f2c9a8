import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroAnalisi {
  /** Words of the name, or of the number of an order in it. */
  search?: string | null
}

type Where = Prisma.AnalisiPostazioneWhereInput

function cerca(parola: string): Where {
  const contiene = { contains: letterale(parola), mode: 'insensitive' as const }
  return { OR: [{ nome: contiene }, { ordini: { some: { ordine: { numeroCommessa: contiene } } } }] }
}

/** The weekly programming, for users who work on the scheduled phases that it is made of. */
export const elencoAnalisi: Elenco<Where, FiltroAnalisi> = {
  model: 'analisiPostazione',
  visibili: (viewer) => (puo(viewer, 'updateStatoFasiOrdineFornitore') ? {} : { id: { in: [] } }),
  filtra: ({ search }) => parole(search).map(cerca),
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso) => ({ nome: verso }),
    data: (verso) => ({ data: verso }),
  },
  predefinito: ['-data'],
}
