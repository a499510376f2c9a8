import { type Operation, type OperationContext, operation } from '../../operation.ts'
import type { RowOf } from '../read.ts'
import {
  type Change,
  type Check,
  changeSchema,
  type Entity,
  type EntityModel,
  identitySchema,
  removeObject,
  saveChange,
  undoableEntity,
} from './entity.ts'
import { insertRow, modelName } from './rows.ts'

type Done = { pk: number }

interface CreateDefinition<M extends EntityModel, Values extends object> {
  /** The name it has everywhere. */
  nome: string
  entity: Entity<M, Values>
  /** What the rules cannot see. @throws UserErrors */
  check?(ctx: OperationContext, values: Values): Promise<void>
}

/** Declares the operation that adds an object. */
export function createOperation<M extends EntityModel, Values extends object>({
  nome,
  entity,
  check,
}: CreateDefinition<M, Values>) {
  entity.checkOfNew = check
  return operation<Values, Done>({
    nome,
    permesso: entity.permesso,
    schema: entity.schema,
    async run(values, ctx) {
      await check?.(ctx, values)
      const pk = await insertRow(ctx.tx, entity.model, await entity.columns(values, ctx, null))
      await ctx.audit({ oggetto: modelName(entity.model), oggettoPk: pk, azione: 'crea', dopo: entity.title(values) })
      await entity.changed(ctx, pk, [values])
      return { pk }
    },
  })
}

interface UpdateDefinition<M extends EntityModel, Values extends object> {
  nome: string
  entity: Entity<M, Values>
  /** What is not sent is empty, instead of as it was. */
  whole?: boolean
  /** What the rules cannot see, once it is known that something changes. @throws UserErrors */
  check?: Check<M, Values>
}

/**
 * Declares the operation that changes the fields of an object that are sent; the others stay.
 * It refuses with CONFLICT when `versione` is not the current one and the save would change something.
 */
export function updateOperation<M extends EntityModel, Values extends object>({
  nome,
  entity,
  whole,
  check,
}: UpdateDefinition<M, Values>): Operation<Done> {
  return operation<Change<Values>, Done>({
    nome,
    permesso: entity.permesso,
    schema: changeSchema(entity.schema, identitySchema),
    async run({ pk, versione: seen, ...sent }, ctx) {
      return saveChange(ctx, entity, { row: await entity.take(ctx, pk), sent, seen, whole, check })
    },
  })
}

interface DeleteDefinition<M extends EntityModel, Values extends object> {
  nome: string
  entity: Entity<M, Values>
  /** Why it stays. The row is locked: who is about to refer to it waits, and then finds nothing. @throws UserErrors */
  check?(ctx: OperationContext, row: RowOf<M>): Promise<void>
  /** False where it is for good: who deletes it is told so before. */
  undo?: boolean
}

/** Declares the operation that removes an object. */
export function deleteOperation<M extends EntityModel, Values extends object>({
  nome,
  entity,
  check,
  undo = true,
}: DeleteDefinition<M, Values>) {
  const deletion = operation<Done, Done>({
    nome,
    permesso: entity.permesso,
    schema: identitySchema,
    async run({ pk }, ctx) {
      const row = await entity.take(ctx, pk)
      await check?.(ctx, row)
      return removeObject(ctx, entity, row)
    },
  })
  if (undo) undoableEntity(deletion, entity)
  return deletion
}
