import type { OrderKey } from './order.ts'
import type { Compilation, Table } from './scope.ts'
import { isTree, type Shape, Slot } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import { outputOf } from './values.ts'

/** Where a row stands in an order: what each of its keys holds there, as JSON has it. */
export type Place = readonly (string | number | boolean | null)[]

/** Under which a row holds its place, when that was asked; a symbol, so that nothing takes it for a column. */
export const PLACE = Symbol('place')

/** A place as an argument of a query: whether a value is null decides the statement, the value does not. */
export const placeArgument = (place: Place): object => Object.fromEntries(place.entries())

/**
 * The keys that a place is made of: those of the order, each once.
 * @throws Unsupported for an order that leaves rows equal: pages would overlap
 */
export function placeKeys({ def }: Table, order: readonly OrderKey[]): OrderKey[] {
  const keys = order.filter(({ sql }, index) => order.findIndex((other) => other.sql === sql) === index)
  const isUnique = def.uniques.some((unique) => unique.every((name) => keys.some(({ field }) => field === name)))
  if (!isUnique) throw new Unsupported('place without a unique order')
  return keys
}

/**
 * The condition that begins a page after a place, whatever has become of the row that stood there. It compares with
 * values alone: with keys in one direction that are never null it is a comparison of rows, which an index answers.
 */
export function compileAfter(ctx: Compilation, keys: readonly OrderKey[], place: Shape): string {
  if (!isTree(place) || Object.keys(place).length !== keys.length) throw new Unsupported('place')
  const values = keys.map((key, index) => valueSql(ctx, key, place[index]))
  return beyond(keys, values)
}

/** A value as a parameter; null for one that is null. PostgreSQL knows its type from what it is compared with. */
function valueSql(ctx: Compilation, { type }: OrderKey, shape: Shape | undefined): string | null {
  if (shape === null) return null
  if (typeof shape === 'boolean') return shape ? 'TRUE' : 'FALSE'
  if (!(shape instanceof Slot)) throw new Unsupported('place')
  return ctx.param(shape, String) + (type === null ? '::bigint' : '')
}

/** What the compared values of a row are in JSON: by which its place is written. */
export function placeSql(ctx: Compilation, { type }: OrderKey, sql: string): string {
  return type ? outputOf(type, sql, ctx.model, ctx.factory).sql : sql
}

function beyond(keys: readonly OrderKey[], values: readonly (string | null)[]): string {
  const [key, ...others] = keys
  const [value, ...otherValues] = values
  if (!key || value === undefined) return 'FALSE'
  const { sql, direction, nulls, nullable } = key
  const sign = direction === 'asc' ? '>' : '<'
  const isPlain = keys.every((one, index) => !one.nullable && one.direction === direction && values[index] !== null)
  if (isPlain) {
    return `(${keys.map((one) => one.sql).join(', ')}) ${sign} (${values.join(', ')})`
  }
  const nullsLast = nulls === null ? direction === 'asc' : nulls === 'last'
  const rest = beyond(others, otherValues)
  if (value === null) {
    const isEqual = `(${sql} IS NULL AND ${rest})`
    return nullsLast ? isEqual : `(${sql} IS NOT NULL OR ${isEqual})`
  }
  const stands = `(${sql} ${sign}= ${value} AND (${sql} ${sign} ${value} OR ${rest}))`
  return nullable && nullsLast ? `(${stands} OR ${sql} IS NULL)` : stands
}
