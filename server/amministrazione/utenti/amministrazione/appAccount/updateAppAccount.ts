import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateAppAccountSchema } from '../rules.ts'
import { mergeRuolo, requireRuolo, utenteOfRuolo, withPrefix } from '../ruolo.ts'
import { appAccountData } from './data.ts'

/** Changes an account of the app. @throws Refusal NOT_FOUND, CONFLICT */
export const updateAppAccount = operation({
  nome: 'updateAppAccount',
  permesso: 'adminUsers',
  schema: updateAppAccountSchema,
  async run({ pk, versione, ...data }, ctx) {
    const user = await utenteOfRuolo(ctx, 'appAccount', pk)
    await changeUtente(ctx, user, versione, (utente) => {
      const before = appAccountData(requireRuolo(utente.appAccount))
      const after = mergeRuolo(before, data)
      return {
        azione: 'updateAppAccount',
        prima: withPrefix('appAccount', before),
        dopo: withPrefix('appAccount', after),
        write: () => ctx.tx.appAccount.update({ where: { id: pk }, data: after }),
      }
    })
    return { user }
  },
})
