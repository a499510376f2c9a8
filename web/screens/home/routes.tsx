import type { RouteObject } from 'react-router'
import { addDays } from '../../../server/ordini/ordini/rules.ts'
import { isoDate } from '../../../server/shared/formats/formats.ts'
import { pageCode, type RouteHandle, readRoute } from '../../relay/loadRoute.tsx'
import type { RouteViewer } from '../../relay/routeViewer.ts'
import { menuOf } from '../../shell/menu.ts'
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import query from './__generated__/HomePageQuery.graphql.ts'
import { COUNTED, GIORNI_RISCHIO } from './counted.ts'

/** Counts of the cards that the user sees. */
function counted({ permessi }: RouteViewer): HomePageQuery['variables'] {
  const carte = new Set(menuOf(permessi).flatMap(({ voci }) => voci.map(({ href }) => href)))
  const oggi = isoDate(new Date())
  return {
    oggi,
    fra7: addDays(oggi, 6),
    fra14: addDays(oggi, GIORNI_RISCHIO),
    attivita: carte.has(COUNTED.attivita),
    celle: carte.has(COUNTED.celle),
    conferme: carte.has(COUNTED.conferme),
    forniture: carte.has(COUNTED.forniture),
    mieAttivita: carte.has(COUNTED.mieAttivita),
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
    // The cards are there before their counts.
    loader: (args) => readRoute<HomePageQuery>({ query, variabiliDi: counted }, args),
    lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) },
  },
]
