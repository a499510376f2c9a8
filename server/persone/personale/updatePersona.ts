import { updateOperation } from '#platform/db/entity/operations.ts'
import { personaEntity } from './entity.ts'

/** Changes the fields of a person that are sent; the others stay. */
export const updatePersona = updateOperation({ nome: 'updatePersona', entity: personaEntity })
