import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
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
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    nome: (direction) => ({ chiaveOrdine: direction }),
    creataIl: (direction) => ({ creataIl: direction }),
  },
  predefinito: ['nome'],
}
