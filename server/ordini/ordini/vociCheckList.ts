import type { Context } from '../../platform/context.ts'
import { perOrdine } from '../../platform/graphql/riferimentoField.ts'

type Voce = { id: number; nome: string }

const lette = new WeakMap<Context, Promise<Voce[]>>()

/** The items of the checklist, read once for a request however many orders it shows. */
export function leggiVociCheckList(ctx: Context): Promise<Voce[]> {
  const voci =
    lette.get(ctx) ?? ctx.services.db.voceCheckList.findMany({ select: { id: true, nome: true }, orderBy: perOrdine })
  lette.set(ctx, voci)
  return voci
}
