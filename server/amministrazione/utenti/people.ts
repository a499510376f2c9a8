import { valid } from '#documenti/cartelle/list.ts'
import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, pksFilter, searchFilter } from '#shared/fields/filters.ts'
import { usersList } from './amministrazione/list.ts'

/** Rows of which a viewer is told something. */
type Told<Where extends object> = Pick<ListSource<Where, never>, 'model' | 'visible'>

const none = { id: { in: [] as number[] } }

/** Any of some conditions; none of them is nobody. */
const anyOf = <Where extends object>(conditions: Where[]): Where | { OR: Where[] } =>
  conditions.length > 0 ? { OR: conditions } : (none as Where)

/** The accounts of the app: of administrators all, of who shares folders those it may share with or does. */
export const accountsMet: Told<Prisma.AppAccountWhereInput> = {
  model: 'appAccount',
  visible(viewer) {
    if (can(viewer, 'adminUsers')) return {}
    if (!can(viewer, 'adminApp')) return none
    return { OR: [{ user: { isActive: true } }, { cartelle: { some: valid() } }] }
  },
}

/** Sales agents: those that are chosen among, and of an agent itself and who answers to it. */
export const agentiMet: Told<Prisma.AgenteWhereInput> = {
  model: 'agente',
  visible(viewer) {
    if (viewer === null || can(viewer, 'adminUsers')) return viewer ? {} : none
    const met: Prisma.AgenteWhereInput[] = []
    if (can(viewer, 'adminPreventivi')) met.push({ user: { isActive: true } })
    if (viewer.agente && can(viewer, 'viewInterniClienti')) {
      met.push({ id: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } })
    }
    return anyOf(met)
  },
}

/** The filters of the operators. */
export const operatoriFilters = {
  search: searchFilter('Every word of the name.'),
  pks: pksFilter('The ones with these numbers.'),
}

type Where = Prisma.OperatoreWhereInput

/** The operators, to choose from where work and CE controls are recorded. */
export const operatoriList: ListSource<Where, FilterOf<typeof operatoriFilters>> = {
  model: 'operatore',
  visible: (viewer) => (can(viewer, 'viewMarcaturaCe') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: filterBy('operatore', operatoriFilters, {
    search: eachWord((contains) => ({
      user: { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] },
    })),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => [{ user: { lastName: direction } }, { user: { firstName: direction } }],
  },
  predefinito: ['nome'],
}

/** Operators: those of their list, of administrators all. */
export const operatoriMet: Told<Prisma.OperatoreWhereInput> = {
  model: 'operatore',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : operatoriList.visible(viewer)),
}

/** Users as an account of the app, of whom who shares folders is told mail address and username. */
const asAccounts = (viewer: Viewer | null): Prisma.UserWhereInput[] =>
  can(viewer, 'adminApp') ? [{ appAccount: { is: accountsMet.visible(viewer) } }] : []

/** The filters of the users for a token. */
export const utentiPerTokenFilters = { testo: searchFilter('Every word, in the name or the username.') }

type UtentiPerTokenListWhere = Prisma.UserWhereInput

/** The users in whose name the viewer may let a program act, as `canActAs` says of each: active ones. */
function visible(viewer: Viewer | null): UtentiPerTokenListWhere {
  if (viewer === null || !can(viewer, 'adminToken')) return { id: { in: [] } }
  if (can(viewer, 'adminUsers')) return { isActive: true }
  return { isActive: true, OR: [{ id: viewer.id }, { isSuperuser: false }] }
}

/** The users to choose from for a token. */
export const utentiPerTokenList: ListSource<UtentiPerTokenListWhere, FilterOf<typeof utentiPerTokenFilters>> = {
  model: 'user',
  visible,
  filter: filterBy('user', utentiPerTokenFilters, {
    testo: eachWord((contains) => ({ OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] })),
  }),
  orderings: {
    username: (direction) => ({ username: direction }),
  },
  predefinito: ['username'],
}

/** Users in whose name a token acts or may act, or who made one, of whom who hands out tokens is told the username. */
const ofTokens = (viewer: Viewer | null): Prisma.UserWhereInput[] =>
  can(viewer, 'adminToken')
    ? [utentiPerTokenList.visible(viewer), { apiTokens: { some: {} } }, { tokenCreati: { some: {} } }]
    : []

/** Users whose mail address is told. */
export const emailsTold: Told<Prisma.UserWhereInput> = {
  model: 'user',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : anyOf(asAccounts(viewer))),
}

/** Users whose username is told. */
export const usernamesTold: Told<Prisma.UserWhereInput> = {
  model: 'user',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : anyOf([...asAccounts(viewer), ...ofTokens(viewer)])),
}

/** Users who stand in some list that the viewer reads: of administrators all. */
export const usersMet: Told<Prisma.UserWhereInput> = {
  model: 'user',
  visible(viewer) {
    if (can(viewer, 'adminUsers')) return usersList.visible(viewer)
    return anyOf<Prisma.UserWhereInput>([
      usernamesTold.visible(viewer),
      { operatore: { is: operatoriMet.visible(viewer) } },
      { agente: { is: agentiMet.visible(viewer) } },
    ])
  },
}
