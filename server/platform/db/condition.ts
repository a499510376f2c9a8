import { Prisma } from '../../../prisma/generated/client.ts'
import { dataModel } from '../../../prisma/generated/dataModel.ts'
import { UserErrors } from '../errors.ts'
import { Compilation } from './sql/scope.ts'
import { shapeOf } from './sql/shape.ts'
import { Unsupported } from './sql/unsupported.ts'
import type { Encode } from './sql/values.ts'
import { compileWhere } from './sql/where.ts'

/** Rows of a table as a part of a statement of ours. */
interface SqlRows {
  /** Name of the table in the condition. */
  alias: Prisma.Sql
  /** What stands after FROM: the table, and what its condition joins to it. */
  da: Prisma.Sql
  condizione: Prisma.Sql
}

const UNREADABLE = 'Un filtro ha un valore non ammesso.'

const factory = { decimal: (text: string) => new Prisma.Decimal(text) }

/** A parameter as PostgreSQL takes it. @throws UserErrors for a value that no column of its kind can hold */
function encoded({ encode }: { encode: Encode }, value: unknown): string | string[] {
  try {
    return encode(value)
  } catch (error) {
    throw error instanceof Unsupported ? UserErrors.of(null, UNREADABLE) : error
  }
}

/**
 * A `where` of Prisma for a statement that is written by hand, so that row visibility and filters are said once.
 * @param model name of the model, 'Ordine'
 * @throws Unsupported for what only Prisma can do; UserErrors for a value that no column of its kind can hold
 */
export function sqlCondition(model: string, where: object): SqlRows {
  const { tree, values } = shapeOf({ where })
  const ctx = new Compilation(dataModel, factory)
  const table = ctx.table(model)
  const text = compileWhere(ctx, table, tree.where) ?? 'TRUE'
  // Parameters are numbered as they are met: what stands between them are the parts of a template.
  const parts = text.split(/\$\d+/)
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1)
  const params = numbers.map((number) => {
    const param = ctx.params[number]
    if (!param) throw new Error(`Parameter ${number} of a condition on ${model} is missing`)
    return encoded(param, values[param.slot])
  })
  return {
    alias: Prisma.raw(table.alias),
    da: Prisma.raw(table.from),
    condizione: new Prisma.Sql(parts, params),
  }
}
