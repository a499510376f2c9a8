import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type { AccountTableQuery } from '#generated/AccountTableQuery.graphql.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { Pager } from '#ui/table/Pager.tsx'

const query = graphql`
  query AccountTableQuery($search: String!, $pagina: Int!) {
    accountCartelle(filtro: { search: $search }, pagina: $pagina, perPagina: 10) {
      totalCount
      numeroPagine
      edges {
        node {
          pk
          user {
            firstName
            lastName
            username @required(action: THROW)
            email @required(action: THROW)
          }
        }
      }
    }
  }
`

/** Accounts by number, each with the last day on which it sees the folder; null: none. */
export type Shares = ReadonlyMap<number, string | null>

interface Props {
  asked: { search: string; pagina: number; prova: number }
  /** True while other rows are on their way. */
  waiting: boolean
  selection: Shares
  onSelection: (selection: Shares) => void
  onPage: (page: number) => void
}

/** Accounts of the app with a tick each; what is ticked on other pages stays. */
export function AccountTable({ asked, waiting, selection, onSelection, onPage }: Props) {
  const { search, pagina, prova } = asked
  const { accountCartelle } = useLazyLoadQuery<AccountTableQuery>(
    query,
    { search, pagina },
    { fetchPolicy: 'store-and-network', fetchKey: prova },
  )
  const { edges, numeroPagine } = accountCartelle
  if (edges.length === 0) return <EmptyState title="Nessun account trovato" />
  function toggle(pk: number) {
    const next = new Map(selection)
    if (!next.delete(pk)) next.set(pk, null)
    onSelection(next)
  }
  return (
    <Box aria-busy={waiting} sx={{ opacity: waiting ? 0.6 : 1, overflowX: 'auto' }}>
      <Table size="small" aria-label="Account">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>Nome</TableCell>
            <TableCell>Cognome</TableCell>
            <TableCell>Email</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {edges.map(({ node: { pk, user } }) => {
            const name = `${user.firstName} ${user.lastName}`.trim() || user.username
            return (
              <Fragment key={pk}>
                <TableRow
                  hover
                  selected={selection.has(pk)}
                  onClick={() => toggle(pk)}
                  sx={[{ cursor: 'pointer' }, selection.has(pk) && { '& > td': { borderBottom: 0 } }]}
                >
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={selection.has(pk)}
                      onChange={() => toggle(pk)}
                      onClick={(event) => event.stopPropagation()}
                      slotProps={{ input: { 'aria-label': `Condividi con ${name}` } }}
                    />
                  </TableCell>
                  <TableCell>{user.firstName || user.username}</TableCell>
                  <TableCell>{user.lastName}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{user.email}</TableCell>
                </TableRow>
                {selection.has(pk) && (
                  <TableRow selected>
                    <TableCell padding="checkbox" />
                    <TableCell colSpan={3} sx={{ pt: 0.5, pb: 1 }}>
                      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                        <Box component="label" htmlFor={`fino-${pk}`}>
                          Fino al
                        </Box>
                        <Box sx={{ width: 180 }}>
                          <DatePickerField
                            valore={selection.get(pk) ?? null}
                            onChange={(day) => onSelection(new Map(selection).set(pk, day))}
                            min={isoDate(new Date())}
                            attributes={{ id: `fino-${pk}` }}
                          />
                        </Box>
                        <Typography variant="body2" color="textSecondary">
                          Vuoto: senza scadenza
                        </Typography>
                      </Box>
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
      <Box sx={{ pt: 1, display: 'flex', justifyContent: 'flex-end' }}>
        <Pager page={pagina} total={numeroPagine} onPage={onPage} />
      </Box>
    </Box>
  )
}
