import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FASCE_PERFORMANCE, GAUGE_MAX } from '../../../../server/officina/performance/rules.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { PerformancePageQuery } from './__generated__/PerformancePageQuery.graphql.ts'
import { Gauge } from './charts/Gauge.tsx'
import { Durata } from './Durata.tsx'
import { FigureScreen } from './FigureScreen.tsx'
import { FigureTotals } from './FigureTotals.tsx'
import { figureUrlState } from './figureUrlState.ts'
import { readDati, readGiorni } from './readFigure.ts'

const query = graphql`
  query PerformancePageQuery($filtro: FiltroFigure, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAttivitaContate!]) {
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
      gruppi(per: giorno) {
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

/** Theoretical against actual time: day by day, activity by activity. */
export default function PerformancePage() {
  const { riferimento, inAttesa } = useRouteQuery<PerformancePageQuery>()
  const { performance, lavorazioni, operatori } = usePreloadedQuery<PerformancePageQuery>(query, riferimento)
  const stato = useUrlState(figureUrlState)
  const { totali, precedente, gruppi, attivita } = performance
  const giorni = useMemo(() => readGiorni(gruppi), [gruppi])
  const dati = useMemo(() => readDati(attivita.nodes), [attivita.nodes])
  const figura = totali.tempo > 0 ? totali.performance : null
  return (
    <FigureScreen
      quale="performance"
      titolo="Performance"
      grafico="Performance giornaliera"
      stato={stato}
      periodo={{ fromDate: performance.fromDate, toDate: performance.toDate }}
      giorni={giorni}
      dati={dati}
      totale={attivita.totalCount}
      pagine={attivita.numeroPagine}
      operatori={operatori.nodes.map(({ pk, user }) => ({ pk, nome: `${user.firstName} ${user.lastName}` }))}
      lavorazioni={lavorazioni}
      inAttesa={inAttesa}
      totali={
        <FigureTotals
          gauge={
            <Gauge
              valore={totali.performance}
              massimo={GAUGE_MAX}
              fasce={FASCE_PERFORMANCE}
              etichetta="Performance"
              larghezza={190}
              vuoto={figura === null}
            />
          }
          voci={[
            ['Totale teorico', <Durata key="teorico" minuti={totali.tempoTeorico} />],
            ['Totale effettivo', <Durata key="effettivo" minuti={totali.tempo} />],
          ]}
          precedente={{
            dal: performance.precedenteDal,
            al: performance.precedenteAl,
            valore: precedente.tempo > 0 ? precedente.performance : null,
            adesso: figura,
          }}
        />
      }
    />
  )
}
