import { graphql, readInlineData } from 'relay-runtime'
import type { readRows_agenti$data, readRows_agenti$key } from '#generated/readRows_agenti.graphql.ts'
import type { readRows_clienti$data, readRows_clienti$key } from '#generated/readRows_clienti.graphql.ts'

const clientiFragment = graphql`
  fragment readRows_clienti on StatisticaCliente @inline {
    pk
    nome
    codice
    tipoCliente
    agenti
    numeroOrdini
    numeroSerramenti
    listinoSerramenti
    scontoSerramenti
    mediaOrdini
    mediaSerramenti
    nettoSerramenti
    budgetCliente
    differenzaNettoBudget
  }
`

const agentiFragment = graphql`
  fragment readRows_agenti on StatisticaAgente @inline {
    pk
    codice
    userData {
      firstName
      lastName
    }
    numeroClienti
    numeroOrdini
    numeroSerramenti
    listinoSerramenti
    scontoSerramenti
    mediaOrdini
    mediaSerramenti
    nettoSerramenti
    budgetAgente
    differenzaNettoBudget
  }
`

/** Customers with their figures. */
export const readClientiRows = (nodes: readonly readRows_clienti$key[]): readRows_clienti$data[] =>
  nodes.map((node) => readInlineData(clientiFragment, node))

/** Agents with their figures. */
export const readAgentiRows = (nodes: readonly readRows_agenti$key[]): readRows_agenti$data[] =>
  nodes.map((node) => readInlineData(agentiFragment, node))
