import { Prisma } from '#prisma/generated/client.ts'
import type { Context } from '../../context.ts'

const read = new WeakMap<Context, Map<string, Promise<Map<number, number>>>>()

async function countAll({ services }: Context, references: string): Promise<Map<number, number>> {
  const rows = await services.db.$queryRaw<{ pk: number | null; count: number }[]>`
    SELECT pk, count(*)::int AS count FROM (${Prisma.raw(references)}) usi GROUP BY pk`
  return new Map(rows.flatMap(({ pk, count }) => (pk === null ? [] : [[pk, count] as const])))
}

/**
 * How many times an entry of a list is named; all of a list are counted together, once for a request.
 * @param references statement whose column `pk` has the entries that are named, a row for each time; never of a request
 */
export async function countUses(ctx: Context, references: string, pk: number): Promise<number> {
  const counted = read.get(ctx) ?? new Map<string, Promise<Map<number, number>>>()
  read.set(ctx, counted)
  const counting = counted.get(references) ?? countAll(ctx, references)
  counted.set(references, counting)
  return (await counting).get(pk) ?? 0
}
