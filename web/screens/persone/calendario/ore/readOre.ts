import { graphql, readInlineData } from 'relay-runtime'
import type { readOre_festivita$key } from './__generated__/readOre_festivita.graphql.ts'
import type { readOre_giorno$key } from './__generated__/readOre_giorno.graphql.ts'
import type { FestaLetta, ReadOre } from './month.ts'

const giornoFragment = graphql`
  fragment readOre_giorno on OreLavorative @inline {
    pk
    giorno
    oreLavorativeMacchine
    oreLavorativeBanchi
    versione
  }
`

const festivitaFragment = graphql`
  fragment readOre_festivita on Festivita @inline {
    giornoDa
    giornoA
    oraDa
    oraA
    title
  }
`

/** Days with hours of their own. */
export const readOre = (nodes: readonly readOre_giorno$key[]): ReadOre[] =>
  nodes.map((node) => readInlineData(giornoFragment, node))

/** Holidays as the month shows them. */
export const readFeste = (nodes: readonly readOre_festivita$key[]): FestaLetta[] =>
  nodes.map((node) => readInlineData(festivitaFragment, node))
