import { operation } from '#platform/operation.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readChosenOrdini } from './chosen.ts'
import { ordiniHistory } from './history.ts'
import { pianificazioneSchema } from './rules.ts'
import { chosenTurni, writeTurns } from './turns.ts'

/**
 * Saves a bench planning: an entry of the weekly programming of today, with the orders shared out between its
 * workstations. The schedule of the orders stays as it is.
 */
export const planBanchi = operation({
  nome: 'planBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: pianificazioneSchema,
  async run(input, ctx) {
    const { nome } = input
    const chosen = await readChosenOrdini(ctx, input.ordinePks, input.configurazionePks)
    const turns = chosenTurni(input, chosen)
    const { id: pk } = await ctx.tx.analisiPostazione.create({
      data: { nome, data: dateOfDay(dayOfInstant(new Date())), creataDaId: ctx.viewer?.id ?? null },
    })
    const postazioni = await ctx.tx.postazioneAnalisi.createManyAndReturn({
      data: chosen.postazioni.map(({ postazione, campi }, index) => ({
        analisiId: pk,
        postazione,
        campi,
        posizione: index + 1,
      })),
    })
    await writeTurns(ctx.tx, pk, postazioni, turns)
    await ctx.audit(
      { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'crea', dopo: nome },
      ...ordiniHistory(null, { nome, turni: turns }),
    )
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})
