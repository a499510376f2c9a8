declare global {
  namespace PothosSchemaTypes {
    interface BaseTypeOptions {
      /** It has no life of its own: nothing finds it again. */
      isValue?: true
    }
  }
}

interface RowTypeOptions {
  name?: string
  variant?: string
  /** How a node is found. */
  findUnique?: unknown
  isValue?: true
}
type DeclareRowType = (model: string, options: RowTypeOptions) => unknown

/**
 * Refuses a type of rows that is neither a node, which clients with a cache know again by its id, nor a value.
 * @throws Error that names it
 */
export function refuseRowsWithoutId(builder: { prismaObject: unknown }): void {
  const declare = (builder.prismaObject as DeclareRowType).bind(builder)
  const checked: DeclareRowType = (model, options) => {
    const isKnown = options.isValue === true || options.findUnique !== undefined
    if (!isKnown) throw new Error(`${options.variant ?? options.name ?? model}: neither a node nor a value`)
    return declare(model, options)
  }
  builder.prismaObject = checked
}
