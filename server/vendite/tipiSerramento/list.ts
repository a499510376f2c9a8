import { type Entry, lockLista } from '#platform/db/arranged/entries.ts'
import type { OperationContext } from '#platform/operation.ts'

/** The window types, retired ones included. */
export function readTipi({ tx }: OperationContext): Promise<Entry[]> {
  return tx.tipoSerramento.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** The list of the window types, which nobody else changes meanwhile. */
export async function lockTipi(ctx: OperationContext): Promise<Entry[]> {
  await lockLista(ctx, 'tipoSerramento')
  return readTipi(ctx)
}
