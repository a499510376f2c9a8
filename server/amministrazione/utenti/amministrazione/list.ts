import { filterBy } from '#platform/db/filterBy.ts'
import { visibleWith } from '#platform/db/listParts.ts'
import type { ListSource, SortDirection } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { usersFilters } from './rules.ts'

type Where = Prisma.UserWhereInput

/** Whether there is a role. */
const withRole =
  (ruolo: 'appAccount' | 'operatore' | 'agente' | 'fornitore') =>
  (asked: boolean): Where => ({ [ruolo]: asked ? { isNot: null } : { is: null } })

const field = (name: string) => (direction: SortDirection) => ({ [name]: direction })

/** All users, for users who administer them. */
export const usersList: ListSource<Where, FilterOf<typeof usersFilters>> = {
  model: 'user',
  visible: visibleWith('adminUsers'),
  filter: filterBy('user', usersFilters, {
    search: eachWord((contains) => ({
      OR: [
        { username: contains },
        { firstName: contains },
        { lastName: contains },
        { email: contains },
        { agente: { codice: contains } },
      ],
    })),
    isAppAccount: withRole('appAccount'),
    isOperatore: withRole('operatore'),
    agente: withRole('agente'),
    isFornitore: withRole('fornitore'),
  }),
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
