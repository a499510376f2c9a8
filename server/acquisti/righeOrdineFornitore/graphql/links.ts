import { relatedList } from '#platform/graphql/relatedList.ts'
import { righeOrdineFornitore } from './RigaOrdineFornitore.ts'

relatedList(
  'Ordine',
  'righeOrdineFornitore',
  righeOrdineFornitore,
  (ordineId) => ({ ordineId }),
  'What the order needs from suppliers, ordered or waiting.',
)

relatedList(
  'Fornitore',
  'righe',
  righeOrdineFornitore,
  (fornitoreId) => ({ fornitoreId }),
  'What is needed from the supplier, ordered or waiting.',
)
