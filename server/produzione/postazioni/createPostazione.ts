import { checkName, checkRoom, lockLista } from '../../platform/db/arranged/entries.ts'
import { createOperation } from '../../platform/db/entity/operations.ts'
import { checkFields, postazioneEntity, readPostazioni } from './entity.ts'

/** Adds a workstation after the others. @throws UserErrors for a name that is taken, an operation that is not there */
export const createPostazione = createOperation({
  nome: 'createPostazione',
  entity: postazioneEntity,
  async check(ctx, { postazione, campi }) {
    await lockLista(ctx, 'configurazionePostazione')
    const postazioni = await readPostazioni(ctx)
    checkRoom(postazioni)
    checkName(postazioni, postazione, 'postazione')
    await checkFields(ctx, campi)
  },
})
