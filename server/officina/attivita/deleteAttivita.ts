import { identitySchema } from '../../platform/db/entity/entity.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { lavorazioniOfAttivita } from './announce.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import { isLast, removeAttivita } from './remove.ts'
import { NOT_LAST } from './rules.ts'

/**
 * Removes an own session, the latest of its order and operation; its pieces and controls can be done again.
 * @throws UserErrors when others have followed; Refusal NOT_FOUND
 */
export const deleteAttivita = operation<{ pk: number }, { pk: number }>({
  nome: 'deleteAttivita',
  permesso: 'addAttivita',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const operatoreId = await lockOperatore(ctx)
    const found = await ctx.tx.attivita.findFirst({ where: { id: pk, operatoreId } })
    if (!found) throw new Refusal('NOT_FOUND')
    if (found.ordineId !== null) await lockPezzi(ctx, found.ordineId, lavorazioniOfAttivita(found))
    if (!(await isLast(ctx, found))) throw UserErrors.of(null, NOT_LAST, 'CONFLICT')
    return removeAttivita(ctx, found)
  },
})
