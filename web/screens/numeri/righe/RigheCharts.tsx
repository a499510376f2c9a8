import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { LineChart } from '@mui/x-charts/LineChart'
import { PieChart } from '@mui/x-charts/PieChart'
import { ALTRO, type FettaRighe, type PuntoRighe } from '../../../../server/numeri/righe/rules.ts'
import { formatDate, formatEuro, formatInteger, formatPercentage } from '../../../../server/shared/formats/formats.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { CHART_TINTS, MORE_TINTS, NEUTRAL_COLOR } from '../statistiche/colors.ts'

interface Props {
  totali: {
    readonly tipoSerramentoStat: readonly FettaRighe[]
    readonly categoriaStat: readonly FettaRighe[]
    readonly formaStat: readonly FettaRighe[]
    readonly codiceStat: readonly FettaRighe[]
    readonly nettoSerie: readonly PuntoRighe[] | null | undefined
    readonly nSerramentiSerie: readonly PuntoRighe[]
  }
}

/** The lines in pies and over time; the list beside each pie says the same in words. */
export default function RigheCharts({ totali }: Props) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Pie titolo="Tipi serramento" fette={totali.tipoSerramentoStat} />
      <Pie titolo="Categorie" fette={totali.categoriaStat} />
      <Pie titolo="Forme" fette={totali.formaStat} />
      <Pie titolo="Codici" fette={totali.codiceStat} />
      {totali.nettoSerie && <Series titolo="Netto nel tempo" punti={totali.nettoSerie} scrivi={formatEuro} />}
      <Series titolo="Serramenti nel tempo" punti={totali.nSerramentiSerie} scrivi={formatInteger} />
    </Box>
  )
}

const TINTS = [...CHART_TINTS, ...MORE_TINTS]
const colorOf = (nome: string, n: number) => (nome === ALTRO ? NEUTRAL_COLOR : (TINTS[n] ?? NEUTRAL_COLOR))

function Pie({ titolo, fette }: { titolo: string; fette: readonly FettaRighe[] }) {
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
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nome}</Box>
              <Box>{formatInteger(numero)}</Box>
              <Box sx={{ width: 72, textAlign: 'right', color: 'text.secondary' }}>{formatPercentage(percentuale)}</Box>
            </Box>
          ))}
        </Box>
      </Box>
    </DetailCard>
  )
}

function Series({
  titolo,
  punti,
  scrivi,
}: {
  titolo: string
  punti: readonly PuntoRighe[]
  scrivi: (valore: number) => string
}) {
  const { vars } = useTheme()
  return (
    <DetailCard titolo={titolo}>
      <Box sx={{ minWidth: 0 }} aria-hidden>
        <LineChart
          height={500}
          hideLegend
          disableKeyboardNavigation
          margin={{ left: 8, right: 16, top: 16, bottom: 8 }}
          grid={{ horizontal: true }}
          xAxis={[{ scaleType: 'point', data: punti.map(({ data }) => data), valueFormatter: formatDate }]}
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
      <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', fontWeight: 650, py: 0.5 } }}>
        <summary>Valori</summary>
        <Table size="small" aria-label={titolo} sx={{ maxWidth: 360 }}>
          <TableBody>
            {punti.map(({ data, valore }) => (
              <TableRow key={data}>
                <TableCell component="th" scope="row">
                  {formatDate(data)}
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
