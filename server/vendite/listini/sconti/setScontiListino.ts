import { byOrdine } from '#platform/db/byOrdine.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { unknownReferences } from '#platform/references.ts'
import { lockDraft, writeWhole } from '../lock.ts'
import { scontiListinoSchema, scontoListinoSchema } from './rules.ts'

const codec = columnCodec('scontoListino', scontoListinoSchema)

/**
 * Replaces the discounts of a draft.
 * @throws UserErrors for two of one customer or kind and for a customer that there is not; when the list is no draft
 */
export const setScontiListino = operation({
  nome: 'setScontiListino',
  permesso: 'adminListini',
  schema: scontiListinoSchema,
  async run({ pk, versione, sconti }, ctx) {
    const listino = await lockDraft(ctx, pk)
    const unknown = await unknownReferences(ctx.services, scontiListinoSchema, { pk, sconti })
    if (unknown.length > 0) throw new UserErrors(unknown)
    const where = { listinoId: pk }
    const stored = await ctx.tx.scontoListino.findMany({ where, orderBy: byOrdine })
    return writeWhole(ctx, listino, {
      pk,
      field: 'sconti',
      seen: versione,
      before: stored.map((row) => scontoListinoSchema.cast(codec.values(row))),
      after: sconti.map((one) => scontoListinoSchema.cast(one)),
      said: ({ tipoCliente, clientePk, percentuale }) => `${tipoCliente ?? `cliente ${clientePk}`}: ${percentuale} %`,
      async write() {
        await ctx.tx.scontoListino.deleteMany({ where })
        await ctx.tx.scontoListino.createMany({
          data: sconti.map((one, ordine) => ({ ...codec.columns(one), listinoId: pk, ordine })),
        })
      },
    })
  },
})
