import type { RouteObject } from 'react-router'
import type { ImportRighePageQuery } from '#generated/ImportRighePageQuery.graphql.ts'
import query from '#generated/ImportRighePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'

const title = 'Importa Righe Ordini a Fornitore'

/** The import of rows for suppliers in the planner shell; `?ordine=` takes those of one order only. */
export const importRigheRoutes: RouteObject[] = [
  {
    path: '/import-righe-ordini-fornitore',
    ...loadRoute<ImportRighePageQuery>({
      query,
      variables: (_params, search) => ({ ordine: pathNumber(search.get('ordine') ?? undefined) }),
      title,
      permission: 'adminOrders',
      page: () => import('./ImportRighePage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
