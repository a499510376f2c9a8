import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { existingSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'
import { operatoreNotDeletableReason } from '../utenteNotDeletableReason.ts'

/** The user is no longer an operator. @throws UserErrors with work of theirs; Refusal NOT_FOUND, CONFLICT */
export const deleteOperatore = operation({
  nome: 'deleteOperatore',
  permesso: 'adminUsers',
  schema: existingSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteOfRuolo(ctx, 'operatore', pk)
    refuseFor(await operatoreNotDeletableReason(ctx.tx, user), 'STORICO')
    await changeUtente(ctx, user, versione, (utente) => {
      requireRuolo(utente.operatore)
      return {
        azione: 'deleteOperatore',
        prima: { operatore: true },
        dopo: { operatore: false },
        write: () => ctx.tx.operatore.delete({ where: { id: pk } }),
      }
    })
    return { user }
  },
})
