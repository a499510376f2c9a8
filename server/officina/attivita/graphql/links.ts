import { relatedList } from '#platform/graphql/relatedList.ts'
import { attivitaOperatori } from './Attivita.ts'

relatedList('Ordine', 'attivita', attivitaOperatori, (ordineId) => ({ ordineId }), 'The work of the shop at the order.')

relatedList(
  'Lavorazione',
  'attivita',
  attivitaOperatori,
  (lavorazioneId) => ({ lavorazioneId }),
  'The work of the shop at the operation.',
)
