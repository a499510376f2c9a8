import type { Context } from '#platform/context.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'

type Item = { id: number; nome: string }

const read = new WeakMap<Context, Promise<Item[]>>()

/** The items of the checklist, read once for a request however many orders it shows. */
export function readVociCheckList(ctx: Context): Promise<Item[]> {
  const items =
    read.get(ctx) ?? ctx.services.db.voceCheckList.findMany({ select: { id: true, nome: true }, orderBy: byOrdine })
  read.set(ctx, items)
  return items
}
