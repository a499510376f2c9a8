import { Prisma } from '#prisma/generated/client.ts'
import { FULL_LISTA, ITEMS_MAX, NAME_TAKEN, sameName } from '#shared/arranged.ts'
import { UserErrors } from '../../errors.ts'
import type { OperationContext } from '../../operation.ts'
import { lockRow, modelDef } from '../entity/rows.ts'
import type { Model, RowOf } from '../read.ts'
import { qualified } from '../sql/model.ts'

/** An entry as the rules of a list look at it. */
export interface Entry {
  id: number
  nome: string
  ordine: number
}

/** One change of a list at a time: two, each right, could add the same name or remove the last two entries. */
export async function lockLista({ tx }: OperationContext, model: Model): Promise<void> {
  const { table, schema } = modelDef(model)
  await tx.$executeRaw`LOCK TABLE ${Prisma.raw(qualified(table, schema))} IN SHARE ROW EXCLUSIVE MODE`
}

/** Locks a list, then an entry of it. @throws Refusal NOT_FOUND */
export async function takeEntry<M extends Model>(ctx: OperationContext, model: M, pk: number): Promise<RowOf<M>> {
  await lockLista(ctx, model)
  return lockRow(ctx.tx, model, pk)
}

/** Place after the last of a list. */
export const nextPlace = (entries: readonly Entry[]) => Math.max(-1, ...entries.map(({ ordine }) => ordine)) + 1

/**
 * @param field the field that the name is in
 * @param pk the entry that is to be called so; none for a new one
 * @throws UserErrors when another of the list is called so
 */
export function checkName(entries: readonly Entry[], name: string, field: string, pk?: number): void {
  const isTaken = entries.some((entry) => entry.id !== pk && sameName(entry.nome, name))
  if (isTaken) throw UserErrors.of(field, NAME_TAKEN, 'CONFLICT')
}

/** @throws UserErrors when a list has no room for another entry */
export function checkRoom(entries: readonly Entry[]): void {
  if (entries.length >= ITEMS_MAX) throw UserErrors.of(null, FULL_LISTA, 'CONFLICT')
}

/**
 * Locks a list that gets another entry.
 * @param list reads its entries
 * @throws UserErrors when it has no room, or one of them is called so already
 */
export async function checkNewEntry(
  ctx: OperationContext,
  model: Model,
  list: (ctx: OperationContext) => Promise<Entry[]>,
  name: string,
  field: string,
): Promise<void> {
  await lockLista(ctx, model)
  const entries = await list(ctx)
  checkRoom(entries)
  checkName(entries, name, field)
}
