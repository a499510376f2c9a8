import type { RouteObject } from 'react-router'
import type { OffertaPageQuery } from '#generated/OffertaPageQuery.graphql.ts'
import detailQuery from '#generated/OffertaPageQuery$parameters.ts'
import type { OffertePageQuery } from '#generated/OffertePageQuery.graphql.ts'
import listQuery from '#generated/OffertePageQuery$parameters.ts'
import type { OfferteStatesQuery } from '#generated/OfferteStatesQuery.graphql.ts'
import statesQuery from '#generated/OfferteStatesQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { beside, loadRoute } from '#relay/loadRoute.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { offerteStatesVariables, offerteUrlState } from './list/offerteUrlState.ts'

/** The offers, in their shell. */
export const offerteRoutes: RouteObject[] = [
  listRoute<OffertePageQuery>({
    path: '/',
    query: listQuery,
    url: offerteUrlState,
    title: 'Offerte',
    permission: 'viewOfferte',
    page: () => import('./list/OffertePage.tsx'),
    beside: (_viewer, _params, search) => [
      beside<OfferteStatesQuery>(statesQuery, offerteStatesVariables(search), 'store-and-network'),
    ],
  }),
  {
    path: '/:pk',
    ...loadRoute<OffertaPageQuery>({
      query: detailQuery,
      variables: ({ pk }) => ({ pk: pathNumber(pk) }),
      title: 'Offerta',
      permission: 'viewOfferte',
      page: () => import('./detail/OffertaPage.tsx'),
      skeleton: <DetailSkeleton title="Offerta" />,
    }),
    // Versions and alternatives have been read with the page.
    shouldRevalidate: rereadUnless('versione', 'alternativa'),
  },
]
