import { checkName, withoutEntry } from '../../platform/db/arranged/entries.ts'
import { updateOperation } from '../../platform/db/entity/operations.ts'
import { checkFields, postazioneEntity, readPostazioni } from './entity.ts'

/**
 * Changes name and operations of a workstation; analyses keep those that they were made with.
 * @throws UserErrors for a name that is taken, an operation that is not there
 */
export const updatePostazione = updateOperation({
  nome: 'updatePostazione',
  entity: postazioneEntity,
  async check(ctx, { pk, before, after }) {
    checkName(withoutEntry(await readPostazioni(ctx), pk), after.postazione, 'postazione')
    // What it had already may stay, even where its operation is no more.
    await checkFields(
      ctx,
      after.campi.filter((name) => !before.campi.includes(name)),
    )
  },
})
