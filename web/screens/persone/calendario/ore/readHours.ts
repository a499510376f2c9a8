import { graphql, readInlineData } from 'relay-runtime'
import type { readHours_festivita$key } from '#generated/readHours_festivita.graphql.ts'
import type { readHours_giorno$key } from '#generated/readHours_giorno.graphql.ts'
import type { ReadHoliday, ReadHours } from './month.ts'

const dayFragment = graphql`
  fragment readHours_giorno on OreLavorative @inline {
    pk
    giorno
    oreLavorativeMacchine
    oreLavorativeBanchi
    versione
  }
`

const festivitaFragment = graphql`
  fragment readHours_festivita on Festivita @inline {
    giornoDa
    giornoA
    oraDa
    oraA
    title
  }
`

/** Days with hours of their own. */
export const readHours = (nodes: readonly readHours_giorno$key[]): ReadHours[] =>
  nodes.map((node) => readInlineData(dayFragment, node))

/** Holidays as the month shows them. */
export const readFeste = (nodes: readonly readHours_festivita$key[]): ReadHoliday[] =>
  nodes.map((node) => readInlineData(festivitaFragment, node))
