import { relatedList } from '#platform/graphql/relatedList.ts'
import { ordini } from './Ordine.ts'

relatedList(
  'Cliente',
  'ordini',
  ordini,
  (clienteId) => ({ clienteId }),
  'The orders of the customer that the viewer may see.',
)

relatedList(
  'Agente',
  'ordini',
  ordini,
  (agenteId) => ({ agenteId }),
  'The orders of the agent that the viewer may see. Null to who is not told the agents of orders.',
  'viewAgenteOnOrders',
)

relatedList(
  'ValoreStato',
  'ordini',
  ordini,
  (statoId) => ({ statoId }),
  'The orders in this state that the viewer may see.',
)
