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
  imposta: (changes: Partial<UrlValues<S>>, opzioni?: { sostituisci?: boolean }) => void
  /** Back to the defaults: of the named values, or of all. */
  azzera: (names?: readonly (keyof S)[]) => void
}

/** Filters, tab, sort and page of a screen, kept in the URL. */
export function useUrlState<S extends UrlSchema>(schema: S): UrlState<S> {
  const [ricerca, setRicerca] = useSearchParams()
  return useMemo(() => {
    const valori = readUrl(schema, ricerca)
    const scritti = (name: keyof S, value: unknown) => schema[name]?.scrivi(value)
    const attivi = Object.keys(schema).filter(
      (name) => scritti(name, valori[name]) !== scritti(name, schema[name]?.iniziale),
    )
    const imposta: UrlState<S>['imposta'] = (changes, opzioni) => {
      const dallaPrima = 'pagina' in schema && !('pagina' in changes) ? { pagina: schema.pagina?.iniziale } : {}
      setRicerca((presente) => writeUrl(schema, presente, { ...dallaPrima, ...changes }), {
        replace: opzioni?.sostituisci === true,
      })
    }
    const azzera: UrlState<S>['azzera'] = (names = Object.keys(schema)) =>
      imposta(Object.fromEntries(names.map((name) => [name, schema[name]?.iniziale])) as Partial<UrlValues<S>>)
    return { valori, attivi, imposta, azzera }
  }, [schema, ricerca, setRicerca])
}
