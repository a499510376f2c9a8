import type { RouteViewer } from '../../../../relay/routeViewer.ts'
import type { contextModuloQuery } from './__generated__/contextModuloQuery.graphql.ts'

/**
 * Variables of what the form of an order chooses from.
 * @param pk of the order; null for a new one
 */
export function formChoicesOf({ permessi, agente }: RouteViewer, pk: number | null): contextModuloQuery['variables'] {
  return {
    ordine: pk ?? 0,
    esiste: pk !== null,
    // The list is not for agents, who could only choose among their own.
    conAgenti: permessi.viewAgenteOnOrders && agente === null,
  }
}
