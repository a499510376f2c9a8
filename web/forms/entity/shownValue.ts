import type { ReactNode } from 'react'

/** How some fields are shown, where their text is not enough. */
export type Shown<V> = { readonly [K in keyof V]?: (value: NonNullable<V[K]>) => ReactNode }

/** A value of a form in words: where two versions are compared. Nothing is a dash, a flag is yes or no. */
export function shownValue<V extends object>(shown: Shown<V>, field: string, value: unknown, none = '–'): ReactNode {
  if (value === null || value === undefined || value === '') return none
  const own = (shown as Readonly<Record<string, ((value: unknown) => ReactNode) | undefined>>)[field]
  if (own) return own(value) || none
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return String(value)
}
