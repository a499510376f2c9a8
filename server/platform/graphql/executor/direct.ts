import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql'
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

/** What was last asked of a field's own resolver, and what it said. */
const last: { config: unknown; source: unknown; args: unknown; value: unknown } = {
  config: undefined,
  source: undefined,
  args: undefined,
  value: undefined,
}

/** Stands between a field's own resolver and what other plugins wrap around it: the last plugin of the builder. */
class DirectPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return (source, args, context, info) => {
      const value = resolver(source, args, context, info)
      Object.assign(last, { config, source, args, value })
      return value
    }
  }
}

SchemaBuilder.registerPlugin(NAME, DirectPlugin)

export default NAME

interface Scoped {
  authScopes?: unknown
  grantScopes?: unknown
  unauthorizedResolver?: Resolver
}

/** Whether scopes let every row in, or none. */
function areForAllRows({ authScopes, grantScopes }: Scoped = {}): boolean {
  if (grantScopes || typeof authScopes === 'function') return false
  return typeof authScopes !== 'object' || authScopes === null || !('$granted' in authScopes)
}

const optionsOf = ({ extensions }: { extensions: { pothosOptions?: Scoped } }) => extensions.pothosOptions

/**
 * The resolver that a field has of its own, when what plugins wrap around it (scopes, whether the row was loaded)
 * depends on the request and not on the row; undefined when it may.
 */
export function ownResolver({ def, parent }: Pick<FieldPlan, 'def' | 'parent'>): Resolver | undefined {
  const config = def.extensions.pothosConfig as { resolve?: Resolver } | undefined
  const owners = [def, parent, ...parent.getInterfaces()]
  if (!config || !owners.every((owner) => areForAllRows(optionsOf(owner)))) return undefined
  return config.resolve ?? defaultFieldResolver
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
  last.config = undefined
  const value = field.resolve(source, args, context, info)
  const isReached = last.config === field.def.extensions.pothosConfig
  const isUnchanged = last.source === source && last.args === args && Object.is(last.value, value)
  last.source = last.args = last.value = undefined
  if (isReached) return { value, direct: isUnchanged ? field.own : undefined }
  const withheld = optionsOf(field.def)?.unauthorizedResolver
  return { value, direct: value === null && withheld?.length === 0 ? withheld : undefined }
}
