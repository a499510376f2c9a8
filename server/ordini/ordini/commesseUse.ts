import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/**
 * References that belong to orders, by the numbers of these, the newest first.
 * @param of which orders they belong to; only read where there are any
 */
export async function commesseUse(
  tx: Tx,
  count: number,
  names: Pick<Use, 'singolare' | 'plurale'>,
  of: Prisma.OrdineWhereInput,
): Promise<Use> {
  const ordine = { select: { numeroCommessa: true }, orderBy: { id: 'desc' }, take: NAMED_USES + 1 } as const
  const ordini = count > 0 ? await tx.ordine.findMany({ where: of, ...ordine }) : []
  return { count, names: ordini.map(({ numeroCommessa }) => numeroCommessa), ...names }
}
