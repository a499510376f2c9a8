import { subscriptionField } from '#platform/graphql/subscriptionField.ts'
import { ordiniFornitoreList } from '../list.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

subscriptionField('ordineFornitoreAggiornato', {
  tipo: OrdineFornitore,
  elenco: ordiniFornitoreList,
  topic: 'ordineFornitore',
  permesso: 'viewOrdiniFornitore',
  description: 'A supplier order that has just arrived or changed, if the viewer may see it.',
})
