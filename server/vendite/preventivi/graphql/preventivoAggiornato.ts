import { subscriptionField } from '../../../platform/graphql/subscriptionField.ts'
import { elencoPreventivi } from '../elenco.ts'
import { Preventivo } from './Preventivo.ts'

subscriptionField('preventivoAggiornato', {
  tipo: Preventivo,
  elenco: elencoPreventivi,
  topic: 'preventivo',
  permesso: 'viewPreventivi',
  description: 'A quote that has just arrived or changed, if the viewer may see it.',
})
