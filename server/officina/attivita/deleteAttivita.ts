import { identitySchema } from '../../platform/db/entity/entity.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { lavorazioniDi } from './announce.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import { isUltima, removeAttivita } from './remove.ts'
import { NON_ULTIMA } from './rules.ts'

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
    const trovata = await ctx.tx.attivita.findFirst({ where: { id: pk, operatoreId } })
    if (!trovata) throw new Refusal('NOT_FOUND')
    if (trovata.ordineId !== null) await lockPezzi(ctx, trovata.ordineId, lavorazioniDi(trovata))
    if (!(await isUltima(ctx, trovata))) throw UserErrors.of(null, NON_ULTIMA, 'CONFLICT')
    return removeAttivita(ctx, trovata)
  },
})
