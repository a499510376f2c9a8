import type { OperationContext } from '../../platform/operation.ts'

/** Topic of the lists that an administrator arranges. */
export const LISTE = 'liste'

/** The models whose rows are such a list. */
export type ModelloLista = 'valoreStato' | 'statoPreventivo' | 'voceCheckList' | 'emailTemplate'

/** Tells the others that a list has changed: what is shown of it must be read again. */
export async function announceLista(ctx: OperationContext, lista: ModelloLista): Promise<void> {
  await ctx.emit(LISTE, { lista })
}
