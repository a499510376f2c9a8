import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import type { AccountTableQuery } from './__generated__/AccountTableQuery.graphql.ts'

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
            username
            email
          }
        }
      }
    }
  }
`

interface Props {
  asked: { search: string; pagina: number; prova: number }
  /** True while other rows are on their way. */
  waiting: boolean
  selection: ReadonlySet<number>
  onSelection: (selection: ReadonlySet<number>) => void
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
  if (edges.length === 0) return <EmptyState titolo="Nessun account trovato" />
  function toggle(pk: number) {
    const next = new Set(selection)
    if (!next.delete(pk)) next.add(pk)
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
              <TableRow
                key={pk}
                hover
                selected={selection.has(pk)}
                onClick={() => toggle(pk)}
                sx={{ cursor: 'pointer' }}
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
            )
          })}
        </TableBody>
      </Table>
      <Box sx={{ pt: 1, display: 'flex', justifyContent: 'flex-end' }}>
        <Pager pagina={pagina} totale={numeroPagine} onPage={onPage} />
      </Box>
    </Box>
  )
}
