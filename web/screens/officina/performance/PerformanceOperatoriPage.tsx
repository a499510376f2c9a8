import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import type { PerformanceOperatoriPageQuery } from '#generated/PerformanceOperatoriPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { FigurePeriod } from './FigureFilters.tsx'
import { cardsUrlState, performanceOfFaseUrl, performanceOfOperatoreUrl } from './figureUrlState.ts'
import { PerformanceCards, WholePerformance } from './PerformanceCards.tsx'
import { useLiveFigure } from './useLiveFigure.ts'

const query = graphql`
  query PerformanceOperatoriPageQuery($filtro: FiltroFigure, $prima: FiltroFigure) @preloadable {
    performanceDelMese(filtro: $filtro) {
      fromDate
      toDate
      totali {
        tempo
        tempoTeorico
        performance
      }
      fasi: gruppi(per: FASE) {
        chiave
        nome
        tempo
        tempoTeorico
        performance
        lavorazioni {
          pk
        }
      }
      operatori: gruppi(per: OPERATORE) {
        chiave
        nome
        tempo
        tempoTeorico
        performance
      }
    }
    prima: performanceDelMese(filtro: $prima) {
      fromDate
      toDate
      totali {
        tempo
        performance
      }
      fasi: gruppi(per: FASE) {
        chiave
        tempo
        performance
      }
      operatori: gruppi(per: OPERATORE) {
        chiave
        tempo
        performance
      }
    }
  }
`

/** The performance of each phase and of each operator. */
export default function PerformanceOperatoriPage() {
  const { data, isWaiting } = useRouteQuery<PerformanceOperatoriPageQuery>(query)
  useLiveFigure()
  const { performanceDelMese, prima } = data
  const { set } = useUrlState(cardsUrlState)
  const { fromDate, toDate, totali, fasi, operatori } = performanceDelMese
  const days = { from_date: fromDate, to_date: toDate }
  return (
    <Page
      title="Performance operatori"
      isWaiting={isWaiting}
      filters={<FigurePeriod period={{ fromDate, toDate }} onChange={set} />}
    >
      {operatori.length === 0 ? (
        <EmptyState
          title="Nessuna attività in questo periodo"
          text="Qui compare la performance di fasi e operatori che hanno chiuso attività per un ordine. Prova con altri giorni."
        />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, sm: 3 } }}>
          <WholePerformance figure={totali} prima={prima.totali} dal={prima.fromDate} al={prima.toDate} />
          <PerformanceCards
            title="Per fase"
            groups={fasi}
            prima={prima.fasi}
            open={(fase) => performanceOfFaseUrl(days, fase)}
          />
          <PerformanceCards
            title="Per operatore"
            groups={operatori}
            prima={prima.operatori}
            open={(who) => performanceOfOperatoreUrl(days, who)}
          />
        </Box>
      )}
    </Page>
  )
}
