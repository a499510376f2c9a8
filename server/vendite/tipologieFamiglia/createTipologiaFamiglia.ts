import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { readTipologieFamiglia, tipologiaFamigliaEntity } from './entity.ts'

/** Adds a kind of family after the others. @throws UserErrors for a name that is taken, a full list */
export const createTipologiaFamiglia = createOperation({
  nome: 'createTipologiaFamiglia',
  entity: tipologiaFamigliaEntity,
  async check(ctx, { nome }) {
    await lockLista(ctx, 'tipologiaFamiglia')
    const tipologie = await readTipologieFamiglia(ctx)
    checkRoom(tipologie)
    checkName(tipologie, nome, 'nome')
  },
})
