import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { announceCalendario } from '../calendario/announce.ts'
import { personaSchema } from './rules.ts'

/** A person of the staff as it is written. */
export const personaEntity = entity({
  model: 'persona',
  permesso: 'adminPersonale',
  schema: personaSchema,
  ...columnCodec('persona', personaSchema),
  title: ({ nome }) => nome,
  async changed(ctx, _pk, [{ dataInizio, dataFine }, after]) {
    const first = after && after.dataInizio < dataInizio ? after.dataInizio : dataInizio
    await announceCalendario(ctx, first, after ? null : dataFine)
  },
})
