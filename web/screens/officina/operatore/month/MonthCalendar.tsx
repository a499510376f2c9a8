import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { floorTarget } from '../targets.ts'
import { DAY_SIGNS, type DaySign, SELECTED_DAY } from './daySigns.ts'
import { nameOfDay, nameOfMonth, otherMonth, weeksOfMonth } from './month.ts'

const WEEK = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

interface Props {
  /** The day on screen, whose month is shown. */
  day: string
  today: string
  signs: ReadonlyMap<string, DaySign>
  onDay: (day: string) => void
}

/** The month of an operator: days with activities and days on which one was left open, in colour, glyph and words. */
export function MonthCalendar({ day, today, signs, onDay }: Props) {
  const large = { ...floorTarget, minWidth: 56 } as const
  return (
    <Box component="section" aria-label="Calendario delle attività">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <IconButton aria-label="Mese precedente" onClick={() => onDay(otherMonth(day, -1))} sx={large}>
          <ChevronLeft />
        </IconButton>
        <Typography variant="h2" component="h2" aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
          {nameOfMonth(day)}
        </Typography>
        <IconButton aria-label="Mese successivo" onClick={() => onDay(otherMonth(day, 1))} sx={large}>
          <ChevronRight />
        </IconButton>
        <Button
          variant="outlined"
          disabled={day === today}
          onClick={() => onDay(today)}
          sx={{ ...floorTarget, ml: 0.5 }}
        >
          Oggi
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'background.paper',
        }}
      >
        {WEEK.map((name) => (
          <Typography key={name} variant="body2" color="textSecondary" sx={{ textAlign: 'center', py: 0.5 }}>
            {name}
          </Typography>
        ))}
        {weeksOfMonth(day).map((one) => (
          <Day
            key={one}
            day={one}
            selected={one === day}
            today={one === today}
            within={one.slice(0, 7) === day.slice(0, 7)}
            sign={signs.get(one) ?? null}
            onClick={() => onDay(one)}
          />
        ))}
      </Box>
      <Legend />
    </Box>
  )
}

interface DayProps {
  day: string
  selected: boolean
  today: boolean
  within: boolean
  sign: DaySign | null
  onClick: () => void
}

function Day({ day, selected, today, within, sign, onClick }: DayProps) {
  const look = selected ? SELECTED_DAY : sign && DAY_SIGNS[sign]
  const words = [nameOfDay(day), today && 'oggi', sign && DAY_SIGNS[sign].words.toLowerCase()].filter(Boolean)
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={words.join(', ')}
      aria-pressed={selected}
      aria-current={today ? 'date' : undefined}
      sx={{
        flexDirection: 'column',
        fontFamily: 'inherit',
        minHeight: { xs: 56, md: 48 },
        borderTop: 1,
        borderColor: 'divider',
        color: within ? 'text.primary' : 'text.secondary',
        backgroundColor: within ? undefined : 'action.hover',
        fontWeight: today || selected ? 700 : 400,
        fontSize: '0.9375rem',
        lineHeight: 1.2,
        ...(look && { backgroundColor: look.background, color: look.text }),
        ...(today && !selected && { boxShadow: 'inset 0 0 0 2px var(--mui-palette-secondary-main)' }),
        '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
      }}
    >
      {Number(day.slice(8))}
      <Box component="span" aria-hidden sx={{ fontSize: '0.6875rem', height: '0.8125rem' }}>
        {sign && DAY_SIGNS[sign].glyph}
      </Box>
    </ButtonBase>
  )
}

function Legend() {
  return (
    <Box component="ul" aria-label="Legenda" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {[...Object.values(DAY_SIGNS), SELECTED_DAY].map(({ words, glyph, background, text }) => (
        <Box component="li" key={words} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              width: 22,
              height: 22,
              borderRadius: 0.5,
              display: 'grid',
              placeItems: 'center',
              fontSize: '0.75rem',
              backgroundColor: background,
              color: text,
            }}
          >
            {glyph}
          </Box>
          <Typography variant="body2">{words}</Typography>
        </Box>
      ))}
    </Box>
  )
}
