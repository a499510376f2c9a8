import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroUtentiPerToken {
  testo?: string | null
}

type Where = Prisma.UserWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: letterale(parola), mode: 'insensitive' as const }
  return { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] }
}

/** The users in whose name a token may act: the active ones. */
export const elencoPerToken: Elenco<Where, FiltroUtentiPerToken> = {
  model: 'user',
  visibili: (viewer) => (puo(viewer, 'adminToken') ? { isActive: true } : { id: { in: [] } }),
  filtra: ({ testo }) => parole(testo).map(contieneParola),
  ordinamenti: {
    username: (verso) => ({ username: verso }),
  },
  predefinito: ['username'],
}
