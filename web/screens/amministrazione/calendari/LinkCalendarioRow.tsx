import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { TIPI_CALENDARIO, TIPO_CALENDARIO_LABELS } from '#amministrazione/calendari/rules.ts'
import type {
  LinkCalendarioRow_link$data,
  LinkCalendarioRow_link$key,
} from '#generated/LinkCalendarioRow_link.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { repartoName, type ShellReparto, useReparti } from '#shell/reparti.ts'
import { DateTimeValue } from '#ui/Values.tsx'

const fragment = graphql`
  fragment LinkCalendarioRow_link on LinkCalendario @inline {
    pk
    nome
    tipo
    reparto
    user {
      nome
    }
    creatoIl
    revocatoIl
    ultimoUso
  }
`

/** A shared calendar as its list shows it. */
export type LinkCalendarioRow = LinkCalendarioRow_link$data

/** Reads the calendars out of what spreads their fragment. */
export const readLinkCalendari = (links: readonly LinkCalendarioRow_link$key[]): LinkCalendarioRow[] =>
  links.map((link) => readInlineData(fragment, link))

/** 'Piano di un reparto (Banchi)' */
function whatInWords({ tipo, reparto }: LinkCalendarioRow, reparti: readonly ShellReparto[]): string {
  const what = TIPO_CALENDARIO_LABELS[wordOfEnum(TIPI_CALENDARIO, tipo)]
  return reparto === null || reparto === undefined ? what : `${what} (${repartoName(reparti, reparto)})`
}

type Revoke = (link: LinkCalendarioRow) => void

function RevokeButton({ link, revoke }: { link: LinkCalendarioRow; revoke: Revoke }) {
  return (
    <Button color="error" aria-label={`Revoca ${link.nome}`} onClick={() => revoke(link)}>
      Revoca
    </Button>
  )
}

/** Columns of the list. */
export function calendariColumns(revoke: Revoke, reparti: readonly ShellReparto[]): GridColDef<LinkCalendarioRow>[] {
  return [
    { field: 'nome', headerName: 'Dato a', flex: 1, minWidth: 140, hideable: false },
    {
      field: 'tipo',
      headerName: 'Calendario',
      flex: 1.3,
      minWidth: 180,
      valueGetter: (_value, row) => whatInWords(row, reparti),
    },
    {
      field: 'user',
      headerName: 'Creato da',
      description: 'Il calendario mostra quello che vede chi l’ha creato',
      flex: 1,
      minWidth: 140,
      valueGetter: (_value, { user }) => user.nome,
    },
    {
      field: 'creatoIl',
      headerName: 'Creato il',
      width: 150,
      renderCell: ({ row }) => <DateTimeValue value={row.creatoIl} />,
    },
    {
      field: 'ultimoUso',
      headerName: 'Ultima lettura',
      width: 150,
      renderCell: ({ row }) => (row.ultimoUso ? <DateTimeValue value={row.ultimoUso} /> : 'mai'),
    },
    {
      field: 'azioni',
      headerName: 'Azioni',
      width: 100,
      hideable: false,
      renderCell: ({ row }) => <RevokeButton link={row} revoke={revoke} />,
    },
  ]
}

/** A shared calendar of the list on a phone. */
export function CalendarioCard({ link, revoke }: { link: LinkCalendarioRow; revoke: Revoke }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{link.nome}</Typography>
      <Typography variant="body2">{whatInWords(link, useReparti())}</Typography>
      <Typography variant="body2" color="textSecondary">
        Creato da {link.user.nome} il {formatDateTime(link.creatoIl)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {link.ultimoUso ? `Letto il ${formatDateTime(link.ultimoUso)}` : 'Mai letto'}
        </Typography>
        <RevokeButton link={link} revoke={revoke} />
      </Box>
    </Box>
  )
}
