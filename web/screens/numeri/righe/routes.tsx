import type { RouteObject } from 'react-router'
import type { RigheStatistichePageQuery } from '#generated/RigheStatistichePageQuery.graphql.ts'
import righeQuery from '#generated/RigheStatistichePageQuery$parameters.ts'
import type { StatsPageQuery } from '#generated/StatsPageQuery.graphql.ts'
import statsQuery from '#generated/StatsPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'
import { configurationsUrlState } from './config/configUrlState.ts'
import { righeStatisticheUrlState } from './righeUrlState.ts'

const lines = (title: string) =>
  loadRoute<RigheStatistichePageQuery>({
    query: righeQuery,
    variables({ id }, search) {
      const pk = id === undefined ? null : pathNumber(id)
      return {
        ...righeStatisticheUrlState.variables(search),
        configurazione: pk,
        conConfigurazione: pk !== null,
        pk: pk ?? 0,
      }
    },
    objectOf: ({ id }) => id ?? 'righe',
    title,
    permission: 'viewStats',
    page: () => import('./RigheStatistichePage.tsx'),
    skeleton: <ListSkeleton title={title} righe={16} />,
  })

/** Statistics of the lines of orders, in the planner shell. */
export const righeStatisticheRoutes: RouteObject[] = [
  { path: '/righe-ordini', ...lines('Righe ordini'), shouldRevalidate: rereadUnless('vista') },
  listRoute<StatsPageQuery>({
    path: '/stats',
    query: statsQuery,
    url: configurationsUrlState,
    title: 'Statistiche',
    permission: 'viewStats',
    page: () => import('./config/StatsPage.tsx'),
  }),
  { path: '/stats/:id', ...lines('Statistica'), shouldRevalidate: rereadUnless('vista') },
]
