import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { type ClientiPerAccessoFilter, clientiPerAccesso } from '../clientiPerAccesso.ts'
import { clientiList } from '../list.ts'
import { Cliente } from './Cliente.ts'

const Filter = builder.inputRef<ClientiPerAccessoFilter>('FiltroClientiPerAccesso').implement({
  description: 'Filters of the customers for an app account.',
  fields: (t) => ({ testo: t.string({ description: 'Every word, in what the list of customers shows.' }) }),
})

listField('clientiPerAccesso', {
  tipo: Cliente,
  elenco: clientiPerAccesso,
  seenIn: clientiList,
  filtro: Filter,
  permesso: 'adminUsers',
  description: 'Customers, to choose whose orders an app account sees.',
})
