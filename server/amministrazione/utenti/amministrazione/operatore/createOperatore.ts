import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { createOperatoreSchema } from '../rules.ts'
import { mergeRuolo, refuseSecondRuolo, requireUtente, withPrefix } from '../ruolo.ts'
import { newOperatore } from './data.ts'

/** Makes a user an operator. @throws UserErrors when it is one already; Refusal CONFLICT */
export const createOperatore = operation({
  nome: 'createOperatore',
  permesso: 'adminUsers',
  schema: createOperatoreSchema,
  async run({ userPk, versione, ...facts }, ctx) {
    await requireUtente(ctx, userPk)
    const data = mergeRuolo(newOperatore, facts)
    await changeUtente(ctx, userPk, versione, ({ operatore }) => {
      refuseSecondRuolo(operatore, 'operatore')
      return {
        azione: 'createOperatore',
        prima: { operatore: false },
        dopo: { operatore: true, ...withPrefix('operatore', data) },
        write: () => ctx.tx.operatore.create({ data: { ...data, userId: userPk } }),
      }
    })
    return { user: userPk }
  },
})
