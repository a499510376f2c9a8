import { deleteOperation } from '#platform/db/entity/operations.ts'
import { oreEntity } from './entity.ts'

/** Takes a day back to the default hours of its weekday. */
export const deleteOreLavorative = deleteOperation({ nome: 'deleteOreLavorative', entity: oreEntity })
