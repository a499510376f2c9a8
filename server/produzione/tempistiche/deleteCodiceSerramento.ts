import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { codiceSerramentoEntity } from './entity.ts'

const CODICE_IN_USE = 'Il codice è usato da righe di ordini o da tempistiche: non può essere eliminato.'

/** Removes a window code that nothing refers to. @throws UserErrors CONFLICT while lines or timings do */
export const deleteCodiceSerramento = deleteOperation({
  nome: 'deleteCodiceSerramento',
  entity: codiceSerramentoEntity,
  async check(ctx, { id }) {
    const own = { where: { codiceSerramentoId: id }, select: { id: true } }
    const used = (await ctx.tx.rigaOrdine.findFirst(own)) ?? (await ctx.tx.tempistica.findFirst(own))
    if (used) throw UserErrors.of(null, CODICE_IN_USE, 'CONFLICT')
  },
})
