import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useIsPhone } from '../../../../../ui/useIsPhone.ts'
import { DateTimeValue, MissingValue } from '../../../../../ui/Values.tsx'
import { type LogEntry, readableLogValue } from './urlState.ts'

/** Lines of the history, newest first: a table, on phones one under the other. */
export function LogsTable({ voci }: { voci: readonly LogEntry[] }) {
  const stretto = useIsPhone()
  // A history only grows: seen from its end a line keeps its place.
  const chiave = (index: number) => voci.length - index
  if (stretto) {
    return (
      <Box component="ol" aria-label="Logs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {voci.map((voce, index) => (
          <Box
            key={chiave(index)}
            component="li"
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ fontWeight: 550 }}>{[voce.azione, voce.campo].filter(Boolean).join(' · ')}</Typography>
            {(voce.prima || voce.dopo) && (
              <Typography variant="body2">
                <Valore valore={voce.prima} /> → <Valore valore={voce.dopo} />
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              <DateTimeValue valore={voce.il} /> · {voce.utente}
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
          {voci.map((voce, index) => (
            <TableRow key={chiave(index)} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                <DateTimeValue valore={voce.il} />
              </TableCell>
              <TableCell>{voce.utente || <MissingValue />}</TableCell>
              <TableCell>{voce.azione}</TableCell>
              <TableCell>{voce.campo || <MissingValue />}</TableCell>
              <TableCell>
                <Valore valore={voce.prima} />
              </TableCell>
              <TableCell>
                <Valore valore={voce.dopo} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Valore({ valore }: { valore: string | null | undefined }) {
  return readableLogValue(valore) || <MissingValue />
}
