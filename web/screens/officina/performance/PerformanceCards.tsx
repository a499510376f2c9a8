import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { bandOf, GAUGE_MAX, PERFORMANCE_BANDS } from '#officina/performance/rules.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { Gauge } from './charts/Gauge.tsx'
import { comparison, WholeDay } from './FigureTotals.tsx'

interface Figure {
  /** Minutes of the work. */
  readonly tempo: number
  /** Minutes that theory gives it. */
  readonly tempoTeorico: number
  /** Percent. */
  readonly performance: number
}
/** The same in the period before. */
type Before = Omit<Figure, 'tempoTeorico'>

interface Group extends Figure {
  readonly chiave: string
  readonly nome: string
}

/** Percent of a part; null where nobody worked. */
const percentOf = (one: Before | undefined) => (one && one.tempo > 0 ? one.performance : null)

interface PartProps {
  name: string
  figure: Figure
  before: Before | undefined
}

/** A part on a phone: small gauge, name and figure, the minutes and the period before on a line. */
function PartRow({ name, figure, before }: PartProps) {
  const { tempo, tempoTeorico, performance } = figure
  return (
    <>
      <Gauge
        valore={performance}
        max={GAUGE_MAX}
        fasce={PERFORMANCE_BANDS}
        label={`Performance di ${name}`}
        larghezza={52}
        empty={tempo === 0}
        bare
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
            {tempo === 0 ? '–' : `${formatInteger(performance)} %`}
          </Box>
        </Box>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}
        >
          <span>{`${formatInteger(tempo)} su ${formatInteger(Math.round(tempoTeorico))} min`}</span>
          <Box component="span" sx={{ ml: 'auto' }}>
            Prima {comparison(percentOf(before), percentOf(figure), true)}
          </Box>
        </Typography>
      </Box>
    </>
  )
}

/** A part at a desk: the gauge, and its figures below. */
function PartCard({ name, figure, before }: PartProps) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, textAlign: 'center', overflowWrap: 'anywhere' }}>{name}</Typography>
      <Gauge
        valore={figure.performance}
        max={GAUGE_MAX}
        fasce={PERFORMANCE_BANDS}
        label={`Performance di ${name}`}
        larghezza={132}
        empty={figure.tempo === 0}
      />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {formatInteger(Math.round(figure.tempoTeorico))} min teorici
        <br />
        {formatInteger(figure.tempo)} min effettivi
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        Prima {comparison(percentOf(before), percentOf(figure))}
      </Typography>
    </>
  )
}

interface CardsProps<G extends Group> {
  title: string
  groups: readonly G[]
  prima: readonly (Before & Pick<Group, 'chiave'>)[]
  /** Address of what a card is made of. */
  open: (group: G) => string
}

/** A gauge for each part with work, the highest performance first; each opens what it is made of. */
export function PerformanceCards<G extends Group>({ title, groups, prima, open }: CardsProps<G>) {
  const phone = useIsPhone()
  const before = new Map(prima.map((one) => [one.chiave, one]))
  const withWork = groups
    .filter(({ tempo, tempoTeorico }) => tempo > 0 || tempoTeorico > 0)
    .sort((a, b) => b.performance - a.performance)
  const Part = phone ? PartRow : PartCard
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: phone ? 1 : 1.5,
          gridTemplateColumns: phone ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(190px, 1fr))',
        }}
      >
        {withWork.map((group) => (
          <Card key={group.chiave}>
            <CardActionArea
              component={Link}
              to={open(group)}
              sx={{
                height: 1,
                display: 'flex',
                alignItems: 'center',
                ...(phone
                  ? { px: 1.5, py: 1, gap: 1.5 }
                  : { p: 1.5, gap: 0.5, flexDirection: 'column', justifyContent: 'flex-start' }),
              }}
            >
              <Part name={group.nome} figure={group} before={before.get(group.chiave)} />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

/** The figure of all together, said first, beside the period before: which days these are. */
export function WholePerformance(props: { figure: Figure; prima: Before; dal: string; al: string }) {
  const { figure, prima, dal, al } = props
  const percent = percentOf(figure)
  return (
    <Box>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
        In tutto{' '}
        {percent === null ? 'nessun lavoro' : `${formatInteger(percent)} %, ${bandOf(PERFORMANCE_BANDS, percent).word}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${formatInteger(figure.tempo)} minuti effettivi su ${formatInteger(Math.round(figure.tempoTeorico))} teorici. `}
        Prima, <WholeDay>dal {formatDate(dal)}</WholeDay> <WholeDay>al {formatDate(al)}</WholeDay>:{' '}
        {comparison(percentOf(prima), percent)}.
      </Typography>
    </Box>
  )
}
