import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { findProvincia } from '../../../../../server/shared/places/places.ts'
import { StatusChip, statusTone } from '../../../../ui/StatusChip.tsx'
import { DateValue, MissingValue, NumberValue } from '../../../../ui/Values.tsx'
import { FROM_LIST } from '../returnToList.ts'
import { EmailSigns } from './EmailSigns.tsx'
import type { PreventivoRow } from './row.ts'
import { serramentiSummary } from './summary.ts'

type Colonna = GridColDef<PreventivoRow>

const testo = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)

const soloAgente: Colonna = {
  field: 'agente',
  headerName: 'Agente',
  flex: 1,
  minWidth: 100,
  renderCell: ({ row }) => testo(row.agente?.user.nome ?? ''),
}

/** Columns that a window of some width does not show until they are chosen: better few that can be read. */
export function hiddenPreventiviColumns(larghezza: 'stretta' | 'media' | 'larga'): string[] {
  if (larghezza === 'larga') return []
  return larghezza === 'media' ? ['regionePosa'] : ['regionePosa', 'famiglia', 'provincia']
}

/**
 * Columns of the list.
 * @param conAgente false for agents, from whom the agent is withheld
 */
export function preventiviColumns(conAgente: boolean): Colonna[] {
  const tutte: (Colonna | false)[] = [
    {
      field: 'nomeCognome',
      headerName: 'Cliente',
      flex: 1.6,
      minWidth: 136,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={LinkRotta}
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
      renderCell: ({ row }) => <DateValue valore={row.dataCreazione} />,
    },
    { field: 'citta', headerName: 'Città', flex: 0.9, minWidth: 88, renderCell: ({ row }) => testo(row.citta) },
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
      renderCell: ({ row }) => testo(row.regionePosa),
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
      renderCell: ({ row }) => testo(row.famiglia.nome),
    },
    {
      field: 'stato',
      headerName: 'Stato',
      width: 130,
      renderCell: ({ row }) => <PreventivoStatusChip riga={row} />,
    },
    conAgente && soloAgente,
    {
      field: 'email',
      headerName: 'E-mail',
      description: 'E-mail inviate: C al cliente, A all’agente',
      width: conAgente ? 84 : 64,
      renderCell: ({ row }) => <EmailSigns riga={row} conAgente={conAgente} />,
    },
    {
      field: 'pdf',
      headerName: 'PDF',
      width: 48,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row, hasFocus }) => (
        <IconButton
          component="a"
          href={row.pdf}
          target="_blank"
          rel="noopener"
          aria-label={`PDF del preventivo ${row.pk}`}
          tabIndex={hasFocus ? 0 : -1}
        >
          <PictureAsPdfOutlined fontSize="small" />
        </IconButton>
      ),
    },
  ]
  return tutte.filter((colonna) => colonna !== false)
}

/** How many pieces, then which. */
function Serramenti({ riga }: { riga: PreventivoRow }) {
  const riassunto = serramentiSummary(riga.serramenti)
  return (
    <span title={riassunto}>
      <strong>
        <NumberValue valore={riga.totaleQuantita} />
      </strong>
      {' · '}
      {riassunto}
    </span>
  )
}

/** State of a quote; that it is deleted counts more. */
export function PreventivoStatusChip({ riga }: { riga: Pick<PreventivoRow, 'eliminato' | 'stato'> }) {
  if (riga.eliminato) return <StatusChip parola="Eliminato" tono="negativo" />
  return riga.stato ? <StatusChip parola={riga.stato.stato} tono={statusTone(riga.stato.colore)} /> : <MissingValue />
}
