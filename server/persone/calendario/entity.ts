import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { announceCalendario, touchedDays } from './announce.ts'
import { describeOre, lockOre } from './lock.ts'
import { oreSchema } from './rules.ts'

/** The hours of a day as they are written. */
export const oreEntity = entity({
  model: 'oreLavorative',
  permesso: 'adminPersonale',
  schema: oreSchema,
  take: lockOre,
  ...columnCodec('oreLavorative', oreSchema),
  title: describeOre,
  changed(ctx, _pk, versions) {
    const days = versions.map(({ giorno }) => ({ giornoDa: giorno, giornoA: giorno }))
    return announceCalendario(ctx, ...touchedDays(...days))
  },
})
