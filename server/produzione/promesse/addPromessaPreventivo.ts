import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { dayToColumn } from '../schedulazione/engine/time.ts'
import { keepPromessa } from './keepPromessa.ts'
import { addPromessaPreventivoSchema } from './rules.ts'
import { toldDay } from './toldDay.ts'

/**
 * Keeps a day that the customer of a quote was told, which is one of its order when it becomes one. The same day twice
 * is once.
 * @throws Refusal NOT_FOUND; UserErrors at `giorno`
 */
export const addPromessaPreventivo = operation({
  nome: 'addPromessaPreventivo',
  permesso: 'updatePreventivi',
  schema: addPromessaPreventivoSchema,
  async run({ preventivoPk, giorno }, ctx) {
    const { tx, viewer } = ctx
    await tx.$queryRaw`SELECT 1 FROM preventivi WHERE id = ${preventivoPk} FOR UPDATE`
    const visible = { id: preventivoPk, AND: preventiviList.visible(viewer) }
    const preventivo = await tx.preventivo.findFirst({ where: visible, select: { id: true } })
    if (!preventivo) throw new Refusal('NOT_FOUND')
    const day = toldDay(giorno)
    const before = await tx.promessa.findFirst({
      where: { preventivoId: preventivoPk, giorno: dayToColumn(day), origine: 'PRIMA_DATA' },
      select: { id: true },
    })
    if (before) return { pk: before.id, preventivo: preventivoPk }
    const told = { giorno: day, origine: 'PRIMA_DATA', byUser: viewer?.id || null } as const
    const pk = await keepPromessa(tx, { preventivoPk }, told)
    await ctx.audit({
      oggetto: 'Preventivo',
      oggettoPk: preventivoPk,
      azione: 'promessa',
      campo: 'giornoPromesso',
      dopo: giorno,
    })
    await ctx.emit('preventivo', { pk: preventivoPk })
    return { pk: pk as number, preventivo: preventivoPk }
  },
})
