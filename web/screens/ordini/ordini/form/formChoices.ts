import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import type { RouteViewer } from '#relay/routeViewer.ts'

/**
 * Variables of what the form of an order chooses from.
 * @param pk of the order; null for a new one
 * @param cliente that a new order is for; null while it is not known
 */
export function formChoicesOf(
  { permessi, agentePk }: RouteViewer,
  pk: number | null,
  cliente: number | null = null,
): contextModuloQuery['variables'] {
  return {
    ordine: pk ?? 0,
    esiste: pk !== null,
    cliente: cliente ?? 0,
    perCliente: cliente !== null,
    nuovo: pk === null && permessi.addOrders,
    // The list is not for agents, who could only choose among their own.
    conAgenti: permessi.viewAgenteOnOrders && agentePk === null,
  }
}
