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
import { preventiviUse } from '#vendite/preventivi/preventiviUse.ts'
import { announceLista } from '../announce.ts'
import { statoPreventivoSchema } from './rules.ts'

const codec = columnCodec('statoPreventivo', statoPreventivoSchema)

/** The states of quotes. */
async function readStatiPreventivo({ tx }: OperationContext): Promise<Entry[]> {
  const stati = await tx.statoPreventivo.findMany({ select: { id: true, stato: true, ordine: true } })
  return stati.map(({ id, stato, ordine }) => ({ id, nome: stato, ordine }))
}

/** A state of quotes as it is written; a new one comes after the others. */
const statoPreventivoEntity = entity({
  model: 'statoPreventivo',
  permesso: 'adminImpostazioni',
  schema: statoPreventivoSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'statoPreventivo', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readStatiPreventivo(ctx)) }
  },
  title: ({ stato }) => stato,
  changed: (ctx) => announceLista(ctx, 'statoPreventivo'),
})

/** Adds a state of quotes after the others. @throws UserErrors for a name that is taken, a full list */
export const createStatoPreventivo = createOperation({
  nome: 'createStatoPreventivo',
  entity: statoPreventivoEntity,
  check: (ctx, { stato }) => checkNewEntry(ctx, 'statoPreventivo', readStatiPreventivo, stato, 'stato'),
})

/** Changes name and colour of a state of quotes. @throws UserErrors for a name that is taken */
export const updateStatoPreventivo = updateOperation({
  nome: 'updateStatoPreventivo',
  entity: statoPreventivoEntity,
  check: async (ctx, { pk, after }) => checkName(await readStatiPreventivo(ctx), after.stato, 'stato', pk),
})

/** The quotes that have a state, deleted ones included. TypeScript says when a new reference is missing here. */
async function usesOfStatoPreventivo(tx: Tx, pk: number): Promise<Use[]> {
  const uses = {
    preventivi: await preventiviUse(tx, { statoId: pk }),
  } satisfies Record<keyof Prisma.StatoPreventivoCountOutputType, Use>
  return Object.values(uses)
}

/** Removes a state that no quote has. @throws UserErrors when some have it, or it is the last */
export const deleteStatoPreventivo = deleteOperation({
  nome: 'deleteStatoPreventivo',
  entity: statoPreventivoEntity,
  async check(ctx, { id }) {
    const others = (await readStatiPreventivo(ctx)).length - 1
    refuseFor(itemNotDeletableReason(others, await usesOfStatoPreventivo(ctx.tx, id)))
  },
})

/** Puts the states of quotes in another order: a new quote has the first. @throws UserErrors when they are not all there */
export const arrangeStatiPreventivo = arrangeOperation({
  nome: 'arrangeStatiPreventivo',
  model: 'statoPreventivo',
  permesso: 'adminImpostazioni',
  list: readStatiPreventivo,
  changed: (ctx) => announceLista(ctx, 'statoPreventivo'),
})
