import type { Mail } from '../../prisma/generated/client.ts'
import { emit } from '../events.ts'
import type { Tx } from '../prisma.ts'

/** Tells who follows the mails, and who follows what the mail is about: a quote shows where its mail stands. */
export async function annuncia(tx: Tx, { id, stato, contesto, contestoPk }: Mail): Promise<void> {
  await emit(tx, 'mail', { pk: id, stato })
  const topic = contesto.charAt(0).toLowerCase() + contesto.slice(1)
  if (topic && contestoPk !== null) await emit(tx, topic, { pk: contestoPk })
}
