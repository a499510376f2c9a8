import type { DataModel } from './model.ts'
import { Compilation, type Param } from './scope.ts'
import { compileList, type Expression, jsonArray, rowsSql } from './select.ts'
import { Slot, type Tree } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import type { Encode, Factory } from './values.ts'
import { compileWhere } from './where.ts'

export type Action = 'findMany' | 'count'

/** A statement with one row of one column, for every query of a shape. */
export interface Statement {
  text: string
  params: readonly Param[]
  /** From the text of the column to what Prisma answers. */
  decode(json: string): unknown
}

/** One query of Prisma: of a model, as it is called in the schema. */
export interface AskedQuery<Args> {
  model: string
  action: Action
  args: Args
}

/** The answer to a query as one expression, JSON. */
function compileQuery(ctx: Compilation, { model, action, args }: AskedQuery<Tree>): Expression {
  const table = ctx.table(model)
  if (action === 'findMany') return compileList(ctx, table, args)
  if (Object.keys(args).some((name) => name !== 'where' && name !== 'take')) throw new Unsupported('count')
  const where = compileWhere(ctx, table, args.where) ?? 'TRUE'
  const rows = [`SELECT FROM ${table.from} WHERE ${where}`, rowsSql(ctx, 'LIMIT', args.take)].join(' ')
  return { sql: `(SELECT count(*) FROM (${rows}) AS counted)`, decode: Number }
}

/**
 * Compiles the arguments of a Prisma query, without their values, to one statement.
 * @throws Unsupported for what only Prisma can do
 */
export function compile(model: DataModel, factory: Factory, query: AskedQuery<Tree>): Statement {
  const ctx = new Compilation(model, factory)
  const { sql, decode } = compileQuery(ctx, query)
  return {
    text: `SELECT ${sql}::text`,
    params: ctx.params,
    decode: (json) => decode(JSON.parse(json)),
  }
}

/** An expression written by hand, JSON, with a place for a value between each two of its texts. */
export interface Written {
  texts: readonly string[]
  /** Where its values are, from which on. */
  slot: number
}

/** What the driver writes as it is: texts, numbers, truths, lists of them. */
const asIs: Encode = (value) => value as string

function compileWritten(ctx: Compilation, { texts, slot }: Written): Expression {
  const [first = '', ...others] = texts
  const sql = others.reduce((text, next, index) => `${text}${ctx.param(new Slot(slot + index), asIs)}${next}`, first)
  return { sql: `(${sql})`, decode: (answer) => answer }
}

/**
 * Compiles several queries to one statement, which answers them in their order.
 * @throws Unsupported when one of them only Prisma can answer, or when they are too many
 */
export function compileTogether(
  model: DataModel,
  factory: Factory,
  queries: readonly (AskedQuery<Tree> | Written)[],
): Statement {
  const ctx = new Compilation(model, factory)
  const parts = queries.map((query) => ('texts' in query ? compileWritten(ctx, query) : compileQuery(ctx, query)))
  return {
    text: `SELECT ${jsonArray(parts, 'parts')}::text`,
    params: ctx.params,
    decode: (json) => (JSON.parse(json) as never[]).map((answer, index) => parts[index]?.decode(answer)),
  }
}
