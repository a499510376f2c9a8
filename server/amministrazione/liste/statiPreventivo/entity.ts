import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { announceLista } from '../announce.ts'
import { statoPreventivoSchema } from './rules.ts'

const codec = columnCodec('statoPreventivo', statoPreventivoSchema)

/** The states of quotes. */
export async function readStatiPreventivo({ tx }: OperationContext): Promise<Entry[]> {
  const stati = await tx.statoPreventivo.findMany({ select: { id: true, stato: true, ordine: true } })
  return stati.map(({ id, stato, ordine }) => ({ id, nome: stato, ordine }))
}

/** A state of quotes as it is written; a new one comes after the others. */
export const statoPreventivoEntity = entity({
  model: 'statoPreventivo',
  permesso: 'adminImpostazioni',
  schema: statoPreventivoSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'statoPreventivo', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readStatiPreventivo(ctx)) }
  },
  title: ({ stato }) => stato,
  changed: (ctx) => announceLista(ctx, 'statoPreventivo'),
})
