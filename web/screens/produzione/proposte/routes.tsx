import type { RouteObject } from 'react-router'
import type { PropostaPageQuery } from '#generated/PropostaPageQuery.graphql.ts'
import query from '#generated/PropostaPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { readUrl } from '#ui/urlState.ts'
import { propostaUrlState } from './propostaUrlState.ts'

const title = 'Proponi piano'

/** The plan that a search proposes, `/schedulatore/proposta?pk={proposal}`. */
export const proposteRoutes: RouteObject[] = [
  {
    path: '/schedulatore/proposta',
    ...loadRoute<PropostaPageQuery>({
      query,
      variables(_params, search) {
        const { pk, ordini } = readUrl(propostaUrlState, search)
        return { pk: pk ?? 0, conProposta: pk !== null, ordini: [...ordini], conOrdini: ordini.length > 0 }
      },
      title,
      permission: 'scheduleOrder',
      page: () => import('./PropostaPage.tsx'),
      skeleton: <DetailSkeleton title={title} />,
    }),
  },
]
