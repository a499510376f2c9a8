import { encodeGlobalID } from '@pothos/plugin-relay'
import { getDatamodel } from '#prisma/generated/pothos.ts'

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

interface Model {
  fields: readonly { name: string; isId: boolean }[]
}

/** The column that a row of a model is known by. @throws Error for a model that is known by several */
function keyOf(model: string): string {
  const { models } = getDatamodel().datamodel as unknown as { models: Readonly<Record<string, Model>> }
  const key = models[model]?.fields.find(({ isId }) => isId)?.name
  if (key === undefined) throw new Error(`${model}: una riga non ha un solo numero`)
  return key
}

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
    const key = keyOf(model)
    const id = (t: RowFieldBuilder) =>
      t.id({
        description: DESCRIPTION,
        select: { [key]: true },
        resolve: (row: Readonly<Record<string, number>>) => encodeGlobalID(typename, row[key] ?? ''),
      })
    return declare(model, { ...options, fields: (t) => ({ id: id(t), ...fields?.(t) }) })
  }
  builder.prismaObject = withId
}
