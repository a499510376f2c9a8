import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '../../platform/db/search.ts'
import { can } from '../../platform/permissions.ts'

export interface OperatoriFilter {
  search?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.OperatoreWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: likeLiteral(parola), mode: 'insensitive' as const }
  return { user: { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] } }
}

/** The operators, to choose from where work and CE controls are recorded. */
export const operatoriList: ListSource<Where, OperatoriFilter> = {
  model: 'operatore',
  visibili: (viewer) => (can(viewer, 'viewMarcaturaCe') ? { user: { isActive: true } } : { id: { in: [] } }),
  filtra: ({ search, id }) => [
    ...wordsOf(search).map(contieneParola),
    ...(id ? [{ id: { in: id.slice(0, 1000) } }] : []),
  ],
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso) => [{ user: { lastName: verso } }, { user: { firstName: verso } }],
  },
  predefinito: ['nome'],
}
