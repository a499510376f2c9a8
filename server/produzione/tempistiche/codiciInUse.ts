import type { Context } from '#platform/context.ts'

const read = new WeakMap<Context, Promise<ReadonlySet<number>>>()

/** The window codes that a line or a timing uses: one statement for all the codes that a request reads. */
export function codiciInUse(ctx: Context): Promise<ReadonlySet<number>> {
  const prior = read.get(ctx)
  if (prior) return prior
  const next = ctx.services.db.$queryRaw<{ id: number }[]>`
    SELECT c.id FROM codici_serramento c
    WHERE EXISTS (SELECT FROM tempistiche t WHERE t.codice_serramento_id = c.id)
       OR EXISTS (SELECT FROM righe_ordine r WHERE r.codice_serramento_id = c.id)`
  const set = next.then((righe) => new Set(righe.map(({ id }) => id)))
  read.set(ctx, set)
  return set
}
