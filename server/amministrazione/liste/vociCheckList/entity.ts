import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { announceLista } from '../announce.ts'
import { voceCheckListSchema } from './rules.ts'

const codec = columnCodec('voceCheckList', voceCheckListSchema)

/** The items of the checklist. */
export function readItems({ tx }: OperationContext): Promise<Entry[]> {
  return tx.voceCheckList.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An item of the checklist as it is written; a new one comes after the others. */
export const voceCheckListEntity = entity({
  model: 'voceCheckList',
  permesso: 'adminImpostazioni',
  schema: voceCheckListSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'voceCheckList', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readItems(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx) => announceLista(ctx, 'voceCheckList'),
})
