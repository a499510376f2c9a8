import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { FieldPlan } from './plan.ts'

type Resolver = GraphQLFieldResolver<unknown, unknown>

const NAME = 'direct'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      direct: DirectPlugin<Types>
    }
  }
}

/** What was asked of a field's own resolver, and what it said. */
interface Reached {
  config: unknown
  source: unknown
  args: unknown
  value: unknown
}

/** Fields that are being resolved for their first row: each execution has its own `info` of a field. */
const watched = new WeakMap<GraphQLResolveInfo, { reached?: Reached }>()

/**
 * Stands between a field's own resolver and what other plugins wrap around it: the last plugin of the builder. When the
 * schema is built it decides which fields may be read by their own resolver alone.
 */
class DirectPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return (source, args, context, info) => {
      const value = resolver(source, args, context, info)
      const watch = watched.get(info)
      if (watch) watch.reached = { config, source, args, value }
      return value
    }
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    decideDirectFields(schema)
    return schema
  }
}

/** Marks the fields of a schema that may be read by their own resolver alone, and no others. */
export function decideDirectFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const own = findOwnResolver(field, type)
      field.extensions = { ...field.extensions, [NAME]: own }
    }
  }
}

SchemaBuilder.registerPlugin(NAME, DirectPlugin)

export default NAME

interface Options {
  authScopes?: unknown
  unauthorizedResolver?: Resolver
}

/**
 * Options of fields and types that do not look at the row; of scopes only those that `areForAllRows` knows. What is not
 * named here may: a new option, or one that a plugin calls otherwise than before.
 */
const KNOWN = new Set([
  'args',
  'authScopes',
  'description',
  'extensions',
  'fields',
  'id',
  'interfaces',
  'isValue',
  'loadWithoutCache',
  'name',
  'nullable',
  'open',
  'resolve',
  'resolveType',
  'seenIn',
  'select',
  'subscribe',
  'type',
  'unauthorizedResolver',
  'variant',
])

/** Scopes that are a map of plain values, however nested, let every row in, or none; others may depend on the row. */
function areForAllRows(scopes: unknown): boolean {
  if (typeof scopes !== 'object') return typeof scopes !== 'function'
  return Object.entries(scopes ?? {}).every(([name, scope]) => name !== '$granted' && areForAllRows(scope))
}

/** What a field or a type was declared with: every one that Pothos makes has it, be it empty. */
const optionsOf = ({ extensions }: { extensions: { pothosOptions?: Options } }) => extensions.pothosOptions

/** Names of options of which it is not known whether they look at the row. */
export function unknownOptions(owner: { extensions: object }): string[] {
  return Object.keys(optionsOf(owner) ?? {}).filter((name) => !KNOWN.has(name))
}

function findOwnResolver(field: GraphQLField<unknown, unknown>, parent: GraphQLObjectType): Resolver | undefined {
  const config = field.extensions.pothosConfig as { resolve?: Resolver } | undefined
  const owners = [field, parent, ...parent.getInterfaces()]
  const isKnown = owners.every((owner) => {
    const options = optionsOf(owner)
    return options !== undefined && unknownOptions(owner).length === 0 && areForAllRows(options.authScopes)
  })
  return config && isKnown ? (config.resolve ?? defaultFieldResolver) : undefined
}

/**
 * The resolver that a field has of its own, when what plugins wrap around it (scopes, whether the row was loaded)
 * depends on the request and not on the row; undefined when it may.
 */
export function ownResolver({ def }: Pick<FieldPlan, 'def'>): Resolver | undefined {
  return def.extensions[NAME] as Resolver | undefined
}

/**
 * Resolves a field for the first of its rows, by every plugin, and finds out what they would do for the rows after it:
 * let them through to the field's own resolver, as they came, or answer what is withheld from the viewer, when that does
 * not look at the row.
 * @returns the value, and the resolver that alone gives the others theirs; undefined when there is none
 */
export function resolveFirst(
  field: FieldPlan,
  source: unknown,
  args: object,
  context: unknown,
  info: GraphQLResolveInfo,
): { value: unknown; direct: Resolver | undefined } {
  const watch: { reached?: Reached } = {}
  watched.set(info, watch)
  try {
    const value = field.resolve(source, args, context, info)
    const { reached } = watch
    if (reached && reached.config === field.def.extensions.pothosConfig) {
      const isUnchanged = reached.source === source && reached.args === args && Object.is(reached.value, value)
      return { value, direct: isUnchanged ? field.own : undefined }
    }
    const withheld = optionsOf(field.def)?.unauthorizedResolver
    return { value, direct: value === null && withheld?.length === 0 ? withheld : undefined }
  } finally {
    watched.delete(info)
  }
}
