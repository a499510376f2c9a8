import { operation } from '#platform/operation.ts'
import { internalTipo, writtenTipo } from '#vendite/agenti/rules.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateAgenteSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo, withPrefix } from '../ruolo.ts'
import { refuseTakenCodice } from '../unique.ts'
import { checkCapoArea, notifyCapi } from './data.ts'

/** Changes a sales agent; without `capoArea` the area head stays. @throws UserErrors; Refusal CONFLICT */
export const updateAgente = operation({
  nome: 'updateAgente',
  permesso: 'adminUsers',
  schema: updateAgenteSchema,
  async run({ pk, versione, ...data }, ctx) {
    const user = await utenteOfRuolo(ctx, 'agente', pk)
    const capi = new Set<number | null>()
    await changeUtente(ctx, user, versione, async (utente) => {
      const { codice, capoAreaId, tipoAgente } = requireRuolo(utente.agente)
      const before = { codice, capoArea: capoAreaId, tipoAgente: writtenTipo(tipoAgente) }
      const after = { ...before, ...data, capoArea: data.capoArea === undefined ? capoAreaId : data.capoArea }
      await refuseTakenCodice(ctx, after.codice, pk)
      if (after.capoArea !== capoAreaId) {
        await checkCapoArea(ctx, pk, after.capoArea)
        capi.add(capoAreaId).add(after.capoArea)
      }
      return {
        azione: 'updateAgente',
        prima: withPrefix('agente', before),
        dopo: withPrefix('agente', after),
        write: () =>
          ctx.tx.agente.update({
            where: { id: pk },
            data: { codice: after.codice, capoAreaId: after.capoArea, tipoAgente: internalTipo(after.tipoAgente) },
          }),
      }
    })
    await notifyCapi(ctx, [...capi])
    return { user }
  },
})
