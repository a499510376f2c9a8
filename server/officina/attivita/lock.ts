import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** The operator who acts; one change of theirs at a time. @throws Refusal FORBIDDEN for who is none */
export async function lockOperatore({ tx, viewer }: OperationContext): Promise<number> {
  const pk = viewer?.operatore?.id
  if (pk === undefined) throw new Refusal('FORBIDDEN')
  await tx.$queryRaw`SELECT 1 FROM operatori WHERE id = ${pk} FOR NO KEY UPDATE`
  return pk
}

/**
 * Keeps an order and its lines as they are, and lets one at a time change the pieces of some of its operations: who
 * ends one sees all pieces that others have ticked.
 * @returns whether the order is there
 */
export async function lockPezzi(
  { tx }: Pick<OperationContext, 'tx'>,
  ordine: number,
  lavorazioni: readonly number[],
): Promise<boolean> {
  const found = await tx.$queryRaw<object[]>`SELECT 1 FROM ordini WHERE id = ${ordine} FOR SHARE`
  if (found.length === 0) return false
  const keys = [...new Set(lavorazioni)].sort((a, b) => a - b).map((lavorazione) => `pezzi:${ordine}:${lavorazione}`)
  await tx.$executeRaw(
    Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(c, 0)) FROM unnest(${keys}::text[]) WITH ORDINALITY AS k (c, n)
      ORDER BY n`,
  )
  return true
}
