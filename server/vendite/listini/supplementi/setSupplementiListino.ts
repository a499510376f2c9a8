import { byOrdine } from '#platform/db/byOrdine.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { unknownReferences } from '#platform/references.ts'
import { lockDraft, writeWhole } from '../lock.ts'
import { CALCOLO_SUPPLEMENTO_LABELS, MOTIVO_SUPPLEMENTO_LABELS } from '../words/rules.ts'
import {
  cleanSupplemento,
  type SupplementoListinoInput,
  supplementiListinoSchema,
  supplementoListinoSchema,
} from './rules.ts'

const codec = columnCodec('supplementoListino', supplementoListinoSchema)

/** 'Accessorio 4: 45 € al m²', for the history. */
function said({ motivo, calcolo, importo, ...of }: SupplementoListinoInput): string {
  const which = of.valorePk ?? of.tipoAperturaPk ?? of.accessorioPk ?? of.oltreMm
  return `${MOTIVO_SUPPLEMENTO_LABELS[motivo]} ${which}: ${importo} ${CALCOLO_SUPPLEMENTO_LABELS[calcolo]}`
}

/**
 * Replaces the supplements of a draft, in the order of the steps of a price.
 * @throws UserErrors for two of one cause and for what there is not; when the list is no draft
 */
export const setSupplementiListino = operation({
  nome: 'setSupplementiListino',
  permesso: 'adminListini',
  schema: supplementiListinoSchema,
  async run({ pk, versione, supplementi }, ctx) {
    const listino = await lockDraft(ctx, pk)
    const unknown = await unknownReferences(ctx.services, supplementiListinoSchema, { pk, supplementi })
    if (unknown.length > 0) throw new UserErrors(unknown)
    const where = { listinoId: pk }
    const stored = await ctx.tx.supplementoListino.findMany({ where, orderBy: byOrdine })
    return writeWhole(ctx, listino, {
      pk,
      field: 'supplementi',
      seen: versione,
      before: stored.map((row) => cleanSupplemento(codec.values(row))),
      after: supplementi.map((one) => supplementoListinoSchema.cast(cleanSupplemento(one))),
      said,
      async write() {
        await ctx.tx.supplementoListino.deleteMany({ where })
        await ctx.tx.supplementoListino.createMany({
          data: supplementi.map((one, ordine) => ({ ...codec.columns(cleanSupplemento(one)), listinoId: pk, ordine })),
        })
      },
    })
  },
})
