import { graphql, readInlineData } from 'relay-runtime'
import type { row_codice$data, row_codice$key } from '#generated/row_codice.graphql.ts'

const codiceFragment = graphql`
  fragment row_codice on CodiceSerramento @inline {
    pk
    categoria
    forma
    codice
    versione
    puoEliminare
  }
`

/** A window code as pages show it. */
export type CodiceRow = row_codice$data

/** Reads window codes out of a query: by category, shape and code, where one that was just added has its place too. */
export const readCodici = (codici: readonly row_codice$key[]): CodiceRow[] =>
  codici
    .map((codice) => readInlineData<row_codice$key>(codiceFragment, codice))
    .sort(
      (a, b) =>
        a.categoria.localeCompare(b.categoria, 'it') ||
        a.forma.localeCompare(b.forma, 'it') ||
        a.codice.localeCompare(b.codice, 'it'),
    )

/** 'LEGNO RETT F1' */
export const codiceRowName = ({ categoria, forma, codice }: Pick<CodiceRow, 'categoria' | 'forma' | 'codice'>) =>
  `${categoria} ${forma} ${codice}`
