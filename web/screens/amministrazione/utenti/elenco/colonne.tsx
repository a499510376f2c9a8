import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { formatoDataOra } from '../../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import { DataOra, Mancante } from '../../../../ui/Valori.tsx'
import type { UtentiPageQuery } from '../__generated__/UtentiPageQuery.graphql.ts'
import { ruoliDi } from './ruoli.ts'

/** A user as the list shows it. */
export type RigaUtente = UtentiPageQuery['response']['users']['edges'][number]['node']

type Colonna = GridColDef<RigaUtente>

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)

function Ruoli({ riga }: { riga: RigaUtente }) {
  const ruoli = ruoliDi(riga)
  if (ruoli.length === 0) return <Mancante />
  return <span title={ruoli.join(', ')}>{ruoli.join(' · ')}</span>
}

function Attivo({ riga }: { riga: RigaUtente }) {
  return riga.isActive ? <StatoChip parola="Attivo" tono="positivo" /> : <StatoChip parola="Disattivato" />
}

/** Columns of the list. */
export const colonneUtenti: readonly Colonna[] = [
  { field: 'username', headerName: 'Nome utente', flex: 1, minWidth: 150, hideable: false },
  { field: 'nome', headerName: 'Nome e cognome', flex: 1.2, minWidth: 160 },
  { field: 'email', headerName: 'E-mail', flex: 1.2, minWidth: 160, renderCell: ({ row }) => testo(row.email) },
  { field: 'ruoli', headerName: 'Ruoli', flex: 1, minWidth: 150, renderCell: ({ row }) => <Ruoli riga={row} /> },
  { field: 'isActive', headerName: 'Stato', width: 120, renderCell: ({ row }) => <Attivo riga={row} /> },
  {
    field: 'ultimoAccesso',
    headerName: 'Ultimo accesso',
    width: 150,
    renderCell: ({ row }) => (row.ultimoAccesso ? <DataOra valore={row.ultimoAccesso} /> : 'mai'),
  },
]

/** A user of the list on a phone. */
export function SchedaUtente({ riga }: { riga: RigaUtente }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.nome}</Typography>
        <Attivo riga={riga} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[riga.username, riga.email].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          ...ruoliDi(riga),
          riga.ultimoAccesso ? `ultimo accesso ${formatoDataOra(riga.ultimoAccesso)}` : 'mai entrato',
        ].join(' · ')}
      </Typography>
    </Box>
  )
}
