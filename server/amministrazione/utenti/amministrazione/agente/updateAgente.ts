import { operation } from '../../../../platform/operation.ts'
import { internalTipo, writtenTipo } from '../../../../vendite/agenti/rules.ts'
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
  async run({ pk, versione, ...dati }, ctx) {
    const user = await utenteOfRuolo(ctx, 'agente', pk)
    const capi = new Set<number | null>()
    await changeUtente(ctx, user, versione, async (utente) => {
      const { codice, capoAreaId, tipoAgente } = requireRuolo(utente.agente)
      const prima = { codice, capoArea: capoAreaId, tipoAgente: writtenTipo(tipoAgente) }
      const dopo = { ...prima, ...dati, capoArea: dati.capoArea === undefined ? capoAreaId : dati.capoArea }
      await refuseTakenCodice(ctx, dopo.codice, pk)
      if (dopo.capoArea !== capoAreaId) {
        await checkCapoArea(ctx, pk, dopo.capoArea)
        capi.add(capoAreaId).add(dopo.capoArea)
      }
      return {
        azione: 'updateAgente',
        prima: withPrefix('agente', prima),
        dopo: withPrefix('agente', dopo),
        scrivi: () =>
          ctx.tx.agente.update({
            where: { id: pk },
            data: { codice: dopo.codice, capoAreaId: dopo.capoArea, tipoAgente: internalTipo(dopo.tipoAgente) },
          }),
      }
    })
    await notifyCapi(ctx, [...capi])
    return { user }
  },
})
