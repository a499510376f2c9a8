import { subscriptionField } from '#platform/graphql/subscriptionField.ts'
import { ordiniList } from '../list.ts'
import { Ordine } from './Ordine.ts'

subscriptionField('ordineAggiornato', {
  tipo: Ordine,
  elenco: ordiniList,
  topic: 'ordine',
  permesso: 'login',
  description: 'An order that has just arrived or changed, if the viewer may see it.',
})
