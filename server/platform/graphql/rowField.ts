import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { readPage, type Selection } from '../db/read.ts'
import type { Types } from './builder.ts'
import type { NodeType } from './listField.ts'
import type { LinkExtension, LinkedList } from './plugins/links.ts'
import { keptSelection } from './selection/keptSelections.ts'

type Rows = ReadonlyMap<number, { id: number }>

interface Turn {
  ids: Set<number>
  found: Promise<Rows>
}

/** What one field of one answer asks of the rows it leads to. */
const selections = new WeakMap<Context, Map<GraphQLResolveInfo['fieldNodes'], Selection>>()

function selectionOf(ctx: Context, info: GraphQLResolveInfo): Selection {
  const known = selections.get(ctx) ?? new Map<GraphQLResolveInfo['fieldNodes'], Selection>()
  selections.set(ctx, known)
  const selection = known.get(info.fieldNodes) ?? keptSelection(ctx, info)
  known.set(info.fieldNodes, selection)
  return selection
}

/** Whether a row that is already there has all that is asked of it, its own rows included. */
function holds(row: object, { select, include }: Selection): boolean {
  if (!select || include) return false
  const columns = row as Record<string, unknown>
  return Object.entries(select as Record<string, unknown>).every(([name, asked]) => {
    if (!asked) return true
    const held = columns[name]
    if (asked === true) return held !== undefined
    return typeof held === 'object' && held !== null && !Array.isArray(held) && holds(held, asked)
  })
}

/** The rows that one field of one answer is about to read, until the loop turns. */
const waiting = new WeakMap<Context, Map<GraphQLResolveInfo['fieldNodes'], Turn>>()

/** Rows by their numbers, read by one statement with those that the same field asks of other values in this turn. */
async function rowsOf({ model }: LinkedList, pks: readonly number[], ctx: Context, info: GraphQLResolveInfo) {
  const turns = waiting.get(ctx) ?? new Map<GraphQLResolveInfo['fieldNodes'], Turn>()
  waiting.set(ctx, turns)
  const turn = turns.get(info.fieldNodes) ?? begin()
  for (const id of pks) turn.ids.add(id)
  const rows = await turn.found
  return pks.flatMap((id) => rows.get(id) ?? [])

  function begin(): Turn {
    const ids = new Set<number>()
    const selection = selectionOf(ctx, info)
    const found = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      turns.delete(info.fieldNodes)
      const where = { id: { in: [...ids] } }
      const rows = (await readPage(ctx.services.db, model, selection, where, [{ id: 'asc' }], {})) as { id: number }[]
      return new Map(rows.map((row) => [row.id, row]))
    })
    const begun = { ids, found }
    turns.set(info.fieldNodes, begun)
    return begun
  }
}

/** Builds the fields of a type whose values are of this kind. */
export type FieldBuilder<Value> = PothosSchemaTypes.ObjectFieldBuilder<Types, Value>

/**
 * Field of a value (a proposal, a figure) that leads to a row by its number: the rows of all values of an answer are
 * read by one statement. Null when the row is gone, or for a value without one; who does not see the row in its list is
 * told what its type says is open.
 * @param type its type; the name of the model where another area has the type
 * @param pk the number of the row; null for none
 * @param extensions `thereAlways` for a row that a key of the database keeps
 * @param held columns of the row that the value was read with, `id` among them: an answer that asks no others spares
 * the statement
 */
export function rowField<Value>(
  t: FieldBuilder<Value>,
  type: NodeType | string,
  list: LinkedList,
  pk: (value: Value) => number | null,
  description: string,
  extensions: LinkExtension = {},
  held: (value: Value) => { id: number } | null = () => null,
) {
  return t.field({
    type: type as NodeType,
    nullable: true,
    description,
    extensions,
    seenIn: list,
    resolve(value: Value, _args: object, ctx: Context, info: GraphQLResolveInfo) {
      const id = pk(value)
      if (id === null) return null
      const row = held(value)
      if (row && holds(row, selectionOf(ctx, info))) return row
      return rowsOf(list, [id], ctx, info).then(([found]) => found ?? null)
    },
  } as never)
}

/**
 * The same for a value with several rows, in the order of their numbers; one that is gone is left out, as is one that
 * the viewer does not see of a type of which nothing is open.
 * @param pks numbers of the rows
 * @param options who may read it, as of any field
 */
export function rowListField<Value>(
  t: FieldBuilder<Value>,
  type: NodeType | string,
  list: LinkedList,
  pks: (value: Value, ctx: Context) => readonly number[] | Promise<readonly number[]>,
  description: string,
  options: object = {},
) {
  return t.field({
    ...options,
    type: [type as NodeType],
    description,
    seenIn: list,
    async resolve(value: Value, _args: object, ctx: Context, info: GraphQLResolveInfo) {
      const ids = await pks(value, ctx)
      return ids.length === 0 ? [] : rowsOf(list, ids, ctx, info)
    },
  })
}

/** Of a list of what everybody may meet who meets what leads to it: its type says what is told of it. */
export const metBy = (model: LinkedList['model']): LinkedList => ({ model, visible: () => ({}) })

/**
 * Of a link by a key of the database: the row is always there, and null only to who does not see it. The old API, which
 * is asked by who does, says so.
 */
export const thereAlways = { whenSeen: true } satisfies LinkExtension
