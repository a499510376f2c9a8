import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { FASCE_PERFORMANCE, GAUGE_MAX } from '../../../../server/officina/performance/rules.ts'
import { formatDate, formatInteger } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { PerformanceOperatoriPageQuery } from './__generated__/PerformanceOperatoriPageQuery.graphql.ts'
import { Gauge } from './charts/Gauge.tsx'
import { FigurePeriod } from './FigureFilters.tsx'
import { confronto } from './FigureTotals.tsx'
import { cardsUrlState, figureUrl } from './figureUrlState.ts'
import { useLiveFigure } from './useLiveFigure.ts'

const query = graphql`
  query PerformanceOperatoriPageQuery($filtro: FiltroFigure, $prima: FiltroFigure) {
    performanceDelMese(filtro: $filtro) {
      fromDate
      toDate
      fasi: gruppi(per: fase) {
        chiave
        nome
        tempo
        tempoTeorico
        performance
        lavorazioni {
          pk
        }
      }
      operatori: gruppi(per: operatore) {
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
      fasi: gruppi(per: fase) {
        chiave
        tempo
        performance
      }
      operatori: gruppi(per: operatore) {
        chiave
        tempo
        performance
      }
    }
  }
`

interface Gruppo {
  readonly chiave: string
  readonly nome: string
  readonly tempo: number
  readonly tempoTeorico: number
  readonly performance: number
}

interface Props<G extends Gruppo> {
  titolo: string
  gruppi: readonly G[]
  /** The same parts in the period before. */
  prima: readonly Pick<Gruppo, 'chiave' | 'tempo' | 'performance'>[]
  /** Address of what a card is made of. */
  apri: (gruppo: G) => string
}

/** Percent of a part; null where nobody worked. */
const percentOf = (uno: Pick<Gruppo, 'tempo' | 'performance'> | undefined) =>
  uno && uno.tempo > 0 ? uno.performance : null

/** A gauge for each part with work, the highest performance first; each opens what it is made of. */
function Cards<G extends Gruppo>({ titolo, gruppi, prima, apri }: Props<G>) {
  const before = new Map(prima.map((uno) => [uno.chiave, uno]))
  const conLavoro = gruppi
    .filter(({ tempo, tempoTeorico }) => tempo > 0 || tempoTeorico > 0)
    .sort((a, b) => b.performance - a.performance)
  return (
    <Box component="section" aria-label={titolo}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {titolo}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        }}
      >
        {conLavoro.map((gruppo) => (
          <Card key={gruppo.chiave}>
            <CardActionArea
              component={Link}
              to={apri(gruppo)}
              sx={{
                p: 1.5,
                height: 1,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'flex-start',
                gap: 0.5,
              }}
            >
              <Typography sx={{ fontWeight: 600, textAlign: 'center', overflowWrap: 'anywhere' }}>
                {gruppo.nome}
              </Typography>
              <Gauge
                valore={gruppo.performance}
                massimo={GAUGE_MAX}
                fasce={FASCE_PERFORMANCE}
                etichetta={`Performance di ${gruppo.nome}`}
                larghezza={132}
                vuoto={gruppo.tempo === 0}
              />
              <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
                {formatInteger(Math.round(gruppo.tempoTeorico))} min teorici
                <br />
                {formatInteger(gruppo.tempo)} min effettivi
              </Typography>
              <Typography variant="body2" sx={{ textAlign: 'center' }}>
                Prima {confronto(percentOf(before.get(gruppo.chiave)), percentOf(gruppo))}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

/** The performance of each phase and of each operator. */
export default function PerformanceOperatoriPage() {
  const { riferimento, inAttesa } = useRouteQuery<PerformanceOperatoriPageQuery>()
  useLiveFigure()
  const { performanceDelMese, prima } = usePreloadedQuery<PerformanceOperatoriPageQuery>(query, riferimento)
  const { imposta } = useUrlState(cardsUrlState)
  const { fromDate, toDate, fasi, operatori } = performanceDelMese
  const giorni = { from_date: fromDate, to_date: toDate }
  return (
    <Page
      titolo="Performance operatori"
      inAttesa={inAttesa}
      filtri={<FigurePeriod periodo={{ fromDate, toDate }} onChange={imposta} />}
    >
      {operatori.length === 0 ? (
        <EmptyState
          titolo="Nessuna attività in questo periodo"
          testo="Qui compare la performance di fasi e operatori che hanno chiuso attività per un ordine. Prova con altri giorni."
        />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <Typography variant="body2" color="textSecondary">
            «Prima» è il periodo precedente, dal {formatDate(prima.fromDate)} al {formatDate(prima.toDate)}.
          </Typography>
          <Cards
            titolo="Per fase"
            gruppi={fasi}
            prima={prima.fasi}
            apri={({ lavorazioni }) =>
              figureUrl('performance', giorni, { lavorazioni: lavorazioni.map(({ pk }) => pk), scheda: 'giorni' })
            }
          />
          <Cards
            titolo="Per operatore"
            gruppi={operatori}
            prima={prima.operatori}
            apri={({ chiave }) => figureUrl('performance', giorni, { operatori: [Number(chiave)], scheda: 'giorni' })}
          />
        </Box>
      )}
    </Page>
  )
}
