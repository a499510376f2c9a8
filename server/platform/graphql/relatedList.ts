import type { Flag } from '../permissions.ts'
import { builder } from './builder.ts'
import { type ListInSchema, listFieldOptions, resolveElenco } from './listField.ts'

/**
 * Adds to a row what belongs to it, as a list: with the filter, the orders and the visibility of the list of the entity.
 * Null to who may not read that list. Its cursors hold for the same row only.
 * @param parent the name of the model, whose type the area of the list need not import
 * @param belongs the condition by which rows of the list belong to the one with a number
 * @param needs the flag of who is told to what these rows belong, where not everybody who sees them is
 */
export function relatedList<Where extends object, Filter>(
  parent: string,
  field: string,
  list: ListInSchema<Where, Filter>,
  belongs: (id: number) => NoInfer<Where>,
  description: string,
  needs?: Flag,
): void {
  const { elenco, perPagina } = list.options
  // As any model with a number: the compiler finds no end in the union of all.
  builder.prismaObjectField(parent as 'Cliente', field, (t) => {
    const options = listFieldOptions(t, list)
    return t.field({
      type: list.page,
      nullable: true,
      description,
      select: { id: true },
      ...options,
      authScopes: needs ? { $all: options.authScopes, permesso: needs } : options.authScopes,
      unauthorizedResolver: () => null,
      resolve: ({ id }, args, ctx, info) =>
        resolveElenco(
          { name: `${info.parentType.name}:${id}.${field}`, elenco, perPagina, within: belongs(id) },
          args,
          ctx,
          info,
        ),
    })
  })
}
