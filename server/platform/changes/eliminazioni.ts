import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from '../db/prisma.ts'

/** Days for which it is known of a row that it is gone. */
export const ELIMINAZIONI_DAYS = 90

/** A business row that is gone. */
interface EliminatedRow {
  /** Place in the log of what is gone. */
  id: bigint
  /** Its model, 'Ordine'. */
  tipo: string
  pk: number
  il: Date
}

/** @param from instants at which they went, or later @param after place of the last one that is known */
export async function readEliminazioni(
  db: Db,
  { tipi, from, after, take }: { tipi: readonly string[]; from: Date; after: bigint; take: number },
): Promise<EliminatedRow[]> {
  return db.$queryRaw<EliminatedRow[]>`
    SELECT id, tipo, pk, il FROM eliminazioni
    WHERE tipo IN (${Prisma.join([...tipi])}) AND il >= ${from} AND id > ${after}
    ORDER BY id LIMIT ${take}`
}

/** Forgets what went longer ago than that. @returns how many */
export async function pruneEliminazioni(db: Db): Promise<number> {
  return db.$executeRaw`DELETE FROM eliminazioni WHERE il < now() - make_interval(days => ${ELIMINAZIONI_DAYS}::int)`
}
