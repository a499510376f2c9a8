import { operation } from '../../../../platform/operation.ts'
import { tipoInterno } from '../../../../vendite/agenti/rules.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { createAgenteSchema } from '../rules.ts'
import { ancoraSenza, conPrefisso, utenteEsistente } from '../ruolo.ts'
import { codiceLibero } from '../unico.ts'
import { avvisaCapi, controllaCapoArea } from './dati.ts'

/** Makes a user a sales agent. @throws UserErrors; Refusal CONFLICT */
export const createAgente = operation({
  nome: 'createAgente',
  permesso: 'adminUsers',
  schema: createAgenteSchema,
  async run({ user, versione, codice, capoArea = null, tipoAgente }, ctx) {
    await utenteEsistente(ctx, user)
    await cambiaUtente(ctx, user, versione, async ({ agente }) => {
      ancoraSenza(agente, 'agente')
      await codiceLibero(ctx, codice)
      await controllaCapoArea(ctx, null, capoArea)
      return {
        azione: 'createAgente',
        prima: { agente: false },
        dopo: { agente: true, ...conPrefisso('agente', { codice, capoArea, tipoAgente }) },
        scrivi: () =>
          ctx.tx.agente.create({
            data: { userId: user, codice, capoAreaId: capoArea, tipoAgente: tipoInterno(tipoAgente) },
          }),
      }
    })
    await avvisaCapi(ctx, [capoArea])
    return { user }
  },
})
