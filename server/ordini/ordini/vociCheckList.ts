import type { Context } from '../../platform/context.ts'
import { byOrdine } from '../../platform/graphql/referenceField.ts'

type Voce = { id: number; nome: string }

const lette = new WeakMap<Context, Promise<Voce[]>>()

/** The items of the checklist, read once for a request however many orders it shows. */
export function readVociCheckList(ctx: Context): Promise<Voce[]> {
  const voci =
    lette.get(ctx) ?? ctx.services.db.voceCheckList.findMany({ select: { id: true, nome: true }, orderBy: byOrdine })
  lette.set(ctx, voci)
  return voci
}
