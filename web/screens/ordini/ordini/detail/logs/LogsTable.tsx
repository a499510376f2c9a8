import Box from '@mui/material/Box'
import TableContainer from '@mui/material/TableContainer'
import Typography from '@mui/material/Typography'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'
import { type LogEntry, readableLogValue } from './urlState.ts'

/** Lines of the history, newest first: a table, on phones one under the other. */
export function LogsTable({ items }: { items: readonly LogEntry[] }) {
  const narrow = useIsPhone()
  // A history only grows: seen from its end a line keeps its place.
  const key = (index: number) => items.length - index
  if (narrow) {
    return (
      <Box component="ol" aria-label="Logs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => (
          <Box
            key={key(index)}
            component="li"
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ fontWeight: 550 }}>{[item.azione, item.campo].filter(Boolean).join(' · ')}</Typography>
            {(item.prima || item.dopo) && (
              <Typography variant="body2">
                <Value value={item.prima} /> → <Value value={item.dopo} />
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              <DateTimeValue value={item.il} /> · {item.utente}
            </Typography>
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.paper' }}>
      <PlainTable
        aria-label="Logs"
        sx={{
          tableLayout: 'fixed',
          '& td': { overflowWrap: 'anywhere' },
          '& tbody tr:last-child td': { borderBottom: 0 },
        }}
        rows={items}
        keyOf={(_item, index) => key(index)}
        rowSx={{ verticalAlign: 'top' }}
        columns={[
          { title: 'Quando', headSx: { width: 165 }, cell: ({ il }) => <DateTimeValue value={il} /> },
          { title: 'Chi', headSx: { width: '14%' }, cell: ({ utente }) => utente || <MissingValue /> },
          { title: 'Azione', headSx: { width: '14%' }, cell: ({ azione }) => azione },
          { title: 'Campo', headSx: { width: '18%' }, cell: ({ campo }) => campo || <MissingValue /> },
          { title: 'Prima', cell: ({ prima }) => <Value value={prima} /> },
          { title: 'Dopo', cell: ({ dopo }) => <Value value={dopo} /> },
        ]}
      />
    </TableContainer>
  )
}

function Value({ value }: { value: string | null | undefined }) {
  return readableLogValue(value) || <MissingValue />
}
