import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { StatisticheAgentiPageQuery } from '#generated/StatisticheAgentiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { readAgentiRows } from './readRows.ts'
import { readAgenti } from './rows.ts'
import { StatisticheScreen } from './StatisticheScreen.tsx'
import { statisticheAgentiUrlState } from './urlState.ts'

const query = graphql`
  query StatisticheAgentiPageQuery(
    $filtro: FiltroStatistiche
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoStatisticheAgenti!]
  ) @preloadable {
    agentiStatistiche {
      pk
      codice
      user {
        nome
      }
    }
    statisticheAgenti(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      dataInizio
      dataFine
      totalCount
      numeroPagine
      nodes {
        ...readRows_agenti
      }
      totali {
        numeroClienti
        ...readRows_figures @relay(mask: false)
      }
      nettoConBudget
    }
  }
`

/** What agents sold in a period. */
export default function StatisticheAgentiPage() {
  const route = useRouteQuery<StatisticheAgentiPageQuery>(query)
  const { data, isWaiting } = route
  const elenco = useUrlState(statisticheAgentiUrlState)
  const rows = useMorePages(route, 'statisticheAgenti')
  const read = useMemo(() => readAgenti({ ...rows, nodes: readAgentiRows(rows.nodes) }), [rows])
  return (
    <StatisticheScreen
      which="agenti"
      read={read}
      more={rows.more}
      agenti={data.agentiStatistiche}
      elenco={elenco}
      isWaiting={isWaiting}
    />
  )
}
