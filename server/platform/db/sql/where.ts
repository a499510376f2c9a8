import type { RelationDef, ScalarDef } from './model.ts'
import { type Compilation, related, type Table } from './scope.ts'
import { isTree, type Shape, Slot } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import { castOf, type Encode, encoderOf, likeOf, listOf } from './values.ts'

const TRUE = 'TRUE'
const FALSE = 'FALSE'

/** A condition; null for one that asks nothing, which Prisma leaves out wherever it stands, in an OR too. */
type Condition = string | null

const some = (parts: Condition[]) => parts.filter((part) => part !== null)
const join = (parts: string[], word: string) => (parts.length > 1 ? `(${parts.join(` ${word} `)})` : (parts[0] ?? null))
const and = (parts: Condition[]) => join(some(parts), 'AND')
const or = (parts: Condition[]) => join(some(parts), 'OR')
const not = (part: Condition) => part && `(NOT ${part})`

/**
 * A `where` of Prisma as a condition on a table, to which it may join others; null when it asks nothing.
 * @param inner whether it stands in an AND, OR or NOT: there Prisma leaves out an OR of nothing, which elsewhere holds
 * for no row
 */
export function compileWhere(ctx: Compilation, table: Table, where: Shape | undefined, inner = false): Condition {
  if (where === undefined) return null
  if (!isTree(where)) throw new Unsupported('where')
  return and(Object.entries(where).map(([name, shape]) => condition(ctx, table, name, shape, inner)))
}

function condition(ctx: Compilation, table: Table, name: string, shape: Shape, inner: boolean): Condition {
  const each = () => (Array.isArray(shape) ? shape : [shape]).map((part) => compileWhere(ctx, table, part, true))
  if (name === 'AND') return and(each())
  if (name === 'OR') return or(each()) ?? (inner ? null : FALSE)
  if (name === 'NOT') return and(ctx.under(true, each).map(not))
  const field = table.def.fields[name]
  if (!field) return compound(ctx, table, name, shape)
  if (field.kind === 'scalar') return scalarCondition(ctx, field, table.column(name), shape)
  return field.list ? listCondition(ctx, table, field, shape) : oneCondition(ctx, table, name, field, shape)
}

/** A compound unique key under its joined name: `{ a_b: { a, b } }`. */
function compound(ctx: Compilation, table: Table, name: string, shape: Shape): Condition {
  const fields = table.def.uniques.find((unique) => unique.length > 1 && unique.join('_') === name)
  if (!fields || !isTree(shape)) throw new Unsupported('unknown field')
  return compileWhere(ctx, table, shape)
}

/** Several operators must all hold; `not` before several denies each. */
function scalarCondition(ctx: Compilation, field: ScalarDef, column: string, shape: Shape, turned = false): Condition {
  if (field.list) return overlap(ctx, field, column, shape)
  if (field.type === 'Json') throw new Unsupported('filter on Json')
  if (!isTree(shape)) return comparison(ctx, field, column, 'equals', shape, false)
  const { mode, ...filters } = shape
  const insensitive = mode === 'insensitive'
  if (mode !== undefined && mode !== 'default' && !insensitive) throw new Unsupported('mode')
  return and(
    Object.entries(filters).map(([operator, operand]) => {
      if (operator === 'not' && isTree(operand)) {
        const inner = insensitive ? { mode: 'insensitive', ...operand } : operand
        return scalarCondition(ctx, field, column, inner, !turned)
      }
      const part = comparison(ctx, field, column, operator, operand, insensitive)
      return turned ? not(part) : part
    }),
  )
}

const COMPARE: Record<string, string> = { equals: '=', not: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' }
const LIKE: Record<string, Encode> = {
  contains: likeOf('%', '%'),
  startsWith: likeOf('', '%'),
  endsWith: likeOf('%', ''),
}

function comparison(
  ctx: Compilation,
  field: ScalarDef,
  column: string,
  operator: string,
  operand: Shape,
  insensitive: boolean,
): string {
  if (operand === null && operator === 'equals') return `${column} IS NULL`
  if (operand === null && operator === 'not') return `${column} IS NOT NULL`
  if (field.type === 'Boolean' && typeof operand === 'boolean' && operator in COMPARE) {
    return `${column} ${COMPARE[operator]} ${operand ? TRUE : FALSE}`
  }
  if (operator === 'in' || operator === 'notIn') return membership(ctx, field, column, operator, operand, insensitive)
  if (!(operand instanceof Slot)) throw new Unsupported('operand')
  const like = LIKE[operator]
  if (like) {
    if (field.type !== 'String') throw new Unsupported('operator')
    return `${column}::text ${insensitive ? 'ILIKE' : 'LIKE'} ${ctx.param(operand, like)}`
  }
  const sign = COMPARE[operator]
  if (!sign) throw new Unsupported('operator')
  if (!insensitive) return `${column} ${sign} ${ctx.param(operand, encoderOf(field, ctx.model))}`
  // Without regard to case Prisma compares by ILIKE, wild cards and all.
  if (operator !== 'equals' && operator !== 'not') throw new Unsupported('order without regard to case')
  return `${column}::text ${operator === 'not' ? 'NOT ILIKE' : 'ILIKE'} ${ctx.param(operand, likeOf('', ''))}`
}

function membership(
  ctx: Compilation,
  field: ScalarDef,
  column: string,
  operator: 'in' | 'notIn',
  operand: Shape,
  insensitive: boolean,
): string {
  if (Array.isArray(operand) && operand.length === 0) return operator === 'in' ? FALSE : TRUE
  if (!(operand instanceof Slot) || insensitive) throw new Unsupported('operand')
  const cast = castOf(field, ctx.model)
  const list = `${ctx.param(operand, listOf(encoderOf(field, ctx.model)))}${cast && `${cast}[]`}`
  return operator === 'in' ? `${column} = ANY(${list})` : `${column} <> ALL(${list})`
}

/** A column that is a list: whether it has one of some values. */
function overlap(ctx: Compilation, field: ScalarDef, column: string, shape: Shape): Condition {
  if (!isTree(shape) || Object.keys(shape).join() !== 'hasSome') throw new Unsupported('filter on a list')
  const { hasSome } = shape
  if (Array.isArray(hasSome) && hasSome.length === 0) return FALSE
  if (!(hasSome instanceof Slot)) throw new Unsupported('operand')
  return `${column} && ${ctx.param(hasSome, listOf(encoderOf(field, ctx.model)))}`
}

/** A relation with many: whether rows exist there. */
function listCondition(ctx: Compilation, table: Table, relation: RelationDef, shape: Shape): Condition {
  if (!isTree(shape)) throw new Unsupported('filter on a relation')
  const exists = (filter: Shape, turn: (part: Condition) => Condition = (part) => part) => {
    const there = ctx.table(relation.model)
    const part = turn(ctx.under(turn === not, () => compileWhere(ctx, there, filter)) ?? TRUE)
    return `EXISTS (SELECT 1 FROM ${there.from} WHERE ${and([related(ctx, relation, table, there), part])})`
  }
  return and(
    Object.entries(shape).map(([quantifier, filter]) => {
      if (quantifier === 'some') return exists(filter)
      if (quantifier === 'none') return not(exists(filter))
      if (quantifier === 'every') return not(exists(filter, not))
      throw new Unsupported('filter on a relation')
    }),
  )
}

/**
 * A relation with one: a condition on the joined row, which must be there. Joined and not looked for by EXISTS, because
 * what is unknown (null) there must stay unknown under a NOT.
 */
function oneCondition(ctx: Compilation, table: Table, name: string, relation: RelationDef, shape: Shape): Condition {
  const few = ctx.denied ? null : oneOfFew(ctx, table, relation, shape)
  if (few) return few
  const there = table.join(ctx, name, relation)
  const absent = `(NOT ${there.present})`
  if (shape === null) return absent
  if (!isTree(shape)) throw new Unsupported('filter on a relation')
  const is = (filter: Shape) => and([compileWhere(ctx, there, filter), there.present])
  if (!('is' in shape || 'isNot' in shape)) return Object.keys(shape).length > 0 ? is(shape) : null
  return and(
    Object.entries(shape).map(([quantifier, filter]) => {
      if (quantifier === 'is') return filter === null ? absent : is(filter)
      if (quantifier !== 'isNot') throw new Unsupported('filter on a relation')
      if (filter === null) return there.present
      return or([not(ctx.under(true, () => compileWhere(ctx, there, filter)) ?? TRUE), absent])
    }),
  )
}

/**
 * A condition on a row of a table of few: their keys are looked for first, and the column that has one of them by its
 * index. Joined, they would have PostgreSQL read every row of the large table for those that refer to some of them.
 */
function oneOfFew(ctx: Compilation, table: Table, relation: RelationDef, shape: Shape): Condition {
  const [here, there] = [relation.on?.here, relation.on?.there]
  if (!relation.owner || !ctx.model.models[relation.model]?.few || here?.length !== 1 || !isTree(shape)) return null
  const names = Object.keys(shape)
  const filter = names.length === 1 && names[0] === 'is' ? shape.is : shape
  if (!isTree(filter) || 'is' in filter || 'isNot' in filter || Object.keys(filter).length === 0) return null
  const few = ctx.table(relation.model)
  const where = compileWhere(ctx, few, filter) ?? TRUE
  return `${table.column(here[0] ?? '')} = ANY(ARRAY(SELECT ${few.column(there?.[0] ?? '')} FROM ${few.from} WHERE ${where}))`
}
