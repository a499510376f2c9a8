/**
 * The one function through which lists and details are read: compiled to one SQL statement
 * (server/platform/db/sql), by Prisma where that can't be, and inside transactions.
 */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { type Db, placeReaderOf, readerOf, type Tx } from './prisma.ts'
import type { Action } from './sql/compile.ts'
import { backwards } from './sql/order.ts'
import { PLACE, type Place, placeArgument } from './sql/place.ts'
import type { Reader } from './sql/reader.ts'
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
  /** Keyset paging: the place after which the page begins, and the one before which it ends. */
  after?: Place
  before?: Place
  /** Whether the rows are the last of those, and not the first. */
  isFromEnd?: boolean
  /** Whether each row tells its place. */
  places?: boolean
}

/** The part of a Prisma delegate that reading needs; the delegates differ only in their types. */
type Delegate = Record<Action, (args: object) => Promise<unknown>>

/** A model as the schema spells it. */
export const nameOfModel = (model: Model) => model.charAt(0).toUpperCase() + model.slice(1)

/** The answer of Prisma itself. */
export const askPrisma = (db: Db | Tx, model: Model, action: Action, args: object): Promise<unknown> =>
  (db[model as keyof typeof db] as Delegate)[action](args)

/** What compiled statements answer, else what Prisma does: inside transactions, and where a query can't be compiled. */
export async function compiledOr<Answer>(
  db: Db | Tx,
  compiled: (reader: Reader) => Promise<Answer>,
  otherwise: () => Promise<Answer>,
): Promise<Answer> {
  const reader = readerOf(db)
  try {
    if (reader) return await compiled(reader)
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
  }
  return otherwise()
}

/** The answer to a query: compiled, else Prisma's. */
const ask = (db: Db | Tx, model: Model, action: Action, args: object): Promise<unknown> =>
  compiledOr(
    db,
    (reader) => reader.read(nameOfModel(model), action, args),
    () => askPrisma(db, model, action, args),
  )

/** Rows of one page of a list, in order; all rows when `page` names none. */
export async function readPage<M extends Model>(
  db: Db | Tx,
  model: M,
  selection: Selection,
  where: object,
  orderBy: object[],
  { take, skip, after, before, isFromEnd, places }: Partial<PageRequest>,
): Promise<RowOf<M>[]> {
  const order = isFromEnd ? backwards(orderBy) : orderBy
  // Read backwards, what comes before a place comes after it.
  const [from, to] = isFromEnd ? [before, after] : [after, before]
  const args = {
    where,
    orderBy: order,
    take,
    skip,
    ...(from && { after: placeArgument(from) }),
    ...(to && { before: placeArgument(to) }),
    ...(places && { places: true }),
  }
  const isPlaced = from !== undefined || to !== undefined || places
  const rows = isPlaced
    ? await askPlaced(db, model, selection, args)
    : await ask(db, model, 'findMany', { ...selection, ...args })
  return (isFromEnd ? (rows as unknown[]).toReversed() : rows) as RowOf<M>[]
}

/** The place of a row that was read with `places`. */
export function placeOfRow(row: object): Place {
  return (row as { [PLACE]: Place })[PLACE]
}

/**
 * Rows at places of an order: by one compiled statement. What only Prisma can select it selects of the rows that another
 * statement has found.
 * @throws Unsupported for a filter that is not compiled
 */
const askPlaced = (db: Db | Tx, model: Model, selection: Selection, args: object): Promise<unknown> =>
  compiledOr(
    db,
    (reader) => reader.read(nameOfModel(model), 'findMany', { ...selection, ...args }),
    () => askInPlaces(db, model, selection, args),
  )

async function askInPlaces(db: Db | Tx, model: Model, selection: Selection, args: object): Promise<unknown> {
  const reader = placeReaderOf(db)
  if (!reader) throw new Unsupported('places inside a transaction')
  const asked = { select: { id: true }, ...args }
  const found = (await reader.read(nameOfModel(model), 'findMany', asked)) as { id: number }[]
  const wanted = { ...selection, where: { id: { in: found.map(({ id }) => id) } } }
  const rows = (await askPrisma(db, model, 'findMany', wanted)) as { id: number }[]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap((place) => {
    const row = byId.get(place.id)
    return row ? [Object.assign(row, place)] : []
  })
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
