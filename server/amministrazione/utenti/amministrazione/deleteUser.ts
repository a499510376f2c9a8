import { refuseFor, UserErrors } from '#platform/errors.ts'
import { fullNameOf, operation } from '#platform/operation.ts'
import { endSessions, lockUtente } from './changeUtente.ts'
import { pkUtenteSchema } from './rules.ts'
import { requireAnotherAdmin } from './safeguards.ts'
import { utenteNotDeletableReason } from './utenteNotDeletableReason.ts'

/**
 * Removes a user that has left no trace, with its roles, sessions and tokens; who has is deactivated instead.
 * @throws UserErrors `STORICO` when something refers to the user, or it is the caller
 */
export const deleteUser = operation({
  nome: 'deleteUser',
  permesso: 'adminUsers',
  schema: pkUtenteSchema,
  async run({ pk }, ctx) {
    const utente = await lockUtente(ctx, pk)
    if (pk === ctx.viewer?.id) throw UserErrors.of(null, 'Non puoi eliminare te stesso.')
    refuseFor(await utenteNotDeletableReason(ctx.tx, pk), 'STORICO')
    await endSessions(ctx, pk)
    await ctx.tx.agente.deleteMany({ where: { userId: pk } })
    await ctx.tx.user.delete({ where: { id: pk } })
    await requireAnotherAdmin(ctx, utente)
    await ctx.audit({
      oggetto: 'User',
      oggettoPk: pk,
      azione: 'deleteUser',
      prima: `${utente.username} (${fullNameOf(utente)})`,
    })
    return { pk }
  },
})
