import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { LettoScenario } from './scenario.ts'

export interface ScenarioAzioni {
  modifica: (scenario: LettoScenario) => void
  ricalcola: (scenario: LettoScenario) => void
  elimina: (scenario: LettoScenario) => void
  finita: () => void
  inCorso: boolean
}

/** What can be done with one scenario. */
export function ScenarioActions({ scenario, azioni }: { scenario: LettoScenario; azioni: ScenarioAzioni }) {
  const { nome, situazione } = scenario
  const cerca = situazione === 'IN_RICERCA'
  const bottoni = [
    { verbo: 'Modifica', Icona: Edit, fai: azioni.modifica, spento: false },
    { verbo: 'Ricalcola', Icona: Refresh, fai: azioni.ricalcola, spento: cerca },
    { verbo: 'Elimina', Icona: Delete, fai: azioni.elimina, spento: false },
  ]
  return bottoni.map(({ verbo, Icona, fai, spento }) => (
    <Tooltip key={verbo} title={verbo}>
      <span>
        <IconButton
          size="small"
          aria-label={`${verbo} ${nome}`}
          disabled={spento || azioni.inCorso}
          onClick={() => fai(scenario)}
        >
          <Icona fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ))
}
