import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { formatDate } from '#shared/formats/formats.ts'
import { repartoName, useOtherHours, useReparti } from '#shell/reparti.ts'
import type { DayOre } from './month.ts'

const WEEK = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

/** Hours the Italian way: 6,5. */
export const writtenHours = (hours: number) => String(hours).replace('.', ',')

interface Props {
  days: readonly DayOre[]
  today: string
  onOpen: (day: DayOre) => void
}

/** The month with the hours of each day; a day opens its form. Days with hours of their own stand out. */
export function OreMonth({ days, today, onOpen }: Props) {
  const others = useOtherHours()
  const names = others.map(({ nome }) => nome).join(', ')
  return (
    <Box>
      <Box
        component="section"
        aria-label="Ore lavorative del mese"
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
        {days.map((day) => (
          <Day key={day.day} day={day} today={day.day === today} onOpen={() => onOpen(day)} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {`M: ore delle macchine. B: ore dei banchi${names ? `, anche di ${names} dove il giorno non dice altro` : ''}. `}
        I giorni con la barra hanno un orario loro, gli altri quello della settimana abituale.
      </Typography>
    </Box>
  )
}

function Day({ day, today, onOpen }: { day: DayOre; today: boolean; onOpen: () => void }) {
  const { macchine, banchi, others, proprie, feste, inMonth } = day
  const reparti = useReparti()
  const closed = feste.length > 0 || (macchine === 0 && banchi === 0 && others.every(({ ore }) => ore === 0))
  const differing = others.filter(({ ore }) => ore !== banchi)
  const words = [
    formatDate(day.day),
    `macchine ${writtenHours(macchine)} ore, banchi ${writtenHours(banchi)} ore`,
    ...differing.map(({ reparto, ore }) => `${repartoName(reparti, reparto).toLowerCase()} ${writtenHours(ore)} ore`),
    proprie ? 'orario proprio' : 'orario predefinito',
    ...feste,
  ]
  return (
    <ButtonBase
      onClick={onOpen}
      aria-current={today ? 'date' : undefined}
      sx={{
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'left',
        minHeight: { xs: 76, md: 100 },
        p: { xs: 0.5, md: 1 },
        borderTop: 1,
        borderColor: 'divider',
        borderLeft: proprie ? '3px solid' : '1px solid',
        borderLeftColor: proprie ? 'secondary.main' : 'divider',
        backgroundColor: closed || !inMonth ? 'action.hover' : undefined,
        ...(today && { backgroundColor: 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, transparent)' }),
        color: inMonth ? 'text.primary' : 'text.secondary',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {words.join(', ')}
      </Box>
      <Typography aria-hidden variant="body2" sx={{ fontWeight: today ? 700 : 500 }}>
        {Number(day.day.slice(8))}
      </Typography>
      <Box aria-hidden sx={{ fontSize: '0.8125rem', fontWeight: proprie ? 650 : 400, lineHeight: 1.5 }}>
        <Box>{`M ${writtenHours(macchine)}`}</Box>
        <Box>{`B ${writtenHours(banchi)}`}</Box>
        {differing.map(({ reparto, ore }) => (
          <Box key={reparto} sx={{ display: 'flex', gap: 0.5 }}>
            <Typography noWrap variant="inherit" sx={{ minWidth: 0 }}>
              {repartoName(reparti, reparto)}
            </Typography>
            {writtenHours(ore)}
          </Box>
        ))}
      </Box>
      {feste.length > 0 && (
        <Typography
          aria-hidden
          variant="body2"
          noWrap
          sx={{ color: 'error.main', display: { xs: 'none', sm: 'block' }, mt: 'auto' }}
          title={feste.join(', ')}
        >
          {feste.join(', ')}
        </Typography>
      )}
    </ButtonBase>
  )
}
