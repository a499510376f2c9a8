import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { AREAS } from '#platform/identity/areas/rules.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, DateValue } from '#ui/Values.tsx'
import type { TokenRow } from './readTokens.ts'
import { statoToken } from './stato.ts'

type Revoke = (token: TokenRow) => void

const permessi = ({ scrittura, introspezione, aree }: TokenRow) => {
  const what = (scrittura ? 'Lettura e scrittura' : 'Sola lettura') + (introspezione ? ', schema' : '')
  return aree.length === 0 ? what : `${what}; ${aree.map((area) => AREAS[area].nome).join(', ')}`
}
/** 'Mario Rossi (mario)': two users may have the same name. */
const utente = ({ nome, username }: TokenRow['user']) => (nome === username ? nome : `${nome} (${username})`)

function StatoToken({ token }: { token: TokenRow }) {
  const { word, tone, spiega } = statoToken(token, Date.now())
  return (
    <span title={spiega}>
      <StatusChip word={word} tone={tone} />
    </span>
  )
}

function Prefix({ token }: { token: TokenRow }) {
  return (
    <Box component="code" sx={{ fontSize: '0.8125rem' }}>
      {token.prefisso}…
    </Box>
  )
}

/** Columns of the list. */
export function tokenColumns(revoke: Revoke, underWay: boolean): GridColDef<TokenRow>[] {
  return [
    { field: 'nome', headerName: 'Nome', flex: 1.6, minWidth: 150, hideable: false },
    {
      field: 'user',
      headerName: 'Agisce come',
      flex: 1.3,
      minWidth: 160,
      valueGetter: (_value, { user }) => utente(user),
    },
    { field: 'prefisso', headerName: 'Token', width: 96, renderCell: ({ row }) => <Prefix token={row} /> },
    {
      field: 'scrittura',
      headerName: 'Permessi',
      flex: 1.3,
      minWidth: 180,
      renderCell: ({ row }) => <span title={permessi(row)}>{permessi(row)}</span>,
    },
    {
      field: 'creatoDa',
      headerName: 'Creato da',
      description: 'Il token vale finché chi l’ha creato può agire come quell’utente',
      flex: 0.8,
      minWidth: 124,
      renderCell: ({ row }) => (
        <span title={`${utente(row.creatoDa)}, il ${formatDateTime(row.creatoIl)}`}>{row.creatoDa.nome}</span>
      ),
    },
    {
      field: 'scadeIl',
      headerName: 'Scade il',
      width: 104,
      renderCell: ({ row }) => <DateValue value={row.scadeIl} />,
    },
    {
      field: 'ultimoUso',
      headerName: 'Ultimo uso',
      width: 150,
      renderCell: ({ row }) => (row.ultimoUso ? <DateTimeValue value={row.ultimoUso} /> : 'mai'),
    },
    { field: 'stato', headerName: 'Stato', width: 112, renderCell: ({ row }) => <StatoToken token={row} /> },
    {
      field: 'azioni',
      headerName: 'Azioni',
      width: 90,
      hideable: false,
      renderCell: ({ row, hasFocus }) =>
        row.revocatoIl === null && (
          <Button
            color="error"
            aria-label={`Revoca ${row.nome}`}
            disabled={underWay}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => revoke(row)}
          >
            Revoca
          </Button>
        ),
    },
  ]
}

interface CardProps {
  token: TokenRow
  onRevoke: Revoke
  inProgress: boolean
}

/** A token of the list on a phone. */
export function TokenCard({ token, onRevoke, inProgress }: CardProps) {
  const stato = statoToken(token, Date.now())
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{token.nome}</Typography>
        <StatoToken token={token} />
      </Box>
      <Typography variant="body2">
        <Prefix token={token} /> · {permessi(token)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Agisce come {utente(token.user)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Creato il {formatDate(token.creatoIl)} da {utente(token.creatoDa)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {stato.spiega}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {token.ultimoUso ? `Ultimo uso ${formatDateTime(token.ultimoUso)}` : 'Mai usato'}
        </Typography>
        {token.revocatoIl === null && (
          <Button
            color="error"
            aria-label={`Revoca ${token.nome}`}
            disabled={inProgress}
            onClick={() => onRevoke(token)}
          >
            Revoca
          </Button>
        )}
      </Box>
    </Box>
  )
}
