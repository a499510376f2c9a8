import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource, SortDirection } from '../../platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '../../platform/db/search.ts'
import { can } from '../../platform/permissions.ts'

export interface AccountFilter {
  search?: string | null
}

type Where = Prisma.AppAccountWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: likeLiteral(parola), mode: 'insensitive' as const }
  return { user: { OR: ['username', 'firstName', 'lastName', 'email'].map((campo) => ({ [campo]: contains })) } }
}

/** The accounts of the app that folders may be shared with: of who shares them. */
export const accountList: ListSource<Where, AccountFilter> = {
  model: 'appAccount',
  visibili: (viewer) => (can(viewer, 'adminApp') ? { user: { isActive: true } } : { id: { in: [] } }),
  filtra: ({ search }) => wordsOf(search).map(contieneParola),
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    nome: (verso: SortDirection) => [
      { user: { lastName: verso } },
      { user: { firstName: verso } },
      { user: { username: verso } },
    ],
  },
  predefinito: ['nome'],
}
