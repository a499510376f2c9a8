import { deleteOperation } from '../../../platform/db/entity/operations.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { motivoVoceNonEliminabile } from '../../../shared/arranged/rules.ts'
import { readStatiPreventivo, statoPreventivoEntity } from './entity.ts'
import { usesOfStatoPreventivo } from './uses.ts'

/** Removes a state that no quote has. @throws UserErrors when some have it, or it is the last */
export const deleteStatoPreventivo = deleteOperation({
  nome: 'deleteStatoPreventivo',
  entity: statoPreventivoEntity,
  async check(ctx, { id }) {
    const altri = (await readStatiPreventivo(ctx)).length - 1
    const motivo = motivoVoceNonEliminabile(altri, await usesOfStatoPreventivo(ctx.tx, id))
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
