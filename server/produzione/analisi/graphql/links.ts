import { relatedList } from '#platform/graphql/relatedList.ts'
import { analisiPostazioni } from './AnalisiPostazione.ts'

relatedList(
  'Ordine',
  'analisi',
  analisiPostazioni,
  (ordineId) => ({ ordini: { some: { ordineId } } }),
  'Entries of the weekly programming that it is in.',
)
