import { contextCacheSymbol } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { getLoaderMapping, type Mappings, setLoaderMappings } from '@pothos/selection-mapper'
import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { Context } from '../../context.ts'
import type { Selection } from '../../db/read.ts'
import { fixShape } from '../../db/sql/shape.ts'
import { selectionCounts } from './selectionCounts.ts'
import { watchedContext } from './watchedContext.ts'

// What a field of a document selects of the database depends on the document, on the variables below the field and on
// what its viewer may read. It is planned once for all requests in which these are the same.

interface Kept {
  /** The variables below the field. */
  sent: string
  /** What it depends on of who asks: another request has it when it gives the same answers. */
  verdicts: readonly { judge: (ctx: Context) => boolean; answer: boolean }[]
  selection: Selection
  isUsed: boolean
  /** By what the resolvers below find out that their columns were read. */
  mappings: Mappings
}

/** What is known of a field of a document. */
interface Known {
  /** Variables below it. */
  variables: readonly string[]
  kept: Kept[]
  /** Its selection depends on something else, or is hardly ever the same: it is planned at each request. */
  isOpen: boolean
}

/** All are forgotten when there were so many. */
const MOST = 1000
/** Of one field, for viewers or variables that differ. */
const MOST_OF_FIELD = 16
/** Variables longer than this are not worth keeping anything for. */
const LONGEST = 500

let fields = new WeakMap<GraphQLResolveInfo['fieldNodes'], Known>()
let count = 0

/** Forgets all that is kept: what is asked next is planned anew. */
export function forgetSelections(): void {
  fields = new WeakMap()
  count = 0
}

/**
 * What the prisma plugin selects for a field: planned the first two times that a document asks it, then kept for whoever
 * may read the same and sends the same variables. What a `select` or `query` of the schema says may depend on its
 * arguments; one that looks at the context, or gives a Date, is planned at each request.
 * @param paths where the rows are below the field, when it does not give them itself
 */
export function keptSelection(context: Context, info: GraphQLResolveInfo, paths: string[][] = []): Selection {
  const known = fields.get(info.fieldNodes)
  if (!known) fields.set(info.fieldNodes, { variables: variablesBelow(info), kept: [], isOpen: false })
  if (!known || known.isOpen) return plan(context, info, paths)
  const sent = sentBelow(known, info)
  const isFit = (kept: Kept) =>
    kept.sent === sent && kept.verdicts.every(({ judge, answer }) => judge(context) === answer)
  const found = known.kept.find(isFit)
  const kept = found ?? (sent.length <= LONGEST ? keep(known, sent, context, info, paths) : undefined)
  if (!kept) return plan(context, info, paths)
  if (found) {
    found.isUsed = true
    selectionCounts.kept++
  }
  setLoaderMappings(context, info, kept.mappings)
  return kept.selection
}

function plan(context: Context, info: GraphQLResolveInfo, paths: string[][]): Selection {
  selectionCounts.planned++
  return queryFromInfo({ context, info, paths })
}

/** Plans a selection to be kept. @returns undefined when it depends on more than can be told */
function keep(known: Known, sent: string, ctx: Context, info: GraphQLResolveInfo, paths: string[][]): Kept | undefined {
  const { context, watch } = watchedContext(ctx)
  const planned = plan(context, info, paths)
  known.isOpen = watch.isOpen || !isPlain(planned)
  if (known.isOpen) return undefined
  if (++count > MOST) forgetSelections()
  const [selection, mappings] = [frozen(planned), mappingsOf(context, info)]
  const made = { sent, verdicts: [...watch.verdicts.values()], selection, mappings, isUsed: false }
  if (known.kept.length === MOST_OF_FIELD && known.kept.pop()?.isUsed === false) known.isOpen = true
  known.kept.unshift(made)
  return made
}

/** Whether a value is JSON: what depends on the moment is a Date. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'bigint'
  const prototype = Object.getPrototypeOf(value)
  return (
    (Array.isArray(value) || prototype === Object.prototype || prototype === null) &&
    Object.values(value).every(isPlain)
  )
}

/** A copy that nobody can change, whose shape is known to who reads. */
function frozen(planned: Selection): Selection {
  const copy = deepFrozen(structuredClone(planned))
  for (const part of [copy.select, copy.include]) if (part) fixShape(part)
  return copy
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen)
  return value
}

/** The values of the variables below a field, and which are missing. */
function sentBelow({ variables }: Known, { variableValues }: GraphQLResolveInfo): string {
  if (variables.length === 0) return ''
  return JSON.stringify(variables.map((name) => (name in variableValues ? [variableValues[name]] : 0)))
}

function variablesBelow({ fieldNodes, fragments }: GraphQLResolveInfo): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const look = (set: SelectionSetNode | undefined) => {
    if (!set) return
    visit(set, {
      Variable: ({ name }) => void found.add(name.value),
      FragmentSpread({ name }) {
        if (seen.has(name.value)) return
        seen.add(name.value)
        look(fragments[name.value]?.selectionSet)
      },
    })
  }
  for (const { selectionSet } of fieldNodes) look(selectionSet)
  return [...found]
}

/** What the plugin has noted of the fields below one that was planned. */
function mappingsOf(planned: Context, info: GraphQLResolveInfo): Mappings {
  const ctx = { [contextCacheSymbol]: Reflect.get(planned, contextCacheSymbol) as object }
  const found: Mappings = {}

  function look(
    types: readonly string[],
    sets: readonly SelectionSetNode[],
    path: GraphQLResolveInfo['path'],
    at: string,
  ) {
    for (const [key, nodes] of fieldsOf(sets, info)) {
      const here = { prev: path, key, typename: undefined }
      const below = new Set<string>()
      for (const type of types) {
        const mapping = getLoaderMapping(ctx, here, type)
        const child = mapping ? undefined : typeOfField(info.schema, type, nodes)
        if (mapping) found[`${type}@${at}${key}`] = mapping
        if (child) for (const name of typesOf(info.schema, child)) below.add(name)
      }
      const setsBelow = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      if (below.size > 0 && setsBelow.length > 0) look([...below], setsBelow, here, `${at}${key}.`)
    }
  }

  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  look(typesOf(info.schema, getNamedType(info.returnType)), sets, info.path, '')
  return found
}

/** Names by which a plan may know a value of a type: its own, those of the objects that it may be, their interfaces. */
function typesOf(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  return [...new Set([type, ...objects, ...objects.flatMap((one) => one.getInterfaces())].map(({ name }) => name))]
}

function typeOfField(schema: GraphQLSchema, name: string, nodes: readonly FieldNode[]): GraphQLNamedType | undefined {
  const type = schema.getType(name)
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[nodes[0]?.name.value ?? ''] : undefined
  return field && getNamedType(field.type)
}

/** The fields of some selections by their response names, those of every fragment too. */
function fieldsOf(sets: readonly SelectionSetNode[], { fragments }: GraphQLResolveInfo): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  const look = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet)
      else if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        look(fragments[selection.name.value]?.selectionSet)
      }
    }
  }
  sets.forEach(look)
  return fields
}
