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
import { ALTRO, type FettaRighe, type PuntoRighe, SENZA_CODICE } from '../../../../server/numeri/righe/rules.ts'
import {
  formatDate,
  formatEuro,
  formatExactPercentage,
  formatInteger,
} from '../../../../server/shared/formats/formats.ts'
import { ChartPoints } from '../../../ui/chart/ChartPoints.tsx'
import { rangeInWords } from '../../../ui/chart/rangeInWords.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { CHART_TINTS, MORE_TINTS, NEUTRAL_COLOR } from '../statistiche/colors.ts'
import { daysOfPoint, type RigheFilters, righeTableSearch } from './righeUrlState.ts'

interface Props {
  totali: {
    readonly tipoSerramentoStat: readonly FettaRighe[]
    readonly categoriaStat: readonly FettaRighe[]
    readonly formaStat: readonly FettaRighe[]
    readonly codiceStat: readonly FettaRighe[]
    readonly nettoSerie: readonly PuntoRighe[] | null | undefined
    readonly nSerramentiSerie: readonly PuntoRighe[]
  }
  /** Filters of the charts; the address of the lines that a part or a point is made of. */
  valori: RigheFilters
  /** Types of windows: their filter is a number. */
  tipi: readonly { readonly pk: number; readonly nome: string }[]
}

/** The lines in pies and over time, each part and point opens its lines; the list beside a pie says the same in words. */
export default function RigheCharts({ totali, valori, tipi }: Props) {
  const { pathname } = useLocation()
  const lines = (meno: Partial<RigheFilters>) => `${pathname}?${righeTableSearch(valori, meno)}`
  const linesOf = (nome: 'categoria' | 'forma' | 'codice') => (valore: string) => lines({ [nome]: valore })
  const linesOfTipo = (nome: string) => {
    const tipo = tipi.find((uno) => uno.nome === nome)
    return tipo ? lines({ tipo_serramento: String(tipo.pk) }) : null
  }
  const linesFrom = (punti: readonly PuntoRighe[]) => (n: number) => lines(daysOfPoint(punti, n, valori))
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Pie titolo="Tipi serramento" fette={totali.tipoSerramentoStat} righeDi={linesOfTipo} />
      <Pie titolo="Categorie" fette={totali.categoriaStat} righeDi={linesOf('categoria')} />
      <Pie titolo="Forme" fette={totali.formaStat} righeDi={linesOf('forma')} />
      <Pie titolo="Codici" fette={totali.codiceStat} righeDi={linesOf('codice')} />
      {totali.nettoSerie && (
        <Series
          titolo="Netto nel tempo"
          punti={totali.nettoSerie}
          scrivi={formatEuro}
          righeDi={linesFrom(totali.nettoSerie)}
        />
      )}
      <Series
        titolo="Serramenti nel tempo"
        punti={totali.nSerramentiSerie}
        scrivi={formatInteger}
        righeDi={linesFrom(totali.nSerramentiSerie)}
      />
    </Box>
  )
}

const TINTS = [...CHART_TINTS, ...MORE_TINTS]
const colorOf = (nome: string, n: number) => (nome === ALTRO ? NEUTRAL_COLOR : (TINTS[n] ?? NEUTRAL_COLOR))

interface PieProps {
  titolo: string
  fette: readonly FettaRighe[]
  /** Address of the lines of a part; null of one that no filter names. */
  righeDi: (nome: string) => string | null
}

function Pie({ titolo, fette, righeDi }: PieProps) {
  return (
    <DetailCard titolo={titolo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{ flex: '1 1 220px', maxWidth: 400, aspectRatio: '1' }}
          role="img"
          aria-label={`${titolo}: l’elenco accanto dice lo stesso`}
        >
          <PieChart
            hideLegend
            disableKeyboardNavigation
            margin={8}
            series={[
              {
                data: fette.map(({ nome, numero }, n) => ({
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
          {fette.map(({ nome, numero, percentuale }, n) => (
            <Box component="li" key={nome} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28 }}>
              <Box
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colorOf(nome, n), flexShrink: 0 }}
              />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <PartLink nome={nome} a={nome === ALTRO || nome === SENZA_CODICE ? null : righeDi(nome)} />
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

function PartLink({ nome, a }: { nome: string; a: string | null }) {
  if (a === null) return nome
  return (
    <Link component={RouteLink} to={a} color="inherit">
      {nome}
    </Link>
  )
}

/** Pixels that the axes take. */
const SPAZIO = { left: 96, right: 16, top: 16, bottom: 33 }

interface SeriesProps {
  titolo: string
  punti: readonly PuntoRighe[]
  scrivi: (valore: number) => string
  /** Address of the lines of a point, by its place. */
  righeDi: (n: number) => string
}

function Series({ titolo, punti, scrivi, righeDi }: SeriesProps) {
  const { vars } = useTheme()
  const go = useNavigate()
  const open = (giorno: string) => void go(righeDi(punti.findIndex(({ data }) => data === giorno)))
  return (
    <DetailCard titolo={titolo}>
      <Box sx={{ minWidth: 0, position: 'relative' }}>
        <Box aria-hidden>
          <LineChart
            height={500}
            hideLegend
            disableKeyboardNavigation
            margin={{ left: 8, right: 16, top: 16, bottom: 8 }}
            grid={{ horizontal: true }}
            xAxis={[{ scaleType: 'band', data: punti.map(({ data }) => data), valueFormatter: formatDate }]}
            onAxisClick={(_evento, data) => data?.axisValue && open(String(data.axisValue))}
            yAxis={[{ width: 88, valueFormatter: (valore: number) => formatInteger(valore) }]}
            series={[
              {
                label: titolo,
                color: vars.palette.primary.main,
                data: punti.map(({ valore }) => valore),
                curve: 'linear',
                showMark: punti.length < 40,
                valueFormatter: (valore) => (valore === null ? '' : scrivi(valore)),
              },
            ]}
          />
        </Box>
        <ChartPoints
          etichetta={titolo}
          riassunto={rangeInWords(
            punti.map(({ valore }) => valore),
            scrivi,
            ['punto', 'punti'],
          )}
          punti={punti.map(({ data, valore }) => ({ chiave: data, detto: `${formatDate(data)}: ${scrivi(valore)}` }))}
          spazio={SPAZIO}
          onOpen={open}
        />
      </Box>
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', fontWeight: 650, py: 0.5 } }}>
        <summary aria-label={`Valori: ${titolo}`}>Valori</summary>
        <Table size="small" aria-label={titolo} sx={{ maxWidth: 360 }}>
          <TableBody>
            {punti.map(({ data, valore }, n) => (
              <TableRow key={data}>
                <TableCell component="th" scope="row">
                  <PartLink nome={formatDate(data)} a={righeDi(n)} />
                </TableCell>
                <TableCell align="right">{scrivi(valore)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </DetailCard>
  )
}
