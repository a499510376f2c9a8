import BarChart from '@mui/icons-material/BarChartOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { StatisticheUrlState } from './urlState.ts'

type Name = StatisticheUrlState['vista']

const style = {
  gap: 0.75,
  // Beside the tabs of a phone.
  px: { xs: 0.75, sm: 1.25 },
  py: 0.5,
  color: 'text.primary',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const

/** Table or charts. */
export function StatisticheView({ vista, onVista }: { vista: Name; onVista: (vista: Name) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={vista}
      aria-label="Vista"
      onChange={(_event, choice: Name | null) => choice && onVista(choice)}
    >
      <ToggleButton value="tabella" sx={style}>
        <TableRows fontSize="small" /> Tabella
      </ToggleButton>
      <ToggleButton value="grafici" sx={style}>
        <BarChart fontSize="small" /> Grafici
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
