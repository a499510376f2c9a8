import { type Entry, lockLista } from '#platform/db/arranged/entries.ts'
import type { OperationContext } from '#platform/operation.ts'

/** A window type in their list. */
export interface ListedTipo extends Entry {
  extra: boolean
}

/** The window types, retired ones included. */
export function readTipi({ tx }: OperationContext): Promise<ListedTipo[]> {
  return tx.tipoSerramento.findMany({ select: { id: true, nome: true, ordine: true, extra: true } })
}

/** The list of the window types, which nobody else changes meanwhile. */
export async function lockTipi(ctx: OperationContext): Promise<ListedTipo[]> {
  await lockLista(ctx, 'tipoSerramento')
  return readTipi(ctx)
}
