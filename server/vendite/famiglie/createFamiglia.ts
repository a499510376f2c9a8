import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { famigliaEntity, readFamiglie } from './entity.ts'

/** Adds a family after the others of its kind. @throws UserErrors for a name that is taken, a kind that is gone */
export const createFamiglia = createOperation({
  nome: 'createFamiglia',
  entity: famigliaEntity,
  async check(ctx, { nome, tipologiaFamigliaPk }) {
    await lockLista(ctx, 'famiglia')
    checkRoom(await readFamiglie(ctx, tipologiaFamigliaPk))
    checkName(await readFamiglie(ctx), nome, 'nome')
  },
})
