import { graphql, readInlineData } from 'relay-runtime'
import type { readFasi_fase$data, readFasi_fase$key } from '#generated/readFasi_fase.graphql.ts'

const fragment = graphql`
  fragment readFasi_fase on Fase @inline {
    pk
    nome
    unit
    withFornitore
    infiniteCapacity
    reparto
    dependencies
    soloConTelai
    versione
  }
`

/** A phase as it is configured. */
export type ReadFase = Omit<readFasi_fase$data, ' $fragmentType'>

/** Reads the phases out of what spreads their fragment. */
export const readFasi = (fasi: readonly readFasi_fase$key[]): ReadFase[] =>
  fasi.map((fase) => readInlineData(fragment, fase))
