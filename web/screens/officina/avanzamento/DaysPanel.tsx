import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { BarChart } from '@mui/x-charts/BarChart'
import type { ReactNode } from 'react'
import { useFragment } from 'react-relay'
import { Link as RouteLink, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { DaysPanel_gruppi$key } from '#generated/DaysPanel_gruppi.graphql.ts'
import { CHART_TINTS } from '#screens/numeri/statistiche/colors.ts'
import { formatDate, formatEuro, formatInteger } from '#shared/formats/formats.ts'
import { bandGap } from '#ui/chart/bandGap.ts'
import { ChartPoints } from '#ui/chart/ChartPoints.tsx'
import { rangeInWords } from '#ui/chart/rangeInWords.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { minutesOf } from './tables/eventColumns.tsx'

const fragment = graphql`
  fragment DaysPanel_gruppi on GruppiAvanzamento {
    gruppi {
      chiave
      nome
      ordini
      totaleValoreMateriali
      totaleValoreManodopera
      totaleValoreEconomico
      tempoTeorico
      tempoLavorazione
      numeroPezzi
    }
    totali {
      totaleValoreMateriali
      totaleValoreManodopera
      totaleValoreEconomico
      tempoTeorico
      tempoLavorazione
      numeroPezzi
    }
  }
`

const TITLES = ['Giorno', 'Ordini', 'Materiali', 'Manodopera', 'Valore economico', 'Tempo teorico', 'Tempo', 'Pezzi']
/** Pixels of the axis of the values. */
const AXIS = 80
const right = { whiteSpace: 'nowrap' } as const

interface Props {
  groups: DaysPanel_gruppi$key
  /** Address of the events of a day. */
  eventsOf: (day: string) => string
  empty: ReactNode
}

/** Progress day by day: bars of materials and work, and the same in a table; a day opens its events. */
export default function DaysPanel({ groups: key, eventsOf, empty }: Props) {
  const go = useNavigate()
  const openDay = (day: string) => void go(eventsOf(day))
  const { gruppi, totali } = useFragment(fragment, key)
  const { vars } = useTheme()
  if (gruppi.length === 0) return empty
  const series = (
    name: 'totaleValoreMateriali' | 'totaleValoreManodopera',
    label: string,
    color: string | undefined,
  ) => ({
    label,
    color,
    stack: 'valore',
    data: gruppi.map((group) => group[name]),
    valueFormatter: (value: number | null) => (value === null ? '' : formatEuro(value)),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailCard title="Valore economico giorno per giorno">
        <Box sx={{ minWidth: 0, position: 'relative' }}>
          <Box aria-hidden>
            <BarChart
              height={300}
              disableKeyboardNavigation // the buttons over the bars are for the keyboard
              margin={{ left: 8, right: 16, top: 16, bottom: 8 }}
              xAxis={[
                {
                  scaleType: 'band',
                  categoryGapRatio: bandGap(gruppi.length),
                  data: gruppi.map((group) => group.chiave),
                  valueFormatter: (day: string) => formatDate(day).slice(0, 5),
                },
              ]}
              yAxis={[{ width: AXIS, valueFormatter: (value: number) => `${formatInteger(value)} €` }]}
              grid={{ horizontal: true }}
              onAxisClick={(_event, data) => data?.axisValue && openDay(String(data.axisValue))}
              series={[
                series('totaleValoreMateriali', 'Materiali', CHART_TINTS[5]),
                series('totaleValoreManodopera', 'Manodopera', vars.palette.primary.main),
              ]}
            />
          </Box>
          <ChartPoints
            label="Valore di materiali e manodopera, giorno per giorno"
            summary={rangeInWords(
              gruppi.map(({ totaleValoreEconomico: value }) => value),
              formatEuro,
            )}
            points={gruppi.map((group) => ({
              key: group.chiave,
              detto: `${group.nome}: materiali ${formatEuro(group.totaleValoreMateriali)}, manodopera ${formatEuro(group.totaleValoreManodopera)}`,
            }))}
            spazio={{ left: AXIS + 8, right: 16, top: 56, bottom: 33 }}
            onOpen={openDay}
          />
        </Box>
      </DetailCard>
      <Paper
        variant="outlined"
        sx={{ overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Avanzamento giorno per giorno"
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              {TITLES.map((title, n) => (
                <TableCell key={title} align={n === 0 ? 'left' : 'right'} sx={right}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {gruppi.map((group) => (
              <TableRow key={group.chiave}>
                <TableCell component="th" scope="row" sx={right}>
                  <Link component={RouteLink} to={eventsOf(group.chiave)} aria-label={`Eventi del ${group.nome}`}>
                    {group.nome}
                  </Link>
                </TableCell>
                <TableCell align="right">{formatInteger(group.ordini)}</TableCell>
                <Figures of={group} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontWeight: 650, fontSize: 'inherit' } }}>
              <TableCell component="th" scope="row">
                Totale
              </TableCell>
              <TableCell />
              <Figures of={totali} />
            </TableRow>
          </TableFooter>
        </Table>
      </Paper>
    </Box>
  )
}

interface Digits {
  readonly totaleValoreMateriali: number
  readonly totaleValoreManodopera: number
  readonly totaleValoreEconomico: number
  readonly tempoTeorico: number
  readonly tempoLavorazione: number
  readonly numeroPezzi: number
}

function Figures({ of }: { of: Digits }) {
  const celle = [
    formatEuro(of.totaleValoreMateriali),
    formatEuro(of.totaleValoreManodopera),
    formatEuro(of.totaleValoreEconomico),
    minutesOf(of.tempoTeorico),
    minutesOf(of.tempoLavorazione),
    formatInteger(of.numeroPezzi),
  ]
  return celle.map((cella, n) => (
    <TableCell key={TITLES[n + 2]} align="right" sx={right}>
      {cella}
    </TableCell>
  ))
}
