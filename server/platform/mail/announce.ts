import type { Mail } from '#prisma/generated/client.ts'
import type { Tx } from '../db/prisma.ts'
import { emit } from '../events/events.ts'
import type { OperationContext } from '../operation.ts'
import { createHook } from '../registry.ts'

/** A mail has another state: what it is about follows it, in the same transaction. */
export const mailChanged = createHook<[tx: Tx, mail: Mail]>()

/**
 * Emits the event of a mail, and of the quote or order that it is about, which show its state.
 * @param tell how: that of an operation names its request; by default nobody's
 */
export async function announceMail(
  tx: Tx,
  mail: Mail,
  tell: OperationContext['emit'] = (topic, payload) => emit(tx, topic, payload),
): Promise<void> {
  const { id, stato, contesto, contestoPk } = mail
  await mailChanged.run(tx, mail)
  await tell('mail', { pk: id, stato })
  const topic = contesto.charAt(0).toLowerCase() + contesto.slice(1)
  if (topic && contestoPk !== null) await tell(topic, { pk: contestoPk })
}
