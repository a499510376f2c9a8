import type { Prisma } from '#prisma/generated/client.ts'
import { type Db, readerOf, type Tx } from './prisma.ts'

/** What the driver writes as Prisma does: texts, numbers, truths, and lists of them. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object' || (Array.isArray(value) && value.every(isPlain))
}

/**
 * Reads what a statement has made JSON of. Its one row has one column, `json`, a text: the driver passes it on as it
 * is, where Prisma would first look at every value of it.
 * @throws what the driver throws, as reads of lists do
 */
export async function readJson<Read>(db: Db | Tx, statement: Prisma.Sql): Promise<Read> {
  const { text, values } = statement
  const reader = values.every(isPlain) ? readerOf(db) : undefined
  if (reader) return JSON.parse(await reader.text({ text, values })) as Read
  const [row] = await db.$queryRaw<[{ json: string }]>(statement)
  return JSON.parse(row.json) as Read
}

/** A value of ours for a JSON column: an interface has no index, which Prisma's type asks for. */
export const toJson = (value: object): Prisma.InputJsonValue => value as Prisma.InputJsonObject

/** What a JSON column, or some of a row, holds, as whoever wrote it says. */
export const fromJson = <Value>(stored: unknown): Value => stored as Value
