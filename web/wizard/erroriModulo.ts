import { getIn, setIn } from 'formik'
import { type DatoMancante, descrivi, mancanti } from '../../server/vendite/preventivi/mancanti/rules.ts'
import type { StatoForm } from '../forms/errori.ts'
import type { Catalogo, ValoriModulo } from './modello.ts'

/** What formik shows under the fields: the messages of the list of missing data, each at its place. */
export function erroriModulo(valori: ValoriModulo, catalogo: Catalogo): object {
  let errori: object = {}
  for (const { path, messaggio } of mancanti(valori, catalogo)) errori = setIn(errori, path, messaggio)
  return errori
}

/** What the server refused and has not been changed since, as entries of the list of missing data. */
export function rifiutati(stato: StatoForm | undefined, valori: ValoriModulo): DatoMancante[] {
  return Object.entries(stato?.server ?? {})
    .filter(([path, { valore }]) => Object.is(getIn(valori, path), valore))
    .map(([path, { messaggio }]) => {
      const { label, passo } = descrivi(path)
      return { path, label, passo, messaggio }
    })
    .sort((a, b) => a.passo - b.passo)
}
