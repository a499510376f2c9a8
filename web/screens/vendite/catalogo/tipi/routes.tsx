import type { RouteObject } from 'react-router'
import type { AccessoriPageQuery } from '#generated/AccessoriPageQuery.graphql.ts'
import accessoriQuery from '#generated/AccessoriPageQuery$parameters.ts'
import type { AperturePageQuery } from '#generated/AperturePageQuery.graphql.ts'
import apertureQuery from '#generated/AperturePageQuery$parameters.ts'
import type { CodiciCatalogoPageQuery } from '#generated/CodiciCatalogoPageQuery.graphql.ts'
import codiciQuery from '#generated/CodiciCatalogoPageQuery$parameters.ts'
import type { TipiPageQuery } from '#generated/TipiPageQuery.graphql.ts'
import tipiQuery from '#generated/TipiPageQuery$parameters.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { rereadUnless } from '#relay/rereadUnless.ts'
import { DetailSkeleton, ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** Window types, openings, accessories and codes, in the shell of the catalogue. */
export const tipiRoutes: RouteObject[] = [
  {
    path: '/tipi',
    ...loadRoute<TipiPageQuery>({
      query: tipiQuery,
      title: 'Tipi di serramento',
      permission: 'adminCatalogo',
      page: () => import('./TipiPage.tsx'),
      skeleton: <DetailSkeleton title="Tipi di serramento" />,
    }),
  },
  {
    path: '/aperture',
    ...loadRoute<AperturePageQuery>({
      query: apertureQuery,
      title: 'Aperture',
      permission: 'adminCatalogo',
      page: () => import('../aperture/AperturePage.tsx'),
      skeleton: <DetailSkeleton title="Aperture" />,
    }),
  },
  {
    path: '/accessori',
    ...loadRoute<AccessoriPageQuery>({
      query: accessoriQuery,
      title: 'Accessori',
      permission: 'adminCatalogo',
      page: () => import('../accessori/AccessoriPage.tsx'),
      skeleton: <DetailSkeleton title="Accessori" />,
    }),
  },
  {
    path: '/codici',
    ...loadRoute<CodiciCatalogoPageQuery>({
      query: codiciQuery,
      title: 'Codici',
      permission: 'adminOrders',
      page: () => import('../codici/CodiciCatalogoPage.tsx'),
      skeleton: <ListSkeleton title="Codici" />,
    }),
    // The search is of what the page has read already.
    shouldRevalidate: rereadUnless('search'),
  },
]
