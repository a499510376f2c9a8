import { createOperation } from '#platform/db/entity/operations.ts'
import { personaEntity } from './entity.ts'

/** Adds a person to the staff. */
export const createPersona = createOperation({ nome: 'createPersona', entity: personaEntity })
