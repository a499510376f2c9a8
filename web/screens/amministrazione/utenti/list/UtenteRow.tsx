import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { UtenteRow_user$data, UtenteRow_user$key } from '#generated/UtenteRow_user.graphql.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'

const fragment = graphql`
  fragment UtenteRow_user on User @inline {
    id
    pk
    username
    nome
    email
    isSuperuser
    isStaff
    isActive
    ultimoAccesso
    operatore {
      pk
    }
    agente {
      codice
    }
    appAccount {
      pk
    }
    fornitore {
      fornitoreNome
    }
  }
`

/** A user as the list shows it. */
export type UtenteRow = UtenteRow_user$data

export function readUtenteRow(user: UtenteRow_user$key): UtenteRow {
  return readInlineData(fragment, user)
}

/** What tells the roles of a user. */
interface WithRuoli {
  isSuperuser: boolean | null | undefined
  isStaff: boolean | null | undefined
  operatore: object | null | undefined
  agente: { readonly codice: string } | null | undefined
  appAccount: object | null | undefined
  fornitore: { readonly fornitoreNome: string } | null | undefined
}

/** The roles of a user in words, the one that may most first. */
function ruoliOf({ isSuperuser, isStaff, operatore, agente, appAccount, fornitore }: WithRuoli): string[] {
  return [
    isSuperuser && 'Admin',
    isStaff && 'Staff',
    operatore && 'Operatore',
    agente && `Agente ${agente.codice}`,
    appAccount && 'App',
    fornitore && `Fornitore ${fornitore.fornitoreNome}`,
  ].filter((ruolo) => typeof ruolo === 'string')
}

function Ruoli({ riga }: { riga: UtenteRow }) {
  const ruoli = ruoliOf(riga)
  if (ruoli.length === 0) return <MissingValue />
  return <span title={ruoli.join(', ')}>{ruoli.join(' · ')}</span>
}

function Active({ riga }: { riga: UtenteRow }) {
  return riga.isActive ? <StatusChip word="Attivo" tone="positivo" /> : <StatusChip word="Disattivato" />
}

/** Columns of the list. */
export const utenteColumns: readonly GridColDef<UtenteRow>[] = [
  { field: 'username', headerName: 'Nome utente', flex: 1, minWidth: 150, hideable: false },
  { field: 'nome', headerName: 'Nome e cognome', flex: 1.2, minWidth: 160 },
  textColumn('email', 'E-mail', { flex: 1.2, minWidth: 160 }),
  { field: 'ruoli', headerName: 'Ruoli', flex: 1, minWidth: 150, renderCell: ({ row }) => <Ruoli riga={row} /> },
  { field: 'isActive', headerName: 'Stato', width: 120, renderCell: ({ row }) => <Active riga={row} /> },
  {
    field: 'ultimoAccesso',
    headerName: 'Ultimo accesso',
    width: 150,
    renderCell: ({ row }) => (row.ultimoAccesso ? <DateTimeValue value={row.ultimoAccesso} /> : 'mai'),
  },
]

/** A user of the list on a phone. */
export function UtenteCard({ riga }: { riga: UtenteRow }) {
  const { nome, username, email, ultimoAccesso } = riga
  const access = ultimoAccesso ? `ultimo accesso ${formatDateTime(ultimoAccesso)}` : 'mai entrato'
  return (
    <RowCard title={nome} beside={<Active riga={riga} />} foot={[...ruoliOf(riga), access].join(' · ')}>
      {[username, email].filter(Boolean).join(' · ')}
    </RowCard>
  )
}
