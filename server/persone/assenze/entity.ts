import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
import { assenzaSchema, describePeriod } from './rules.ts'

/** An absence as it is written. */
export const assenzaEntity = entity({
  model: 'assenza',
  permesso: 'adminPersonale',
  schema: assenzaSchema,
  ...columnCodec('assenza', assenzaSchema),
  title: describePeriod,
  changed: (ctx, _pk, periods) => announceCalendario(ctx, ...touchedDays(...periods)),
})
