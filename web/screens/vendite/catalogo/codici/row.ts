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

/** Reads a window code out of a query. */
export const readCodice = (codice: row_codice$key): CodiceRow => readInlineData<row_codice$key>(codiceFragment, codice)

/** 'LEGNO RETT F1' */
export const codiceRowName = ({ categoria, forma, codice }: Pick<CodiceRow, 'categoria' | 'forma' | 'codice'>) =>
  `${categoria} ${forma} ${codice}`
