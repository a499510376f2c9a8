import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/**
 * The names of the fields that are asked of what a field gives, for a resolver that need not find out the others. A field
 * that `@skip` leaves out counts as asked.
 * @param path fields to go down first: of these, what is asked of the last
 */
export function asksOf({ fieldNodes, fragments }: Asked, path: readonly string[] = []): Set<string> {
  let fields = fieldsBelow({ fieldNodes, fragments })
  for (const name of path) fields = fieldsBelow({ fieldNodes: fields.get(name) ?? [], fragments })
  return new Set(fields.keys())
}

function fieldsBelow({ fieldNodes, fragments }: Asked): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const seen = new Set<string>()
  const add = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') {
        const name = selection.name.value
        fields.set(name, [...(fields.get(name) ?? []), selection])
      } else if (selection.kind === 'InlineFragment') add(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        add(fragments[selection.name.value]?.selectionSet)
      }
    }
  }
  for (const { selectionSet } of fieldNodes) add(selectionSet)
  return fields
}
