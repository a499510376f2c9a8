import type { MessaggioOrdineEmail } from '../../../prisma/generated/client.ts'
import { Refusal } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'

/** Locks a text. @throws Refusal NOT_FOUND */
export async function prendiMessaggio(ctx: OperationContext, pk: number): Promise<MessaggioOrdineEmail> {
  await ctx.tx.$queryRaw`SELECT 1 FROM messaggi_ordine_email WHERE id = ${pk} FOR UPDATE`
  const messaggio = await ctx.tx.messaggioOrdineEmail.findUnique({ where: { id: pk } })
  if (!messaggio) throw new Refusal('NOT_FOUND')
  return messaggio
}
