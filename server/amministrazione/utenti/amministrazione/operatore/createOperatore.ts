import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { createOperatoreSchema } from '../rules.ts'
import { ancoraSenza, conPrefisso, unisci, utenteEsistente } from '../ruolo.ts'
import { nuovo } from './dati.ts'

/** Makes a user an operator. @throws UserErrors when it is one already; Refusal CONFLICT */
export const createOperatore = operation({
  nome: 'createOperatore',
  permesso: 'adminUsers',
  schema: createOperatoreSchema,
  async run({ user, versione, ...dati }, ctx) {
    await utenteEsistente(ctx, user)
    const data = unisci(nuovo, dati)
    await cambiaUtente(ctx, user, versione, ({ operatore }) => {
      ancoraSenza(operatore, 'operatore')
      return {
        azione: 'createOperatore',
        prima: { operatore: false },
        dopo: { operatore: true, ...conPrefisso('operatore', data) },
        scrivi: () => ctx.tx.operatore.create({ data: { ...data, userId: user } }),
      }
    })
    return { user }
  },
})
