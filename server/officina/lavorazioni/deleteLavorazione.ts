import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { itemNotDeletableReason } from '#shared/arranged/rules.ts'
import { lavorazioneEntity, readLavorazioni } from './entity.ts'
import { usesOfLavorazione } from './uses.ts'

/**
 * Removes an operation, with its controls, that nothing names.
 * @throws UserErrors when a workstation, an activity or a recorded control does (which orders), or it is the last
 */
export const deleteLavorazione = deleteOperation({
  nome: 'deleteLavorazione',
  entity: lavorazioneEntity,
  async check(ctx, { id, nome }) {
    const others = (await readLavorazioni(ctx)).length - 1
    const reason = itemNotDeletableReason(others, await usesOfLavorazione(ctx.tx, id, nome))
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
