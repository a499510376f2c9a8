import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { formatoDataOra } from '../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { DataOra, Mancante } from '../../../ui/Valori.tsx'
import type { SegnalazioniPageQuery } from './__generated__/SegnalazioniPageQuery.graphql.ts'
import { parolaOrigine, percorso } from './origini.ts'

export type RigaSegnalazione = SegnalazioniPageQuery['response']['segnalazioni']['edges'][number]['node']

/** Columns of the list. */
export const colonne: readonly GridColDef<RigaSegnalazione>[] = [
  {
    field: 'il',
    headerName: 'Quando',
    width: 150,
    hideable: false,
    renderCell: ({ row }) => <DataOra valore={row.il} />,
  },
  {
    field: 'origine',
    headerName: 'Origine',
    width: 110,
    renderCell: ({ row }) => <StatoChip {...parolaOrigine(row.origine)} />,
  },
  { field: 'messaggio', headerName: 'Messaggio', flex: 3, minWidth: 240 },
  {
    field: 'utente',
    headerName: 'Utente',
    width: 150,
    valueGetter: (_valore, row) => row.user?.nome ?? '',
    renderCell: ({ row }) => row.user?.nome ?? <Mancante />,
  },
  {
    field: 'url',
    headerName: 'Pagina',
    flex: 1,
    minWidth: 160,
    valueGetter: (_valore, row) => percorso(row.url),
  },
  { field: 'requestId', headerName: 'Richiesta', width: 160 },
]

/** A fault of the list on a phone. */
export function SchedaSegnalazione({ riga }: { riga: RigaSegnalazione }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {formatoDataOra(riga.il)}
          {riga.user && ` · ${riga.user.nome}`}
        </Typography>
        <StatoChip {...parolaOrigine(riga.origine)} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{riga.messaggio}</Typography>
    </Box>
  )
}
