import { columnCodec } from '../../platform/db/entity/codec.ts'
import { entity } from '../../platform/db/entity/entity.ts'
import { annunciaCalendario, giorniToccati } from '../calendario/annuncia.ts'
import { assenzaSchema, descriviPeriodo } from './rules.ts'

/** An absence as it is written. */
export const assenzaEntity = entity({
  model: 'assenza',
  permesso: 'adminPersonale',
  schema: assenzaSchema,
  ...columnCodec('assenza', assenzaSchema, { persona: 'personaId' }),
  title: descriviPeriodo,
  changed: (ctx, _pk, periods) => annunciaCalendario(ctx, ...giorniToccati(...periods)),
})
