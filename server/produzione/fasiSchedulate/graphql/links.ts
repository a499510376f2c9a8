import { relatedList } from '#platform/graphql/relatedList.ts'
import { fasiSchedulate } from './FaseSchedulata.ts'

relatedList('Ordine', 'fasi', fasiSchedulate, (ordineId) => ({ ordineId }), 'Its scheduled phases.')
relatedList('Fornitore', 'fasi', fasiSchedulate, (fornitoreId) => ({ fornitoreId }), 'Scheduled phases that it does.')
