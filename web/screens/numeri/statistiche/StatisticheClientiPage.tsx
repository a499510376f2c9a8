import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { StatisticheClientiPageQuery } from '#generated/StatisticheClientiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { readClientiRows } from './readRows.ts'
import { readClienti } from './rows.ts'
import { StatisticheScreen } from './StatisticheScreen.tsx'
import { statisticheClientiUrlState } from './urlState.ts'

const query = graphql`
  query StatisticheClientiPageQuery(
    $filtro: FiltroStatistiche
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoStatisticheClienti!]
  ) @preloadable {
    agentiStatistiche {
      pk
      codice
      user {
        nome
      }
    }
    statisticheClienti(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      dataInizio
      dataFine
      totalCount
      numeroPagine
      nodes {
        ...readRows_clienti
      }
      totali {
        ...readRows_figures @relay(mask: false)
      }
      nettoConBudget
    }
  }
`

/** What customers ordered in a period. */
export default function StatisticheClientiPage() {
  const route = useRouteQuery<StatisticheClientiPageQuery>(query)
  const { data, isWaiting } = route
  const elenco = useUrlState(statisticheClientiUrlState)
  const rows = useMorePages(route, 'statisticheClienti')
  const read = useMemo(() => readClienti({ ...rows, nodes: readClientiRows(rows.nodes) }), [rows])
  return (
    <StatisticheScreen
      which="clienti"
      read={read}
      more={rows.more}
      agenti={data.agentiStatistiche}
      elenco={elenco}
      isWaiting={isWaiting}
    />
  )
}
