/** Of a list: how the state in its URL becomes the filter that its query asks with. */
interface ExportedList<V, W extends object> {
  filter: (values: V) => W
}

/** The files below `/esporta/` that are lists. */
type ExportFile =
  | 'ordini.xlsx'
  | 'ordini_fornitori.xlsx'
  | 'avanzamenti_commesse.xlsx'
  | 'avanzamenti_materiali.xlsx'
  | 'da_ordinare.xlsx'
  | 'accessi.csv'

/**
 * Address of the spreadsheet of a list: it asks with the list's own filter and order, so no field can be left out.
 * @param columns those that are shown; all when missing
 */
export function exportUrl<V, W extends object>(
  file: ExportFile,
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

/** What the API calls the ends of a period. */
interface PeriodName {
  readonly dal: string
  readonly al: string
}

/** What the API calls a field of a filter, or each end of a period. */
type ParameterName<V> = [Extract<V, { readonly dal: unknown }>] extends [never] ? string : PeriodName

function parametersOf(value: unknown, name: string | PeriodName) {
  if (typeof name === 'string') return (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const)
  const { dal, al } = (value ?? {}) as { dal?: unknown; al?: unknown }
  return [[name.dal, dal] as const, [name.al, al] as const]
}

/**
 * Address of a file of the documented API for the filter that a page's query asks with.
 * @param names what the API calls each field of it; the types ask for all of them
 */
export function downloadUrl<W extends object>(
  path: `/api/planner/${string}/`,
  filter: W,
  names: { readonly [Field in keyof W]-?: ParameterName<W[Field]> },
): string {
  const search = new URLSearchParams()
  for (const [field, called] of Object.entries<string | PeriodName>(
    names as Readonly<Record<string, string | PeriodName>>,
  )) {
    for (const [name, one] of parametersOf(filter[field as keyof W], called)) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  return `${path}?${search}`
}
