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
  async run({ userPk, versione, codice, capoAreaPk = null, tipoAgente }, ctx) {
    await requireUtente(ctx, userPk)
    await changeUtente(ctx, userPk, versione, async ({ agente }) => {
      refuseSecondRuolo(agente, 'agente')
      await refuseTakenCodice(ctx, codice)
      await checkCapoArea(ctx, null, capoAreaPk)
      return {
        azione: 'createAgente',
        prima: { agente: false },
        dopo: { agente: true, ...withPrefix('agente', { codice, capoAreaPk, tipoAgente }) },
        write: () =>
          ctx.tx.agente.create({
            data: { userId: userPk, codice, capoAreaId: capoAreaPk, tipoAgente: internalTipo(tipoAgente) },
          }),
      }
    })
    await notifyCapi(ctx, [capoAreaPk])
    return { user: userPk }
  },
})
