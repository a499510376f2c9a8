import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PerformanceOperatoriPageQuery } from '#generated/PerformanceOperatoriPageQuery.graphql.ts'
import { GAUGE_MAX, PERFORMANCE_BANDS } from '#officina/performance/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { Gauge } from './charts/Gauge.tsx'
import { FigurePeriod } from './FigureFilters.tsx'
import { comparison } from './FigureTotals.tsx'
import { cardsUrlState, performanceOfFaseUrl, performanceOfOperatoreUrl } from './figureUrlState.ts'
import { useLiveFigure } from './useLiveFigure.ts'

const query = graphql`
  query PerformanceOperatoriPageQuery($filtro: FiltroFigure, $prima: FiltroFigure) @preloadable {
    performanceDelMese(filtro: $filtro) {
      fromDate
      toDate
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

interface Group {
  readonly chiave: string
  readonly nome: string
  readonly tempo: number
  readonly tempoTeorico: number
  readonly performance: number
}

interface Props<G extends Group> {
  title: string
  groups: readonly G[]
  /** The same parts in the period before. */
  prima: readonly Pick<Group, 'chiave' | 'tempo' | 'performance'>[]
  /** Address of what a card is made of. */
  open: (group: G) => string
}

/** Percent of a part; null where nobody worked. */
const percentOf = (one: Pick<Group, 'tempo' | 'performance'> | undefined) =>
  one && one.tempo > 0 ? one.performance : null

/** A gauge for each part with work, the highest performance first; each opens what it is made of. */
function Cards<G extends Group>({ title, groups, prima, open }: Props<G>) {
  const before = new Map(prima.map((one) => [one.chiave, one]))
  const withWork = groups
    .filter(({ tempo, tempoTeorico }) => tempo > 0 || tempoTeorico > 0)
    .sort((a, b) => b.performance - a.performance)
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        }}
      >
        {withWork.map((group) => (
          <Card key={group.chiave}>
            <CardActionArea
              component={Link}
              to={open(group)}
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
                {group.nome}
              </Typography>
              <Gauge
                valore={group.performance}
                max={GAUGE_MAX}
                fasce={PERFORMANCE_BANDS}
                label={`Performance di ${group.nome}`}
                larghezza={132}
                empty={group.tempo === 0}
              />
              <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
                {formatInteger(Math.round(group.tempoTeorico))} min teorici
                <br />
                {formatInteger(group.tempo)} min effettivi
              </Typography>
              <Typography variant="body2" sx={{ textAlign: 'center' }}>
                Prima {comparison(percentOf(before.get(group.chiave)), percentOf(group))}
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
  const { reference, inAttesa } = useRouteQuery<PerformanceOperatoriPageQuery>()
  useLiveFigure()
  const { performanceDelMese, prima } = usePreloadedQuery<PerformanceOperatoriPageQuery>(query, reference)
  const { set } = useUrlState(cardsUrlState)
  const { fromDate, toDate, fasi, operatori } = performanceDelMese
  const days = { from_date: fromDate, to_date: toDate }
  return (
    <Page
      title="Performance operatori"
      inAttesa={inAttesa}
      filters={<FigurePeriod period={{ fromDate, toDate }} onChange={set} />}
    >
      {operatori.length === 0 ? (
        <EmptyState
          title="Nessuna attività in questo periodo"
          text="Qui compare la performance di fasi e operatori che hanno chiuso attività per un ordine. Prova con altri giorni."
        />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <Typography variant="body2" color="textSecondary">
            «Prima» è il periodo precedente, dal {formatDate(prima.fromDate)} al {formatDate(prima.toDate)}.
          </Typography>
          <Cards title="Per fase" groups={fasi} prima={prima.fasi} open={(fase) => performanceOfFaseUrl(days, fase)} />
          <Cards
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
