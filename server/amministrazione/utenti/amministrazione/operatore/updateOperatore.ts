import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { updateOperatoreSchema } from '../rules.ts'
import { conPrefisso, presente, unisci, utenteDelRuolo } from '../ruolo.ts'
import { datiDi } from './dati.ts'

/** Changes an operator. @throws Refusal NOT_FOUND, CONFLICT */
export const updateOperatore = operation({
  nome: 'updateOperatore',
  permesso: 'adminUsers',
  schema: updateOperatoreSchema,
  async run({ pk, versione, ...dati }, ctx) {
    const user = await utenteDelRuolo(ctx, 'operatore', pk)
    await cambiaUtente(ctx, user, versione, (utente) => {
      const prima = datiDi(presente(utente.operatore))
      const dopo = unisci(prima, dati)
      return {
        azione: 'updateOperatore',
        prima: conPrefisso('operatore', prima),
        dopo: conPrefisso('operatore', dopo),
        scrivi: () => ctx.tx.operatore.update({ where: { id: pk }, data: dopo }),
      }
    })
    return { user }
  },
})
