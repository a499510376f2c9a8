/**
 * Parts a query from its values. The compiler sees the shape alone, in which each value is a Slot: a value can't reach
 * the text of a statement, and queries that differ in values share one.
 */

/** The place of a value. */
export class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** A query without values; what decides the statement stays: names, booleans, null, directions of orders, few rows. */
export type Shape = Slot | string | boolean | number | null | Shape[] | Tree
export interface Tree {
  readonly [name: string]: Shape
}

interface Shaped {
  /** Equal for queries that make the same statement. */
  key: string
  tree: Tree
  /** By Slot's index. */
  values: unknown[]
}

/** Words of a query that are no values: they choose the statement. */
const WORDS = new Set(['asc', 'desc', 'first', 'last', 'insensitive', 'default'])
/** Where words stand. Elsewhere 'asc' is a value as any other. */
const WORDED = new Set(['orderBy', 'mode'])

/**
 * Numbers of rows that choose the statement too: PostgreSQL plans anew, each time, for a page whose size it does not
 * know beforehand. None to skip are not worth a word.
 */
const FEW = new Map([
  ['take', 101],
  ['skip', 1],
])
/** Where a name is a column's, not an argument's. */
const COLUMNS = new Set(['where', 'after', 'before'])

function isFew(name: string, value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= (FEW.get(name) ?? -1)
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Shape of the arguments of findMany, findFirst or count; what is undefined is not there, as for Prisma. */
export function shapeOf(args: object): Shaped {
  const values: unknown[] = []
  let key = ''

  function slot(value: unknown): Slot {
    key += '?'
    return new Slot(values.push(value) - 1)
  }

  function walk(value: unknown, worded: boolean, named: boolean): Shape {
    if (value === null || typeof value === 'boolean') {
      key += value
      return value
    }
    if (typeof value === 'string' && worded && WORDS.has(value)) {
      key += value
      return value
    }
    if (typeof value !== 'object') return slot(value)
    if (Array.isArray(value)) {
      // A list of values is one value; an empty one has no kind, and the compiler knows what it means.
      if (!value.every((item) => typeof item === 'object' && item !== null && isPlain(item))) return slot(value)
      key += '['
      const items = value.map((item) => {
        const shape = walk(item, worded, named)
        key += ','
        return shape
      })
      key += ']'
      return items
    }
    return isPlain(value) ? walkObject(value, worded, named) : slot(value)
  }

  function walkObject(value: object, worded: boolean, named: boolean): Tree {
    const tree: Record<string, Shape> = Object.create(null)
    key += '{'
    for (const [name, item] of Object.entries(value)) {
      if (item === undefined || (named && name === 'skip' && item === 0)) continue
      key += `${JSON.stringify(name)}:`
      if (named && isFew(name, item)) key += tree[name] = item
      else tree[name] = walk(item, worded || WORDED.has(name), named && !COLUMNS.has(name))
      key += ','
    }
    key += '}'
    return tree
  }

  const tree = walkObject(args, false, true)
  return { key, tree, values }
}

export const isTree = (shape: Shape | undefined): shape is Tree =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape) && !(shape instanceof Slot)
