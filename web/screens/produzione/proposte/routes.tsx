import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { DetailSkeleton } from '../../../ui/stati/Skeletons.tsx'
import { readUrl } from '../../../ui/urlState.ts'
import type { PropostaPageQuery } from './__generated__/PropostaPageQuery.graphql.ts'
import query from './__generated__/PropostaPageQuery.graphql.ts'
import { propostaUrlState } from './propostaUrlState.ts'

const titolo = 'Proponi piano'

/** The plan that a search proposes, `/schedulatore/proposta?pk={proposal}`. */
export const proposteRoutes: RouteObject[] = [
  {
    path: '/schedulatore/proposta',
    ...loadRoute<PropostaPageQuery>({
      query,
      variabili(_params, ricerca) {
        const { pk, ordini } = readUrl(propostaUrlState, ricerca)
        return { pk: pk ?? 0, conProposta: pk !== null, ordini: [...ordini], conOrdini: ordini.length > 0 }
      },
      titolo,
      permesso: 'scheduleOrder',
      pagina: () => import('./PropostaPage.tsx'),
      scheletro: <DetailSkeleton titolo={titolo} />,
    }),
  },
]
