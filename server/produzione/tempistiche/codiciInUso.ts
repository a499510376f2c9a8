import type { Context } from '../../platform/context.ts'

const lette = new WeakMap<Context, Promise<ReadonlySet<number>>>()

/** The window codes that a line or a timing uses: one statement for all the codes that a request reads. */
export function codiciInUso(ctx: Context): Promise<ReadonlySet<number>> {
  const gia = lette.get(ctx)
  if (gia) return gia
  const nuova = ctx.services.db.$queryRaw<{ id: number }[]>`
    SELECT c.id FROM codici_serramento c
    WHERE EXISTS (SELECT FROM tempistiche t WHERE t.codice_serramento_id = c.id)
       OR EXISTS (SELECT FROM righe_ordine r WHERE r.codice_serramento_id = c.id)`
  const insieme = nuova.then((righe) => new Set(righe.map(({ id }) => id)))
  lette.set(ctx, insieme)
  return insieme
}
