import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import type { Use } from '#shared/uses.ts'
import { announceLista } from '../announce.ts'
import { voceCheckListSchema } from './rules.ts'

const codec = columnCodec('voceCheckList', voceCheckListSchema)

/** The items of the checklist. */
function readItems({ tx }: OperationContext): Promise<Entry[]> {
  return tx.voceCheckList.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An item of the checklist as it is written; a new one comes after the others. */
const voceCheckListEntity = entity({
  model: 'voceCheckList',
  permesso: 'adminImpostazioni',
  schema: voceCheckListSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'voceCheckList', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readItems(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx) => announceLista(ctx, 'voceCheckList'),
})

/** Adds an item to the checklist, after the others. @throws UserErrors for a name that is taken, a full list */
export const createVoceCheckList = createOperation({
  nome: 'createVoceCheckList',
  entity: voceCheckListEntity,
  check: (ctx, { nome }) => checkNewEntry(ctx, 'voceCheckList', readItems, nome, 'nome'),
})

/** Calls an item of the checklist otherwise, in every order. @throws UserErrors for a name that is taken */
export const updateVoceCheckList = updateOperation({
  nome: 'updateVoceCheckList',
  entity: voceCheckListEntity,
  check: async (ctx, { pk, after }) => checkName(await readItems(ctx), after.nome, 'nome', pk),
})

/** The orders in which an item is ticked. TypeScript says when a new reference is missing here. */
async function usesOfVoceCheckList(tx: Tx, pk: number): Promise<Use[]> {
  const count = await tx.checkListOrdine.count({ where: { voceId: pk } })
  const words = { singolare: 'ordine che l’ha spuntata', plurale: 'ordini che l’hanno spuntata' }
  const uses = {
    ordini: await commesseUse(tx, count, words, { checkList: { some: { voceId: pk } } }),
  } satisfies Record<keyof Prisma.VoceCheckListCountOutputType, Use>
  return Object.values(uses)
}

/** Removes an item that no order has ticked, the last one too: orders then have no checklist. @throws UserErrors */
export const deleteVoceCheckList = deleteOperation({
  nome: 'deleteVoceCheckList',
  entity: voceCheckListEntity,
  check: async (ctx, { id }) =>
    refuseFor(itemNotDeletableReason(Number.POSITIVE_INFINITY, await usesOfVoceCheckList(ctx.tx, id))),
})

/** Puts the items of the checklist in another order. @throws UserErrors when they are not all there, each once */
export const arrangeVociCheckList = arrangeOperation({
  nome: 'arrangeVociCheckList',
  model: 'voceCheckList',
  permesso: 'adminImpostazioni',
  list: readItems,
  changed: (ctx) => announceLista(ctx, 'voceCheckList'),
})
