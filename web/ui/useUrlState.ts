import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readUrl, type UrlSchema, type UrlValues, writeUrl } from './urlState.ts'

export interface UrlState<S extends UrlSchema> {
  values: UrlValues<S>
  /** Names of the values that differ from their default. */
  active: (keyof S)[]
  /**
   * Changes some values. Typing should replace the present entry of the browser's history (`sostituisci`), choosing
   * should add one. When the schema has a `pagina` and something else changes, it goes back to its default.
   */
  set: (changes: Partial<UrlValues<S>>, options?: { replace?: boolean }) => void
  /** Back to the defaults: of the named values, or of all. */
  clear: (names?: readonly (keyof S)[]) => void
}

/** Filters, tab, sort and page of a screen, kept in the URL. */
export function useUrlState<S extends UrlSchema>(schema: S): UrlState<S> {
  const [search, setSearch] = useSearchParams()
  return useMemo(() => {
    const values = readUrl(schema, search)
    const written = (name: keyof S, value: unknown) => schema[name]?.write(value)
    const active = Object.keys(schema).filter(
      (name) => written(name, values[name]) !== written(name, schema[name]?.initial),
    )
    const set: UrlState<S>['set'] = (changes, options) => {
      const fromFirst = 'pagina' in schema && !('pagina' in changes) ? { pagina: schema.pagina?.initial } : {}
      setSearch((present) => writeUrl(schema, present, { ...fromFirst, ...changes }), {
        replace: options?.replace === true,
      })
    }
    const clear: UrlState<S>['clear'] = (names = Object.keys(schema)) =>
      set(Object.fromEntries(names.map((name) => [name, schema[name]?.initial])) as Partial<UrlValues<S>>)
    return { values, active, set, clear }
  }, [schema, search, setSearch])
}
