import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { createAppAccountSchema } from '../rules.ts'
import { ancoraSenza, conPrefisso, unisci, utenteEsistente } from '../ruolo.ts'
import { nuovo } from './dati.ts'

/** Makes a user an account of the app. @throws UserErrors when it is one already; Refusal CONFLICT */
export const createAppAccount = operation({
  nome: 'createAppAccount',
  permesso: 'adminUsers',
  schema: createAppAccountSchema,
  async run({ user, versione, ...dati }, ctx) {
    await utenteEsistente(ctx, user)
    const data = unisci(nuovo, dati)
    await cambiaUtente(ctx, user, versione, ({ appAccount }) => {
      ancoraSenza(appAccount, 'app account')
      return {
        azione: 'createAppAccount',
        prima: { appAccount: false },
        dopo: { appAccount: true, ...conPrefisso('appAccount', data) },
        scrivi: () => ctx.tx.appAccount.create({ data: { ...data, userId: user } }),
      }
    })
    return { user }
  },
})
