import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { esistenteSchema } from '../rules.ts'
import { presente, utenteDelRuolo } from '../ruolo.ts'

/** The user is no longer an account of the app. @throws Refusal NOT_FOUND, CONFLICT */
export const deleteAppAccount = operation({
  nome: 'deleteAppAccount',
  permesso: 'adminUsers',
  schema: esistenteSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteDelRuolo(ctx, 'appAccount', pk)
    await cambiaUtente(ctx, user, versione, (utente) => {
      presente(utente.appAccount)
      return {
        azione: 'deleteAppAccount',
        prima: { appAccount: true },
        dopo: { appAccount: false },
        scrivi: () => ctx.tx.appAccount.delete({ where: { id: pk } }),
      }
    })
    return { user }
  },
})
