import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { tipologiaFamigliaSchema } from './rules.ts'

const codec = columnCodec('tipologiaFamiglia', tipologiaFamigliaSchema)

/** The kinds of family. */
export function readTipologieFamiglia({ tx }: OperationContext): Promise<Entry[]> {
  return tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** A kind of family as it is written; a new one comes after the others. */
export const tipologiaFamigliaEntity = entity({
  model: 'tipologiaFamiglia',
  permesso: 'adminCatalogo',
  schema: tipologiaFamigliaSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'tipologiaFamiglia', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readTipologieFamiglia(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { tipologiaFamiglia: pk }),
})
