import { createOperation } from '#platform/db/entity/operations.ts'
import { festivitaEntity } from './entity.ts'
import { refuseDuplicateFestivita } from './lock.ts'

/** Adds a holiday. @throws UserErrors when there is one in the very same period */
export const createFestivita = createOperation({
  nome: 'createFestivita',
  entity: festivitaEntity,
  check: (ctx, values) => refuseDuplicateFestivita(ctx, values),
})
