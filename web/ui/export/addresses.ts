/** Of a list: how the state in its URL becomes the filter that its query asks with. */
interface ExportedList<V, W extends object> {
  filter: (values: V) => W
}

/** Names of the files below `/esporta/` that are lists. */
type ExportFile = 'ordini' | 'ordini_fornitori' | 'avanzamenti_commesse' | 'avanzamenti_materiali'

/**
 * Address of the spreadsheet of a list: it asks with the list's own filter and order, so no field can be left out.
 * @param columns those that are shown; all when missing
 */
export function exportUrl<V, W extends object>(
  file: `${ExportFile}.xlsx`,
  { filter }: ExportedList<V, W>,
  values: NoInfer<V> & { readonly ordina: string },
  columns?: readonly string[],
): string {
  const present = Object.entries(filter(values)).filter(([, value]) => value !== null)
  const search = new URLSearchParams({
    filtro: JSON.stringify(Object.fromEntries(present)),
    ordinamento: values.ordina,
    ...(columns && { colonne: columns.join(',') }),
  })
  return `/esporta/${file}?${search}`
}

/**
 * Address of a file of the documented API for the filter that a page's query asks with.
 * @param names what the API calls each field of it; the types ask for all of them
 */
export function downloadUrl<W extends object>(
  path: `/api/planner/${string}/`,
  filter: W,
  names: { readonly [Field in keyof W]-?: string },
): string {
  const search = new URLSearchParams()
  for (const [field, name] of Object.entries<string>(names)) {
    const value: unknown = filter[field as keyof W]
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  return `${path}?${search}`
}
