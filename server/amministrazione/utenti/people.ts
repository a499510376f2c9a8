import { valid } from '#documenti/cartelle/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { usersList } from './amministrazione/list.ts'
import { operatoriList } from './operatoriList.ts'
import { utentiPerTokenList } from './utentiPerTokenList.ts'

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

/** Operators: those of their list, of administrators all. */
export const operatoriMet: Told<Prisma.OperatoreWhereInput> = {
  model: 'operatore',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : operatoriList.visible(viewer)),
}

/** Users as an account of the app, of whom who shares folders is told mail address and username. */
const asAccounts = (viewer: Viewer | null): Prisma.UserWhereInput[] =>
  can(viewer, 'adminApp') ? [{ appAccount: { is: accountsMet.visible(viewer) } }] : []

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
