import { operation } from '../../../../platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateAppAccountSchema } from '../rules.ts'
import { mergeRuolo, requireRuolo, utenteOfRuolo, withPrefix } from '../ruolo.ts'
import { appAccountData } from './data.ts'

/** Changes an account of the app. @throws Refusal NOT_FOUND, CONFLICT */
export const updateAppAccount = operation({
  nome: 'updateAppAccount',
  permesso: 'adminUsers',
  schema: updateAppAccountSchema,
  async run({ pk, versione, ...dati }, ctx) {
    const user = await utenteOfRuolo(ctx, 'appAccount', pk)
    await changeUtente(ctx, user, versione, (utente) => {
      const prima = appAccountData(requireRuolo(utente.appAccount))
      const dopo = mergeRuolo(prima, dati)
      return {
        azione: 'updateAppAccount',
        prima: withPrefix('appAccount', prima),
        dopo: withPrefix('appAccount', dopo),
        scrivi: () => ctx.tx.appAccount.update({ where: { id: pk }, data: dopo }),
      }
    })
    return { user }
  },
})
