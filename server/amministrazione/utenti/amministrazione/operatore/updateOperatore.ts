import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateOperatoreSchema } from '../rules.ts'
import { mergeRuolo, requireRuolo, utenteOfRuolo, withPrefix } from '../ruolo.ts'
import { operatoreData } from './data.ts'

/** Changes an operator. @throws Refusal NOT_FOUND, CONFLICT */
export const updateOperatore = operation({
  nome: 'updateOperatore',
  permesso: 'adminUsers',
  schema: updateOperatoreSchema,
  async run({ pk, versione, ...data }, ctx) {
    const user = await utenteOfRuolo(ctx, 'operatore', pk)
    await changeUtente(ctx, user, versione, (utente) => {
      const before = operatoreData(requireRuolo(utente.operatore))
      const after = mergeRuolo(before, data)
      return {
        azione: 'updateOperatore',
        prima: withPrefix('operatore', before),
        dopo: withPrefix('operatore', after),
        write: () => ctx.tx.operatore.update({ where: { id: pk }, data: after }),
      }
    })
    return { user }
  },
})
