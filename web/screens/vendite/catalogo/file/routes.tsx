import type { RouteObject } from 'react-router'
import { pageCode, type RouteHandle } from '#relay/loadRoute.tsx'

/** The catalogue as one file, in the shell of the catalogue. */
export const catalogoFileRoutes: RouteObject[] = [
  {
    path: '/file',
    handle: { title: 'File del catalogo', permission: 'adminCatalogo' } satisfies RouteHandle,
    lazy: { Component: () => pageCode(() => import('./CatalogoFilePage.tsx')) },
  },
]
