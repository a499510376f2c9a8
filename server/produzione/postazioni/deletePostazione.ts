import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { motivoVoceNonEliminabile } from '../../shared/arranged/rules.ts'
import { postazioneEntity, readPostazioni } from './entity.ts'

/** Removes a workstation; analyses keep what they were made with. @throws UserErrors when it is the last */
export const deletePostazione = deleteOperation({
  nome: 'deletePostazione',
  entity: postazioneEntity,
  async check(ctx) {
    const motivo = motivoVoceNonEliminabile((await readPostazioni(ctx)).length - 1, [])
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
