import { ident, qualified, type RelationDef, type ScalarDef } from './model.ts'
import type { Compilation, Table } from './scope.ts'
import { isTree, type Shape, type Tree } from './shape.ts'
import { Unsupported } from './unsupported.ts'

/** One expression that rows are ordered by. */
export interface OrderKey {
  sql: string
  direction: 'asc' | 'desc'
  /** Where nulls stand, when asked; PostgreSQL has them last, descending first. */
  nulls: 'first' | 'last' | null
  nullable: boolean
  /** The field, when it is one of the table itself. */
  field: string | null
  /** What the column holds; null for a number of rows. */
  type: ScalarDef | null
}

/** Prisma's `orderBy`, one object or a list of them; joins to the table what it needs. */
export function compileOrder(ctx: Compilation, table: Table, orderBy: Shape | undefined): OrderKey[] {
  const keys: OrderKey[] = []
  for (const part of orderBy === undefined ? [] : Array.isArray(orderBy) ? orderBy : [orderBy]) {
    if (!isTree(part)) throw new Unsupported('orderBy')
    for (const [name, shape] of Object.entries(part)) addKey(ctx, keys, table, name, shape, true)
  }
  return keys
}

function addKey(ctx: Compilation, keys: OrderKey[], table: Table, name: string, shape: Shape, root: boolean): void {
  const field = table.def.fields[name]
  if (!field) throw new Unsupported('orderBy')
  if (field.kind === 'scalar') {
    // Prisma begins a page at a row of a list column in a way of its own.
    if (field.list) throw new Unsupported('orderBy a list')
    const nullable = !root || !field.required
    keys.push({ sql: table.column(name), ...direction(shape), nullable, field: root ? name : null, type: field })
    return
  }
  if (!isTree(shape)) throw new Unsupported('orderBy')
  if (field.list) {
    keys.push({
      sql: countKey(ctx, table, field, shape),
      ...direction(shape._count),
      nullable: false,
      field: null,
      type: null,
    })
    return
  }
  const there = table.join(ctx, name, field)
  for (const [inner, innerShape] of Object.entries(shape)) addKey(ctx, keys, there, inner, innerShape, false)
}

/** How many rows of a relation there are: counted for all rows at once. */
function countKey(ctx: Compilation, table: Table, relation: RelationDef, shape: Tree): string {
  if (Object.keys(shape).join() !== '_count') throw new Unsupported('orderBy')
  const alias = ctx.alias()
  const { on, through, model } = relation
  const there = on ? ctx.table(model) : null
  const columns = there && on ? on.there.map((field) => there.column(field)) : [ident(through?.here ?? '')]
  const from = there ? there.from : qualified(through?.table ?? '', through?.schema ?? null)
  const names = columns.map((_column, i) => `k${i}`)
  const mine = on ? on.here : table.def.key
  table.addJoin(
    `(SELECT ${columns.map((column, i) => `${column} AS ${names[i]}`).join(', ')}, count(*) AS n ` +
      `FROM ${from} GROUP BY ${columns.join(', ')}) AS ${alias}`,
    names.map((name, i) => `${alias}.${name} = ${table.column(mine[i] ?? '')}`).join(' AND '),
  )
  return `coalesce(${alias}.n, 0)`
}

function direction(shape: Shape | undefined): Pick<OrderKey, 'direction' | 'nulls'> {
  const { sort, nulls, ...rest }: Record<string, Shape | undefined> = isTree(shape) ? shape : { sort: shape }
  const isDirection = sort === 'asc' || sort === 'desc'
  const isPlace = nulls === undefined || nulls === 'first' || nulls === 'last'
  if (!isDirection || !isPlace || Object.keys(rest).length > 0) throw new Unsupported('orderBy')
  return { direction: sort, nulls: nulls ?? null }
}

const OPPOSITE = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' } as const

/** A key of the same order read backwards. */
export function turned(key: OrderKey): OrderKey {
  return { ...key, direction: OPPOSITE[key.direction], nulls: key.nulls && OPPOSITE[key.nulls] }
}

/** Prisma's `orderBy` read backwards. */
export function backwards(orderBy: readonly object[]): object[] {
  const turn = (part: unknown): unknown => {
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, turn(inner)]))
    }
    return typeof part === 'string' && Object.hasOwn(OPPOSITE, part) ? OPPOSITE[part as keyof typeof OPPOSITE] : part
  }
  return orderBy.map((part) => turn(part) as object)
}

/** The list after ORDER BY. */
export function orderSql(keys: readonly OrderKey[]): string {
  return keys
    .map(
      ({ sql, direction, nulls }) => `${sql} ${direction.toUpperCase()}${nulls ? ` NULLS ${nulls.toUpperCase()}` : ''}`,
    )
    .join(', ')
}
