import { Prisma } from '#prisma/generated/client.ts'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { Refusal } from '../../errors.ts'
import type { Tx } from '../prisma.ts'
import { type Model, type RowOf, readOne } from '../read.ts'
import { type ModelDef, qualified } from '../sql/model.ts'

/** Columns of a model, as they are stored. */
export type ColumnsOf<Row> = { [Name in keyof Row]?: Row[Name] }

/** Name of a model in history and types: 'fornitore' → 'Fornitore'. */
export function modelName(model: Model): string {
  return model.charAt(0).toUpperCase() + model.slice(1)
}

/** Table, columns and types of a model. */
export function modelDef(model: Model): ModelDef {
  const def = (dataModel as { models: Record<string, ModelDef> }).models[modelName(model)]
  if (!def) throw new Error(`Modello sconosciuto: ${model}`)
  return def
}

/** The part of a Prisma delegate that writing needs; the delegates differ only in their types. */
interface Writer {
  create(args: { data: object; select: object }): Promise<{ id: number }>
  update(args: { where: { id: number }; data: object; select: object }): Promise<unknown>
  delete(args: { where: { id: number }; select: object }): Promise<unknown>
}

function writer(tx: Tx, model: Model): Writer {
  const delegates: object = tx
  return Reflect.get(delegates, model)
}

/**
 * Locks a row until the end of the transaction and reads it.
 * @param visible what the caller may see of the model; all of it unless told
 * @throws Refusal NOT_FOUND
 */
export async function lockRow<M extends Model>(tx: Tx, model: M, pk: number, visible: object = {}): Promise<RowOf<M>> {
  const { table, schema } = modelDef(model)
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(qualified(table, schema))} WHERE id = ${pk} FOR UPDATE`
  const row = await readOne(tx, model, {}, { id: pk, AND: visible })
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Writes a new row. @returns its number */
export async function insertRow<M extends Model>(tx: Tx, model: M, columns: ColumnsOf<RowOf<M>>): Promise<number> {
  const { id } = await writer(tx, model).create({ data: columns, select: { id: true } })
  return id
}

/** Changes columns of a row; its version grows. */
export async function updateRow<M extends Model>(
  tx: Tx,
  model: M,
  pk: number,
  columns: ColumnsOf<RowOf<M>>,
): Promise<void> {
  const data = { ...columns, versione: { increment: 1 } }
  await writer(tx, model).update({ where: { id: pk }, data, select: { id: true } })
}

/** Removes a row. */
export async function deleteRow(tx: Tx, model: Model, pk: number): Promise<void> {
  await writer(tx, model).delete({ where: { id: pk }, select: { id: true } })
}
