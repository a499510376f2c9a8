import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { formatDateTime } from '../../../../server/shared/formats/formats.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { DateTimeValue, MissingValue } from '../../../ui/Values.tsx'
import type {
  SegnalazioneRow_segnalazione$data,
  SegnalazioneRow_segnalazione$key,
} from './__generated__/SegnalazioneRow_segnalazione.graphql.ts'
import { faultPath, originWord } from './origins.ts'

const fragment = graphql`
  fragment SegnalazioneRow_segnalazione on Segnalazione @inline {
    id
    pk
    il
    origine
    messaggio
    url
    requestId
    user {
      nome
    }
  }
`

/** A fault as the list shows it. */
export type SegnalazioneRow = SegnalazioneRow_segnalazione$data

export function readSegnalazioneRow(segnalazione: SegnalazioneRow_segnalazione$key): SegnalazioneRow {
  return readInlineData(fragment, segnalazione)
}

/** Columns of the list. */
export const segnalazioneColumns: readonly GridColDef<SegnalazioneRow>[] = [
  {
    field: 'il',
    headerName: 'Quando',
    width: 150,
    hideable: false,
    renderCell: ({ row }) => <DateTimeValue value={row.il} />,
  },
  {
    field: 'origine',
    headerName: 'Origine',
    width: 110,
    renderCell: ({ row }) => <StatusChip {...originWord(row.origine)} />,
  },
  { field: 'messaggio', headerName: 'Messaggio', flex: 3, minWidth: 240 },
  {
    field: 'utente',
    headerName: 'Utente',
    width: 150,
    valueGetter: (_value, row) => row.user?.nome ?? '',
    renderCell: ({ row }) => row.user?.nome ?? <MissingValue />,
  },
  {
    field: 'url',
    headerName: 'Pagina',
    flex: 1,
    minWidth: 160,
    valueGetter: (_value, row) => faultPath(row.url),
  },
  { field: 'requestId', headerName: 'Richiesta', width: 160 },
]

/** A fault of the list on a phone. */
export function SegnalazioneCard({ riga }: { riga: SegnalazioneRow }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(riga.il)}
          {riga.user && ` · ${riga.user.nome}`}
        </Typography>
        <StatusChip {...originWord(riga.origine)} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{riga.messaggio}</Typography>
    </Box>
  )
}
