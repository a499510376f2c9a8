/**
 * The one function through which lists and details are read (ARCHITECTURE: data). Today it asks Prisma; whoever
 * makes it compile to SQL changes this file alone.
 */
import type { Prisma, PrismaClient } from '../../prisma/generated/client.ts'
import type { Db, Tx } from '../prisma.ts'

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
interface Delegate {
  findMany(args: object): Promise<unknown[]>
  findFirst(args: object): Promise<unknown>
  count(args: object): Promise<number>
}

function delegate(db: Db | Tx, model: Model): Delegate {
  return db[model as keyof typeof db] as unknown as Delegate
}

/** Rows of one page of a list, in order. */
export async function readPage<M extends Model>(
  db: Db | Tx,
  model: M,
  selection: Selection,
  where: object,
  orderBy: object[],
  page: PageRequest,
): Promise<RowOf<M>[]> {
  const cursor = page.after === undefined ? {} : { cursor: { id: page.after }, skip: 1 }
  const rows = await delegate(db, model).findMany({
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
  return (await delegate(db, model).findFirst({ ...selection, where })) as RowOf<M> | null
}

/** How many rows a list has. */
export function readCount(db: Db | Tx, model: Model, where: object): Promise<number> {
  return delegate(db, model).count({ where })
}
