import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { announceLavorazioni } from '../announce.ts'
import { PERMESSO_OFFICINA } from '../entity.ts'
import { controlloLavorazioneSchema } from '../rules.ts'

const codec = columnCodec('controlloLavorazione', controlloLavorazioneSchema)

/** The controls of an operation, those no longer asked for included. */
export async function readControlli({ tx }: OperationContext, lavorazioneId: number): Promise<Entry[]> {
  const controlli = await tx.controlloLavorazione.findMany({ where: { lavorazioneId } })
  return controlli.map(({ id, descrizione, ordine }) => ({ id, nome: descrizione, ordine }))
}

/** A control as it is written; a new one comes after the others of its operation. */
export const controlloLavorazioneEntity = entity({
  model: 'controlloLavorazione',
  permesso: PERMESSO_OFFICINA,
  schema: controlloLavorazioneSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'controlloLavorazione', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readControlli(ctx, values.lavorazionePk)) }
  },
  title: ({ descrizione }) => descrizione,
  changed: announceLavorazioni,
})
