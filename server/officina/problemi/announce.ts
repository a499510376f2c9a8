import type { OperationContext } from '#platform/operation.ts'

/** Topic of the problems that the workshop reports. */
export const PROBLEMI = 'problemiOfficina'

/** Tells the office that problems have changed. @param ordine the order that they are about; null for none */
export const announceProblemi = (ctx: Pick<OperationContext, 'emit'>, ordine: number | null): Promise<void> =>
  ctx.emit(PROBLEMI, { ordine })
