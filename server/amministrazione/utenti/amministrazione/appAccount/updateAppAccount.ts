import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { updateAppAccountSchema } from '../rules.ts'
import { conPrefisso, presente, unisci, utenteDelRuolo } from '../ruolo.ts'
import { datiDi } from './dati.ts'

/** Changes an account of the app. @throws Refusal NOT_FOUND, CONFLICT */
export const updateAppAccount = operation({
  nome: 'updateAppAccount',
  permesso: 'adminUsers',
  schema: updateAppAccountSchema,
  async run({ pk, versione, ...dati }, ctx) {
    const user = await utenteDelRuolo(ctx, 'appAccount', pk)
    await cambiaUtente(ctx, user, versione, (utente) => {
      const prima = datiDi(presente(utente.appAccount))
      const dopo = unisci(prima, dati)
      return {
        azione: 'updateAppAccount',
        prima: conPrefisso('appAccount', prima),
        dopo: conPrefisso('appAccount', dopo),
        scrivi: () => ctx.tx.appAccount.update({ where: { id: pk }, data: dopo }),
      }
    })
    return { user }
  },
})
