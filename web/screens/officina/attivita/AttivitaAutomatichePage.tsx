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
  const route = useRouteQuery<AttivitaAutomatichePageQuery>(query)
  const { lavorazioni } = route.data
  return (
    <AttivitaOperatoriList
      automatiche
      connection={useMorePages(route, 'attivitaAutomatiche')}
      lavorazioni={lavorazioni}
    />
  )
}
