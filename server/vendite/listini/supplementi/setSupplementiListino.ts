import { byOrdine } from '#platform/db/byOrdine.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { unknownReferences } from '#platform/references.ts'
import { formatMm, formatQuantity } from '#shared/formats/formats.ts'
import { lockDraft, writeWhole } from '../lock.ts'
import { CALCOLO_SUPPLEMENTO_LABELS, MOTIVO_SUPPLEMENTO_LABELS } from '../words/rules.ts'
import {
  cleanSupplemento,
  type SupplementoListinoInput,
  supplementiListinoSchema,
  supplementoListinoSchema,
} from './rules.ts'

const codec = columnCodec('supplementoListino', supplementoListinoSchema)

type Reference = 'famigliaPk' | 'valorePk' | 'tipoAperturaPk' | 'accessorioPk'

/** How the history tells supplements: 'Accessorio Zanzariera (Futura): 45,00 € al m²', by the names of today. */
async function supplementoTeller(tx: Tx, all: readonly SupplementoListinoInput[]) {
  const of = (field: Reference) => ({ where: { id: { in: all.flatMap((one) => one[field] ?? []) } } })
  const named = { id: true, nome: true } as const
  const names: Record<Reference, readonly { id: number; nome: string }[]> = {
    famigliaPk: await tx.famiglia.findMany({ ...of('famigliaPk'), select: named }),
    valorePk: await tx.valoreOpzione.findMany({ ...of('valorePk'), select: named }),
    tipoAperturaPk: await tx.tipoApertura.findMany({ ...of('tipoAperturaPk'), select: named }),
    accessorioPk: await tx.accessorio.findMany({ ...of('accessorioPk'), select: named }),
  }
  return (one: SupplementoListinoInput): string => {
    const nameOf = (field: Reference) => names[field].find(({ id }) => id === one[field])?.nome
    const measure = one.oltreMm == null ? '' : formatMm(one.oltreMm)
    const which = nameOf('valorePk') ?? nameOf('tipoAperturaPk') ?? nameOf('accessorioPk') ?? measure
    const famiglia = nameOf('famigliaPk')
    const what = `${MOTIVO_SUPPLEMENTO_LABELS[one.motivo]} ${which}${famiglia ? ` (${famiglia})` : ''}`
    return `${what}: ${formatQuantity(one.importo)} ${CALCOLO_SUPPLEMENTO_LABELS[one.calcolo]}`
  }
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
    const before = stored.map((row) => cleanSupplemento(codec.values(row)))
    const after = supplementi.map((one) => supplementoListinoSchema.cast(cleanSupplemento(one)))
    return writeWhole(ctx, listino, {
      pk,
      field: 'supplementi',
      seen: versione,
      before,
      after,
      said: await supplementoTeller(ctx.tx, [...before, ...after]),
      async write() {
        await ctx.tx.supplementoListino.deleteMany({ where })
        await ctx.tx.supplementoListino.createMany({
          data: supplementi.map((one, ordine) => ({ ...codec.columns(cleanSupplemento(one)), listinoId: pk, ordine })),
        })
      },
    })
  },
})
