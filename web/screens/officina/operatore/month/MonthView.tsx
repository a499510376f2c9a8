import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AttivitaCard } from '../AttivitaCard.tsx'
import type { ShownAttivita } from '../attivita.ts'
import type { DaySign } from './daySigns.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { nameOfDay } from './month.ts'

interface Props {
  day: string
  today: string
  signs: ReadonlyMap<string, DaySign>
  onDay: (day: string) => void
  ofDay: readonly ShownAttivita[]
  open: readonly ShownAttivita[]
  onEdit: (attivita: ShownAttivita) => void
  /** Null of one that no other record can be made of. */
  againOf: (attivita: ShownAttivita) => (() => void) | undefined
}

/** What somebody has recorded: the month, a day of it, what has no end. */
export function MonthView({ day, today, signs, onDay, ofDay, open, onEdit, againOf }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        mt: 1,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '340px minmax(0, 1fr)',
          lg: '340px minmax(0, 1fr) minmax(0, 1fr)',
        },
        gridTemplateAreas: {
          xs: '"month" "day" "open"',
          md: '"month day" "month open"',
          lg: '"month day open"',
        },
        // What the month is taller than the rest goes below the last one.
        gridTemplateRows: { md: 'auto 1fr', lg: 'auto' },
      }}
    >
      <Box sx={{ gridArea: 'month' }}>
        <MonthCalendar day={day} today={today} signs={signs} onDay={onDay} />
      </Box>
      <Cards area="day" title={`Attività di ${nameOfDay(day)}`} empty="Nessuna attività in questo giorno." all={ofDay}>
        {(one) => <AttivitaCard key={one.object} attivita={one} onEdit={() => onEdit(one)} onNew={againOf(one)} />}
      </Cards>
      <Cards area="open" title="Senza ora di fine" empty="Nessuna attività aperta." all={open}>
        {(one) => <AttivitaCard key={one.object} attivita={one} withDay onEdit={() => onEdit(one)} />}
      </Cards>
    </Box>
  )
}

interface CardsProps {
  area: string
  title: string
  empty: string
  all: readonly ShownAttivita[]
  children: (attivita: ShownAttivita) => ReactNode
}

function Cards({ area, title, empty, all, children }: CardsProps) {
  return (
    <Box component="section" aria-label={title} sx={{ gridArea: area, minWidth: 0 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {all.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {all.map(children)}
      </Box>
    </Box>
  )
}
