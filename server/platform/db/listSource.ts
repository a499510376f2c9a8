import { UserErrors } from '../errors.ts'
import { can, type Flag, type Viewer } from '../permissions.ts'
import type { Model } from './read.ts'

export type SortDirection = 'asc' | 'desc'

/** A list of the product: who sees which rows, its filters, its orders. GraphQL, REST, Excel and PDF use it. */
export interface ListSource<Where extends object, Filter> {
  model: Model
  /** Row visibility, applied everywhere the model is read; null viewer = nothing but public rows. */
  visible(viewer: Viewer | null): Where
  filter(filter: Filter, viewer: Viewer | null): Where[]
  /** Name of an order → Prisma's orderBy. */
  orderings: Record<string, (direction: SortDirection) => object | object[]>
  /** Orders by a withheld field → the flag they need; refused without it, since the order tells the field. */
  riservati?: Readonly<Record<string, Flag>>
  /** Filters on a withheld field → the flag they need; without it they do not count, since the rows tell the field. */
  reservedFilters?: Readonly<Record<string, Flag>>
  /** Used when none is asked. */
  predefinito: string[]
}

/** Where of a list as asked by a viewer. */
export function whereOf<Where extends object, Filter>(
  elenco: ListSource<Where, Filter>,
  filter: Filter | null | undefined,
  viewer: Viewer | null,
): object {
  return { AND: [elenco.visible(viewer), ...(filter ? elenco.filter(allowedOf(elenco, filter, viewer), viewer) : [])] }
}

/** A filter without what the viewer may not filter by. */
function allowedOf<Filter>(
  { reservedFilters }: Pick<ListSource<never, never>, 'reservedFilters'>,
  filter: Filter,
  viewer: Viewer | null,
): Filter {
  if (!reservedFilters || typeof filter !== 'object' || filter === null) return filter
  const allowed = ([name]: [string, unknown]) => isAllowed(reservedFilters, name, viewer)
  return Object.fromEntries(Object.entries(filter).filter(allowed)) as Filter
}

/** Whether a viewer has the flag that a withheld name needs; what is not withheld is everybody's. */
export function isAllowed(withheld: Readonly<Record<string, Flag>>, name: string, viewer: Viewer | null): boolean {
  const flag = Object.hasOwn(withheld, name) ? withheld[name] : undefined
  return flag === undefined || can(viewer, flag)
}

/** Names to order by at once: more than there are columns is no question. */
const MAX_SORTINGS = 20

/** @throws UserErrors on more than that */
export function checkOrderings(names: readonly string[]): void {
  if (names.length > MAX_SORTINGS) throw UserErrors.of('ordinamento', `Non più di ${MAX_SORTINGS} ordinamenti.`)
}

/** The refusal of a name that no order has. */
export function unknownOrdering(name: string): UserErrors {
  return UserErrors.of('ordinamento', `Ordinamento sconosciuto: ${name.slice(0, 60)}`)
}

/** Whether a list has an order of this name for this viewer. */
function hasSorting(
  elenco: ListSource<never, never> | ListSource<object, never>,
  name: string,
  viewer: Viewer | null,
): boolean {
  return Object.hasOwn(elenco.orderings, name) && isAllowed(elenco.riservati ?? {}, name, viewer)
}

/**
 * Prisma's orderBy from names such as `-dataCreazione`, with the id last so that pages never overlap.
 * @throws UserErrors on a name that is unknown or withheld from the viewer, and on too many
 */
export function orderByOf(
  elenco: ListSource<never, never> | ListSource<object, never>,
  names: readonly string[],
  viewer: Viewer | null,
): object[] {
  checkOrderings(names)
  const chosen = names.length > 0 ? names : elenco.predefinito
  const orderBy = chosen.flatMap((name) => {
    const direction: SortDirection = name.startsWith('-') ? 'desc' : 'asc'
    const bare = name.replace(/^-/, '')
    const make = hasSorting(elenco, bare, viewer) ? elenco.orderings[bare] : undefined
    if (!make) throw unknownOrdering(name)
    return make(direction)
  })
  return [...orderBy, { id: chosen[0]?.startsWith('-') ? 'desc' : 'asc' }]
}
