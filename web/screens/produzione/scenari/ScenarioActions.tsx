import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReadScenario } from './scenario.ts'

export interface ScenarioHandlers {
  edit: (scenario: ReadScenario) => void
  recompute: (scenario: ReadScenario) => void
  remove: (scenario: ReadScenario) => void
  finished: () => void
  inProgress: boolean
}

/** What can be done with one scenario. */
export function ScenarioActions({ scenario, actions }: { scenario: ReadScenario; actions: ScenarioHandlers }) {
  const { nome, situazione } = scenario
  const search = situazione === 'IN_RICERCA'
  const buttons = [
    { verb: 'Modifica', Icon: Edit, perform: actions.edit, switchedOff: false },
    { verb: 'Ricalcola', Icon: Refresh, perform: actions.recompute, switchedOff: search },
    { verb: 'Elimina', Icon: Delete, perform: actions.remove, switchedOff: false },
  ]
  return buttons.map(({ verb, Icon, perform, switchedOff }) => (
    <Tooltip key={verb} title={verb}>
      <span>
        <IconButton
          size="small"
          aria-label={`${verb} ${nome}`}
          disabled={switchedOff || actions.inProgress}
          onClick={() => perform(scenario)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
