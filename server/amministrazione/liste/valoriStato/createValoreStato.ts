import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { UNKNOWN_FASE } from '#produzione/schedulazione/rules.ts'
import { readStati, valoreStatoEntity } from './entity.ts'
import { ONLY_OF_FASI } from './rules.ts'

/**
 * Adds a state at the end of its list.
 * @throws UserErrors for an unknown phase, a name that is taken, a full list
 */
export const createValoreStato = createOperation({
  nome: 'createValoreStato',
  entity: valoreStatoEntity,
  async check(ctx, values) {
    const { contesto, nomeFase, nome } = values
    if (contesto !== 'fasi' && nomeFase !== '') throw UserErrors.of('nomeFase', ONLY_OF_FASI)
    if (contesto === 'fasi' && (await ctx.tx.fase.count({ where: { nome: nomeFase } })) === 0) {
      throw UserErrors.of('nomeFase', UNKNOWN_FASE)
    }
    await lockLista(ctx, 'valoreStato')
    const stati = await readStati(ctx, { contesto: contesto.toUpperCase() as Uppercase<typeof contesto>, nomeFase })
    checkRoom(stati)
    checkName(stati, nome, 'nome')
  },
})
