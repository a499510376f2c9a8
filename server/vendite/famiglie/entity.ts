import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { famigliaSchema, UNKNOWN_TIPOLOGIA_FAMIGLIA } from './rules.ts'

const codec = columnCodec('famiglia', famigliaSchema)

/** The families of a kind, of all kinds unless told. */
export function readFamiglie({ tx }: OperationContext, tipologiaFamigliaId?: number): Promise<Entry[]> {
  return tx.famiglia.findMany({
    where: tipologiaFamigliaId === undefined ? {} : { tipologiaFamigliaId },
    select: { id: true, nome: true, ordine: true },
  })
}

/** A kind must be there, and stay until this is done. @throws UserErrors on `tipologiaFamiglia` */
async function holdTipologiaFamiglia({ tx }: OperationContext, pk: number): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM tipologie_famiglia WHERE id = ${pk} FOR KEY SHARE`
  if (found.length === 0) throw UserErrors.of('tipologiaFamigliaPk', UNKNOWN_TIPOLOGIA_FAMIGLIA)
}

/** A family as it is written: its text is cleaned, in another kind it comes after the others. */
export const famigliaEntity = entity({
  model: 'famiglia',
  permesso: 'adminCatalogo',
  schema: famigliaSchema,
  ...codec,
  values: (row) => ({ ...codec.values(row), descrizione: sanitizeRich(row.descrizione) }),
  take: (ctx, pk) => takeEntry(ctx, 'famiglia', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns({ ...values, descrizione: sanitizeRich(values.descrizione) })
    if (row?.tipologiaFamigliaId === values.tipologiaFamigliaPk) return columns
    await holdTipologiaFamiglia(ctx, values.tipologiaFamigliaPk)
    return { ...columns, ordine: nextPlace(await readFamiglie(ctx, values.tipologiaFamigliaPk)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { famiglia: pk }),
})
