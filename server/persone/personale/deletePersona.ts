import { deleteOperation } from '#platform/db/entity/operations.ts'
import { personaEntity } from './entity.ts'

/** Removes a person with their absences; who leaves gets a last day instead, so that the past stays as it was. */
export const deletePersona = deleteOperation({ nome: 'deletePersona', entity: personaEntity })
