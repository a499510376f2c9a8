import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/**
 * The names of the fields that are asked of what a field gives, for a resolver that need not find out the others. A field
 * that `@skip` leaves out counts as asked.
 */
export function asksOf({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const add = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') names.add(selection.name.value)
      else if (selection.kind === 'InlineFragment') add(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        add(fragments[selection.name.value]?.selectionSet)
      }
    }
  }
  for (const { selectionSet } of fieldNodes) add(selectionSet)
  return names
}
