import type { RouteObject } from 'react-router'
import { isoDate } from '../../../server/shared/formats/formats.ts'
import { beside, pageCode, type RouteHandle, readRoute } from '../../relay/loadRoute.tsx'
import type { RouteViewer } from '../../relay/routeViewer.ts'
import { menuOf } from '../../shell/menu.ts'
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import query from './__generated__/HomePageQuery.graphql.ts'
import { COUNTED } from './counted.ts'
import type { DaOrdinareWorkQuery } from './lavoro/__generated__/DaOrdinareWorkQuery.graphql.ts'
import daOrdinareQuery from './lavoro/__generated__/DaOrdinareWorkQuery.graphql.ts'
import { workVariables } from './lavoro/workVariables.ts'

/** Lists and counts of what the user sees. */
function counted({ permessi }: RouteViewer): HomePageQuery['variables'] {
  const carte = new Set(menuOf(permessi).flatMap(({ voci }) => voci.map(({ href }) => href)))
  return {
    ...workVariables(permessi, isoDate(new Date())),
    contaAttivita: carte.has(COUNTED.attivita),
    contaCelle: carte.has(COUNTED.celle),
    contaForniture: carte.has(COUNTED.forniture),
    contaMieAttivita: carte.has(COUNTED.mieAttivita),
    conferme: carte.has(COUNTED.conferme),
    ordini: carte.has(COUNTED.ordini),
    posta: carte.has(COUNTED.posta),
    preventivi: carte.has(COUNTED.preventivi),
    segnalazioni: carte.has(COUNTED.segnalazioni),
  }
}

/** Screens of the home shell. */
export const homeRoutes: RouteObject[] = [
  {
    path: '/',
    handle: { titolo: 'Home' } satisfies RouteHandle,
    // The cards are there before what is counted and listed.
    loader: (args) =>
      readRoute<HomePageQuery>(
        {
          query,
          variabiliDi: counted,
          oggetto: () => 'home',
          accanto: ({ permessi }) =>
            permessi.adminOrders ? [beside<DaOrdinareWorkQuery>(daOrdinareQuery, {}, 'store-and-network')] : [],
        },
        args,
      ),
    lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) },
  },
]
