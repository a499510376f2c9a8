import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { AccessoRow_accesso$data, AccessoRow_accesso$key } from '#generated/AccessoRow_accesso.graphql.ts'
import { EVENTO_ACCESSO_LABELS, type EventoAccesso } from '#platform/identity/accessi/rules.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'

const fragment = graphql`
  fragment AccessoRow_accesso on Accesso @inline {
    id
    pk
    il
    evento
    riuscito
    chi
    indirizzo
    dispositivo
    dettaglio
  }
`

/** An access as the list shows it. */
export type AccessoRow = AccessoRow_accesso$data

export function readAccessoRow(accesso: AccessoRow_accesso$key): AccessoRow {
  return readInlineData(fragment, accesso)
}

/** What happened in words; a word that this page does not know yet shows as it is. */
const eventoWords = (evento: string) => EVENTO_ACCESSO_LABELS[evento as EventoAccesso] ?? evento

const outcomeOf = ({ riuscito }: Pick<AccessoRow, 'riuscito'>) =>
  riuscito ? ({ word: 'Riuscito', tone: 'positivo' } as const) : ({ word: 'Rifiutato', tone: 'negativo' } as const)

/** Columns of the list. */
export const accessoColumns: readonly GridColDef<AccessoRow>[] = [
  {
    field: 'il',
    headerName: 'Quando',
    width: 150,
    hideable: false,
    renderCell: ({ row }) => <DateTimeValue value={row.il} />,
  },
  {
    field: 'evento',
    headerName: 'Che cosa',
    width: 200,
    valueGetter: (_value, row) => eventoWords(row.evento),
  },
  {
    field: 'riuscito',
    headerName: 'Esito',
    width: 110,
    sortable: false,
    renderCell: ({ row }) => <StatusChip {...outcomeOf(row)} />,
  },
  { field: 'chi', headerName: 'Chi', width: 170, renderCell: ({ row }) => row.chi || <MissingValue /> },
  { field: 'dettaglio', headerName: 'Dettaglio', flex: 1, minWidth: 160, sortable: false },
  { field: 'indirizzo', headerName: 'Indirizzo', width: 150, sortable: false },
  { field: 'dispositivo', headerName: 'Dispositivo', width: 180, sortable: false },
]

/** An access of the list on a phone. */
export function AccessoCard({ riga }: { riga: AccessoRow }) {
  const { il, evento, chi, dettaglio, indirizzo, dispositivo } = riga
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{eventoWords(evento)}</Typography>
        <StatusChip {...outcomeOf(riga)} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{[chi, dettaglio].filter(Boolean).join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[formatDateTime(il), dispositivo, indirizzo].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
