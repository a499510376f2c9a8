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
import { Link as LinkRotta, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatDate, formatEuro, formatInteger } from '../../../../server/shared/formats/formats.ts'
import { bandGap } from '../../../ui/chart/bandGap.ts'
import { ChartPoints } from '../../../ui/chart/ChartPoints.tsx'
import { rangeInWords } from '../../../ui/chart/rangeInWords.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { CHART_TINTS } from '../../numeri/statistiche/colors.ts'
import type { GiorniPanel_gruppi$key } from './__generated__/GiorniPanel_gruppi.graphql.ts'
import { minutesOf } from './tables/eventiColumns.tsx'

const fragment = graphql`
  fragment GiorniPanel_gruppi on GruppiAvanzamento {
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

const TITOLI = ['Giorno', 'Ordini', 'Materiali', 'Manodopera', 'Valore economico', 'Tempo teorico', 'Tempo', 'Pezzi']
/** Pixels of the axis of the values. */
const ASSE = 80
const right = { whiteSpace: 'nowrap' } as const

interface Props {
  gruppi: GiorniPanel_gruppi$key
  /** Address of the events of a day. */
  eventiDi: (giorno: string) => string
  vuoto: ReactNode
}

/** Progress day by day: bars of materials and work, and the same in a table; a day opens its events. */
export default function GiorniPanel({ gruppi: chiave, eventiDi, vuoto }: Props) {
  const go = useNavigate()
  const openDay = (giorno: string) => void go(eventiDi(giorno))
  const { gruppi, totali } = useFragment(fragment, chiave)
  const { vars } = useTheme()
  if (gruppi.length === 0) return vuoto
  const serie = (
    nome: 'totaleValoreMateriali' | 'totaleValoreManodopera',
    label: string,
    color: string | undefined,
  ) => ({
    label,
    color,
    stack: 'valore',
    data: gruppi.map((gruppo) => gruppo[nome]),
    valueFormatter: (valore: number | null) => (valore === null ? '' : formatEuro(valore)),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailCard titolo="Valore economico giorno per giorno">
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
                  data: gruppi.map((gruppo) => gruppo.chiave),
                  valueFormatter: (giorno: string) => formatDate(giorno).slice(0, 5),
                },
              ]}
              yAxis={[{ width: ASSE, valueFormatter: (valore: number) => `${formatInteger(valore)} €` }]}
              grid={{ horizontal: true }}
              onAxisClick={(_evento, data) => data?.axisValue && openDay(String(data.axisValue))}
              series={[
                serie('totaleValoreMateriali', 'Materiali', CHART_TINTS[5]),
                serie('totaleValoreManodopera', 'Manodopera', vars.palette.primary.main),
              ]}
            />
          </Box>
          <ChartPoints
            etichetta="Valore di materiali e manodopera, giorno per giorno"
            riassunto={rangeInWords(
              gruppi.map(({ totaleValoreEconomico: valore }) => valore),
              formatEuro,
            )}
            punti={gruppi.map((gruppo) => ({
              chiave: gruppo.chiave,
              detto: `${gruppo.nome}: materiali ${formatEuro(gruppo.totaleValoreMateriali)}, manodopera ${formatEuro(gruppo.totaleValoreManodopera)}`,
            }))}
            spazio={{ left: ASSE + 8, right: 16, top: 56, bottom: 33 }}
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
              {TITOLI.map((titolo, n) => (
                <TableCell key={titolo} align={n === 0 ? 'left' : 'right'} sx={right}>
                  {titolo}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {gruppi.map((gruppo) => (
              <TableRow key={gruppo.chiave}>
                <TableCell component="th" scope="row" sx={right}>
                  <Link component={LinkRotta} to={eventiDi(gruppo.chiave)} aria-label={`Eventi del ${gruppo.nome}`}>
                    {gruppo.nome}
                  </Link>
                </TableCell>
                <TableCell align="right">{formatInteger(gruppo.ordini)}</TableCell>
                <Figures di={gruppo} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontWeight: 650, fontSize: 'inherit' } }}>
              <TableCell component="th" scope="row">
                Totale
              </TableCell>
              <TableCell />
              <Figures di={totali} />
            </TableRow>
          </TableFooter>
        </Table>
      </Paper>
    </Box>
  )
}

interface Cifre {
  readonly totaleValoreMateriali: number
  readonly totaleValoreManodopera: number
  readonly totaleValoreEconomico: number
  readonly tempoTeorico: number
  readonly tempoLavorazione: number
  readonly numeroPezzi: number
}

function Figures({ di }: { di: Cifre }) {
  const celle = [
    formatEuro(di.totaleValoreMateriali),
    formatEuro(di.totaleValoreManodopera),
    formatEuro(di.totaleValoreEconomico),
    minutesOf(di.tempoTeorico),
    minutesOf(di.tempoLavorazione),
    formatInteger(di.numeroPezzi),
  ]
  return celle.map((cella, n) => (
    <TableCell key={TITOLI[n + 2]} align="right" sx={right}>
      {cella}
    </TableCell>
  ))
}
