import { graphql, readInlineData } from 'relay-runtime'
import type { readRows_agenti$key } from '#generated/readRows_agenti.graphql.ts'
import type { readRows_clienti$key } from '#generated/readRows_clienti.graphql.ts'
import { whole } from '#relay/reading/whole.ts'

void graphql`
  fragment readRows_figures on StatisticaVendite {
    numeroOrdini
    numeroSerramenti
    listinoSerramenti
    scontoSerramenti
    mediaOrdini
    mediaSerramenti
    nettoSerramenti
    budget
    differenzaNettoBudget
  }
`

const clientiFragment = graphql`
  fragment readRows_clienti on StatisticaVendite @inline {
    cliente {
      pk
      nome
      codice
    }
    tipoCliente
    agenti
    ...readRows_figures @relay(mask: false)
  }
`

const agentiFragment = graphql`
  fragment readRows_agenti on StatisticaVendite @inline {
    agente {
      pk
      codice
      user {
        firstName
        lastName
      }
    }
    numeroClienti
    ...readRows_figures @relay(mask: false)
  }
`

/** Customers with their figures. */
export const readClientiRows = (nodes: readonly readRows_clienti$key[]) =>
  nodes.map((node) => whole(readInlineData(clientiFragment, node), 'cliente', 'agenti'))

/** Agents with their figures. */
export const readAgentiRows = (nodes: readonly readRows_agenti$key[]) =>
  nodes.map((node) => whole(readInlineData(agentiFragment, node), 'agente', 'numeroClienti'))
