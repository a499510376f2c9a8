import type { InputRef, ObjectRef } from '@pothos/core'
import type { PrismaModelTypes, PrismaObjectRef } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { countList } from '../db/count.ts'
import { modelDef } from '../db/entity/rows.ts'
import { type ListSource, orderByOf, whereOf } from '../db/listSource.ts'
import { type Model, type PageRequest, placeOfRow, readOne, readPage } from '../db/read.ts'
import { whereOne } from '../db/whereOne.ts'
import { UserErrors } from '../errors.ts'
import type { RequiredPermission } from '../operation.ts'
import type { Flag } from '../permissions.ts'
import { createRegistry } from '../registry.ts'
import { asksOf } from './asks.ts'
import { builder, type SchemaTypes, type Types } from './builder.ts'
import { type Cursors, cursorsOf } from './lists/cursors.ts'
import { orderingArg } from './orderings.ts'
import { markUnseen } from './plugins/links.ts'
import { keptSelection } from './selection/keptSelections.ts'

const DEFAULT_PAGE = 50
const MAX_FIRST = 100
/** Lists that feed selects and the old clients' `page_size` go to 1000. */
const MAX_PAGE_SIZE = 1000

interface Args {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  pagina?: number | null
  perPagina?: number | null
  ordinamento?: readonly string[] | null
  filtro?: unknown
}

/** A number of an argument. @throws UserErrors when it is not between `min` and `max` */
export function bounded(value: number, max: number, name: string, min = 1): number {
  if (value < min || value > max) throw UserErrors.of(name, `${name} deve stare fra ${min} e ${max}.`)
  return value
}

/** Arguments of the two ways to read a list by pages, which do not go together. */
function checkArguments(args: Args): void {
  const isNumbered = args.pagina != null || args.perPagina != null
  const placed = (['after', 'before', 'last'] as const).find((name) => args[name] != null)
  if (isNumbered && placed) {
    throw UserErrors.of(
      placed,
      `${placed} non va insieme a pagina e perPagina: usare un solo modo di leggere a pagine.`,
    )
  }
  if (args.first != null && args.last != null) throw UserErrors.of('last', 'first e last non vanno insieme.')
}

async function pageRequest(args: Args, ctx: Context, cursors: Cursors, perPagina?: PerPage): Promise<PageRequest> {
  checkArguments(args)
  if (args.pagina != null || args.perPagina != null) {
    const take = bounded(args.perPagina ?? (await perPagina?.(ctx)) ?? DEFAULT_PAGE, MAX_PAGE_SIZE, 'perPagina')
    return { take, skip: (bounded(args.pagina ?? 1, 1_000_000, 'pagina') - 1) * take }
  }
  // Before a place one reads backwards, unless told.
  const isFromEnd = args.last != null || (args.before != null && args.after == null && args.first == null)
  const name = isFromEnd ? 'last' : 'first'
  const page: PageRequest = { take: bounded(args[name] ?? DEFAULT_PAGE, MAX_FIRST, name, 0), isFromEnd }
  if (args.after != null) page.after = cursors.read(args.after, 'after')
  if (args.before != null) page.before = cursors.read(args.before, 'before')
  return page
}

/** A row and its place, written only when asked. */
class Edge {
  readonly node: { id: number }
  readonly #cursors: Cursors

  constructor(node: { id: number }, cursors: Cursors) {
    this.node = node
    this.#cursors = cursors
  }

  get cursor(): string {
    return this.#cursors.write(placeOfRow(this.node))
  }
}

/** Whether cursors are asked: rows tell their places then. */
function asksCursors(info: GraphQLResolveInfo): boolean {
  const page = asksOf(info, ['pageInfo'])
  return page.has('startCursor') || page.has('endCursor') || asksOf(info, ['edges']).has('cursor')
}

/** A page of a list. @param name what its cursors belong to; @param within further conditions on its rows */
export async function resolveElenco(
  {
    name,
    elenco,
    perPagina,
    seenIn,
    within,
  }: Pick<ElencoOptions<object, never>, 'elenco' | 'perPagina' | 'seenIn'> & { name: string; within?: object },
  args: Args,
  ctx: Context,
  info: GraphQLResolveInfo,
) {
  const orderBy = orderByOf(elenco, args.ordinamento ?? [], ctx.viewer)
  const cursors = cursorsOf(ctx.services.config, name, orderBy)
  const page = await pageRequest(args, ctx, cursors, perPagina)
  const listed = whereOf(elenco, args.filtro, ctx.viewer)
  const where = within ? { AND: [within, listed] } : listed
  const selection = keptSelection(ctx, info, [['edges', 'node'], ['nodes']])
  const hasCursors = asksCursors(info)
  // One row more than wanted tells whether another page follows, without counting.
  const wanted = { ...page, take: page.take + 1, places: hasCursors }
  const rows = (await readPage(ctx.services.db, elenco.model, selection, where, orderBy, wanted)) as { id: number }[]
  const isMore = rows.length > page.take
  const { isFromEnd = false, skip: skipped = 0 } = page
  const shown = isFromEnd ? rows.slice(isMore ? 1 : 0) : rows.slice(0, page.take)
  if (seenIn) await markUnseen(shown, seenIn, ctx)
  const edges = shown.map((node) => new Edge(node, cursors))
  // The last page of a list read by page tells how many rows there are.
  const isPlaced = page.after !== undefined || page.before !== undefined
  const isLast = !isPlaced && !isMore && (rows.length > 0 || skipped === 0)
  return {
    edges,
    pageInfo: {
      hasNextPage: isFromEnd ? page.before !== undefined : isMore || page.before !== undefined,
      hasPreviousPage: isFromEnd ? isMore || page.after !== undefined : page.after !== undefined || skipped > 0,
      startCursor: hasCursors ? (edges[0]?.cursor ?? null) : null,
      endCursor: hasCursors ? (edges.at(-1)?.cursor ?? null) : null,
    },
    perPagina: page.take || DEFAULT_PAGE,
    conta: memo(async () => (isLast ? skipped + rows.length : countList(ctx.services, elenco.model, where))),
  }
}

/** Counts once although `totalCount` and `numeroPagine` both ask. */
function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Rows of a page that a setting decides. */
type PerPage = (ctx: Context) => Promise<number>

/** What a query of the prisma plugin selects. */
interface Selected {
  Select: object | undefined
  Include: object | undefined
}

/** A type of rows, made with `prismaNode` or `prismaObject`. */
export type NodeType = PrismaObjectRef<Types, PrismaModelTypes & Selected, { id: number }>

interface ElencoOptions<Where extends object, Filter> {
  tipo: NodeType
  elenco: ListSource<Where, Filter>
  filtro?: InputRef<Filter>
  /** What `pagina` without `perPagina` means; 50 by default. */
  perPagina?: PerPage
  permesso: RequiredPermission
  /** The list of the entity, for one that shows its rows to others: who does not see a row there is told what is open. */
  seenIn?: ListSource<Where, never>
  /** Whose rows these are: a token of other areas is refused, where users without the flag just have none. */
  area?: Flag
  description: string
}

/** What a list says of itself in the `extensions` of its field: what not everybody orders and filters by. */
export interface ListExtension {
  list?: { orders: Readonly<Record<string, Flag>>; filters: Readonly<Record<string, Flag>> }
}

/** Scope map of a permission, for fields. */
export function scopeOf(permesso: RequiredPermission): Partial<SchemaTypes['AuthScopes']> {
  if (permesso === 'pubblico') return { pubblico: true }
  if (permesso === 'login') return { login: true }
  return permesso === 'account' ? { account: true } : { permesso }
}

/** A list as it is in the schema: its type of pages, and what it was made with. */
export interface ListInSchema<Where extends object = object, Filter = never> {
  name: string
  page: ObjectRef<Types, unknown>
  options: ElencoOptions<Where, Filter>
}

/** The type of the pages of a list. */
function pageType<Where extends object, Filter>(name: string, { tipo, permesso }: ElencoOptions<Where, Filter>) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  return builder.connectionObject(
    {
      name: `${Name}Connection`,
      type: tipo,
      description: `A page of ${name}.`,
      authScopes: scopeOf(permesso),
      fields: (f) => ({
        totalCount: f.int({
          description: 'Rows in all pages.',
          resolve: (parent) => (parent as Connection).conta(),
        }),
        numeroPagine: f.int({
          description: 'Pages in all, at least 1.',
          resolve: async (parent) => {
            const { conta, perPagina } = parent as Connection
            return Math.max(1, Math.ceil((await conta()) / perPagina))
          },
        }),
      }),
    },
    {
      name: `${Name}Edge`,
      description: `One of ${name}, with its place in the list.`,
      authScopes: scopeOf(permesso),
    },
  )
}

/** What a field of a list says and takes, wherever it stands. */
export function listFieldOptions<Where extends object, Filter>(
  { arg }: Pick<ArgumentBuilder, 'arg'>,
  { name, options: { elenco, perPagina, permesso, area, filtro } }: ListInSchema<Where, Filter>,
) {
  return {
    authScopes: { ...scopeOf(permesso), ...(area ? { area } : {}) },
    extensions: {
      list: { orders: elenco.riservati ?? {}, filters: elenco.reservedFilters ?? {} },
    } satisfies ListExtension,
    args: {
      first: arg.int({ description: `Rows of a page, 0 to ${MAX_FIRST}; ${DEFAULT_PAGE} when missing.` }),
      last: arg.int({ description: 'Rows of a page read from the end, instead of `first`.' }),
      after: arg.string({
        description:
          'Cursor after which the page begins; it holds in this list and order, whatever becomes of its row.',
      }),
      before: arg.string({
        description: 'Cursor before which the page ends, read from its end unless `first` is there.',
      }),
      pagina: arg.int({ description: 'Page from 1, instead of `after` and `before`, with which it is refused.' }),
      perPagina: arg.int({
        description: `Rows of a page, up to ${MAX_PAGE_SIZE}; with it \`first\` is ignored.${perPagina ? ' The setting, when missing.' : ''}`,
      }),
      ordinamento: arg(orderingArg(name, Object.keys(elenco.orderings))),
      ...(filtro ? { filtro: arg({ type: filtro }) } : {}),
    },
  }
}

/** A list whose rows tell when they changed. */
export interface ChangingList extends Pick<ElencoOptions<object, never>, 'permesso' | 'area'> {
  name: string
  model: Model
  /** Name of the type of its rows. */
  tipo: string
  /** Name of the input of its filter. */
  filterType: string
  orders: readonly string[]
}

/** Lists whose rows tell when they changed; of a model the first is that of the entity. */
export const changingLists = createRegistry<ChangingList>()

function noteChanging<Where extends object, Filter>(
  name: string,
  { tipo, elenco: { model, orderings }, filtro, permesso, area }: ElencoOptions<Where, Filter>,
): void {
  if (!filtro || !Object.hasOwn(modelDef(model).fields, 'aggiornatoIl')) return
  const list = { name, model, tipo: tipo.name, filterType: filterNameOf(filtro) }
  changingLists.add({ ...list, permesso, area, orders: Object.keys(orderings) })
}

/** Of an input the name that it was made with. */
const filterNameOf = (filter: object): string => ('name' in filter ? String(filter.name) : '')

type ArgumentBuilder = Parameters<Parameters<typeof builder.queryField>[1]>[0]

/**
 * Adds a list to Query: a Relay connection (`first`, `after`, `last`, `before`) that can also be read by page (`pagina`, `perPagina`),
 * filtered and ordered as its Elenco says.
 * @returns the list, for `relatedList`
 */
export function listField<Where extends object, Filter>(
  name: string,
  options: ElencoOptions<Where, Filter>,
): ListInSchema<Where, Filter> {
  const list = { name, options, page: pageType(name, options) as ObjectRef<Types, unknown> }
  noteChanging(name, options)
  builder.queryField(name, (t) =>
    t.field({
      type: list.page,
      description: options.description,
      ...listFieldOptions(t, list),
      resolve: (_root, args, ctx, info) => resolveElenco({ name, ...options }, args, ctx, info),
    }),
  )
  return list
}

type Connection = Awaited<ReturnType<typeof resolveElenco>>

/** Adds a single object by its number to Query; null when it is missing or not the viewer's to see. */
export function detailField<Where extends object, Filter>(
  name: string,
  options: Omit<ElencoOptions<Where, Filter>, 'filtro'>,
): void {
  const elenco = options.elenco
  builder.queryField(name, (t) =>
    t.field({
      type: options.tipo,
      nullable: true,
      description: options.description,
      authScopes: scopeOf(options.permesso),
      args: { pk: t.arg.int({ required: true, description: 'The number, as in URLs.' }) },
      async resolve(_root, { pk }, ctx, info) {
        const row = await readOne(ctx.services.db, elenco.model, keptSelection(ctx, info), whereOne(elenco, pk, ctx))
        return row as { id: number } | null
      },
    }),
  )
}
