import type { RouteObject } from 'react-router'
import { ordineRoute } from './detail/route.tsx'
import { addOrdineRoute } from './form/route.tsx'
import { ordiniRoute } from './list/route.tsx'

/** Orders in the planner shell. */
export const ordiniRoutes: RouteObject[] = [ordiniRoute, addOrdineRoute, ordineRoute]
