import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroOperatori {
  search?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.OperatoreWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: letterale(parola), mode: 'insensitive' as const }
  return { user: { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] } }
}

/** The operators, to choose from where work and CE controls are recorded. */
export const elencoOperatori: Elenco<Where, FiltroOperatori> = {
  model: 'operatore',
  visibili: (viewer) => (puo(viewer, 'viewMarcaturaCe') ? { user: { isActive: true } } : { id: { in: [] } }),
  filtra: ({ search, id }) => [
    ...parole(search).map(contieneParola),
    ...(id ? [{ id: { in: id.slice(0, 1000) } }] : []),
  ],
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso) => [{ user: { lastName: verso } }, { user: { firstName: verso } }],
  },
  predefinito: ['nome'],
}
