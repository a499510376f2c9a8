import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { PerformancePageQuery } from '#generated/PerformancePageQuery.graphql.ts'
import { GAUGE_MAX, PERFORMANCE_BANDS } from '#officina/performance/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { readWorkshopChoices } from '../workshopChoices.ts'
import { Gauge } from './charts/Gauge.tsx'
import { Duration } from './Duration.tsx'
import { FigureScreen } from './FigureScreen.tsx'
import { FigureTotals } from './FigureTotals.tsx'
import { figureUrlState } from './figureUrlState.ts'
import { readData, readFigureDays } from './readFigure.ts'

const query = graphql`
  query PerformancePageQuery($filtro: FiltroFigure, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAttivitaContate!]) @preloadable {
    performance(filtro: $filtro) {
      fromDate
      toDate
      totali {
        tempo
        tempoTeorico
        performance
      }
      precedenteDal
      precedenteAl
      precedente {
        tempo
        performance
      }
      gruppi(per: GIORNO) {
        ...readFigure_gruppo
      }
      attivita(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
        totalCount
        numeroPagine
        nodes {
          ...readFigure_attivita
        }
      }
    }
    ...workshopChoices_query
  }
`

/** Theoretical against actual time: day by day, activity by activity. */
export default function PerformancePage() {
  const { data: read, isWaiting } = useRouteQuery<PerformancePageQuery>(query)
  const { performance } = read
  const stato = useUrlState(figureUrlState)
  const { totali, precedente, gruppi, attivita } = performance
  const days = useMemo(() => readFigureDays(gruppi), [gruppi])
  const data = useMemo(() => readData(attivita.nodes), [attivita.nodes])
  const figure = totali.tempo > 0 ? totali.performance : null
  return (
    <FigureScreen
      which="performance"
      title="Performance"
      chart="Performance giornaliera"
      stato={stato}
      period={{ fromDate: performance.fromDate, toDate: performance.toDate }}
      giorni={days}
      dati={data}
      total={attivita.totalCount}
      pages={attivita.numeroPagine}
      {...readWorkshopChoices(read)}
      isWaiting={isWaiting}
      totals={
        <FigureTotals
          gauge={
            <Gauge
              valore={totali.performance}
              max={GAUGE_MAX}
              fasce={PERFORMANCE_BANDS}
              label="Performance"
              larghezza={190}
              empty={figure === null}
            />
          }
          items={[
            ['Totale teorico', <Duration key="teorico" minutes={totali.tempoTeorico} />],
            ['Totale effettivo', <Duration key="effettivo" minutes={totali.tempo} />],
          ]}
          precedente={{
            dal: performance.precedenteDal,
            al: performance.precedenteAl,
            valore: precedente.tempo > 0 ? precedente.performance : null,
            adesso: figure,
          }}
        />
      }
    />
  )
}
