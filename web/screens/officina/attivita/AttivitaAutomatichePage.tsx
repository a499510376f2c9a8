import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { AttivitaAutomatichePageQuery } from '#generated/AttivitaAutomatichePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { AttivitaOperatoriList } from './AttivitaOperatoriList.tsx'

const query = graphql`
  query AttivitaAutomatichePageQuery($filtro: FiltroAttivita, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAttivitaAutomatiche!]) @preloadable {
    attivitaAutomatiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
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
  }
`

/** The automatic activities. */
export default function AttivitaAutomatichePage() {
  const { reference, inAttesa } = useRouteQuery<AttivitaAutomatichePageQuery>()
  const read = usePreloadedQuery<AttivitaAutomatichePageQuery>(query, reference)
  return (
    <AttivitaOperatoriList
      automatiche
      waiting={inAttesa}
      connection={useMorePages(query, reference, read, 'attivitaAutomatiche')}
      lavorazioni={read.lavorazioni}
    />
  )
}
