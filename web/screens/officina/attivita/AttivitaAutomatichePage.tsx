import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import type { AttivitaAutomatichePageQuery } from './__generated__/AttivitaAutomatichePageQuery.graphql.ts'
import { AttivitaOperatoriList } from './AttivitaOperatoriList.tsx'

const query = graphql`
  query AttivitaAutomatichePageQuery($filtro: FiltroAttivita, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAttivitaAutomatiche!]) {
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
  const { reference, isWaiting } = useRouteQuery<AttivitaAutomatichePageQuery>()
  const { attivitaAutomatiche, lavorazioni } = usePreloadedQuery<AttivitaAutomatichePageQuery>(query, reference)
  return (
    <AttivitaOperatoriList automatiche waiting={isWaiting} connection={attivitaAutomatiche} lavorazioni={lavorazioni} />
  )
}
