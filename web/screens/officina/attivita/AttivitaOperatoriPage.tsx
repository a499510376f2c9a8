import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import type { AttivitaOperatoriPageQuery } from './__generated__/AttivitaOperatoriPageQuery.graphql.ts'
import { AttivitaOperatoriList } from './AttivitaOperatoriList.tsx'

const query = graphql`
  query AttivitaOperatoriPageQuery(
    $filtro: FiltroAttivita
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoAttivitaOperatori!]
  ) {
    attivitaOperatori(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...AttivitaOperatoriRow_attivita
        }
      }
    }
    lavorazioni {
      pk
      nome
    }
    operatori(perPagina: 1000) {
      nodes {
        pk
        user {
          firstName
          lastName
        }
      }
    }
  }
`

/** The activities of all operators. */
export default function AttivitaOperatoriPage() {
  const { riferimento, inAttesa } = useRouteQuery<AttivitaOperatoriPageQuery>()
  const read = usePreloadedQuery<AttivitaOperatoriPageQuery>(query, riferimento)
  return (
    <AttivitaOperatoriList
      automatiche={false}
      waiting={inAttesa}
      connection={read.attivitaOperatori}
      lavorazioni={read.lavorazioni}
      operatori={read.operatori.nodes.map(({ pk, user }) => ({ pk, nome: `${user.firstName} ${user.lastName}` }))}
    />
  )
}
