import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import { type ListSource, type SortDirection, whereOf } from '#platform/db/listSource.ts'
import { eachWord, searchWords } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type FilterOf, searchFilter } from '#shared/fields/filters.ts'
import type { cartelleFilters } from './rules.ts'

type Where = Prisma.CartellaWhereInput

/** Shares that hold today. */
export const valid = (): Prisma.CondivisioneCartellaWhereInput => ({
  OR: [{ finoAl: null }, { finoAl: { gte: dateOfDay(dayOfInstant(new Date())) } }],
})

/** Folders that a viewer sees, whether they are in the bin or not. */
function shared(viewer: Viewer | null): Where {
  if (!viewer || !can(viewer, 'viewFolders')) return { id: { in: [] } }
  if (can(viewer, 'adminApp') || viewer.operatore) return {}
  return { radice: { condivisioni: { some: { ...valid(), appAccountId: viewer.appAccount?.id ?? 0 } } } }
}

/**
 * The folders: all of them for superusers and operators, for an account of the app the top-level ones that are shared
 * with it and what is below them. Where nothing is asked only the top level.
 */
export const cartelleList: ListSource<Where, FilterOf<typeof cartelleFilters>> = {
  model: 'cartella',
  visible: (viewer) => ({ eliminataIl: null, ...shared(viewer) }),
  filter({ search, pks, aggiornatoDopo }) {
    const asked: Where[] = [
      ...(pks ? [{ id: { in: pks.slice(0, 1000) } }] : []),
      ...(aggiornatoDopo ? [{ aggiornatoIl: { gte: aggiornatoDopo } }] : []),
      ...searchWords(search),
    ]
    return asked.length > 0 ? asked : [{ parentId: null }]
  },
  orderings: {
    ...columnOrders('cartella', 'id', 'aggiornatoIl'),
    nome: (direction) => ({ chiaveOrdine: direction }),
    creataIl: (direction) => ({ creataIl: direction }),
  },
  predefinito: ['nome'],
}

/** Folders by name or description. */
export const cartelleSearcher: Searcher = {
  permesso: 'viewFolders',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.cartella.findMany({
      where: whereOf(cartelleList, { search: text }, viewer),
      orderBy: [{ chiaveOrdine: 'asc' }, { id: 'asc' }],
      take: first,
      select: { id: true, nome: true, percorso: true, descrizione: true },
    })
    return righe.map(({ id, nome, percorso, descrizione }) => ({
      tipo: 'Cartella',
      titolo: nome,
      sottotitolo: percorso || descrizione.slice(0, 200),
      url: `/app/#/folders/${id}`,
    }))
  },
}

/** The filters of the accounts. */
export const accountFilters = {
  search: searchFilter('Every word of name, username or mail address, any order, case ignored.'),
}

type AccountListWhere = Prisma.AppAccountWhereInput

/** The accounts of the app that folders may be shared with: of who shares them. */
export const accountList: ListSource<AccountListWhere, FilterOf<typeof accountFilters>> = {
  model: 'appAccount',
  visible: (viewer) => (can(viewer, 'adminApp') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: filterBy('appAccount', accountFilters, {
    search: eachWord((contains) => ({
      user: { OR: ['username', 'firstName', 'lastName', 'email'].map((field) => ({ [field]: contains })) },
    })),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction: SortDirection) => [
      { user: { lastName: direction } },
      { user: { firstName: direction } },
      { user: { username: direction } },
    ],
  },
  predefinito: ['nome'],
}
