import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import {
  bandOf,
  buchiInWords,
  FASCE_ORE,
  FASCE_PERFORMANCE,
  giorniOreMinuti,
  minutiScoperti,
  oreOf,
} from '../../../../server/officina/performance/rules.ts'
import { formatDate, formatInteger, formatQuantity } from '../../../../server/shared/formats/formats.ts'
import { dayColumn, textColumn } from '../../../ui/list/columns.tsx'
import { MissingValue } from '../../../ui/Values.tsx'
import { bandColor } from './charts/Gauge.tsx'
import type { DatoOriginale, GiornoFigura } from './readFigure.ts'

const right = { align: 'right', headerAlign: 'right' } as const

/** A percentage with a dot in the colour of its band, which says its word. */
export function PercentoFascia({ valore, fasce }: { valore: number; fasce: typeof FASCE_PERFORMANCE }) {
  const { nome, parola } = bandOf(fasce, valore)
  return (
    <Box component="span" title={parola} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        role="img"
        aria-label={parola}
        sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: bandColor(nome), flexShrink: 0 }}
      />
      {formatInteger(valore)} %
    </Box>
  )
}

const minuti = (valore: number) => <span title={giorniOreMinuti(valore)}>{formatInteger(Math.round(valore))} min</span>

/** The first orders of a day, as links, and how many more. */
export function OrdiniDelGiorno({
  ordini,
  numeroOrdini,
  hasFocus,
}: Pick<GiornoFigura, 'ordini' | 'numeroOrdini'> & { hasFocus: boolean }) {
  if (ordini.length === 0) return <MissingValue />
  const tutti = ordini.map(({ numeroCommessa }) => numeroCommessa).join(', ')
  return (
    <Box component="span" title={tutti} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {ordini.slice(0, 12).map(({ pk, numeroCommessa }, indice) => (
        <span key={pk}>
          {indice > 0 && ', '}
          <Link component={RouteLink} to={`/ordini/${pk}/`} color="inherit" tabIndex={hasFocus ? 0 : -1}>
            {numeroCommessa}
          </Link>
        </span>
      ))}
      {numeroOrdini > 12 && ` e altri ${formatInteger(numeroOrdini - 12)}`}
    </Box>
  )
}

const nomi = (voci: readonly { readonly nome: string }[]) => voci.map(({ nome }) => nome).join(', ')

/** A day as a link to the activities that it is made of. */
const giornoColumn = (urlDi: (riga: GiornoFigura) => string): GridColDef<GiornoFigura> => ({
  field: 'giorno',
  headerName: 'Giorno',
  width: 110,
  hideable: false,
  renderCell: ({ row, hasFocus }) => (
    <Link
      component={RouteLink}
      to={urlDi(row)}
      color="inherit"
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`Attività del ${formatDate(row.giorno)}`}
      sx={{ fontWeight: 550 }}
    >
      {formatDate(row.giorno)}
    </Link>
  ),
})

const ultime = (): GridColDef<GiornoFigura>[] => [
  textColumn('lavorazioni', 'Lavorazioni', { flex: 1.2, minWidth: 180, value: ({ lavorazioni }) => nomi(lavorazioni) }),
  {
    field: 'ordini',
    headerName: 'Ordini',
    flex: 1.2,
    minWidth: 180,
    renderCell: ({ row, hasFocus }) => <OrdiniDelGiorno {...row} hasFocus={hasFocus} />,
  },
]

/** The columns of 'Giorno per giorno' of the performance. */
export const performanceDayColumns = (urlDi: (riga: GiornoFigura) => string): GridColDef<GiornoFigura>[] => [
  giornoColumn(urlDi),
  textColumn('operatori', 'Operatori', { flex: 1.2, minWidth: 180, value: ({ operatori }) => nomi(operatori) }),
  {
    field: 'tempoTeorico',
    headerName: 'Totale teorico',
    width: 130,
    ...right,
    renderCell: ({ row }) => minuti(row.tempoTeorico),
  },
  { field: 'tempo', headerName: 'Totale effettivo', width: 130, ...right, renderCell: ({ row }) => minuti(row.tempo) },
  {
    field: 'performance',
    headerName: 'Performance',
    width: 120,
    ...right,
    renderCell: ({ row }) => <PercentoFascia valore={row.performance} fasce={FASCE_PERFORMANCE} />,
  },
  ...ultime(),
]

/** The columns of 'Giorno per giorno' of the worked hours: a day of an operator a row. */
export const oreDayColumns = (urlDi: (riga: GiornoFigura) => string): GridColDef<GiornoFigura>[] => [
  giornoColumn(urlDi),
  { field: 'tempo', headerName: 'Minuti lavoro', width: 120, ...right, renderCell: ({ row }) => minuti(row.tempo) },
  {
    field: 'ore',
    headerName: 'Ore lavoro',
    width: 150,
    ...right,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ display: 'inline-flex', gap: 1.5 }}>
        {formatQuantity(oreOf(row.tempo))} h
        <PercentoFascia valore={row.percentuale} fasce={FASCE_ORE} />
      </Box>
    ),
  },
  textColumn('operatori', 'Operatore', { flex: 1, minWidth: 140, value: ({ operatori }) => nomi(operatori) }),
  {
    field: 'buchi',
    headerName: 'Non coperti',
    description: 'Minuti fra la prima e l’ultima attività del giorno che nessuna attività copre',
    width: 210,
    renderCell: ({ row: { buchi } }) =>
      buchi.length === 0 ? (
        <MissingValue />
      ) : (
        <Box component="span" title={buchiInWords(buchi)} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <b>{formatInteger(minutiScoperti(buchi))} min</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {buchiInWords(buchi)}
          </Box>
        </Box>
      ),
  },
  ...ultime(),
]

/** The columns of 'Dati originali'. */
export function datiColumns(quale: 'performance' | 'ore'): GridColDef<DatoOriginale>[] {
  const diPerformance: GridColDef<DatoOriginale>[] = [
    {
      field: 'tempoTeorico',
      headerName: 'Tempo teorico',
      width: 120,
      ...right,
      renderCell: ({ row }) => minuti(row.tempoTeorico),
    },
    {
      field: 'performance',
      headerName: 'Performance',
      width: 120,
      ...right,
      renderCell: ({ row }) => <PercentoFascia valore={row.performance} fasce={FASCE_PERFORMANCE} />,
    },
  ]
  return [
    dayColumn('data', 'Data', { width: 110 }),
    textColumn('operatore', 'Operatore', { flex: 1, minWidth: 140 }),
    {
      field: 'ordine',
      headerName: 'Ordine',
      flex: 1.5,
      minWidth: 180,
      renderCell: ({ row, hasFocus }) =>
        row.ordinePk === null ? (
          <MissingValue />
        ) : (
          <Link
            component={RouteLink}
            to={`/ordini/${row.ordinePk}/`}
            title={row.ordine}
            color="inherit"
            noWrap
            tabIndex={hasFocus ? 0 : -1}
          >
            {row.ordine}
          </Link>
        ),
    },
    textColumn('lavorazione', 'Lavorazione', { flex: 1.2, minWidth: 150 }),
    textColumn('ore', 'Orario', { width: 110 }),
    { field: 'tempo', headerName: 'Tempo', width: 100, ...right, renderCell: ({ row }) => minuti(row.tempo) },
    ...(quale === 'performance' ? diPerformance : []),
    textColumn('note', 'Note', { flex: 1, minWidth: 120 }),
  ]
}
