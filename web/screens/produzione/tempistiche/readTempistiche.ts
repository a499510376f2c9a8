import { graphql, readInlineData } from 'relay-runtime'
import type {
  readTempistiche_tempistica$data,
  readTempistiche_tempistica$key,
} from '#generated/readTempistiche_tempistica.graphql.ts'
import type { TempistichePageQuery } from '#generated/TempistichePageQuery.graphql.ts'
import { type CodiceRow, readCodici } from '#screens/vendite/catalogo/codici/row.ts'

const tempisticaFragment = graphql`
  fragment readTempistiche_tempistica on Tempistica @inline {
    pk
    versione
    tipoSerramentoPk
    codiceSerramentoPk
    categoria
    forma
    tempoRepartoMacchine
    tempoRepartoBanchi
  }
`

/** What the page has read, with its rows. */
export interface ReadTempistiche extends Omit<TempistichePageQuery['response'], 'codiciSerramento' | 'tempistiche'> {
  readonly codiciSerramento: readonly CodiceRow[]
  readonly tempistiche: {
    readonly totalCount: number
    readonly numeroPagine: number
    readonly nodes: readonly readTempistiche_tempistica$data[]
  }
}

/** Reads the rows out of the page's query. */
export function readTempistiche(read: TempistichePageQuery['response']): ReadTempistiche {
  const { codiciSerramento, tempistiche } = read
  return {
    ...read,
    codiciSerramento: readCodici(codiciSerramento),
    tempistiche: {
      ...tempistiche,
      nodes: tempistiche.nodes.map((one) => readInlineData<readTempistiche_tempistica$key>(tempisticaFragment, one)),
    },
  }
}
