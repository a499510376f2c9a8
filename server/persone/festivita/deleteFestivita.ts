import { deleteOperation } from '#platform/db/entity/operations.ts'
import { festivitaEntity } from './entity.ts'

/** Removes a holiday: it is a day like the others again. */
export const deleteFestivita = deleteOperation({ nome: 'deleteFestivita', entity: festivitaEntity })
