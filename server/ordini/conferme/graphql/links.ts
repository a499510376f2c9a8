import { relatedList } from '#platform/graphql/relatedList.ts'
import { conferme } from './ConfermaOrdine.ts'

relatedList('Ordine', 'conferme', conferme, (ordineId) => ({ ordineId }), 'Its confirmations.')
relatedList('Preventivo', 'conferme', conferme, (preventivoId) => ({ preventivoId }), 'Confirmations made from it.')
