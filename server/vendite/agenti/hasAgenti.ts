import { batchedOf } from '#platform/db/batched.ts'
import type { Db } from '#platform/db/prisma.ts'

const find = batchedOf<true, boolean>(
  async (db) => [(await db.agente.findFirst({ select: { id: true } })) !== null],
  () => true,
)

/** Whether the firm has agents: many firms sell without. Those who ask at the same time are told by one statement. */
export const hasAgenti = async (db: Db): Promise<boolean> => (await find(db, true)) === true
