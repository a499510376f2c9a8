import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DateTimeValue } from '../Values.tsx'

/** A line of a history, as the server tells it. */
export interface HistoryEntry {
  readonly il: string
  readonly utente: string
  readonly azione: string
  /** '' when it is about the whole object. */
  readonly campo: string
  readonly prima: string | null | undefined
  readonly dopo: string | null | undefined
}

interface Props {
  /** Newest first. */
  items: readonly HistoryEntry[]
  /** What a line begins with; what was done by default. */
  title?: (item: HistoryEntry) => string
}

/** A history: who, when, what, before and after. */
export function HistoryEntries({ items, title = ({ azione }) => azione }: Props) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, and its lines have no name of their own
          key={items.length - index}
          sx={{ position: 'relative', pl: 2.5, pb: 1.5, '&:not(:last-of-type)::before': filo, '&::after': point }}
        >
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {title(item)}
          </Typography>
          <Change item={item} />
          <Typography variant="body2" color="textSecondary">
            <DateTimeValue value={item.il} />
            {item.utente && ` · ${item.utente}`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Before → after; an action that says it all (deleted, restored) needs neither. */
function Change({ item: { campo, prima, dopo } }: { item: HistoryEntry }) {
  if (campo === 'Eliminato' || (!prima && !dopo)) return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {campo !== '' && (
        <>
          <s>{prima || 'nessuno'}</s>
          {' → '}
        </>
      )}
      {dopo || 'nessuno'}
    </Typography>
  )
}

const point = {
  content: '""',
  position: 'absolute',
  left: 2,
  top: 6,
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: 'primary.main',
} as const

const filo = {
  content: '""',
  position: 'absolute',
  left: 5,
  top: 14,
  bottom: -4,
  width: '2px',
  backgroundColor: 'divider',
} as const
