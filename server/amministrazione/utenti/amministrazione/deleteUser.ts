import { UserErrors } from '../../../platform/errors.ts'
import { nomeDi, operation } from '../../../platform/operation.ts'
import { prendiUtente, terminaSessioni } from './cambiaUtente.ts'
import { motivoNonEliminabile } from './motivoNonEliminabile.ts'
import { pkUtenteSchema } from './rules.ts'
import { restaUnAmministratore } from './salvaguardie.ts'

/**
 * Removes a user that has left no trace, with its roles, sessions and tokens; who has is deactivated instead.
 * @throws UserErrors `STORICO` when something refers to the user, or it is the caller
 */
export const deleteUser = operation({
  nome: 'deleteUser',
  permesso: 'adminUsers',
  schema: pkUtenteSchema,
  async run({ pk }, ctx) {
    const utente = await prendiUtente(ctx, pk)
    if (pk === ctx.viewer?.id) throw UserErrors.of(null, 'Non puoi eliminare te stesso.')
    const motivo = await motivoNonEliminabile(ctx.tx, pk)
    if (motivo) throw UserErrors.of(null, motivo, 'STORICO')
    await terminaSessioni(ctx, pk)
    await ctx.tx.agente.deleteMany({ where: { userId: pk } })
    await ctx.tx.user.delete({ where: { id: pk } })
    await restaUnAmministratore(ctx, utente)
    await ctx.audit({
      oggetto: 'User',
      oggettoPk: pk,
      azione: 'deleteUser',
      prima: `${utente.username} (${nomeDi(utente)})`,
    })
    return { pk }
  },
})
