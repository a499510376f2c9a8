import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { ListSource, SortDirection } from '../../../platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '../../../platform/db/search.ts'
import { can } from '../../../platform/permissions.ts'

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

function contieneParola(parola: string): Where {
  const contains = { contains: likeLiteral(parola), mode: 'insensitive' as const }
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
const conRuolo = (
  ruolo: 'appAccount' | 'operatore' | 'agente' | 'fornitore',
  chiesto: boolean | null | undefined,
): Where[] => (chiesto == null ? [] : [chiesto ? { [ruolo]: { isNot: null } } : { [ruolo]: { is: null } }])

const conValore = (campo: 'isStaff' | 'isSuperuser' | 'isActive', chiesto: boolean | null | undefined): Where[] =>
  chiesto == null ? [] : [{ [campo]: chiesto }]

const campo = (nome: string) => (verso: SortDirection) => ({ [nome]: verso })

/** All users, for users who administer them. */
export const usersList: ListSource<Where, UsersFilter> = {
  model: 'user',
  visibili: (viewer) => (can(viewer, 'adminUsers') ? {} : { id: { in: [] } }),
  filtra: ({ search, isStaff, isSuperuser, isAppAccount, isOperatore, agente, isFornitore, isActive }) => [
    ...wordsOf(search).map(contieneParola),
    ...conValore('isStaff', isStaff),
    ...conValore('isSuperuser', isSuperuser),
    ...conValore('isActive', isActive),
    ...conRuolo('appAccount', isAppAccount),
    ...conRuolo('operatore', isOperatore),
    ...conRuolo('agente', agente),
    ...conRuolo('fornitore', isFornitore),
  ],
  ordinamenti: {
    username: campo('username'),
    email: campo('email'),
    firstName: campo('firstName'),
    lastName: campo('lastName'),
    nome: (verso) => [{ lastName: verso }, { firstName: verso }, { username: verso }],
    ultimoAccesso: (verso) => ({ ultimoAccesso: { sort: verso, nulls: 'last' } }),
    creatoIl: campo('creatoIl'),
    id: campo('id'),
  },
  predefinito: ['username'],
}
