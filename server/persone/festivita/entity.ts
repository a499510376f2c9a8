import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { describePeriod } from '../assenze/rules.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
import { festivitaSchema } from './rules.ts'

/** Between the columns of a holiday and its form. */
export const festivitaCodec = columnCodec('festivita', festivitaSchema)

/** A holiday as it is written. */
export const festivitaEntity = entity({
  model: 'festivita',
  permesso: 'adminPersonale',
  schema: festivitaSchema,
  ...festivitaCodec,
  title: (period) => [period.title, describePeriod(period)].filter(Boolean).join(', '),
  changed: (ctx, _pk, periods) => announceCalendario(ctx, ...touchedDays(...periods)),
})
