import type { Tx } from '../db/prisma.ts'
import { emit } from '../events/events.ts'
import type { AuditEntry, OperationContext } from '../operation.ts'

/** What an import writes with, in the form that operations have: their audit takes one entry after the other. */
export function forImport(
  tx: Tx,
  audit: (entries: AuditEntry[]) => Promise<void>,
): Pick<OperationContext, 'tx' | 'emit' | 'audit'> {
  return { tx, emit: (topic, payload) => emit(tx, topic, payload), audit: (...entries) => audit(entries) }
}
