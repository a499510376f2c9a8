import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { Context } from '../../context.ts'
import { can, type Flag, isInternal } from '../../permissions.ts'
import { judged } from '../selection/watchedContext.ts'

const NAME = 'visibleColumns'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      visibleColumns: VisibleColumnsPlugin<Types>
    }
  }
}

type Select = (args: object, ctx: Context, ...rest: unknown[]) => unknown

/** Scopes that the request alone decides. */
export interface ScopeNote {
  login?: boolean
  permesso?: Flag
}

/** Whether scopes that are known before execution let a viewer in. */
export function allowed({ login, permesso }: ScopeNote, { viewer }: Context): boolean {
  return (!login || isInternal(viewer)) && (!permesso || can(viewer, permesso))
}

/**
 * Columns and relations of a field that the viewer may not read are not even selected: the scopes of the field, which
 * refuse it later, decide before. Only for scopes written as a map; a function is asked when there is a row.
 */
class VisibleColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { authScopes } = config.pothosOptions as { authScopes?: unknown }
    const select = config.extensions?.pothosPrismaSelect as Select | object | undefined
    if (config.kind !== 'PrismaObject' || !select || typeof authScopes !== 'object' || authScopes === null)
      return config
    const { login, permesso }: ScopeNote = authScopes
    const pothosPrismaSelect: Select = (args, ctx, ...rest) => {
      if (!judged(ctx, `${login} ${permesso}`, (asking) => allowed(authScopes, asking))) return null
      return typeof select === 'function' ? (select as Select)(args, ctx, ...rest) : { select }
    }
    return { ...config, extensions: { ...config.extensions, pothosPrismaSelect } }
  }
}

SchemaBuilder.registerPlugin(NAME, VisibleColumnsPlugin)

export default NAME
