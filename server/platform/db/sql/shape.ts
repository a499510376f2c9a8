/**
 * Parts a query from its values. The compiler sees the shape alone, in which each value is a Slot: a value can't reach
 * the text of a statement, and queries that differ in values share one.
 */
import { Lru } from './lru.ts'

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
  /** Made when it is asked for: only a shape that is not known yet is compiled. */
  readonly tree: Tree
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

/** A part of many queries whose shape is known: a number in the place of its key, and its values. */
interface Fixed {
  key: string
  values: readonly unknown[]
}

const fixed = new WeakMap<object, Fixed>()
/** Numbers of keys; one that is forgotten gets another. */
const numbers = new Lru<number>(2000)
let lastNumber = 0

/**
 * Finds out the shape of a `select` or `include` once for all queries that will hold this very object, which must not
 * change any more. Those of the same shape share a statement.
 */
export function fixShape(part: object): void {
  const { key, values } = keyOf(part, false)
  fixed.set(part, { key: `#${numbers.get(key, () => lastNumber++)}`, values })
}

const names = new Map<string, string>()
/** Names of columns and arguments are few; more than so many are none of ours. */
const MOST_NAMES = 5000

/** A name as it stands in a key: quoted, so that none can be taken for something else. */
function quoted(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const made = `${JSON.stringify(name)}:`
  if (names.size < MOST_NAMES) names.set(name, made)
  return made
}

const isWord = (value: unknown, worded: boolean): value is string =>
  worded && typeof value === 'string' && WORDS.has(value)

/** A list of values is one value; an empty one has no kind, and the compiler knows what it means. */
const isListOfObjects = (list: readonly unknown[]) =>
  list.every((item) => typeof item === 'object' && item !== null && isPlain(item))

/** What is there of an object: what is undefined is not there, as for Prisma, nor are no rows to skip. */
const isThere = (name: string, item: unknown, named: boolean) =>
  item !== undefined && !(named && name === 'skip' && item === 0)

/** Key and values of a query, of which only the shapes that are not fixed are looked at. */
function keyOf(args: object, knowsFixed = true): Pick<Shaped, 'key' | 'values'> {
  const values: unknown[] = []
  let key = ''

  function walk(value: unknown, worded: boolean, named: boolean): void {
    if (value === null || typeof value === 'boolean' || isWord(value, worded)) key += value
    else if (Array.isArray(value) && isListOfObjects(value)) {
      key += '['
      for (const item of value) {
        walk(item, worded, named)
        key += ','
      }
      key += ']'
    } else if (typeof value === 'object' && isPlain(value)) walkObject(value, worded, named)
    else {
      key += '?'
      values.push(value)
    }
  }

  function walkObject(value: object, worded: boolean, named: boolean): void {
    const known = named && !worded && knowsFixed ? fixed.get(value) : undefined
    if (known) {
      key += known.key
      values.push(...known.values)
      return
    }
    key += '{'
    for (const name of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[name]
      if (!isThere(name, item, named)) continue
      key += quoted(name)
      if (named && isFew(name, item)) key += item
      else walk(item, worded || WORDED.has(name), named && !COLUMNS.has(name))
      key += ','
    }
    key += '}'
  }

  walkObject(args, false, true)
  return { key, values }
}

/** The shape of a query, with the slots of its values in their order. */
function treeOf(args: object): Tree {
  let slots = 0

  function walk(value: unknown, worded: boolean, named: boolean): Shape {
    if (value === null || typeof value === 'boolean' || isWord(value, worded)) return value
    if (typeof value !== 'object') return new Slot(slots++)
    if (Array.isArray(value)) {
      return isListOfObjects(value) ? value.map((item) => walk(item, worded, named)) : new Slot(slots++)
    }
    return isPlain(value) ? walkObject(value, worded, named) : new Slot(slots++)
  }

  function walkObject(value: object, worded: boolean, named: boolean): Tree {
    const tree: Record<string, Shape> = Object.create(null)
    for (const [name, item] of Object.entries(value)) {
      if (!isThere(name, item, named)) continue
      if (named && isFew(name, item)) tree[name] = item
      else tree[name] = walk(item, worded || WORDED.has(name), named && !COLUMNS.has(name))
    }
    return tree
  }

  return walkObject(args, false, true)
}

/** Shape of the arguments of findMany, findFirst or count. */
export function shapeOf(args: object): Shaped {
  return {
    ...keyOf(args),
    get tree() {
      return treeOf(args)
    },
  }
}

export const isTree = (shape: Shape | undefined): shape is Tree =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape) && !(shape instanceof Slot)
