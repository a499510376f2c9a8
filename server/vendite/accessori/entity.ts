import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { accessorioSchema } from './rules.ts'

const codec = columnCodec('accessorio', accessorioSchema)

/** The accessories, retired ones included. */
export function readAccessori({ tx }: OperationContext): Promise<Entry[]> {
  return tx.accessorio.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An accessory as it is written; a new one comes after the others. */
export const accessorioEntity = entity({
  model: 'accessorio',
  permesso: 'adminCatalogo',
  schema: accessorioSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'accessorio', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readAccessori(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { accessorio: pk }),
})
