import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation } from '#platform/db/entity/operations.ts'
import { refuseFor } from '#platform/errors.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { imageSchema } from '#platform/files/rules.ts'
import type { Fornitore } from '#prisma/generated/client.ts'
import { lockFornitore, lockFornitori, lockTipologia } from './lock.ts'
import { clearPredefinito } from './predefinito.ts'
import {
  closingPeriodsInWords,
  type FornitoreInput,
  fornitoreInUseReason,
  fornitorePlainSchema,
  fornitoreSchema,
  readChiusure,
  tidyChiusure,
  weekdaysInWords,
} from './rules.ts'
import { loginsOfFornitore, usesOfFornitore } from './uses.ts'

const codec = columnCodec('fornitore', fornitorePlainSchema)

/** A stored supplier in the values of its form, and back: its closing days are lists. */
export const fornitoreCodec = {
  values: (row: Fornitore): FornitoreInput => ({ ...codec.values(row), ...readChiusure(row) }),
  columns: (values: FornitoreInput) => ({ ...codec.columns(values), ...tidyChiusure(values) }),
}

const compared = (row: Fornitore) => ({
  ...fornitoreCodec.values(row),
  immagine: row.immagineId === null ? null : `n. ${row.immagineId}`,
})

/** A supplier as it is written, with what comes for its picture. */
export const fornitoreEntity = entity({
  model: 'fornitore',
  permesso: 'adminFornitori',
  schema: fornitoreSchema.concat(imageSchema),
  take: lockFornitore,
  values: (row) => ({ ...fornitoreCodec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    return { ...fornitoreCodec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
  },
  compared,
  inHistory(row) {
    const { giorniChiusura, periodiChiusura } = readChiusure(row)
    return {
      ...compared(row),
      giorniChiusura: weekdaysInWords(giorniChiusura),
      periodiChiusura: closingPeriodsInWords(periodiChiusura),
    }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('fornitore', { pk }),
})

/**
 * Adds a supplier; as the default of its type it takes the place of the one that was.
 * @throws UserErrors on `tipologia` when it is no material, on `immagine` when it is no picture
 */
export const createFornitore = createOperation({
  nome: 'createFornitore',
  entity: fornitoreEntity,
  async check(ctx, { tipologia, isDefault }) {
    await lockFornitori(ctx.tx)
    await lockTipologia(ctx, tipologia)
    if (isDefault) await clearPredefinito(ctx, tipologia)
  },
})

/**
 * Removes a supplier from which nothing was ordered.
 * @throws UserErrors when it has supplier orders, rows or scheduled phases: those of which orders; or users who stand
 * for it
 */
export const deleteFornitore = deleteOperation({
  nome: 'deleteFornitore',
  entity: fornitoreEntity,
  check: async (ctx, { id }) =>
    refuseFor(fornitoreInUseReason([...(await usesOfFornitore(ctx.tx, id)), await loginsOfFornitore(ctx.tx, id)])),
})
