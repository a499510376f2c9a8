import { operation } from '../../../../platform/operation.ts'
import { tipoInterno, tipoScritto } from '../../../../vendite/agenti/rules.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { updateAgenteSchema } from '../rules.ts'
import { conPrefisso, presente, utenteDelRuolo } from '../ruolo.ts'
import { codiceLibero } from '../unico.ts'
import { avvisaCapi, controllaCapoArea } from './dati.ts'

/** Changes a sales agent; without `capoArea` the area head stays. @throws UserErrors; Refusal CONFLICT */
export const updateAgente = operation({
  nome: 'updateAgente',
  permesso: 'adminUsers',
  schema: updateAgenteSchema,
  async run({ pk, versione, ...dati }, ctx) {
    const user = await utenteDelRuolo(ctx, 'agente', pk)
    const capi = new Set<number | null>()
    await cambiaUtente(ctx, user, versione, async (utente) => {
      const { codice, capoAreaId, tipoAgente } = presente(utente.agente)
      const prima = { codice, capoArea: capoAreaId, tipoAgente: tipoScritto(tipoAgente) }
      const dopo = { ...prima, ...dati, capoArea: dati.capoArea === undefined ? capoAreaId : dati.capoArea }
      await codiceLibero(ctx, dopo.codice, pk)
      if (dopo.capoArea !== capoAreaId) {
        await controllaCapoArea(ctx, pk, dopo.capoArea)
        capi.add(capoAreaId).add(dopo.capoArea)
      }
      return {
        azione: 'updateAgente',
        prima: conPrefisso('agente', prima),
        dopo: conPrefisso('agente', dopo),
        scrivi: () =>
          ctx.tx.agente.update({
            where: { id: pk },
            data: { codice: dopo.codice, capoAreaId: dopo.capoArea, tipoAgente: tipoInterno(dopo.tipoAgente) },
          }),
      }
    })
    await avvisaCapi(ctx, [...capi])
    return { user }
  },
})
