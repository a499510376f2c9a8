import { relatedList } from '#platform/graphql/relatedList.ts'
import { fornitori } from './Fornitore.ts'

relatedList('Materiale', 'fornitori', fornitori, (id) => ({ materiale: { id } }), 'The suppliers of the material.')
