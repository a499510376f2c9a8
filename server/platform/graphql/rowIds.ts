import { encodeGlobalID } from '@pothos/plugin-relay'

interface RowTypeOptions {
  name?: string
  variant?: string
  /** How a node is found: it has an id of its own. */
  findUnique?: unknown
  fields?: (t: RowFieldBuilder) => object
}
interface RowFieldBuilder {
  id(options: object): unknown
}
type DeclareRowType = (model: string, options: RowTypeOptions) => unknown

const DESCRIPTION = 'Of this row in this type, wherever it is met: what caches know it by.'

/**
 * Gives every type of rows that is no node an id: clients with a cache know a row again by it and merge what they read.
 * Only nodes are found by it, with `node`.
 */
export function giveRowsIds(builder: { prismaObject: unknown }): void {
  const declare = (builder.prismaObject as DeclareRowType).bind(builder)
  const withId: DeclareRowType = (model, whole) => {
    if (whole.findUnique !== undefined) return declare(model, whole)
    const { fields, ...options } = whole
    const typename = options.variant ?? options.name ?? model
    const id = (t: RowFieldBuilder) =>
      t.id({
        description: DESCRIPTION,
        select: { id: true },
        resolve: (row: { id: number }) => encodeGlobalID(typename, row.id),
      })
    return declare(model, { ...options, fields: (t) => ({ id: id(t), ...fields?.(t) }) })
  }
  builder.prismaObject = withId
}
