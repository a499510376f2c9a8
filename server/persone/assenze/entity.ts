import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
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

/** Adds an absence. Being away twice at the same time is no fault: the hours in common count once. */
export const createAssenza = createOperation({ nome: 'createAssenza', entity: assenzaEntity })

/** Changes the fields of an absence that are sent; the others stay. */
export const updateAssenza = updateOperation({ nome: 'updateAssenza', entity: assenzaEntity })

/** Removes an absence. */
export const deleteAssenza = deleteOperation({ nome: 'deleteAssenza', entity: assenzaEntity })
