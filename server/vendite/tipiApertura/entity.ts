import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { imageSchema } from '#platform/files/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import { tipoAperturaSchema } from './rules.ts'

const codec = columnCodec('tipoApertura', tipoAperturaSchema)

/** The openings, retired ones included. */
export function readAperture({ tx }: OperationContext): Promise<Entry[]> {
  return tx.tipoApertura.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An opening as it is written, with what comes for its picture; a new one comes after the others. */
export const tipoAperturaEntity = entity({
  model: 'tipoApertura',
  permesso: 'adminCatalogo',
  schema: tipoAperturaSchema.concat(imageSchema),
  take: (ctx, pk) => takeEntry(ctx, 'tipoApertura', pk),
  values: (row) => ({ ...codec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    const columns = { ...codec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
    return row ? columns : { ...columns, ordine: nextPlace(await readAperture(ctx)) }
  },
  compared: (row) => ({ ...codec.values(row), immagine: row.immagineId === null ? null : `n. ${row.immagineId}` }),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { tipoApertura: pk }),
})
