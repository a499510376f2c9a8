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
      titolo: 'Tipi di serramento',
      permesso: 'adminCatalogo',
      pagina: () => import('./TipiPage.tsx'),
      scheletro: <DetailSkeleton title="Tipi di serramento" />,
    }),
  },
  {
    path: '/aperture',
    ...loadRoute<AperturePageQuery>({
      query: apertureQuery,
      titolo: 'Aperture',
      permesso: 'adminCatalogo',
      pagina: () => import('../aperture/AperturePage.tsx'),
      scheletro: <DetailSkeleton title="Aperture" />,
    }),
  },
  {
    path: '/accessori',
    ...loadRoute<AccessoriPageQuery>({
      query: accessoriQuery,
      titolo: 'Accessori',
      permesso: 'adminCatalogo',
      pagina: () => import('../accessori/AccessoriPage.tsx'),
      scheletro: <DetailSkeleton title="Accessori" />,
    }),
  },
  {
    path: '/codici',
    ...loadRoute<CodiciCatalogoPageQuery>({
      query: codiciQuery,
      titolo: 'Codici',
      permesso: 'adminOrders',
      pagina: () => import('../codici/CodiciCatalogoPage.tsx'),
      scheletro: <ListSkeleton title="Codici" />,
    }),
    // The search is of what the page has read already.
    shouldRevalidate: rereadUnless('search'),
  },
]
