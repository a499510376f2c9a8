import { whyBadExtraFields } from '#ordini/righe/rules.ts'

type ExtraValue = string | number | boolean | null
export type ExtraMap = Readonly<Record<string, ExtraValue>>

/** A field as it is being written. */
export interface ExtraFormEntry {
  /** For React: names change while they are typed. */
  id: number
  name: string
  text: string
}

/** The fields as GraphQL's JSON gives them; what is no plain value is left out. */
export function extraFromJson(json: unknown): ExtraMap {
  const items = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : []
  return Object.fromEntries(
    items.filter((item): item is [string, ExtraValue] => item[1] === null || typeof item[1] !== 'object'),
  )
}

/** A value as a reader expects it. */
export function readableExtraValue(value: ExtraValue): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return value === null ? '' : String(value)
}

export function entriesOfExtra(fields: ExtraMap): ExtraFormEntry[] {
  return Object.entries(fields).map(([name, value], id) => ({ id, name, text: readableExtraValue(value) }))
}

/** The fields as written; one that was not touched keeps its own kind (a number stays a number). */
export function extraFromEntries(items: readonly ExtraFormEntry[], loaded: ExtraMap): Record<string, ExtraValue> {
  return Object.fromEntries(
    items.map(({ name, text }) => {
      const key = name.trim()
      const read = Object.hasOwn(loaded, key) ? loaded[key] : undefined
      return [key, read !== undefined && readableExtraValue(read) === text ? read : text]
    }),
  )
}

/** Why they cannot be saved, or null. */
export function whyBadEntries(items: readonly ExtraFormEntry[], read: ExtraMap): string | null {
  const names = items.map(({ name }) => name.trim())
  const doppio = names.find((name, index) => names.indexOf(name) !== index)
  return doppio ? `Il campo «${doppio}» compare due volte` : whyBadExtraFields(extraFromEntries(items, read))
}
