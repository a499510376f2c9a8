import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReadScenario } from './scenario.ts'

export interface ScenarioHandlers {
  edit: (scenario: ReadScenario) => void
  ricalcola: (scenario: ReadScenario) => void
  remove: (scenario: ReadScenario) => void
  finished: () => void
  inCorso: boolean
}

/** What can be done with one scenario. */
export function ScenarioActions({ scenario, actions }: { scenario: ReadScenario; actions: ScenarioHandlers }) {
  const { nome, situazione } = scenario
  const search = situazione === 'IN_RICERCA'
  const buttons = [
    { verbo: 'Modifica', Icon: Edit, fai: actions.edit, spento: false },
    { verbo: 'Ricalcola', Icon: Refresh, fai: actions.ricalcola, spento: search },
    { verbo: 'Elimina', Icon: Delete, fai: actions.remove, spento: false },
  ]
  return buttons.map(({ verbo, Icon, fai, spento }) => (
    <Tooltip key={verbo} title={verbo}>
      <span>
        <IconButton
          size="small"
          aria-label={`${verbo} ${nome}`}
          disabled={spento || actions.inCorso}
          onClick={() => fai(scenario)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
