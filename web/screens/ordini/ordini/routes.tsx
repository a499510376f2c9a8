import type { RouteObject } from 'react-router'
import { rottaOrdine } from './dettaglio/rotta.tsx'
import { rottaOrdini } from './elenco/rotta.tsx'
import { rottaAggiungi } from './modulo/rotta.ts'

/** Orders in the planner shell. */
export const rotteOrdini: RouteObject[] = [rottaOrdini, rottaAggiungi, rottaOrdine]
