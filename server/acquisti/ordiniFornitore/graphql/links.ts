import { relatedList } from '#platform/graphql/relatedList.ts'
import { ordiniFornitore } from './OrdineFornitore.ts'

relatedList(
  'Fornitore',
  'ordini',
  ordiniFornitore,
  (fornitoreId) => ({ fornitoreId }),
  'What is ordered from the supplier, as far as the viewer may see it.',
)

relatedList(
  'Materiale',
  'ordiniFornitore',
  ordiniFornitore,
  (id) => ({ materiale: { id } }),
  'What is ordered of the material, as far as the viewer may see it.',
)
