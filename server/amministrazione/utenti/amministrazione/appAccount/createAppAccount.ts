import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { createAppAccountSchema } from '../rules.ts'
import { mergeRuolo, refuseSecondRuolo, requireUtente, withPrefix } from '../ruolo.ts'
import { newAppAccount } from './data.ts'

/** Makes a user an account of the app. @throws UserErrors when it is one already; Refusal CONFLICT */
export const createAppAccount = operation({
  nome: 'createAppAccount',
  permesso: 'adminUsers',
  schema: createAppAccountSchema,
  async run({ userPk, versione, ...facts }, ctx) {
    await requireUtente(ctx, userPk)
    const data = mergeRuolo(newAppAccount, facts)
    await changeUtente(ctx, userPk, versione, ({ appAccount }) => {
      refuseSecondRuolo(appAccount, 'app account')
      return {
        azione: 'createAppAccount',
        prima: { appAccount: false },
        dopo: { appAccount: true, ...withPrefix('appAccount', data) },
        write: () => ctx.tx.appAccount.create({ data: { ...data, userId: userPk } }),
      }
    })
    return { user: userPk }
  },
})
