import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayToColumn } from '../schedulazione/engine/time.ts'
import { visibleOrdine } from '../schedulazione/world.ts'
import { keepPromessa } from './keepPromessa.ts'
import { addPromessaSchema } from './rules.ts'
import { toldDay } from './toldDay.ts'

/**
 * Keeps a day that a customer was told otherwise than by mail: on the phone, in the showroom. The same day twice is
 * once.
 * @throws Refusal NOT_FOUND; UserErrors at `giorno`
 */
export const addPromessa = operation({
  nome: 'addPromessa',
  permesso: 'adminOrders',
  schema: addPromessaSchema,
  async run({ ordinePk, giorno }, ctx) {
    const { tx, viewer } = ctx
    await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${ordinePk} FOR UPDATE`
    const ordine = await tx.ordine.findFirst({ where: visibleOrdine(ordinePk, ctx), select: { id: true } })
    if (!ordine) throw new Refusal('NOT_FOUND')
    const day = toldDay(giorno)
    const before = await tx.promessa.findFirst({
      where: { ordineId: ordinePk, giorno: dayToColumn(day), origine: 'PRIMA_DATA' },
      select: { id: true },
    })
    if (before) return { pk: before.id, ordine: ordinePk }
    const pk = await keepPromessa(tx, { ordinePk }, { giorno: day, origine: 'PRIMA_DATA', byUser: viewer?.id || null })
    await ctx.audit({
      oggetto: 'Ordine',
      oggettoPk: ordinePk,
      azione: 'promessa',
      campo: 'giornoPromesso',
      dopo: giorno,
    })
    await ctx.emit('ordine', { pk: ordinePk })
    return { pk: pk as number, ordine: ordinePk }
  },
})
