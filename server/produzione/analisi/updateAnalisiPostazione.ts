import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { operation } from '../../platform/operation.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { refuseUnknownOrdini } from './createAnalisiPostazione.ts'
import { lockAnalisi } from './lock.ts'
import { beginOfWeek, modificaAnalisiSchema, type PostazioneDiAnalisi } from './weekly.ts'

/**
 * Changes an entry of the weekly programming: name, orders, workstations. An order that stays keeps the workstation that
 * a bench planning gave it, while there is one of that name.
 * @throws UserErrors for orders that there are not; Refusal NOT_FOUND, CONFLICT when another version was read
 */
export const updateAnalisiPostazione = operation({
  nome: 'updateAnalisiPostazione',
  permesso: 'adminOrders',
  schema: modificaAnalisiSchema,
  async run({ pk, versione: vista, nome, ordini, configurazione, settimana: inviata }, ctx) {
    const attuale = await lockAnalisi(ctx, pk)
    const gia = attuale.ordini.map(({ ordineId }) => ordineId)
    await refuseUnknownOrdini(
      ctx,
      ordini.filter((ordine) => !gia.includes(ordine)),
    )
    const sue = attuale.postazioni.map(({ postazione, campi }) => ({ postazione, campi }))
    const nuove = configurazione ?? sue
    const sua = attuale.settimana && dayOfDate(attuale.settimana)
    const settimana = inviata === undefined ? sua : inviata && beginOfWeek(inviata)
    const prima = { nome: attuale.nome, settimana: sua, ordini: numbersOf(gia), configurazione: inWords(sue) }
    const dopo = { nome, settimana, ordini: numbersOf(ordini), configurazione: inWords(nuove) }
    await refuseIfStale(ctx, { oggetto: 'AnalisiPostazione', pk, vista: vista ?? null, attuale, prima, dopo })
    const storia = fieldHistory('AnalisiPostazione', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    await ctx.tx.analisiPostazione.update({
      where: { id: pk },
      data: { nome, settimana: settimana && dateOfDay(settimana), versione: { increment: 1 } },
    })
    const nomi = nuove.map(({ postazione }) => postazione)
    await ctx.tx.postazioneAnalisi.deleteMany({ where: { analisiId: pk, postazione: { notIn: nomi } } })
    for (const [n, { postazione, campi }] of nuove.entries()) {
      const data = { campi: [...campi], posizione: n + 1 }
      await ctx.tx.postazioneAnalisi.upsert({
        where: { analisiId_postazione: { analisiId: pk, postazione } },
        create: { analisiId: pk, postazione, ...data },
        update: data,
      })
    }
    await ctx.tx.ordineAnalisi.deleteMany({ where: { analisiId: pk, ordineId: { notIn: [...ordini] } } })
    await ctx.tx.ordineAnalisi.createMany({
      data: ordini.flatMap((ordineId, n) =>
        gia.includes(ordineId) ? [] : [{ analisiId: pk, ordineId, posizione: n + 1 }],
      ),
    })
    await ctx.audit(...storia)
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})

const numbersOf = (pks: readonly number[]) => [...pks].sort((a, b) => a - b).map(String)
const inWords = (postazioni: readonly PostazioneDiAnalisi[]) =>
  postazioni.map(({ postazione, campi }) => `${postazione}: ${campi.join(', ')}`)
