import { graphql, readInlineData } from 'relay-runtime'
import type { readOre_festivita$key } from './__generated__/readOre_festivita.graphql.ts'
import type { readOre_giorno$key } from './__generated__/readOre_giorno.graphql.ts'
import type { ReadHoliday, ReadHours } from './month.ts'

const dayFragment = graphql`
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
export const readHours = (nodes: readonly readOre_giorno$key[]): ReadHours[] =>
  nodes.map((node) => readInlineData(dayFragment, node))

/** Holidays as the month shows them. */
export const readFeste = (nodes: readonly readOre_festivita$key[]): ReadHoliday[] =>
  nodes.map((node) => readInlineData(festivitaFragment, node))
