import { mixed, number, type ObjectSchema, object, type Schema } from 'yup'
import { ID_MAX, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { Refusal } from '../../errors.ts'
import type { Operation, OperationContext, RequiredPermission } from '../../operation.ts'
import { validateInput } from '../../operation.ts'
import { fieldHistory, refuseIfStale, type Valori } from '../conflict.ts'
import { type Model, type RowOf, readOne } from '../read.ts'
import { declareUndoable, keepForUndo } from '../undo/undo.ts'
import { type ColumnsOf, deleteRow, lockRow, modelName, updateRow } from './rows.ts'

type Versioned = { id: number; versione: number }

/** Models whose rows people change through a form. */
export type EntityModel = { [M in Model]: RowOf<M> extends Versioned ? M : never }[Model]

/** The rules of a whole object, field by field. */
type FieldsSchema<Values> = Schema<Values> & { readonly fields: object }

/** How the rows of a model are created, changed and removed: what its three operations share. */
export interface Entity<M extends EntityModel, Values extends object> {
  model: M
  /** Who may. */
  permesso: RequiredPermission
  /** The rules of a whole object, with what is sent besides its fields. */
  schema: FieldsSchema<Values>
  /** Locks the row that is to be changed. @throws Refusal NOT_FOUND */
  take(ctx: OperationContext, pk: number): Promise<RowOf<M>>
  /** A stored row as the form sends it. */
  values(row: RowOf<M>): Values
  /**
   * What is stored for the values of a form.
   * @param row as it is now; null for a new one
   * @throws UserErrors on what the rules cannot see
   */
  columns(
    values: Values,
    ctx: OperationContext,
    row: RowOf<M> | null,
  ): ColumnsOf<RowOf<M>> | Promise<ColumnsOf<RowOf<M>>>
  /** What conflicts compare of a row, and history. */
  compared(row: RowOf<M>): Valori
  /** The same in the words of the history, where they are others. */
  inHistory(row: RowOf<M>): Valori
  /** What the history calls it when it comes and goes. */
  title(values: NoInfer<Values>): string
  /** What is asked of a new object: of its `createOperation`, and of one that was deleted and comes back. */
  checkOfNew?: (ctx: OperationContext, values: NoInfer<Values>) => Promise<void>
  /** Tells the others. @param versions as it was and as it is, those that there are */
  changed(ctx: OperationContext, pk: number, versions: Versions<NoInfer<Values>>): Promise<void>
}

/** An object as it was and as it is: one of them when it comes or goes. */
type Versions<Values> = readonly [Values, ...Values[]]

type Optional = 'checkOfNew' | 'take' | 'compared' | 'inHistory'

/** Declares an entity: any row of the model may be taken, and its values are what is compared, unless told. */
export function entity<M extends EntityModel, Values extends object>(
  options: Omit<Entity<M, Values>, Optional> & Partial<Pick<Entity<M, Values>, Optional>>,
): Entity<M, Values> {
  const compared = options.compared ?? ((row: RowOf<M>) => ({ ...options.values(row) }) as Valori)
  return {
    take: ({ tx }, pk) => lockRow(tx, options.model, pk),
    compared,
    inHistory: compared,
    ...options,
  }
}

/** Fields as they are sent, not yet judged. */
type Sent<Values> = { readonly [Name in keyof Values]?: unknown }

/** A change as it arrives, without what says of which object: the version seen (none from the old clients), the fields. */
type SentVersion<Values> = { versione: number | null } & Sent<Values>

/** A change as it arrives. */
export type Change<Values> = { pk: number } & SentVersion<Values>

/** The object that an operation is about, there or not: any number that the database could hold. */
export const identitySchema = object({
  pk: number().integer().min(-ID_MAX).max(ID_MAX).required(REQUIRED_FIELD),
})
const versioneSchema = object({ versione: number().integer().nullable().default(null) })

/**
 * Lets the fields of a change through as they are sent: they are judged with the locked row under them, because rules
 * look at several fields.
 * @param identity what says of which object
 */
export function changeSchema<Values extends object, Identity extends object = { pk: number }>(
  schema: FieldsSchema<Values>,
  identity: ObjectSchema<Identity>,
): Schema<Identity & SentVersion<Values>> {
  const sent = Object.keys(schema.fields).map((name) => [name, mixed().nullable()])
  // Which fields there are is known only here.
  const open = object(Object.fromEntries(sent)).concat(versioneSchema).concat(identity).meta({ judgedBy: schema })
  return open as Schema<Identity & SentVersion<Values>>
}

/**
 * The whole object as a change leaves it: the stored values with those that were sent over them.
 * @throws UserErrors when the whole does not follow the rules
 */
export function judgeChange<Values extends object>(schema: Schema<Values>, before: Values, sent: object) {
  const given = Object.entries(sent).filter(([name, value]) => Object.hasOwn(before, name) && value !== undefined)
  return validateInput(schema, { ...before, ...Object.fromEntries(given) })
}

/** A change of a locked row. */
interface Saving<M extends EntityModel, Values extends object> {
  row: RowOf<M>
  /** The fields to change, not yet judged; the others stay. */
  sent: object
  /** The version that the user had in front of them. */
  seen: number | null
  /** What is not sent is empty, instead of as it was. */
  whole?: boolean | undefined
  /** What the rules cannot see, once it is known that something changes. @throws UserErrors */
  check?: Check<M, Values> | undefined
}

/** @param before as it was, `after` as it will be, `row` as it is stored now */
export type Check<M extends EntityModel, Values> = (
  ctx: OperationContext,
  change: { pk: number; row: RowOf<M>; before: Values; after: Values },
) => Promise<void>

/**
 * Judges a change with the stored values under it, writes it with its history, tells the others.
 * @throws UserErrors when the whole does not follow the rules; Refusal CONFLICT when the version seen is not the current
 * one and the save would change something
 */
export async function saveChange<M extends EntityModel, Values extends object>(
  ctx: OperationContext,
  entity: Entity<M, Values>,
  { row, sent, seen, whole, check }: Saving<M, Values>,
): Promise<{ pk: number }> {
  const { model } = entity
  const { id: pk } = row
  const before = entity.values(row)
  const after = await (whole ? validateInput(entity.schema, sent) : judgeChange(entity.schema, before, sent))
  const columns = await entity.columns(after, ctx, row)
  const earlier = entity.compared(row)
  const next = { ...row, ...columns }
  const oggetto = modelName(model)
  await refuseIfStale(ctx, { oggetto, pk, vista: seen, attuale: row, prima: earlier, dopo: entity.compared(next) })
  const history = fieldHistory(oggetto, pk, 'modifica', entity.inHistory(row), entity.inHistory(next))
  if (history.length === 0) return { pk }
  await check?.(ctx, { pk, row, before, after })
  await updateRow(ctx.tx, model, pk, columns)
  await ctx.audit(...history)
  await entity.changed(ctx, pk, [before, after])
  return { pk }
}

/** Removes a locked row with its history, tells the others; who did it can take it back for a while. */
export async function removeObject<M extends EntityModel, Values extends object>(
  ctx: OperationContext,
  entity: Entity<M, Values>,
  row: RowOf<M>,
): Promise<{ pk: number }> {
  const { model } = entity
  const { id: pk } = row
  const values = entity.values(row)
  await keepForUndo(ctx, model, pk)
  await deleteRow(ctx.tx, model, pk)
  await ctx.audit({ oggetto: modelName(model), oggettoPk: pk, azione: 'elimina', prima: entity.title(values) })
  await entity.changed(ctx, pk, [values])
  return { pk }
}

/** Says that the deletion of an entity can be taken back: it is asked and told then what is asked and told of a new one. */
export function undoableEntity<M extends EntityModel, Values extends object>(
  deletion: Operation<unknown>,
  entity: Entity<M, Values>,
): void {
  const { model } = entity
  const valuesOf = async ({ tx }: OperationContext, pk: number) => {
    const row = await readOne(tx, model, {}, { id: pk })
    if (!row) throw new Refusal('NOT_FOUND')
    return entity.values(row)
  }
  declareUndoable(deletion, {
    model,
    async judge(ctx, pk) {
      const values = await valuesOf(ctx, pk)
      return async () => entity.checkOfNew?.(ctx, values)
    },
    async restored(ctx, pk) {
      const values = await valuesOf(ctx, pk)
      await ctx.audit({ oggetto: modelName(model), oggettoPk: pk, azione: 'ripristina', dopo: entity.title(values) })
      await entity.changed(ctx, pk, [values])
    },
  })
}
