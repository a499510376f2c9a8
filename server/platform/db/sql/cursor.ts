import { compileOrder, type OrderKey } from './order.ts'
import type { Compilation, Table } from './scope.ts'
import { isTree, type Shape } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import { compileWhere } from './where.ts'

/**
 * The condition that begins a page at a row: those that do not come before it. The row's own values are read by
 * subqueries that run once; without such a row no row follows. With plain columns in one direction it is a comparison
 * of rows, which an index answers; otherwise the same in longer words.
 */
export function compileCursor(
  ctx: Compilation,
  table: Table,
  keys: readonly OrderKey[],
  cursor: Shape,
  orderBy: Shape | undefined,
): string {
  if (!isTree(cursor)) throw new Unsupported('cursor')
  const isUnique = table.def.uniques.some((unique) => unique.every((name) => keys.some(({ field }) => field === name)))
  if (!isUnique) throw new Unsupported('cursor without a unique order')
  const ofRow = (index: number | null) => {
    const row = ctx.table(table.name)
    const value = index === null ? '1' : compileOrder(ctx, row, orderBy)[index]?.sql
    const where = compileWhere(ctx, row, cursor)
    if (where === null) throw new Unsupported('cursor')
    return `(SELECT ${value} FROM ${row.from} WHERE ${where})`
  }
  const values = keys.map((_key, index) => ofRow(index))
  const plain = keys.every(({ nullable, direction }) => !nullable && direction === keys[0]?.direction)
  if (plain) {
    const sign = keys[0]?.direction === 'desc' ? '<=' : '>='
    return `(${keys.map(({ sql }) => sql).join(', ')}) ${sign} (${values.join(', ')})`
  }
  const steps = keys.map((key, index) => {
    const equal = keys.slice(0, index).map(({ sql }, i) => `${sql} IS NOT DISTINCT FROM ${values[i]}`)
    return [...equal, after(key, values[index] ?? '')].join(' AND ')
  })
  const same = keys.map(({ sql }, i) => `${sql} IS NOT DISTINCT FROM ${values[i]}`).join(' AND ')
  return `(EXISTS ${ofRow(null)} AND (${[...steps, same].map((step) => `(${step})`).join(' OR ')}))`
}

/** Whether an expression comes after a value in its order, nulls where they stand. */
function after({ sql, direction, nulls, nullable }: OrderKey, value: string): string {
  const beyond = `${sql} ${direction === 'asc' ? '>' : '<'} ${value}`
  if (!nullable) return beyond
  const last = nulls === null ? direction === 'asc' : nulls === 'last'
  return last
    ? `(${beyond} OR (${sql} IS NULL AND ${value} IS NOT NULL))`
    : `(${beyond} OR (${sql} IS NOT NULL AND ${value} IS NULL))`
}
