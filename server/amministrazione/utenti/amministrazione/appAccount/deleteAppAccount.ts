import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { existingSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'

/** The user is no longer an account of the app. @throws Refusal NOT_FOUND, CONFLICT */
export const deleteAppAccount = operation({
  nome: 'deleteAppAccount',
  permesso: 'adminUsers',
  schema: existingSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteOfRuolo(ctx, 'appAccount', pk)
    await changeUtente(ctx, user, versione, (utente) => {
      requireRuolo(utente.appAccount)
      return {
        azione: 'deleteAppAccount',
        prima: { appAccount: true },
        dopo: { appAccount: false },
        write: () => ctx.tx.appAccount.delete({ where: { id: pk } }),
      }
    })
    return { user }
  },
})
