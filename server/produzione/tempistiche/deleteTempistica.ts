import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { tempisticaEntity } from './entity.ts'

/** Removes a timing: orders with such lines then have a missing timing. */
export const deleteTempistica = deleteOperation({ nome: 'deleteTempistica', entity: tempisticaEntity })
