import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
import { checkAssenza } from './lock.ts'
import { assenzaSchema, describePeriod } from './rules.ts'

/** An absence as it is written. */
const assenzaEntity = entity({
  model: 'assenza',
  permesso: 'adminPersonale',
  schema: assenzaSchema,
  ...columnCodec('assenza', assenzaSchema),
  title: describePeriod,
  changed: (ctx, _pk, periods) => announceCalendario(ctx, ...touchedDays(...periods)),
})

/** Adds an absence. @throws UserErrors when the person does not exist */
export const createAssenza = createOperation({
  nome: 'createAssenza',
  entity: assenzaEntity,
  check: (ctx, values) => checkAssenza(ctx, values),
})

/** Changes the fields of an absence that are sent; the others stay. @throws UserErrors when the person does not exist */
export const updateAssenza = updateOperation({
  nome: 'updateAssenza',
  entity: assenzaEntity,
  check: (ctx, { after }) => checkAssenza(ctx, after),
})

/** Removes an absence. */
export const deleteAssenza = deleteOperation({ nome: 'deleteAssenza', entity: assenzaEntity })
