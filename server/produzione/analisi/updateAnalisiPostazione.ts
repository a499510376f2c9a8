import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { operation } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { refuseUnknownOrdini } from './createAnalisiPostazione.ts'
import { lockAnalisi } from './lock.ts'
import { analisiEditSchema, beginOfWeek, type PostazioneOfAnalisi } from './weekly.ts'

/**
 * Changes an entry of the weekly programming: name, orders, workstations. An order that stays keeps the workstation that
 * a bench planning gave it, while there is one of that name.
 * @throws UserErrors for orders that there are not; Refusal NOT_FOUND, CONFLICT when another version was read
 */
export const updateAnalisiPostazione = operation({
  nome: 'updateAnalisiPostazione',
  permesso: 'adminOrders',
  schema: analisiEditSchema,
  async run({ pk, versione: vista, nome, ordinePks, configurazione, settimana: sent }, ctx) {
    const current = await lockAnalisi(ctx, pk)
    const prior = current.ordini.map(({ ordineId }) => ordineId)
    await refuseUnknownOrdini(
      ctx,
      ordinePks.filter((ordine) => !prior.includes(ordine)),
    )
    const own = current.postazioni.map(({ postazione, campi }) => ({ postazione, campi }))
    const fresh = configurazione ?? own
    const its = current.settimana && dayOfDate(current.settimana)
    const week = sent === undefined ? its : sent && beginOfWeek(sent)
    const before = { nome: current.nome, settimana: its, ordini: numbersOf(prior), configurazione: inWords(own) }
    const after = { nome, settimana: week, ordini: numbersOf(ordinePks), configurazione: inWords(fresh) }
    await refuseIfStale(ctx, {
      oggetto: 'AnalisiPostazione',
      pk,
      vista: vista ?? null,
      attuale: current,
      prima: before,
      dopo: after,
    })
    const history = fieldHistory('AnalisiPostazione', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await ctx.tx.analisiPostazione.update({
      where: { id: pk },
      data: { nome, settimana: week && dateOfDay(week), versione: { increment: 1 } },
    })
    const names = fresh.map(({ postazione }) => postazione)
    await ctx.tx.postazioneAnalisi.deleteMany({ where: { analisiId: pk, postazione: { notIn: names } } })
    for (const [n, { postazione, campi }] of fresh.entries()) {
      const data = { campi: [...campi], posizione: n + 1 }
      await ctx.tx.postazioneAnalisi.upsert({
        where: { analisiId_postazione: { analisiId: pk, postazione } },
        create: { analisiId: pk, postazione, ...data },
        update: data,
      })
    }
    await ctx.tx.ordineAnalisi.deleteMany({ where: { analisiId: pk, ordineId: { notIn: [...ordinePks] } } })
    await ctx.tx.ordineAnalisi.createMany({
      data: ordinePks.flatMap((ordineId, n) =>
        prior.includes(ordineId) ? [] : [{ analisiId: pk, ordineId, posizione: n + 1 }],
      ),
    })
    await ctx.audit(...history)
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})

const numbersOf = (pks: readonly number[]) => [...pks].sort((a, b) => a - b).map(String)
const inWords = (postazioni: readonly PostazioneOfAnalisi[]) =>
  postazioni.map(({ postazione, campi }) => `${postazione}: ${campi.join(', ')}`)
