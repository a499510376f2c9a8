import { createOperation } from '#platform/db/entity/operations.ts'
import { fornitoreEntity } from './entity.ts'
import { lockFornitori, lockTipologia } from './lock.ts'
import { clearPredefinito } from './predefinito.ts'

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
