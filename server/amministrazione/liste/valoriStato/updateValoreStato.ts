import { checkName } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { readStati, valoreStatoEntity } from './entity.ts'
import { FIXED_LISTA, motivoNomeFisso } from './rules.ts'

/**
 * Changes name and colour of a state: what has it refers to it by number, so that the new name is everywhere at once.
 * @throws UserErrors for another list, a name that is taken, a name that the product knows
 */
export const updateValoreStato = updateOperation({
  nome: 'updateValoreStato',
  entity: valoreStatoEntity,
  async check(ctx, { pk, row, before, after }) {
    if (after.contesto !== before.contesto) throw UserErrors.of('contesto', FIXED_LISTA)
    if (after.nomeFase !== before.nomeFase) throw UserErrors.of('nomeFase', FIXED_LISTA)
    if (after.nome === before.nome) return
    const fixed = motivoNomeFisso(before)
    if (fixed) throw UserErrors.of('nome', fixed, 'CONFLICT')
    checkName(await readStati(ctx, row), after.nome, 'nome', pk)
  },
})
