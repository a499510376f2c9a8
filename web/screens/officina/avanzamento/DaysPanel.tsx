import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
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
import { PlainTable } from '#ui/table/PlainTable.tsx'
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

interface Digits {
  readonly totaleValoreMateriali: number
  readonly totaleValoreManodopera: number
  readonly totaleValoreEconomico: number
  readonly tempoTeorico: number
  readonly tempoLavorazione: number
  readonly numeroPezzi: number
}

const FIGURES: readonly (readonly [title: string, figure: (of: Digits) => string])[] = [
  ['Materiali', (of) => formatEuro(of.totaleValoreMateriali)],
  ['Manodopera', (of) => formatEuro(of.totaleValoreManodopera)],
  ['Valore economico', (of) => formatEuro(of.totaleValoreEconomico)],
  ['Tempo teorico', (of) => minutesOf(of.tempoTeorico)],
  ['Tempo', (of) => minutesOf(of.tempoLavorazione)],
  ['Pezzi', (of) => formatInteger(of.numeroPezzi)],
]
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
        <PlainTable
          rows={gruppi}
          keyOf={({ chiave }) => chiave}
          columns={[
            {
              title: 'Giorno',
              namesRow: true,
              headSx: right,
              sx: right,
              total: 'Totale',
              cell: ({ chiave, nome }) => (
                <Link component={RouteLink} to={eventsOf(chiave)} aria-label={`Eventi del ${nome}`}>
                  {nome}
                </Link>
              ),
            },
            { title: 'Ordini', align: 'right', headSx: right, cell: ({ ordini }) => formatInteger(ordini) },
            ...FIGURES.map(([title, cell]) => ({
              title,
              align: 'right' as const,
              headSx: right,
              sx: right,
              cell,
              total: cell(totali),
            })),
          ]}
        />
      </Paper>
    </Box>
  )
}
