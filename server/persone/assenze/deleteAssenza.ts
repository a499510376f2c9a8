import { deleteOperation } from '#platform/db/entity/operations.ts'
import { assenzaEntity } from './entity.ts'

/** Removes an absence. */
export const deleteAssenza = deleteOperation({ nome: 'deleteAssenza', entity: assenzaEntity })
