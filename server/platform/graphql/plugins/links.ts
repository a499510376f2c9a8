import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type MaybePromise,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'
import type { ListSource } from '../../db/listSource.ts'
import { readPage } from '../../db/read.ts'
import { asksOf } from '../asks.ts'
import { createBatch } from '../batch.ts'

const NAME = 'links'

/** The list whose rows a link leads to: who sees the row there sees all of it here. */
export type LinkedList = Pick<ListSource<object, never>, 'model' | 'visible'>

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      links: LinksPlugin<Types>
    }
    interface BaseTypeOptions<Types extends SchemaTypes = SchemaTypes> {
      /**
       * What everybody who meets the row is told, beside its numbers: the other fields are null to who reaches it by a
       * link and does not see it in its list.
       */
      open?: readonly string[]
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /**
       * For a link to a row that not everybody sees who sees this one; without anything `open` in its type it leads to
       * nothing then.
       */
      seenIn?: LinkedList
    }
  }
}

/** Of rows that are reached by a link and not seen. */
const UNSEEN = Symbol('unseen')

interface Row {
  id: number
  [UNSEEN]?: true
}

/** Always told, as whoever meets a row has them. */
const NUMBERS = ['__typename', 'id', 'pk']

/** Of a list, whether a viewer sees all of it: asked of each row of a page, and the same for all. */
const seeAll = new WeakMap<LinkedList, WeakMap<object, boolean>>()

function seesAll(list: LinkedList, { viewer }: Pick<Context, 'viewer'>): boolean {
  const isAll = () => Object.keys(list.visible(viewer)).length === 0
  if (viewer === null) return isAll()
  const known = seeAll.get(list) ?? new WeakMap<object, boolean>()
  seeAll.set(list, known)
  const found = known.get(viewer) ?? isAll()
  known.set(viewer, found)
  return found
}

/** Of a list, which of some rows a viewer sees: those that are asked for together by one statement. */
const seenBatches = new WeakMap<LinkedList, (id: number, ctx: Context) => Promise<true | undefined>>()

function seenBatchOf(list: LinkedList) {
  const known = seenBatches.get(list)
  if (known) return known
  const batch = createBatch<number, true>(async (ids, ctx) => {
    const where = { AND: [{ id: { in: ids } }, list.visible(ctx.viewer)] }
    const rows = await readPage(ctx.services.db, list.model, { select: { id: true } }, where, [{ id: 'asc' }], {})
    return new Map((rows as { id: number }[]).map(({ id }) => [id, true]))
  })
  seenBatches.set(list, batch)
  return batch
}

/** What a row has for who sees it in a list: null to others. */
export function toldIn<Value>(list: LinkedList, id: number, value: Value, ctx: Context): MaybePromise<Value | null> {
  if (seesAll(list, ctx)) return value
  return seenBatchOf(list)(id, ctx).then((isSeen) => (isSeen ? value : null))
}

/** The same for the rows of a list that is not the one of their entity. */
export async function markUnseen(rows: readonly object[], list: LinkedList, ctx: Context): Promise<void> {
  if (!seesAll(list, ctx)) await marked(rows as Row[], list, ctx)
}

type Resolver = GraphQLFieldResolver<unknown, Context, object>

type Found = Row | readonly Row[] | null

/** A row, or the rows, without those that the viewer does not see in their list. */
async function seenOnly(found: Found, list: LinkedList, ctx: Context): Promise<Found> {
  const see = seenBatchOf(list)
  const seen = await Promise.all([found ?? []].flat().map(async (row) => ((await see(row.id, ctx)) ? [row] : [])))
  return Array.isArray(found) ? seen.flat() : (seen.flat()[0] ?? null)
}

/** Marks rows that the viewer does not see in their list. @returns what it got */
async function marked(found: Found, list: LinkedList, ctx: Context): Promise<Found> {
  const rows = [found ?? []].flat()
  const mark = async (row: Row) => {
    if (!(await seenBatchOf(list)(row.id, ctx))) row[UNSEEN] = true
  }
  await Promise.all(rows.map(mark))
  return found
}

/**
 * Links between rows, by two options: `seenIn` of a field that leads to a row, `open` of the type it leads to. One
 * condition decides: whether the row is in the viewer's list, which is asked only when something else than what is open
 * is. A type without `open` is all or nothing: a link to what is not seen is null.
 */
class LinksPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { seenIn } = config.pothosOptions as { seenIn?: LinkedList }
    const open = this.#openOf(config.parentType)
    const resolve = (config.resolve ?? defaultFieldResolver) as Resolver
    const link = seenIn ? this.#link(config, resolve, seenIn) : resolve
    if (open && !NUMBERS.includes(config.name) && !open.includes(config.name)) return withheld(config, link)
    return seenIn ? { ...config, resolve: link as typeof config.resolve } : config
  }

  /** @throws Error for a link to a row of which nothing is open that cannot be null */
  #link({ parentType, name, type: whole }: PothosOutputFieldConfig<Types>, resolve: Resolver, seenIn: LinkedList) {
    const type = whole.kind === 'List' ? whole.type : whole
    const target = type.kind === 'Object' ? this.builder.configStore.getTypeConfig(type.ref).name : ''
    const open = this.#openOf(target)
    if (!open && !whole.nullable && whole.kind !== 'List')
      throw new Error(`${parentType}.${name}: a link to ${target}, of which nothing is open, must be nullable`)
    return linked(resolve, seenIn, open)
  }

  #openOf(type: string): readonly string[] | undefined {
    const { pothosOptions } = this.builder.configStore.getTypeConfig(type)
    return (pothosOptions as { open?: readonly string[] }).open
  }
}

/** Of a field that is null only of a row that its viewer does not see: what reads rows of a list need not expect it. */
export interface LinkExtension {
  whenSeen?: true
}

/** A field that is null of a row that the viewer does not see, whatever it says itself. */
function withheld<Types extends SchemaTypes>(config: PothosOutputFieldConfig<Types>, resolve: Resolver) {
  const own: Resolver = (row, args, ctx, info) => ((row as Row)[UNSEEN] ? null : resolve(row, args, ctx, info))
  const told: LinkExtension = config.type.nullable ? {} : { whenSeen: true }
  return {
    ...config,
    type: { ...config.type, nullable: true },
    extensions: { ...config.extensions, ...told },
    resolve: own as typeof config.resolve,
  }
}

/**
 * A link whose rows are marked when the viewer does not see them, or left out where nothing of them is open; nobody is
 * asked when only open fields are.
 */
function linked(resolve: Resolver, list: LinkedList, open: readonly string[] | undefined): Resolver {
  const told = open && [...NUMBERS, ...open]
  const judge = open ? marked : seenOnly
  return (source, args, ctx, info: GraphQLResolveInfo) => {
    const found = resolve(source, args, ctx, info) as Found | Promise<Found>
    if (seesAll(list, ctx)) return found
    if (told && [...asksOf(info)].every((name) => told.includes(name))) return found
    return found instanceof Promise ? found.then((rows) => judge(rows, list, ctx)) : judge(found, list, ctx)
  }
}

SchemaBuilder.registerPlugin(NAME, LinksPlugin)

export default NAME
