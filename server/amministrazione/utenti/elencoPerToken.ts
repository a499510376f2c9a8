import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo, type Viewer } from '../../platform/permissions.ts'

export interface FiltroUtentiPerToken {
  testo?: string | null
}

type Where = Prisma.UserWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: letterale(parola), mode: 'insensitive' as const }
  return { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] }
}

/** The users in whose name the viewer may let a program act, as `puoAgireCome` says of each: active ones. */
function visibili(viewer: Viewer | null): Where {
  if (viewer === null || !puo(viewer, 'adminToken')) return { id: { in: [] } }
  if (puo(viewer, 'adminUsers')) return { isActive: true }
  return { isActive: true, OR: [{ id: viewer.id }, { isSuperuser: false }] }
}

/** The users to choose from for a token. */
export const elencoPerToken: Elenco<Where, FiltroUtentiPerToken> = {
  model: 'user',
  visibili,
  filtra: ({ testo }) => parole(testo).map(contieneParola),
  ordinamenti: {
    username: (verso) => ({ username: verso }),
  },
  predefinito: ['username'],
}
