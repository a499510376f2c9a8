import type { RelationDef } from './model.ts'
import { compileOrder, type OrderKey, orderSql, turned } from './order.ts'
import { compileAfter, PLACE, placeKeys, placeSql } from './place.ts'
import { type Compilation, related, type Table } from './scope.ts'
import { isTree, type Shape, Slot, type Tree } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import { type Decode, outputOf, rowsOf } from './values.ts'
import { compileWhere } from './where.ts'

/** A value of the answer: its expression, and how what JSON gives for it becomes what Prisma gives. */
interface Part {
  name: string | symbol
  sql: string
  decode: Decode | null
}

/** A whole list or object as one expression. */
export interface Expression {
  sql: string
  decode: Decode
}

/** What a function of PostgreSQL takes. */
const MAX_ARGUMENTS = 100

/** An array of JSON of expressions. @throws Unsupported for more than a function takes */
export function jsonArray(parts: readonly { sql: string }[], what: string): string {
  if (parts.length > MAX_ARGUMENTS) throw new Unsupported(what)
  return `json_build_array(${parts.map(({ sql }) => sql).join(', ')})`
}

/** Objects travel as arrays, half as long and quicker to make than objects with names. */
function objectOf(parts: readonly Part[]): Expression {
  const names = parts.map(({ name }) => name)
  const decoders = parts.map(({ decode }) => decode)
  return {
    sql: jsonArray(parts, 'columns'),
    decode(row: unknown[]) {
      const object: Record<string | symbol, unknown> = {}
      for (let i = 0; i < names.length; i++) {
        const value = row[i]
        const decode = decoders[i]
        object[names[i] as string | symbol] = decode && value !== null ? decode(value) : value
      }
      return object
    },
  }
}

const KNOWN = new Set(['select', 'include', 'where', 'orderBy', 'take', 'skip', 'after', 'before', 'places'])

/**
 * The rows of a list: findMany, or a relation with many. `on` ties them to the row they belong to. A whole list is put in
 * order as it is gathered, what belongs to one joined to it. A page is cut first; what belongs to one of its rows is
 * looked for row by row.
 */
export function compileList(ctx: Compilation, table: Table, args: Tree, on?: string): Expression {
  const isWhole = args.take === undefined && args.skip === undefined
  const keys = compileOrder(ctx, table, args.orderBy)
  const place = args.places === true ? placePart(ctx, table, keys, isWhole) : null
  const { sql, decode } = compileObject(ctx, table, args, isWhole, place ? [place.part] : [])
  const { alias } = table
  const { from, order } = compileRows(ctx, table, args, keys, on)
  const columns = [`${alias}.*`, ...(place?.columns ?? [])].join(', ')
  const [what, rows] = isWhole
    ? [`${sql} ORDER BY ${order}`, from]
    : [sql, `(${[`SELECT ${columns} FROM ${from} ORDER BY ${order}`, ...cut(ctx, args)].join(' ')}) AS ${alias}`]
  return {
    sql: `(SELECT coalesce(json_agg(${what}), '[]') FROM ${rows})`,
    decode: (list: never[]) => list.map(decode),
  }
}

/** The place of a row in the order, and the columns that the page must have for it beside those of the table. */
function placePart(ctx: Compilation, table: Table, keys: readonly OrderKey[], isWhole: boolean) {
  const columns: string[] = []
  const values = placeKeys(table, keys).map((key) => {
    if (isWhole || key.field !== null) return placeSql(ctx, key, key.sql)
    // Ordered by already: as a column of the page it costs nothing, where JSON would be made of every row.
    const name = `place$${columns.length}`
    columns.push(`${key.sql} AS ${name}`)
    return placeSql(ctx, key, `${table.alias}.${name}`)
  })
  const part: Part = { name: PLACE, sql: `json_build_array(${values.join(', ')})`, decode: null }
  return { part, columns }
}

/** What stands after FROM and after ORDER BY for the rows of a list. */
function compileRows(
  ctx: Compilation,
  table: Table,
  args: Tree,
  keys: readonly OrderKey[],
  on?: string,
): { from: string; order: string } {
  if (Object.keys(args).some((name) => !KNOWN.has(name))) throw new Unsupported('argument')
  const conditions = [on, compileWhere(ctx, table, args.where)]
  for (const name of ['after', 'before'] as const) {
    const place = args[name]
    if (place === undefined) continue
    const placed = placeKeys(table, keys)
    conditions.push(compileAfter(ctx, name === 'after' ? placed : placed.map(turned), place))
  }
  const where = conditions.filter(Boolean).join(' AND ')
  return {
    from: where ? `${table.from} WHERE ${where}` : table.from,
    order: keys.length > 0 ? orderSql(keys) : table.keyOrder,
  }
}

/** The part of the rows that a page has. */
function cut(ctx: Compilation, { take, skip }: Tree): string[] {
  return [rowsSql(ctx, 'LIMIT', take), rowsSql(ctx, 'OFFSET', skip)].filter((part) => part !== '')
}

/** LIMIT or OFFSET; nothing when none is asked. */
export function rowsSql(ctx: Compilation, word: 'LIMIT' | 'OFFSET', shape: Shape | undefined): string {
  if (shape === undefined) return ''
  if (typeof shape === 'number') return `${word} ${shape}`
  if (!(shape instanceof Slot)) throw new Unsupported('take or skip')
  return `${word} ${ctx.param(shape, rowsOf)}`
}

/**
 * The object of a row: what `select` names, or every column and what `include` adds.
 * @param joins whether what belongs to one may be joined to the table
 * @param besides what the object has that is no field
 */
function compileObject(
  ctx: Compilation,
  table: Table,
  { select, include }: Tree,
  joins: boolean,
  besides: readonly Part[] = [],
): Expression {
  if (select !== undefined && include !== undefined) throw new Unsupported('select and include')
  const named = select ?? include ?? {}
  if (!isTree(named)) throw new Unsupported('select')
  const parts: Part[] = [...besides]
  if (select === undefined) {
    for (const [name, field] of Object.entries(table.def.fields)) {
      if (field.kind === 'scalar') parts.push(scalarPart(ctx, table, name))
    }
  }
  for (const [name, shape] of Object.entries(named)) {
    if (shape !== false) parts.push(compilePart(ctx, table, name, shape, joins))
  }
  if (parts.length === besides.length) throw new Unsupported('empty select')
  return objectOf(parts)
}

function scalarPart(ctx: Compilation, table: Table, name: string): Part {
  const field = table.def.fields[name]
  if (field?.kind !== 'scalar') throw new Unsupported('unknown field')
  return { name, ...outputOf(field, table.column(name), ctx.model, ctx.factory) }
}

function compilePart(ctx: Compilation, table: Table, name: string, shape: Shape, joins: boolean): Part {
  if (name === '_count') return countPart(ctx, table, shape)
  const field = table.def.fields[name]
  if (field?.kind !== 'relation') {
    if (shape !== true) throw new Unsupported('select')
    return scalarPart(ctx, table, name)
  }
  const args: Shape = shape === true ? {} : shape
  if (!isTree(args)) throw new Unsupported('select')
  if (!field.list) return { name, ...compileOne(ctx, table, name, field, args, joins) }
  const there = ctx.table(field.model)
  return { name, ...compileList(ctx, there, args, related(ctx, field, table, there)) }
}

/** The row of a relation with one, or null. */
function compileOne(
  ctx: Compilation,
  table: Table,
  name: string,
  relation: RelationDef,
  args: Tree,
  joins: boolean,
): Expression {
  const { where, select, include, ...rest } = args
  if (Object.keys(rest).length > 0) throw new Unsupported('argument')
  if (joins && where === undefined) {
    const there = table.join(ctx, name, relation)
    const { sql, decode } = compileObject(ctx, there, args, true)
    return { sql: `CASE WHEN ${there.present} THEN ${sql} END`, decode }
  }
  const there = ctx.table(relation.model)
  const condition = [related(ctx, relation, table, there), compileWhere(ctx, there, where)].filter(Boolean)
  const { sql, decode } = compileObject(ctx, there, args, false)
  return { sql: `(SELECT ${sql} FROM ${there.from} WHERE ${condition.join(' AND ')})`, decode }
}

function countPart(ctx: Compilation, table: Table, shape: Shape): Part {
  const lists = Object.entries(table.def.fields).filter(([, field]) => field.kind === 'relation' && field.list)
  const all: Tree = Object.fromEntries(lists.map(([name]) => [name, true]))
  const asked = shape === true ? all : isTree(shape) && isTree(shape.select) ? shape.select : undefined
  if (!asked) throw new Unsupported('_count')
  const parts: Part[] = []
  for (const [name, inner] of Object.entries(asked)) {
    const field = table.def.fields[name]
    if (inner === false) continue
    if (field?.kind !== 'relation' || !field.list) throw new Unsupported('_count')
    parts.push({ name, sql: countSql(ctx, table, field, inner === true ? {} : inner), decode: null })
  }
  return { name: '_count', ...objectOf(parts) }
}

function countSql(ctx: Compilation, table: Table, relation: RelationDef, args: Shape): string {
  if (!isTree(args) || Object.keys(args).some((name) => name !== 'where')) throw new Unsupported('_count')
  const there = ctx.table(relation.model)
  const on = related(ctx, relation, table, there)
  const where = [on, compileWhere(ctx, there, args.where)].filter(Boolean).join(' AND ')
  return `(SELECT count(*) FROM ${there.from} WHERE ${where})`
}
