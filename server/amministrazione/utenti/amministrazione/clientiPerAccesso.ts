import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Elenco } from '../../../platform/db/elenco.ts'
import { cercaParole } from '../../../platform/db/ricerca.ts'
import { puo } from '../../../platform/permissions.ts'

export interface FiltroClientiPerAccesso {
  testo?: string | null
}

/** The customers that can be linked to an app account. */
export const clientiPerAccesso: Elenco<Prisma.ClienteWhereInput, FiltroClientiPerAccesso> = {
  model: 'cliente',
  visibili: (viewer) => (puo(viewer, 'adminUsers') ? {} : { id: { in: [] } }),
  filtra: ({ testo }) => cercaParole(testo),
  ordinamenti: { nome: (verso) => ({ nome: verso }) },
  predefinito: ['nome'],
}
