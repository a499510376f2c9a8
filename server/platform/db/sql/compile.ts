import type { DataModel } from './model.ts'
import { Compilation, type Param } from './scope.ts'
import { compileList, rowsSql } from './select.ts'
import { isTree, type Tree } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import type { Factory } from './values.ts'
import { compileWhere } from './where.ts'

export type Action = 'findMany' | 'count'

/** A statement with one row of one column, for every query of a shape. */
export interface Statement {
  text: string
  params: readonly Param[]
  /** From the text of the column to what Prisma answers. */
  decode(json: string): unknown
}

/**
 * Compiles the arguments of a Prisma query, without their values, to one statement.
 * @throws Unsupported for what only Prisma can do
 */
export function compile(model: DataModel, factory: Factory, name: string, action: Action, args: Tree): Statement {
  const ctx = new Compilation(model, factory)
  const table = ctx.table(name)
  if (action === 'count') {
    if (Object.keys(args).some((name) => name !== 'where' && name !== 'take')) throw new Unsupported('count')
    const where = compileWhere(ctx, table, args.where) ?? 'TRUE'
    const rows = [`SELECT FROM ${table.from} WHERE ${where}`, rowsSql(ctx, 'LIMIT', args.take)].join(' ')
    return { text: `SELECT count(*)::text FROM (${rows}) AS counted`, params: ctx.params, decode: Number }
  }
  if (!isTree(args)) throw new Unsupported('query')
  const { sql, decode } = compileList(ctx, table, args)
  return {
    text: `SELECT ${sql}::text`,
    params: ctx.params,
    decode: (json) => decode(JSON.parse(json)),
  }
}
