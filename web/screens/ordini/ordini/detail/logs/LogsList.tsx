import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'
import { type LogEntry, readableLogValue } from './urlState.ts'

/** A value of the history as a reader expects it. */
export function LogValue({ value }: { value: string | null | undefined }) {
  return readableLogValue(value) || <MissingValue />
}

/** Lines of the history one under the other, newest first: on phones, and beside the page. */
export function LogsList({ items }: { items: readonly LogEntry[] }) {
  // A history only grows: seen from its end a line keeps its place.
  const key = (index: number) => items.length - index
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
              <LogValue value={item.prima} /> → <LogValue value={item.dopo} />
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
