import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { fineLabel, fornitoreOrdineLabels } from '#acquisti/portale/rules.ts'
import type {
  PortaleOrdineRow_ordine$data,
  PortaleOrdineRow_ordine$key,
} from '#generated/PortaleOrdineRow_ordine.graphql.ts'
import { formatDate, formatPercentage } from '#shared/formats/formats.ts'
import { dayColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { ArrivalDay } from '../ordiniFornitore/arrivi/ArrivalDay.tsx'

const fragment = graphql`
  fragment PortaleOrdineRow_ordine on OrdinePerFornitore @inline {
    id
    pk
    tipologia
    statoNome
    statoColore
    valorePercentuale
    dataConsegna
    dataArrivo
    mancanti
    note
    raccolta
    altreCommesse
    ordine {
      numeroCommessa
      nomeCliente
      riferimento
      numeroSerramenti
      tipiSerramenti
    }
    inizioFase
    fineFase
    versione
  }
`

/** An order as its supplier sees it in the list. */
export type PortaleOrdineRow = PortaleOrdineRow_ordine$data

export function readPortaleOrdineRow(ordine: PortaleOrdineRow_ordine$key): PortaleOrdineRow {
  return readInlineData(fragment, ordine)
}

const stato = ({ statoNome, statoColore }: PortaleOrdineRow) =>
  statoNome ? <StatusChip word={statoNome} tone={statusTone(statoColore)} /> : null

/** 'n. 12', the supplier order that gathers it with others; '' where it leaves alone. */
const raccoltaInWords = ({ raccolta }: PortaleOrdineRow) => (raccolta ? `n. ${raccolta}` : '')

/**
 * Columns of the list.
 * @param tipologia of the supplier: painters call the end otherwise
 * @param gathered whether some of its orders are in a raccolta
 */
export function portaleOrdineColumns(tipologia: string, gathered: boolean): GridColDef<PortaleOrdineRow>[] {
  const ofTheOrdine = (field: 'nomeCliente' | 'riferimento') => (row: PortaleOrdineRow) => row.ordine[field]
  return [
    {
      field: 'numeroCommessa',
      headerName: 'Commessa',
      width: 96,
      hideable: false,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ fontWeight: 550 }}>
          {row.ordine.numeroCommessa}
        </Box>
      ),
    },
    textColumn('cliente', 'Cliente', { value: ofTheOrdine('nomeCliente'), flex: 1.4, minWidth: 140 }),
    textColumn('riferimento', 'Riferimento', { value: ofTheOrdine('riferimento'), flex: 1.2, minWidth: 110 }),
    {
      field: 'numeroSerramenti',
      headerName: 'Serramenti',
      width: 96,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => row.ordine.numeroSerramenti,
    },
    textColumn('tipiSerramenti', 'Tipi serramento', {
      value: ({ ordine }) => ordine.tipiSerramenti.join(', '),
      sortable: false,
      flex: 1.4,
      minWidth: 140,
    }),
    ...(gathered ? [textColumn('raccolta', 'Raccolta', { value: raccoltaInWords, sortable: false, width: 95 })] : []),
    dayColumn('inizio', 'Inizio', { value: ({ inizioFase }) => inizioFase, sortable: false, width: 100 }),
    dayColumn('fine', fineLabel(tipologia), {
      value: ({ fineFase }) => fineFase,
      sortable: false,
      width: 124,
    }),
    {
      field: 'stato',
      headerName: fornitoreOrdineLabels.stato,
      width: 124,
      renderCell: ({ row }) => stato(row) ?? <MissingValue />,
    },
    dayColumn('dataConsegna', fornitoreOrdineLabels.dataConsegna, { width: 138 }),
    {
      field: 'dataArrivo',
      headerName: fornitoreOrdineLabels.dataArrivo,
      width: 146,
      renderCell: ({ row: { dataArrivo, mancanti } }) => <ArrivalDay dataArrivo={dataArrivo} mancanti={mancanti} />,
    },
    {
      field: 'valorePercentuale',
      headerName: fornitoreOrdineLabels.valorePercentuale,
      width: 64,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row: { valorePercentuale } }) =>
        valorePercentuale == null ? <MissingValue /> : formatPercentage(valorePercentuale),
    },
    textColumn('note', 'Note', { sortable: false, flex: 1, minWidth: 110 }),
  ]
}

/** An order of the list on a phone. */
export function PortaleOrdineCard({ riga }: { riga: PortaleOrdineRow }) {
  const { ordine, inizioFase, fineFase, tipologia, dataConsegna, dataArrivo, mancanti, valorePercentuale } = riga
  const serramenti = `${ordine.numeroSerramenti} serramenti`
  const raccolta = raccoltaInWords(riga)
  const days = [
    raccolta && `Raccolta ${raccolta}`,
    inizioFase && `Inizio ${formatDate(inizioFase)}`,
    fineFase && `${fineLabel(tipologia)} ${formatDate(fineFase)}`,
    dataConsegna && `${fornitoreOrdineLabels.dataConsegna} ${formatDate(dataConsegna)}`,
    dataArrivo && `${fornitoreOrdineLabels.dataArrivo} ${formatDate(dataArrivo)}`,
    mancanti.length > 0 && !dataArrivo && 'arrivato in parte',
    valorePercentuale != null && formatPercentage(valorePercentuale),
  ]
  return (
    <RowCard
      title={`${ordine.numeroCommessa} · ${ordine.nomeCliente}`}
      beside={stato(riga)}
      note={[ordine.riferimento, serramenti, ordine.tipiSerramenti.join(', ')].filter(Boolean).join(' · ')}
      foot={days.filter(Boolean).join(' · ') || 'Nessuna data'}
    />
  )
}
