import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import type { VincoliPageQuery } from './__generated__/VincoliPageQuery.graphql.ts'
import query from './__generated__/VincoliPageQuery.graphql.ts'

/** The measure-limits screen of the quotes shell. */
export const rotteVincoli: RouteObject[] = [
  {
    path: '/vincoli',
    ...loadRoute<VincoliPageQuery>({
      query,
      titolo: 'Vincoli misura',
      permesso: 'adminVincoli',
      pagina: () => import('./VincoliPage.tsx'),
      scheletro: <ScheletroElenco titolo="Vincoli misura" />,
    }),
    // Filters and panels only choose from what has been read: the URL's search part needs no new reading.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  },
]
