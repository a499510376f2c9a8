import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
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
      <Table size="small" aria-label="Logs" sx={{ tableLayout: 'fixed', '& td': { overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 165 }}>Quando</TableCell>
            <TableCell sx={{ width: '14%' }}>Chi</TableCell>
            <TableCell sx={{ width: '14%' }}>Azione</TableCell>
            <TableCell sx={{ width: '18%' }}>Campo</TableCell>
            <TableCell>Prima</TableCell>
            <TableCell>Dopo</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child td': { borderBottom: 0 } }}>
          {items.map((item, index) => (
            <TableRow key={key(index)} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                <DateTimeValue value={item.il} />
              </TableCell>
              <TableCell>{item.utente || <MissingValue />}</TableCell>
              <TableCell>{item.azione}</TableCell>
              <TableCell>{item.campo || <MissingValue />}</TableCell>
              <TableCell>
                <Value value={item.prima} />
              </TableCell>
              <TableCell>
                <Value value={item.dopo} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Value({ value }: { value: string | null | undefined }) {
  return readableLogValue(value) || <MissingValue />
}
