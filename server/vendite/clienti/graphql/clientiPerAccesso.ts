import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { clientiPerAccesso, clientiPerAccessoFilters } from '../clientiPerAccesso.ts'
import { clientiList } from '../list.ts'
import { Cliente } from './Cliente.ts'

listField('clientiPerAccesso', {
  tipo: Cliente,
  elenco: clientiPerAccesso,
  seenIn: clientiList,
  filtro: filterInput(
    'FiltroClientiPerAccesso',
    clientiPerAccessoFilters,
    'Filters of the customers for an app account.',
  ),
  permesso: 'adminUsers',
  description: 'Customers, to choose whose orders an app account sees.',
})
