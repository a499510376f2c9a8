import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { readTipologieFamiglia, tipologiaFamigliaEntity } from './entity.ts'

/** Changes the name of a kind of family. @throws UserErrors for a name that is taken */
export const updateTipologiaFamiglia = updateOperation({
  nome: 'updateTipologiaFamiglia',
  entity: tipologiaFamigliaEntity,
  async check(ctx, { pk, after }) {
    checkName(withoutEntry(await readTipologieFamiglia(ctx), pk), after.nome, 'nome')
  },
})
