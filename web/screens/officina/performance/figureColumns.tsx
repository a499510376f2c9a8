import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import {
  bandOf,
  buchiInWords,
  daysHoursMinutes,
  HOUR_BANDS,
  oreOf,
  PERFORMANCE_BANDS,
  uncoveredMinutes,
} from '#officina/performance/rules.ts'
import { formatDate, formatInteger, formatQuantity } from '#shared/formats/formats.ts'
import { dayColumn, textColumn } from '#ui/list/columns.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { bandColor } from './charts/Gauge.tsx'
import type { FigureDay, OriginalFigure } from './readFigure.ts'

const right = { align: 'right', headerAlign: 'right' } as const

/** A percentage with a dot in the colour of its band, which says its word. */
export function BandPercent({ value, bands }: { value: number; bands: typeof PERFORMANCE_BANDS }) {
  const { nome, word } = bandOf(bands, value)
  return (
    <Box component="span" title={word} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        role="img"
        aria-label={word}
        sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: bandColor(nome), flexShrink: 0 }}
      />
      {formatInteger(value)} %
    </Box>
  )
}

const minutes = (value: number) => <span title={daysHoursMinutes(value)}>{formatInteger(Math.round(value))} min</span>

/** The first orders of a day, as links, and how many more. */
export function OrdiniOfDay({
  ordini,
  numeroOrdini,
  hasFocus,
}: Pick<FigureDay, 'ordini' | 'numeroOrdini'> & { hasFocus: boolean }) {
  if (ordini.length === 0) return <MissingValue />
  const all = ordini.map(({ numeroCommessa }) => numeroCommessa).join(', ')
  return (
    <Box component="span" title={all} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {ordini.slice(0, 12).map(({ pk, numeroCommessa }, index) => (
        <span key={pk}>
          {index > 0 && ', '}
          <Link component={RouteLink} to={`/ordini/${pk}/`} color="inherit" tabIndex={hasFocus ? 0 : -1}>
            {numeroCommessa}
          </Link>
        </span>
      ))}
      {numeroOrdini > 12 && ` e altri ${formatInteger(numeroOrdini - 12)}`}
    </Box>
  )
}

const names = (items: readonly { readonly nome: string }[]) => items.map(({ nome }) => nome).join(', ')

/** A day as a link to the activities that it is made of. */
const figureDayColumn = (urlOf: (riga: FigureDay) => string): GridColDef<FigureDay> => ({
  field: 'giorno',
  headerName: 'Giorno',
  width: 110,
  hideable: false,
  renderCell: ({ row, hasFocus }) => (
    <Link
      component={RouteLink}
      to={urlOf(row)}
      color="inherit"
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`Attività del ${formatDate(row.giorno)}`}
      sx={{ fontWeight: 550 }}
    >
      {formatDate(row.giorno)}
    </Link>
  ),
})

const last = (): GridColDef<FigureDay>[] => [
  textColumn('lavorazioni', 'Lavorazioni', {
    flex: 1.2,
    minWidth: 180,
    value: ({ lavorazioni }) => names(lavorazioni),
  }),
  {
    field: 'ordini',
    headerName: 'Ordini',
    flex: 1.2,
    minWidth: 180,
    renderCell: ({ row, hasFocus }) => <OrdiniOfDay {...row} hasFocus={hasFocus} />,
  },
]

/** The columns of 'Giorno per giorno' of the performance. */
export const performanceDayColumns = (urlOf: (riga: FigureDay) => string): GridColDef<FigureDay>[] => [
  figureDayColumn(urlOf),
  textColumn('operatori', 'Operatori', { flex: 1.2, minWidth: 180, value: ({ operatori }) => names(operatori) }),
  {
    field: 'tempoTeorico',
    headerName: 'Totale teorico',
    width: 130,
    ...right,
    renderCell: ({ row }) => minutes(row.tempoTeorico),
  },
  { field: 'tempo', headerName: 'Totale effettivo', width: 130, ...right, renderCell: ({ row }) => minutes(row.tempo) },
  {
    field: 'performance',
    headerName: 'Performance',
    width: 120,
    ...right,
    renderCell: ({ row }) => <BandPercent value={row.performance} bands={PERFORMANCE_BANDS} />,
  },
  ...last(),
]

/** The columns of 'Giorno per giorno' of the worked hours: a day of an operator a row. */
export const oreDayColumns = (urlOf: (riga: FigureDay) => string): GridColDef<FigureDay>[] => [
  figureDayColumn(urlOf),
  { field: 'tempo', headerName: 'Minuti lavoro', width: 120, ...right, renderCell: ({ row }) => minutes(row.tempo) },
  {
    field: 'ore',
    headerName: 'Ore lavoro',
    width: 150,
    ...right,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ display: 'inline-flex', gap: 1.5 }}>
        {formatQuantity(oreOf(row.tempo))} h
        <BandPercent value={row.percentuale} bands={HOUR_BANDS} />
      </Box>
    ),
  },
  textColumn('operatori', 'Operatore', { flex: 1, minWidth: 140, value: ({ operatori }) => names(operatori) }),
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
          <b>{formatInteger(uncoveredMinutes(buchi))} min</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {buchiInWords(buchi)}
          </Box>
        </Box>
      ),
  },
  ...last(),
]

/** The columns of 'Dati originali'. */
export function dataColumns(which: 'performance' | 'ore'): GridColDef<OriginalFigure>[] {
  const ofPerformance: GridColDef<OriginalFigure>[] = [
    {
      field: 'tempoTeorico',
      headerName: 'Tempo teorico',
      width: 120,
      ...right,
      renderCell: ({ row }) => minutes(row.tempoTeorico),
    },
    {
      field: 'performance',
      headerName: 'Performance',
      width: 120,
      ...right,
      renderCell: ({ row }) => <BandPercent value={row.performance} bands={PERFORMANCE_BANDS} />,
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
    { field: 'tempo', headerName: 'Tempo', width: 100, ...right, renderCell: ({ row }) => minutes(row.tempo) },
    ...(which === 'performance' ? ofPerformance : []),
    textColumn('note', 'Note', { flex: 1, minWidth: 120 }),
  ]
}
