import { operation } from '#platform/operation.ts'
import { internalTipo } from '#vendite/agenti/rules.ts'
import { changeUtente } from '../changeUtente.ts'
import { createAgenteSchema } from '../rules.ts'
import { refuseSecondRuolo, requireUtente, withPrefix } from '../ruolo.ts'
import { refuseTakenCodice } from '../unique.ts'
import { checkCapoArea, notifyCapi } from './data.ts'

/** Makes a user a sales agent. @throws UserErrors; Refusal CONFLICT */
export const createAgente = operation({
  nome: 'createAgente',
  permesso: 'adminUsers',
  schema: createAgenteSchema,
  async run({ user, versione, codice, capoArea = null, tipoAgente }, ctx) {
    await requireUtente(ctx, user)
    await changeUtente(ctx, user, versione, async ({ agente }) => {
      refuseSecondRuolo(agente, 'agente')
      await refuseTakenCodice(ctx, codice)
      await checkCapoArea(ctx, null, capoArea)
      return {
        azione: 'createAgente',
        prima: { agente: false },
        dopo: { agente: true, ...withPrefix('agente', { codice, capoArea, tipoAgente }) },
        write: () =>
          ctx.tx.agente.create({
            data: { userId: user, codice, capoAreaId: capoArea, tipoAgente: internalTipo(tipoAgente) },
          }),
      }
    })
    await notifyCapi(ctx, [capoArea])
    return { user }
  },
})
