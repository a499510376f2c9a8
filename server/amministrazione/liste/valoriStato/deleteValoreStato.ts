import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { readStati, valoreStatoEntity } from './entity.ts'
import { motivoNomeFisso } from './rules.ts'
import { usesOfValoreStato } from './uses.ts'

/**
 * Removes a state that nothing has.
 * @throws UserErrors when its name is the product's, something has it (which orders), or it is the last of its list
 */
export const deleteValoreStato = deleteOperation({
  nome: 'deleteValoreStato',
  entity: valoreStatoEntity,
  async check(ctx, row) {
    const others = (await readStati(ctx, row)).length - 1
    const fixed = motivoNomeFisso(valoreStatoEntity.values(row))
    const reason = itemNotDeletableReason(others, await usesOfValoreStato(ctx.tx, row.id), fixed)
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
