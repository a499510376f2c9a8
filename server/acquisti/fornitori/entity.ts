import { columnCodec } from '../../platform/db/entity/codec.ts'
import { entity } from '../../platform/db/entity/entity.ts'
import { chosenImage, salvaImmagineScelta } from '../../platform/files/chosenImage.ts'
import { immagineSchema } from '../../platform/files/rules.ts'
import { lockFornitore } from './lock.ts'
import { fornitoreSchema } from './rules.ts'

const codec = columnCodec('fornitore', fornitoreSchema)

/** A supplier as it is written, with what comes for its picture. */
export const fornitoreEntity = entity({
  model: 'fornitore',
  permesso: 'adminFornitori',
  schema: fornitoreSchema.concat(immagineSchema),
  take: lockFornitore,
  values: (row) => ({ ...codec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await salvaImmagineScelta(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    return { ...codec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
  },
  compared: (row) => ({
    ...codec.values(row),
    immagine: row.immagineId === null ? null : `n. ${row.immagineId}`,
  }),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('fornitore', { pk }),
})
