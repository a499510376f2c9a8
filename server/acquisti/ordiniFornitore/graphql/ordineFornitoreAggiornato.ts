import { subscriptionField } from '../../../platform/graphql/subscriptionField.ts'
import { elencoOrdiniFornitore } from '../elenco.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

subscriptionField('ordineFornitoreAggiornato', {
  tipo: OrdineFornitore,
  elenco: elencoOrdiniFornitore,
  topic: 'ordineFornitore',
  permesso: 'viewOrdiniFornitore',
  description: 'A supplier order that has just arrived or changed, if the viewer may see it.',
})
