import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import type { OreLavoratePageQuery } from '#generated/OreLavoratePageQuery.graphql.ts'
import { HOUR_BANDS } from '#officina/performance/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatInteger } from '#shared/formats/formats.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { readWorkshopChoices } from '../workshopChoices.ts'
import { Gauge } from './charts/Gauge.tsx'
import { Duration } from './Duration.tsx'
import { FigureScreen } from './FigureScreen.tsx'
import { FigureTotals } from './FigureTotals.tsx'
import { figureUrlState } from './figureUrlState.ts'
import { readData, readFigureDays } from './readFigure.ts'

const query = graphql`
  query OreLavoratePageQuery($filtro: FiltroFigure, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAttivitaContate!]) @preloadable {
    oreLavorate(filtro: $filtro) {
      fromDate
      toDate
      totali {
        tempo
        giornate
        percentuale
      }
      precedenteDal
      precedenteAl
      precedente {
        giornate
        percentuale
      }
      gruppi(per: GIORNO_OPERATORE) {
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

/** How full the days of operators are. */
export default function OreLavoratePage() {
  const { data: read, isWaiting } = useRouteQuery<OreLavoratePageQuery>(query)
  const { oreLavorate } = read
  const stato = useUrlState(figureUrlState)
  const { totali, precedente, gruppi, attivita } = oreLavorate
  const days = useMemo(() => readFigureDays(gruppi), [gruppi])
  const data = useMemo(() => readData(attivita.nodes), [attivita.nodes])
  const figure = totali.giornate > 0 ? totali.percentuale : null
  return (
    <FigureScreen
      which="ore"
      title="Completezza"
      chart="Minuti di lavoro per giorno e operatore"
      stato={stato}
      period={{ fromDate: oreLavorate.fromDate, toDate: oreLavorate.toDate }}
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
              valore={totali.percentuale}
              max={100}
              fasce={HOUR_BANDS}
              label="Riempimento medio della giornata"
              larghezza={190}
              empty={figure === null}
            />
          }
          items={[
            ['Minuti di lavoro', <Duration key="minuti" minutes={totali.tempo} />],
            ['Giornate con lavoro', formatInteger(totali.giornate)],
          ]}
          precedente={{
            dal: oreLavorate.precedenteDal,
            al: oreLavorate.precedenteAl,
            valore: precedente.giornate > 0 ? precedente.percentuale : null,
            adesso: figure,
          }}
        />
      }
    />
  )
}
