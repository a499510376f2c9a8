import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readUrl, type UrlSchema, type UrlValues, writeUrl } from './urlState.ts'

export interface UrlState<S extends UrlSchema> {
  valori: UrlValues<S>
  /** Names of the values that differ from their default. */
  attivi: (keyof S)[]
  /**
   * Changes some values. Typing should replace the present entry of the browser's history (`sostituisci`), choosing
   * should add one. When the schema has a `pagina` and something else changes, it goes back to its default.
   */
  imposta: (changes: Partial<UrlValues<S>>, options?: { sostituisci?: boolean }) => void
  /** Back to the defaults: of the named values, or of all. */
  azzera: (names?: readonly (keyof S)[]) => void
}

/** Filters, tab, sort and page of a screen, kept in the URL. */
export function useUrlState<S extends UrlSchema>(schema: S): UrlState<S> {
  const [search, setSearch] = useSearchParams()
  return useMemo(() => {
    const values = readUrl(schema, search)
    const written = (name: keyof S, value: unknown) => schema[name]?.scrivi(value)
    const active = Object.keys(schema).filter(
      (name) => written(name, values[name]) !== written(name, schema[name]?.iniziale),
    )
    const set: UrlState<S>['imposta'] = (changes, options) => {
      const fromFirst = 'pagina' in schema && !('pagina' in changes) ? { pagina: schema.pagina?.iniziale } : {}
      setSearch((present) => writeUrl(schema, present, { ...fromFirst, ...changes }), {
        replace: options?.sostituisci === true,
      })
    }
    const clear: UrlState<S>['azzera'] = (names = Object.keys(schema)) =>
      set(Object.fromEntries(names.map((name) => [name, schema[name]?.iniziale])) as Partial<UrlValues<S>>)
    return { valori: values, attivi: active, imposta: set, azzera: clear }
  }, [schema, search, setSearch])
}
