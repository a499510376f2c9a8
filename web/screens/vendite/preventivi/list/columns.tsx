import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { findProvincia } from '#shared/places.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { DateValue, MissingValue, NumberValue } from '#ui/Values.tsx'
import { FROM_LIST } from '../returnToList.ts'
import { EmailSigns } from './EmailSigns.tsx'
import type { PreventivoRow } from './row.ts'
import { serramentiSummary } from './summary.ts'

type Column = GridColDef<PreventivoRow>

const text = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)

const onlyAgente: Column = {
  field: 'agente',
  headerName: 'Agente',
  flex: 1,
  minWidth: 100,
  renderCell: ({ row }) => text(row.agente?.user.nome ?? ''),
}

/** Columns that a window of some width does not show until they are chosen: better few that can be read. */
export function hiddenPreventiviColumns(larghezza: 'stretta' | 'media' | 'larga'): string[] {
  if (larghezza === 'larga') return []
  return larghezza === 'media' ? ['regionePosa'] : ['regionePosa', 'famiglia', 'provincia']
}

/**
 * Columns of the list.
 * @param withAgente false for agents, from whom the agent is withheld
 */
export function preventiviColumns(withAgente: boolean): Column[] {
  const all: (Column | false)[] = [
    {
      field: 'nomeCognome',
      headerName: 'Cliente',
      flex: 1.6,
      minWidth: 136,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={RouteLink}
          to={`/${row.pk}`}
          state={FROM_LIST}
          title={row.nomeCognome}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.nomeCognome}
        </Link>
      ),
    },
    { field: 'pk', headerName: 'N.', description: 'Numero', type: 'number', width: 56, valueFormatter: String },
    {
      field: 'dataCreazione',
      headerName: 'Data',
      width: 104,
      renderCell: ({ row }) => <DateValue value={row.dataCreazione} />,
    },
    { field: 'citta', headerName: 'Città', flex: 0.9, minWidth: 88, renderCell: ({ row }) => text(row.citta) },
    {
      field: 'provincia',
      headerName: 'Prov.',
      description: 'Provincia',
      width: 56,
      renderCell: ({ row }) => (
        <span title={row.provincia}>{findProvincia(row.provincia)?.siglaAutomobilistica ?? row.provincia}</span>
      ),
    },
    {
      field: 'regionePosa',
      headerName: 'Regione posa',
      description: 'Regione di posa',
      flex: 0.9,
      minWidth: 100,
      renderCell: ({ row }) => text(row.regionePosa),
    },
    {
      field: 'serramenti',
      headerName: 'Serramenti',
      description: 'Somma delle quantità e tipi',
      flex: 1.5,
      minWidth: 128,
      renderCell: ({ row }) => <Serramenti riga={row} />,
    },
    {
      field: 'famiglia',
      headerName: 'Famiglia',
      flex: 1,
      minWidth: 96,
      renderCell: ({ row }) => text(row.famiglia.nome),
    },
    {
      field: 'stato',
      headerName: 'Stato',
      width: 130,
      renderCell: ({ row }) => <PreventivoStatusChip riga={row} />,
    },
    withAgente && onlyAgente,
    {
      field: 'email',
      headerName: 'E-mail',
      description: 'E-mail inviate: C al cliente, A all’agente',
      width: withAgente ? 84 : 64,
      renderCell: ({ row }) => <EmailSigns riga={row} withAgente={withAgente} />,
    },
    actionsColumn({
      name: ({ nomeCognome }) => nomeCognome,
      others: ({ pdf }) => [{ name: 'PDF', icon: <PictureAsPdfOutlined fontSize="small" />, href: pdf }],
    }),
  ]
  return all.filter((column) => column !== false)
}

/** How many pieces, then which. */
function Serramenti({ riga }: { riga: PreventivoRow }) {
  const summary = serramentiSummary(riga.serramenti)
  return (
    <span title={summary}>
      <strong>
        <NumberValue value={riga.totaleQuantita} />
      </strong>
      {' · '}
      {summary}
    </span>
  )
}

/** State of a quote; that it is deleted counts more. */
export function PreventivoStatusChip({ riga }: { riga: Pick<PreventivoRow, 'eliminato' | 'stato'> }) {
  if (riga.eliminato) return <StatusChip word="Eliminato" tone="negativo" />
  return riga.stato ? <StatusChip word={riga.stato.stato} tone={statusTone(riga.stato.colore)} /> : <MissingValue />
}
