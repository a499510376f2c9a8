import type { RouteObject } from 'react-router'
import { ordineRoute } from './dettaglio/route.tsx'
import { ordiniRoute } from './elenco/route.tsx'
import { addOrdineRoute } from './modulo/route.tsx'

/** Orders in the planner shell. */
export const ordiniRoutes: RouteObject[] = [ordiniRoute, addOrdineRoute, ordineRoute]
