import type { ListSource, SortDirection } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Filters of the list; `agente` asks whether the user is one, `isFornitore` whether it opens the portal of a supplier. */
export interface UsersFilter {
  search?: string | null
  isStaff?: boolean | null
  isSuperuser?: boolean | null
  isAppAccount?: boolean | null
  isOperatore?: boolean | null
  agente?: boolean | null
  isFornitore?: boolean | null
  isActive?: boolean | null
}

type Where = Prisma.UserWhereInput

function containsWord(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return {
    OR: [
      { username: contains },
      { firstName: contains },
      { lastName: contains },
      { email: contains },
      { agente: { codice: contains } },
    ],
  }
}

/** Whether there is a role; null does not ask. */
const withRole = (
  ruolo: 'appAccount' | 'operatore' | 'agente' | 'fornitore',
  asked: boolean | null | undefined,
): Where[] => (asked == null ? [] : [asked ? { [ruolo]: { isNot: null } } : { [ruolo]: { is: null } }])

const withValue = (field: 'isStaff' | 'isSuperuser' | 'isActive', asked: boolean | null | undefined): Where[] =>
  asked == null ? [] : [{ [field]: asked }]

const field = (name: string) => (direction: SortDirection) => ({ [name]: direction })

/** All users, for users who administer them. */
export const usersList: ListSource<Where, UsersFilter> = {
  model: 'user',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : { id: { in: [] } }),
  filter: ({ search, isStaff, isSuperuser, isAppAccount, isOperatore, agente, isFornitore, isActive }) => [
    ...wordsOf(search).map(containsWord),
    ...withValue('isStaff', isStaff),
    ...withValue('isSuperuser', isSuperuser),
    ...withValue('isActive', isActive),
    ...withRole('appAccount', isAppAccount),
    ...withRole('operatore', isOperatore),
    ...withRole('agente', agente),
    ...withRole('fornitore', isFornitore),
  ],
  orderings: {
    username: field('username'),
    email: field('email'),
    firstName: field('firstName'),
    lastName: field('lastName'),
    nome: (direction) => [{ lastName: direction }, { firstName: direction }, { username: direction }],
    ultimoAccesso: (direction) => ({ ultimoAccesso: { sort: direction, nulls: 'last' } }),
    creatoIl: field('creatoIl'),
    id: field('id'),
  },
  predefinito: ['username'],
}
