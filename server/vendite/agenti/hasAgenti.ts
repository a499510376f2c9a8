import { batched } from '#platform/db/batched.ts'
import type { Db } from '#platform/db/prisma.ts'

const known = new WeakMap<Db, (key: true) => Promise<boolean | null>>()

/** Whether the firm has agents: many firms sell without. Those who ask at the same time are told by one statement. */
export async function hasAgenti(db: Db): Promise<boolean> {
  const find =
    known.get(db) ??
    batched<true, boolean>(
      async () => [(await db.agente.findFirst({ select: { id: true } })) !== null],
      () => true,
    )
  known.set(db, find)
  return (await find(true)) === true
}
