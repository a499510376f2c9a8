import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { createFornitoreUtenteSchema } from '../rules.ts'
import { refuseSecondRuolo, requireUtente } from '../ruolo.ts'
import { namedFornitore } from './named.ts'

/**
 * Lets a user into the portal of a supplier, and nowhere else.
 * @throws UserErrors when it stands for one already or has another role; Refusal CONFLICT
 */
export const createFornitoreUtente = operation({
  nome: 'createFornitoreUtente',
  permesso: 'adminUsers',
  schema: createFornitoreUtenteSchema,
  async run({ userPk, versione, fornitorePk }, ctx) {
    await requireUtente(ctx, userPk)
    const name = await namedFornitore(ctx, fornitorePk)
    await changeUtente(ctx, userPk, versione, (utente) => {
      refuseSecondRuolo(utente.fornitore, 'fornitore')
      return {
        azione: 'createFornitoreUtente',
        prima: { fornitore: null },
        dopo: { fornitore: name },
        write: () => ctx.tx.fornitoreUtente.create({ data: { userId: userPk, fornitoreId: fornitorePk } }),
      }
    })
    return { user: userPk }
  },
})
