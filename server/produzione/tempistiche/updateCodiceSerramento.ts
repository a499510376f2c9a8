import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { codiceSerramentoEntity } from './entity.ts'
import { CODICE_ALREADY_PRESENT } from './rules.ts'

/**
 * Changes how a window code is written; the lines and the timings that use it stay with it.
 * @throws UserErrors when there is one like it
 */
export const updateCodiceSerramento = updateOperation({
  nome: 'updateCodiceSerramento',
  entity: codiceSerramentoEntity,
  whole: true,
  async check(ctx, { pk, after }) {
    const equal = await ctx.tx.codiceSerramento.findFirst({
      where: { ...after, id: { not: pk } },
      select: { id: true },
    })
    if (equal) throw UserErrors.of('codice', CODICE_ALREADY_PRESENT)
  },
})
