import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { NAME_TAKEN } from '#shared/arranged.ts'
import { lockDraft } from './lock.ts'
import { listinoNotDeletableReason, listinoSchema } from './rules.ts'

const listinoCodec = columnCodec('listino', listinoSchema)

/** A price list as it is written: only a draft is changed. */
const listinoEntity = entity({
  model: 'listino',
  permesso: 'adminListini',
  schema: listinoSchema,
  ...listinoCodec,
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('listino', { pk }),
})

/** @throws UserErrors when another list is called so */
export async function checkListinoName({ tx }: OperationContext, nome: string, pk?: number): Promise<void> {
  const other = await tx.listino.findFirst({
    where: { nome: { equals: nome, mode: 'insensitive' }, NOT: pk === undefined ? [] : [{ id: pk }] },
    select: { id: true },
  })
  if (other) throw UserErrors.of('nome', NAME_TAKEN, 'CONFLICT')
}

/** Adds an empty draft. @throws UserErrors for a name that is taken */
export const createListino = createOperation({
  nome: 'createListino',
  entity: listinoEntity,
  check: (ctx, { nome }) => checkListinoName(ctx, nome),
})

/** Changes the fields of a draft that are sent. @throws UserErrors for a name that is taken, and when it is no draft */
export const updateListino = updateOperation({
  nome: 'updateListino',
  entity: { ...listinoEntity, take: lockDraft },
  check: (ctx, { pk, after }) => checkListinoName(ctx, after.nome, pk),
})

/** Removes a draft with all that is in it. @throws UserErrors when it is no draft */
export const deleteListino = deleteOperation({
  nome: 'deleteListino',
  entity: listinoEntity,
  check: async (_ctx, { stato }) => refuseFor(listinoNotDeletableReason(stato)),
})
