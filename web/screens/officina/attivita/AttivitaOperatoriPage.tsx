import { graphql } from 'relay-runtime'
import type { AttivitaOperatoriPageQuery } from '#generated/AttivitaOperatoriPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { readWorkshopChoices } from '../workshopChoices.ts'
import { AttivitaOperatoriList } from './AttivitaOperatoriList.tsx'

const query = graphql`
  query AttivitaOperatoriPageQuery(
    $filtro: FiltroAttivita
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoAttivitaOperatori!]
  ) @preloadable {
    attivitaOperatori(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...AttivitaOperatoriRow_attivita
        }
      }
    }
    ...workshopChoices_query
  }
`

/** The activities of all operators. */
export default function AttivitaOperatoriPage() {
  const route = useRouteQuery<AttivitaOperatoriPageQuery>(query)
  const { data: read } = route
  return (
    <AttivitaOperatoriList
      automatiche={false}
      connection={useMorePages(route, 'attivitaOperatori')}
      {...readWorkshopChoices(read)}
    />
  )
}
