import { subscriptionField } from '#platform/graphql/subscriptionField.ts'
import { preventiviList } from '../list.ts'
import { Preventivo } from './Preventivo.ts'

subscriptionField('preventivoAggiornato', {
  tipo: Preventivo,
  elenco: preventiviList,
  topic: 'preventivo',
  permesso: 'viewPreventivi',
  description: 'A quote that has just arrived or changed, if the viewer may see it.',
})
