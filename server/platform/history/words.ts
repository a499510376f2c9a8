import { bareName } from '#shared/fields/fields.ts'
import { createRegistry } from '../registry.ts'

type Names = Readonly<Record<string, string>>

/** The words that an area's part of the history is told in, Italian. */
export interface HistoryWords {
  /** Kind of object → action → what it is called. */
  actions?: Readonly<Record<string, Names>>
  /** Field → what it is called, a reference (`clientePk`) also by its bare name; of two areas the one that is added last. */
  fields?: Names
  /** Lists whose lines have their history in that of the object, `list[2].field` → what a line is called. */
  lists?: Names
  /** Fields that are many, each with a name of its own after a point: `extra.RAL`. */
  named?: readonly string[]
  /**
   * The whole of a field that is said otherwise; undefined for any other.
   * @param nameOf what a field is called anywhere
   */
  told?(field: string, nameOf: (field: string) => string): string | undefined
}

/** The words of the areas; areas.ts adds them. */
export const historyWords = createRegistry<HistoryWords>()

function find<T>(map: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined
}

/** What all the areas say, put together once they all have. */
function collect() {
  const all = historyWords.all()
  const lists: Names = Object.assign({}, ...all.map((one) => one.lists))
  return {
    count: all.length,
    told: all.flatMap(({ told }) => told ?? []),
    actions: Map.groupBy(
      all.flatMap(({ actions }) => Object.entries(actions ?? {})),
      ([object]) => object,
    ),
    fields: Object.fromEntries(
      all.flatMap(({ fields = {} }) => Object.entries(fields).map(([name, label]) => [bareName(name), label])),
    ),
    lists,
    named: new Set(all.flatMap(({ named }) => named ?? [])),
  }
}

let collected: ReturnType<typeof collect> | undefined

function words() {
  if (collected?.count !== historyWords.all().length) collected = collect()
  return collected
}

/** The names of the lists whose lines have their history in that of the object. */
export const historyLists = (): readonly string[] => Object.keys(words().lists)

/** A field of a line of such a list: the list, the number of the line, the field, '' for the whole line; or null. */
export function lineOfField(field: string): { list: string; line: string; rest: string } | null {
  const [, list, line = '', rest = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/s.exec(field) ?? []
  return list !== undefined && Object.hasOwn(words().lists, list) ? { list, line, rest } : null
}

/** What is done to any object alike. */
const OF_ALL: Names = { ripristina: 'Ripristino' }

/** The Italian name of what was done to an object of a kind; the action's own name when there is none. */
export function actionLabel(object: string, action: string): string {
  const names = words().actions.get(object) ?? []
  return names.map(([, own]) => find(own, action)).find((name) => name !== undefined) ?? find(OF_ALL, action) ?? action
}

const nameOf = (field: string) => find(words().fields, field) ?? field

/** The Italian name of a field, `righe[2].extra.RAL` part by part; '' when the entry is about the whole object. */
export function fieldLabel(field: string): string {
  const { told, lists, named } = words()
  for (const tell of told) {
    const whole = tell(field, nameOf)
    if (whole !== undefined) return whole
  }
  const line = lineOfField(field)
  const rest = line ? line.rest : field
  const [before = '', ...after] = rest.split('.')
  const [name, detail] = after.length > 0 && named.has(before) ? [before, after.join('.')] : [rest]
  return [line && `${find(lists, line.list)} ${line.line}`, name && nameOf(name), detail].filter(Boolean).join(' · ')
}
