// Conditions of one row: by its number, within what a viewer may see.
import type { Context } from '../context.ts'
import type { ListSource } from './listSource.ts'

/** Where of one object by its number, within what the viewer may see. */
export function whereOne<Where extends object>(
  elenco: { visible(viewer: Context['viewer']): Where },
  pk: unknown,
  ctx: Pick<Context, 'viewer'>,
): { id: number; AND: Where } {
  return { id: boundedInteger(pk), AND: elenco.visible(ctx.viewer) }
}

/** How a node that belongs to a row is found: by its number, when the viewer sees that row in its list. */
export const foundWithin =
  (list: Pick<ListSource<object, never>, 'visible'>, relation: string) =>
  (id: unknown, ctx: Pick<Context, 'viewer'>): { id: number } =>
    Object.assign({ id: boundedInteger(id) }, { [relation]: list.visible(ctx.viewer) })

/** The number in a Relay id or argument; one that no row has when it is not a number. */
export function boundedInteger(pk: unknown): number {
  const id = Number(pk)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : -1
}
