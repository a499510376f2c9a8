import { createHash } from 'node:crypto'
import type { OperationContext } from '../../platform/operation.ts'
import type { PreventivoInput } from './rules.ts'

/** Without a key of the form, the same content from the same address within this time is one submission. */
const SAME_SENDING_MS = 60_000

const sha256 = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * What makes two submissions the same one. The content is part of it: whoever reuses somebody's key without
 * knowing what they wrote gets neither their quote nor a lost one.
 * @returns the text kept in `chiave_idempotenza`, and whether it stops counting after a minute
 */
function keyOf({ chiaveIdempotenza, ...content }: PreventivoInput, indirizzo: string) {
  return chiaveIdempotenza === ''
    ? { chiave: `contenuto:${sha256([indirizzo, content])}`, scade: true }
    : { chiave: `modulo:${sha256([chiaveIdempotenza, content])}`, scade: false }
}

/**
 * Finds the quote that an earlier, equal submission has made; equal ones that arrive together wait for each other.
 * @returns its number, or the key under which to store a new quote
 */
export async function findRepetition(
  input: PreventivoInput,
  ctx: OperationContext,
): Promise<{ pk: number } | { chiave: string }> {
  const { chiave, scade } = keyOf(input, ctx.indirizzo)
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${chiave}, 0))`
  const equal = await ctx.tx.preventivo.findUnique({
    where: { chiaveIdempotenza: chiave },
    select: { id: true, dataCreazione: true },
  })
  if (!equal) return { chiave }
  if (!scade || Date.now() - equal.dataCreazione.getTime() < SAME_SENDING_MS) return { pk: equal.id }
  // The key passes to the new quote: it is unique.
  await ctx.tx.preventivo.update({ where: { id: equal.id }, data: { chiaveIdempotenza: null } })
  return { chiave }
}
