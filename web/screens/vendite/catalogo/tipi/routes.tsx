import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../../relay/loadRoute.tsx'
import { rereadUnless } from '../../../../relay/rereadUnless.ts'
import { DetailSkeleton, ListSkeleton } from '../../../../ui/stati/Skeletons.tsx'
import type { AccessoriPageQuery } from '../accessori/__generated__/AccessoriPageQuery.graphql.ts'
import accessoriQuery from '../accessori/__generated__/AccessoriPageQuery.graphql.ts'
import type { AperturePageQuery } from '../aperture/__generated__/AperturePageQuery.graphql.ts'
import apertureQuery from '../aperture/__generated__/AperturePageQuery.graphql.ts'
import type { CodiciCatalogoPageQuery } from '../codici/__generated__/CodiciCatalogoPageQuery.graphql.ts'
import codiciQuery from '../codici/__generated__/CodiciCatalogoPageQuery.graphql.ts'
import type { TipiPageQuery } from './__generated__/TipiPageQuery.graphql.ts'
import tipiQuery from './__generated__/TipiPageQuery.graphql.ts'

/** Window types, openings, accessories and codes, in the shell of the catalogue. */
export const tipiRoutes: RouteObject[] = [
  {
    path: '/tipi',
    ...loadRoute<TipiPageQuery>({
      query: tipiQuery,
      title: 'Tipi di serramento',
      permesso: 'adminCatalogo',
      page: () => import('./TipiPage.tsx'),
      skeleton: <DetailSkeleton title="Tipi di serramento" />,
    }),
  },
  {
    path: '/aperture',
    ...loadRoute<AperturePageQuery>({
      query: apertureQuery,
      title: 'Aperture',
      permesso: 'adminCatalogo',
      page: () => import('../aperture/AperturePage.tsx'),
      skeleton: <DetailSkeleton title="Aperture" />,
    }),
  },
  {
    path: '/accessori',
    ...loadRoute<AccessoriPageQuery>({
      query: accessoriQuery,
      title: 'Accessori',
      permesso: 'adminCatalogo',
      page: () => import('../accessori/AccessoriPage.tsx'),
      skeleton: <DetailSkeleton title="Accessori" />,
    }),
  },
  {
    path: '/codici',
    ...loadRoute<CodiciCatalogoPageQuery>({
      query: codiciQuery,
      title: 'Codici',
      permesso: 'adminOrders',
      page: () => import('../codici/CodiciCatalogoPage.tsx'),
      skeleton: <ListSkeleton title="Codici" />,
    }),
    // The search is of what the page has read already.
    shouldRevalidate: rereadUnless('search'),
  },
]
