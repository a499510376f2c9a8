import { dataModel } from '#prisma/generated/dataModel.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import type { Filter, FilterOf, Filters } from '#shared/fields/filters.ts'
import { storedWord } from '#shared/fields/words.ts'
import type { Viewer } from '../permissions.ts'
import { modelDef } from './entity/rows.ts'
import { withinDays, withinInstants } from './periodo.ts'
import type { Model } from './read.ts'
import { containsText, searchWords } from './search.ts'

/** More numbers than a list is asked for at once. */
const MAX_PKS = 1000

/** What a filter that is given asks of the rows. */
type Condition<Value, Filter, Where> = (value: Value, filter: Filter, viewer: Viewer | null) => Where | Where[]
type AnyCondition = Condition<never, never, object>

/** The column of a filter: the one that is called like it, the id of what `pks` counts. */
function columnOf(name: string, kind: Filter['kind']): string {
  if (kind === 'search') return 'ricerca'
  if (kind === 'since') return 'aggiornatoIl'
  return name === 'pks' ? 'id' : name.replace(/Pks?$/, 'Id')
}

/** @throws Error when the model has no such column */
function plainCondition(model: Model, name: string, { kind, words }: Filter): AnyCondition {
  const column = columnOf(name, kind)
  const def = modelDef(model).fields[column]
  if (def?.kind !== 'scalar') throw new Error(`${model}.${column}: non è una colonna, il filtro ${name} va scritto`)
  if (kind === 'search') return (text: string) => searchWords(text)
  if (kind === 'part') return (text: string) => ({ [column]: containsText(text) })
  if (kind === 'pks') return (pks: readonly number[]) => ({ [column]: { in: pks.slice(0, MAX_PKS) } })
  if (kind === 'texts') return (texts: readonly string[]) => ({ [column]: { in: texts.slice(0, MAX_PKS) } })
  if (kind === 'since') return (instant: Date) => ({ [column]: { gte: instant } })
  if (kind === 'period') {
    const within = def.native === 'Date' ? withinDays : withinInstants
    return (periodo: object) => ({ [column]: within(periodo) })
  }
  const inLowerCase = Object.hasOwn(dataModel.enums, def.type) && words.some((word) => word !== word.toUpperCase())
  return inLowerCase ? (word: string) => ({ [column]: storedWord(word) }) : (value: unknown) => ({ [column]: value })
}

/** An empty text asks nothing, nor does a period that is open at both ends. */
function isAsked({ kind }: Filter, value: unknown): boolean {
  if (value == null || value === '') return false
  const { dal, al } = value as Periodo
  return kind !== 'period' || Boolean(dal || al)
}

/**
 * The `filter` of a list by the table of its filters: each that is given asks what its kind says of the column of its
 * name, or what is written for it.
 * @throws Error when a filter has neither a column nor a condition
 */
export function filterBy<T extends Filters, Where extends object>(
  model: Model,
  table: T,
  written: { [Name in keyof T]?: Condition<NonNullable<FilterOf<T>[Name]>, FilterOf<T>, Where> } = {},
): (filter: FilterOf<T>, viewer: Viewer | null) => Where[] {
  const conditions = Object.entries(table).map(([name, filter]) => ({
    name,
    filter,
    condition: (written[name] ?? plainCondition(model, name, filter)) as Condition<unknown, FilterOf<T>, Where>,
  }))
  return (given, viewer) =>
    conditions.flatMap(({ name, filter, condition }) =>
      isAsked(filter, given[name]) ? condition(given[name], given, viewer) : [],
    )
}
