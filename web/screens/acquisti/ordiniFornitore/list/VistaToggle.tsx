import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

import { FORNITURE_VIEWS, type FornitureView } from './ordiniFornitoreUrlState.ts'

const NAMES: Readonly<Record<FornitureView, string>> = { completa: 'Completa', essenziale: 'Essenziale' }

/** Which columns the list has: all that there are, or the few that say what was ordered from whom. */
export function VistaToggle({ vista, onChange }: { vista: FornitureView; onChange: (vista: FornitureView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Vista"
      value={vista}
      onChange={(_event, choice: FornitureView | null) => choice && onChange(choice)}
    >
      {FORNITURE_VIEWS.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none', py: 0.5, color: 'text.primary' }}>
          {NAMES[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
