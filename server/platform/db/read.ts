/**
 * The one function through which lists and details are read: compiled to one SQL statement
 * (server/platform/db/sql), by Prisma where that can't be, and inside transactions.
 */
import type { Prisma, PrismaClient } from '../../../prisma/generated/client.ts'
import { type Db, readerOf, type Tx } from './prisma.ts'
import type { Action } from './sql/compile.ts'
import { Unsupported } from './sql/unsupported.ts'

/** Models that can be read, by their client name ('preventivo'). */
export type Model = Uncapitalize<Prisma.ModelName> & keyof PrismaClient

/** A row as Prisma returns it, with every column; the selection decides which are really there. */
export type RowOf<M extends Model> = Prisma.TypeMap['model'][Capitalize<M>]['payload']['scalars']

/** The include/select tree that the prisma plugin derives from a GraphQL selection. */
export interface Selection {
  select?: object | undefined
  include?: object | undefined
}

export interface PageRequest {
  /** Rows wanted. */
  take: number
  /** Offset paging: rows before the page. */
  skip?: number
  /** Keyset paging: the id after which the page begins. */
  after?: number
}

/** The part of a Prisma delegate that reading needs; the delegates differ only in their types. */
type Delegate = Record<Action, (args: object) => Promise<unknown>>

/** The answer to a query: compiled, else Prisma's. */
async function ask(db: Db | Tx, model: Model, action: Action, args: object): Promise<unknown> {
  try {
    const reader = readerOf(db)
    if (reader) return await reader.read(model.charAt(0).toUpperCase() + model.slice(1), action, args)
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
  }
  return (db[model as keyof typeof db] as unknown as Delegate)[action](args)
}

/** Rows of one page of a list, in order; all rows when `page` names none. */
export async function readPage<M extends Model>(
  db: Db | Tx,
  model: M,
  selection: Selection,
  where: object,
  orderBy: object[],
  page: Partial<PageRequest>,
): Promise<RowOf<M>[]> {
  const cursor = page.after === undefined ? {} : { cursor: { id: page.after }, skip: 1 }
  const rows = await ask(db, model, 'findMany', {
    ...selection,
    where,
    orderBy,
    take: page.take,
    skip: page.skip,
    ...cursor,
  })
  return rows as RowOf<M>[]
}

/** One row, or null when it is missing or outside `where`. */
export async function readOne<M extends Model>(
  db: Db | Tx,
  model: M,
  selection: Selection,
  where: object,
): Promise<RowOf<M> | null> {
  const rows = await ask(db, model, 'findMany', { ...selection, where, take: 1 })
  return (rows as RowOf<M>[])[0] ?? null
}

/** How many rows a list has. @param most stops there, when given */
export async function readCount(db: Db | Tx, model: Model, where: object, most?: number): Promise<number> {
  return (await ask(db, model, 'count', { where, take: most })) as number
}
