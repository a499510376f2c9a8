import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Context } from '../context.ts'
import { UserErrors } from '../errors.ts'
import { allowed, type ScopeNote } from './plugins/visibleColumns.ts'

/** Objects that may be asked for by id at once: as many as a page of Relay. */
const MAX_NODES = 100

interface GlobalId {
  typename: string
  id: string
}

/** @throws UserErrors when there are more ids than a caller may send */
export function checkHowMany(ids: readonly GlobalId[]): void {
  if (ids.length > MAX_NODES) throw UserErrors.of('ids', `ids: al massimo ${MAX_NODES} alla volta.`)
}

/**
 * Whether objects of a type can be read by their id by this caller at all: where they can't, one that is there must
 * answer as one that is missing, or the answer would tell which.
 */
export function isReadable({ typename }: GlobalId, schema: GraphQLSchema, ctx: Context): boolean {
  const type = schema.getType(typename)
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) return false
  const { authScopes } = (type.extensions.pothosOptions ?? {}) as { authScopes?: ScopeNote | (() => unknown) }
  return typeof authScopes !== 'object' || allowed(authScopes, ctx)
}
