import { updateOperation } from '#platform/db/entity/operations.ts'
import { festivitaEntity } from './entity.ts'
import { refuseDuplicateFestivita } from './lock.ts'

/**
 * Changes the fields of a holiday that are sent; the others stay.
 * @throws UserErrors when there is another in the very same period
 */
export const updateFestivita = updateOperation({
  nome: 'updateFestivita',
  entity: festivitaEntity,
  check: (ctx, { pk, after }) => refuseDuplicateFestivita(ctx, after, pk),
})
