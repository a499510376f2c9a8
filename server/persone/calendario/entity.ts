import { columnCodec } from '../../platform/db/entity/codec.ts'
import { entity } from '../../platform/db/entity/entity.ts'
import { annunciaCalendario, giorniToccati } from './annuncia.ts'
import { descriviOre, prendiOre } from './prendi.ts'
import { oreSchema } from './rules.ts'

/** The hours of a day as they are written. */
export const oreEntity = entity({
  model: 'oreLavorative',
  permesso: 'adminPersonale',
  schema: oreSchema,
  take: prendiOre,
  ...columnCodec('oreLavorative', oreSchema),
  title: descriviOre,
  changed(ctx, _pk, versions) {
    const days = versions.map(({ giorno }) => ({ giornoDa: giorno, giornoA: giorno }))
    return annunciaCalendario(ctx, ...giorniToccati(...days))
  },
})
