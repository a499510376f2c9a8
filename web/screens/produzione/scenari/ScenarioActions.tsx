import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReadScenario } from './scenario.ts'

export interface ScenarioHandlers {
  modifica: (scenario: ReadScenario) => void
  ricalcola: (scenario: ReadScenario) => void
  elimina: (scenario: ReadScenario) => void
  finita: () => void
  inCorso: boolean
}

/** What can be done with one scenario. */
export function ScenarioActions({ scenario, actions }: { scenario: ReadScenario; actions: ScenarioHandlers }) {
  const { nome, situazione } = scenario
  const search = situazione === 'IN_RICERCA'
  const buttons = [
    { verbo: 'Modifica', Icona: Edit, fai: actions.modifica, spento: false },
    { verbo: 'Ricalcola', Icona: Refresh, fai: actions.ricalcola, spento: search },
    { verbo: 'Elimina', Icona: Delete, fai: actions.elimina, spento: false },
  ]
  return buttons.map(({ verbo, Icona, fai, spento }) => (
    <Tooltip key={verbo} title={verbo}>
      <span>
        <IconButton
          size="small"
          aria-label={`${verbo} ${nome}`}
          disabled={spento || actions.inCorso}
          onClick={() => fai(scenario)}
        >
          <Icona fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
