import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { READY_PERIODS, type ReadyPeriod, readyPeriod } from '#numeri/statistiche/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { shownStatistichePeriod, type statisticheClientiUrlState } from './urlState.ts'

/** Periods at a click; the one that is looked at is pressed. */
export function ReadyPeriods({ elenco: { values, set } }: { elenco: UrlState<typeof statisticheClientiUrlState> }) {
  const { dataInizio, dataFine } = shownStatistichePeriod(values)
  const today = isoDate(new Date())
  const chosen = READY_PERIODS.find((name) => {
    const pronto = readyPeriod(name, today)
    return pronto.dataInizio === dataInizio && pronto.dataFine === dataFine
  })
  function choose(name: ReadyPeriod) {
    const pronto = readyPeriod(name, today)
    set({ data_inizio: pronto.dataInizio, data_fine: pronto.dataFine })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen ?? null}
      aria-label="Periodi pronti"
      onChange={(_event, name: ReadyPeriod | null) => name && choose(name)}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {READY_PERIODS.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{
            flex: { xs: 1, sm: 'none' },
            px: { xs: 0.5, sm: 1.25 },
            py: 0.75,
            lineHeight: 1.2,
            color: 'text.primary',
            fontSize: '0.8125rem',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
