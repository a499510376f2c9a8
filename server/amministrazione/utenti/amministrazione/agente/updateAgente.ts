import { operation } from '#platform/operation.ts'
import { internalTipo, writtenTipo } from '#vendite/agenti/rules.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateAgenteSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo, withPrefix } from '../ruolo.ts'
import { refuseTakenCodice } from '../unique.ts'
import { checkCapoArea, notifyCapi } from './data.ts'

/** Changes a sales agent; without `capoAreaPk` the area head stays. @throws UserErrors; Refusal CONFLICT */
export const updateAgente = operation({
  nome: 'updateAgente',
  permesso: 'adminUsers',
  schema: updateAgenteSchema,
  async run({ pk, versione, ...data }, ctx) {
    const user = await utenteOfRuolo(ctx, 'agente', pk)
    const capi = new Set<number | null>()
    await changeUtente(ctx, user, versione, async (utente) => {
      const { codice, capoAreaId, tipoAgente } = requireRuolo(utente.agente)
      const before = { codice, capoAreaPk: capoAreaId, tipoAgente: writtenTipo(tipoAgente) }
      const after = { ...before, ...data, capoAreaPk: data.capoAreaPk === undefined ? capoAreaId : data.capoAreaPk }
      await refuseTakenCodice(ctx, after.codice, pk)
      if (after.capoAreaPk !== capoAreaId) {
        await checkCapoArea(ctx, pk, after.capoAreaPk)
        capi.add(capoAreaId).add(after.capoAreaPk)
      }
      return {
        azione: 'updateAgente',
        prima: withPrefix('agente', before),
        dopo: withPrefix('agente', after),
        write: () =>
          ctx.tx.agente.update({
            where: { id: pk },
            data: { codice: after.codice, capoAreaId: after.capoAreaPk, tipoAgente: internalTipo(after.tipoAgente) },
          }),
      }
    })
    await notifyCapi(ctx, [...capi])
    return { user }
  },
})
