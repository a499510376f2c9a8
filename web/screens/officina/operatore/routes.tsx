import type { RouteObject } from 'react-router'
import type { OperatorePageQuery } from '#generated/OperatorePageQuery.graphql.ts'
import query from '#generated/OperatorePageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { rememberedBench } from './banco/bench.ts'
import { operatoreUrlState, shownDay } from './operatoreUrlState.ts'

/** The screen of an operator of the workshop, in the planner shell. */
export const operatoreRoutes: RouteObject[] = [
  {
    path: '/operatore',
    ...loadRoute<OperatorePageQuery>({
      query,
      variables(_params, search) {
        const url = readUrl(operatoreUrlState, search)
        const data = shownDay(url.data)
        const banco = url.banco || rememberedBench()
        return { data, mese: data.slice(0, 7), banco, conBanco: banco !== '' }
      },
      objectOf: () => 'operatore',
      title: 'Operatore',
      permission: 'addAttivita',
      page: () => import('./OperatorePage.tsx'),
      skeleton: <DetailSkeleton title="Operatore" />,
    }),
    shouldRevalidate: rereadUnless('ordine', 'lavorazione', 'riga', 'vista'),
  },
]
