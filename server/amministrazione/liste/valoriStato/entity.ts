import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { ValoreStato } from '#prisma/generated/client.ts'
import { announceLista } from '../announce.ts'
import { valoreStatoSchema } from './rules.ts'

const codec = columnCodec('valoreStato', valoreStatoSchema)

/** The states of the list that one is, or would be, in. */
export function readStati(
  { tx }: OperationContext,
  { contesto, nomeFase }: Pick<ValoreStato, 'contesto' | 'nomeFase'>,
): Promise<Entry[]> {
  return tx.valoreStato.findMany({ where: { contesto, nomeFase }, select: { id: true, nome: true, ordine: true } })
}

/** A state as it is written; a new one comes after the others of its list. */
export const valoreStatoEntity = entity({
  model: 'valoreStato',
  permesso: 'adminImpostazioni',
  schema: valoreStatoSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'valoreStato', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readStati(ctx, columns)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx) => announceLista(ctx, 'valoreStato'),
})
