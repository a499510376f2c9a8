import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { LineChart } from '@mui/x-charts/LineChart'
import { PieChart } from '@mui/x-charts/PieChart'
import { Link as RouteLink, useLocation, useNavigate } from 'react-router'
import { OTHER, type PuntoRighe, type RigheSlice } from '#numeri/righe/rules.ts'
import { formatDate, formatEuro, formatExactPercentage, formatInteger } from '#shared/formats/formats.ts'
import { ChartPoints } from '#ui/chart/ChartPoints.tsx'
import { rangeInWords } from '#ui/chart/rangeInWords.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { CHART_TINTS, MORE_TINTS, NEUTRAL_COLOR } from '../statistiche/colors.ts'
import { type RigheFilters, type RighePie, righeLinks } from './righeUrlState.ts'

interface Props {
  totals: {
    readonly tipoSerramentoStat: readonly RigheSlice[]
    readonly categoriaStat: readonly RigheSlice[]
    readonly formaStat: readonly RigheSlice[]
    readonly codiceStat: readonly RigheSlice[]
    readonly nettoSerie: readonly PuntoRighe[] | null | undefined
    readonly nSerramentiSerie: readonly PuntoRighe[]
  }
  /** Filters of the charts; the address of the lines that a part or a point is made of. */
  values: RigheFilters
  /** Types of windows: their filter is a number. */
  tipi: readonly { readonly pk: number; readonly nome: string }[]
}

/** The lines in pies and over time, each part and point opens its lines; the list beside a pie says the same in words. */
export default function RigheCharts({ totals, values, tipi }: Props) {
  const { pathname } = useLocation()
  const { ofPart, ofPoint } = righeLinks(pathname, values, tipi)
  const partsOf = (pie: RighePie) => (name: string) => ofPart(pie, name)
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Pie title="Tipi serramento" slices={totals.tipoSerramentoStat} righeOf={partsOf('tipoSerramento')} />
      <Pie title="Categorie" slices={totals.categoriaStat} righeOf={partsOf('categoria')} />
      <Pie title="Forme" slices={totals.formaStat} righeOf={partsOf('forma')} />
      <Pie title="Codici" slices={totals.codiceStat} righeOf={partsOf('codice')} />
      {totals.nettoSerie && (
        <Series
          title="Netto nel tempo"
          points={totals.nettoSerie}
          write={formatEuro}
          righeOf={ofPoint(totals.nettoSerie)}
        />
      )}
      <Series
        title="Serramenti nel tempo"
        points={totals.nSerramentiSerie}
        write={formatInteger}
        righeOf={ofPoint(totals.nSerramentiSerie)}
      />
    </Box>
  )
}

const TINTS = [...CHART_TINTS, ...MORE_TINTS]
const colorOf = (name: string, n: number) => (name === OTHER ? NEUTRAL_COLOR : (TINTS[n] ?? NEUTRAL_COLOR))

interface PieProps {
  title: string
  slices: readonly RigheSlice[]
  /** Address of the lines of a part; null of one that no filter names. */
  righeOf: (name: string) => string | null
}

function Pie({ title, slices, righeOf }: PieProps) {
  return (
    <DetailCard title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{ flex: '1 1 220px', maxWidth: 400, aspectRatio: '1' }}
          role="img"
          aria-label={`${title}: l’elenco accanto dice lo stesso`}
        >
          <PieChart
            hideLegend
            disableKeyboardNavigation
            margin={8}
            series={[
              {
                data: slices.map(({ nome, numero }, n) => ({
                  id: n,
                  value: numero,
                  label: nome,
                  color: colorOf(nome, n),
                })),
              },
            ]}
          />
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: '1 1 260px', minWidth: 0 }}>
          {slices.map(({ nome, numero, percentuale }, n) => (
            <Box component="li" key={nome} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28 }}>
              <Box
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colorOf(nome, n), flexShrink: 0 }}
              />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <PartLink name={nome} a={righeOf(nome)} />
              </Box>
              <Box>{formatInteger(numero)}</Box>
              <Box sx={{ width: 72, textAlign: 'right', color: 'text.secondary' }}>
                {formatExactPercentage(percentuale)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </DetailCard>
  )
}

function PartLink({ name, a }: { name: string; a: string | null }) {
  if (a === null) return name
  return (
    <Link component={RouteLink} to={a} color="inherit">
      {name}
    </Link>
  )
}

/** Pixels that the axes take. */
const SPACING = { left: 96, right: 16, top: 16, bottom: 33 }

interface SeriesProps {
  title: string
  points: readonly PuntoRighe[]
  write: (value: number) => string
  /** Address of the lines of a point, by its place. */
  righeOf: (n: number) => string
}

function Series({ title, points, write, righeOf }: SeriesProps) {
  const { vars } = useTheme()
  const go = useNavigate()
  const open = (day: string) => void go(righeOf(points.findIndex(({ data }) => data === day)))
  return (
    <DetailCard title={title}>
      <Box sx={{ minWidth: 0, position: 'relative' }}>
        <Box aria-hidden>
          <LineChart
            height={500}
            hideLegend
            disableKeyboardNavigation
            margin={{ left: 8, right: 16, top: 16, bottom: 8 }}
            grid={{ horizontal: true }}
            xAxis={[{ scaleType: 'band', data: points.map(({ data }) => data), valueFormatter: formatDate }]}
            onAxisClick={(_event, data) => data?.axisValue && open(String(data.axisValue))}
            yAxis={[{ width: 88, valueFormatter: (value: number) => formatInteger(value) }]}
            series={[
              {
                label: title,
                color: vars.palette.primary.main,
                data: points.map(({ valore }) => valore),
                curve: 'linear',
                showMark: points.length < 40,
                valueFormatter: (value) => (value === null ? '' : write(value)),
              },
            ]}
          />
        </Box>
        <ChartPoints
          label={title}
          summary={rangeInWords(
            points.map(({ valore }) => valore),
            write,
            ['punto', 'punti'],
          )}
          points={points.map(({ data, valore }) => ({ key: data, detto: `${formatDate(data)}: ${write(valore)}` }))}
          spazio={SPACING}
          onOpen={open}
        />
      </Box>
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', fontWeight: 650, py: 0.5 } }}>
        <summary aria-label={`Valori: ${title}`}>Valori</summary>
        <Table size="small" aria-label={title} sx={{ maxWidth: 360 }}>
          <TableBody>
            {points.map(({ data, valore }, n) => (
              <TableRow key={data}>
                <TableCell component="th" scope="row">
                  <PartLink name={formatDate(data)} a={righeOf(n)} />
                </TableCell>
                <TableCell align="right">{write(valore)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </DetailCard>
  )
}
