import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { imageSchema } from '#platform/files/rules.ts'
import { lockFornitore } from './lock.ts'
import { fornitoreSchema } from './rules.ts'

const codec = columnCodec('fornitore', fornitoreSchema)

/** A supplier as it is written, with what comes for its picture. */
export const fornitoreEntity = entity({
  model: 'fornitore',
  permesso: 'adminFornitori',
  schema: fornitoreSchema.concat(imageSchema),
  take: lockFornitore,
  values: (row) => ({ ...codec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    return { ...codec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
  },
  compared: (row) => ({
    ...codec.values(row),
    immagine: row.immagineId === null ? null : `n. ${row.immagineId}`,
  }),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('fornitore', { pk }),
})
