import { refuseIfStale } from '#platform/db/conflict.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import { refuseFor } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Listino } from '#prisma/generated/client.ts'
import { listinoNotEditableReason } from './rules.ts'

/** Locks a list whose content is about to change. @throws Refusal NOT_FOUND; UserErrors when it is no draft */
export async function lockDraft(ctx: OperationContext, pk: number): Promise<Listino> {
  const listino = await lockRow(ctx.tx, 'listino', pk)
  refuseFor(listinoNotEditableReason(listino.stato))
  return listino
}

/** Tells the others that a list has changed; its version grows, because prices are kept in the process by it. */
export async function touchListino(ctx: OperationContext, pk: number): Promise<void> {
  await updateRow(ctx.tx, 'listino', pk, {})
  await ctx.emit('listino', { pk })
}

/** A part of a list that is written whole. */
interface WholePart<Item extends object> {
  pk: number
  /** Its name in history and conflicts. */
  field: string
  /** The version of the list that was seen. */
  seen: number | null
  before: readonly Item[]
  after: readonly Item[]
  /** An item as the history tells it. */
  said(item: Item): string
  write(): Promise<void>
}

/**
 * Writes a part of a draft in the place of what was there, with its history; nothing where nothing changes.
 * @throws Refusal CONFLICT when the version seen is not the current one and something would be lost
 */
export async function writeWhole<Item extends object>(
  ctx: OperationContext,
  listino: Listino,
  { pk, field, seen, before, after, said, write }: WholePart<Item>,
): Promise<{ pk: number }> {
  const [stored, wanted] = [JSON.stringify(before), JSON.stringify(after)]
  if (stored === wanted) return { pk }
  await refuseIfStale(ctx, {
    oggetto: 'Listino',
    pk,
    vista: seen,
    attuale: listino,
    prima: { [field]: before },
    dopo: { [field]: after },
  })
  await write()
  const words = (items: readonly Item[]) => items.map(said).join('; ')
  await ctx.audit({
    oggetto: 'Listino',
    oggettoPk: pk,
    azione: 'modifica',
    campo: field,
    prima: words(before),
    dopo: words(after),
  })
  await touchListino(ctx, pk)
  return { pk }
}
