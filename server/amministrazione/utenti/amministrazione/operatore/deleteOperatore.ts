import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { esistenteSchema } from '../rules.ts'
import { presente, utenteDelRuolo } from '../ruolo.ts'

/** The user is no longer an operator. @throws Refusal NOT_FOUND, CONFLICT */
export const deleteOperatore = operation({
  nome: 'deleteOperatore',
  permesso: 'adminUsers',
  schema: esistenteSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteDelRuolo(ctx, 'operatore', pk)
    await cambiaUtente(ctx, user, versione, (utente) => {
      presente(utente.operatore)
      return {
        azione: 'deleteOperatore',
        prima: { operatore: true },
        dopo: { operatore: false },
        scrivi: () => ctx.tx.operatore.delete({ where: { id: pk } }),
      }
    })
    return { user }
  },
})
