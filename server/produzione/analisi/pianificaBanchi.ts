import { operation } from '../../platform/operation.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'
import { giornoDi } from '../../shared/dates/zone.ts'
import { pianificazioneSchema } from './rules.ts'
import { leggiScelti } from './scelti.ts'
import { storiaOrdini } from './storia.ts'
import { scriviTurni, turniScelti } from './turni.ts'

/**
 * Saves a bench planning: an entry of the weekly programming of today, with the orders shared out between its
 * workstations. The schedule of the orders stays as it is.
 */
export const pianificaBanchi = operation({
  nome: 'pianificaBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: pianificazioneSchema,
  async run(input, ctx) {
    const { nome } = input
    const scelti = await leggiScelti(ctx, input.ordini, input.configurazioni)
    const turni = turniScelti(input, scelti)
    const { id: pk } = await ctx.tx.analisiPostazione.create({
      data: { nome, data: dataDiGiorno(giornoDi(new Date())), creataDaId: ctx.viewer?.id ?? null },
    })
    const postazioni = await ctx.tx.postazioneAnalisi.createManyAndReturn({
      data: scelti.postazioni.map(({ postazione, campi }, indice) => ({
        analisiId: pk,
        postazione,
        campi,
        posizione: indice + 1,
      })),
    })
    await scriviTurni(ctx.tx, pk, postazioni, turni)
    await ctx.audit(
      { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'crea', dopo: nome },
      ...storiaOrdini(null, { nome, turni }),
    )
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})
