import { LISTE } from '#platform/db/arranged/topic.ts'
import type { OperationContext } from '#platform/operation.ts'

/** The models whose rows are such a list. */
export type ListaModel = 'valoreStato' | 'statoPreventivo' | 'voceCheckList' | 'emailTemplate'

/** Tells the others that a list has changed: what is shown of it must be read again. */
export async function announceLista(ctx: OperationContext, lista: ListaModel): Promise<void> {
  await ctx.emit(LISTE, { lista })
}
