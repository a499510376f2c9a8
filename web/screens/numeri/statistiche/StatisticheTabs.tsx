import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { type StatisticheKind, type StatisticheUrlState, statisticheUrl } from './urlState.ts'

/** Id of what the open tab shows. */
export const STATISTICHE_PANEL = 'pannello-statistiche'

const LABELS = { clienti: 'Clienti', agenti: 'Agenti' } as const

/** From one statistic to the other, with the filters. */
export function StatisticheTabs({ which, stato }: { which: StatisticheKind; stato: StatisticheUrlState }) {
  return (
    <Tabs aria-label="Statistiche" value={which} sx={{ minHeight: 36 }}>
      {(['clienti', 'agenti'] as const).map((name) => (
        <Tab
          key={name}
          value={name}
          label={LABELS[name]}
          component={Link}
          to={statisticheUrl(name, stato)}
          id={`scheda-${name}`}
          aria-controls={name === which ? STATISTICHE_PANEL : undefined}
          sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Tabs>
  )
}
