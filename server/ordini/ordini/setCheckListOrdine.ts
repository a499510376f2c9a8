import { array, type InferType, object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { booleanRule, idRule, unknownPkMessage } from '#shared/fields/fields.ts'
import { lockOrdine, ordinePk } from './lock.ts'

/** Items of the checklist that change. */
export const itemsRule = array()
  .of(object({ pk: idRule(), done: booleanRule(false) }))
  .typeError('È richiesta una lista')
  .required()
  .max(200)

/**
 * Ticks and unticks items of the checklist of a locked order; items that are not named stay.
 * @param field how errors call the list
 * @throws UserErrors for items that there are not
 */
export async function changeCheckList(
  ctx: OperationContext,
  pk: number,
  asked: InferType<typeof itemsRule>,
  field: string,
): Promise<void> {
  const esistenti = new Map((await ctx.tx.voceCheckList.findMany()).map((item) => [item.id, item.nome]))
  const unknown = asked.flatMap((item, index) => (esistenti.has(item.pk) ? [] : [{ voce: item, index }]))
  if (unknown.length > 0) {
    throw new UserErrors(
      unknown.map(({ voce, index }) => ({
        code: 'INVALID',
        field: `${field}[${index}].pk`,
        message: unknownPkMessage(voce.pk),
      })),
    )
  }
  const completed = new Set((await ctx.tx.checkListOrdine.findMany({ where: { ordineId: pk } })).map((f) => f.voceId))
  // The last word counts when an item is named twice.
  const volute = [...new Map(asked.map(({ pk: voceId, done }) => [voceId, done]))]
  const diverse = volute.filter(([voceId, done]) => completed.has(voceId) !== done)
  if (diverse.length === 0) return
  const ids = (done: boolean) => diverse.filter(([, wanted]) => wanted === done).map(([voceId]) => voceId)
  await ctx.tx.checkListOrdine.deleteMany({ where: { ordineId: pk, voceId: { in: ids(false) } } })
  await ctx.tx.checkListOrdine.createMany({
    data: ids(true).map((voceId) => ({ ordineId: pk, voceId, userId: ctx.viewer?.id })),
  })
  await ctx.tx.ordine.update({ where: { id: pk }, data: { versione: { increment: 1 } } })
  await ctx.audit(
    ...diverse.map(([voceId, done]) => ({
      oggetto: 'Ordine',
      oggettoPk: pk,
      azione: 'setCheckList',
      campo: `checkList.${esistenti.get(voceId) ?? ''}`,
      prima: done ? 'No' : 'Sì',
      dopo: done ? 'Sì' : 'No',
    })),
  )
  await ctx.emit('ordine', { pk })
}

export const setCheckListOrdine = operation({
  nome: 'setCheckListOrdine',
  permesso: 'writeOrderCheckList',
  schema: object({ ordinePk, voci: itemsRule }),
  async run({ ordinePk: pk, voci }, ctx) {
    await lockOrdine(ctx, pk)
    await changeCheckList(ctx, pk, voci, 'voci')
    return { pk }
  },
})
