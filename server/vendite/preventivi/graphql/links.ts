import { relatedList } from '#platform/graphql/relatedList.ts'
import { preventivi } from './Preventivo.ts'

relatedList(
  'StatoPreventivo',
  'preventivi',
  preventivi,
  (statoId) => ({ statoId }),
  'The quotes in this state that the viewer may see.',
)

relatedList(
  'Famiglia',
  'preventivi',
  preventivi,
  (famigliaId) => ({ famigliaId }),
  'The quotes for the family that the viewer may see.',
)

relatedList(
  'Agente',
  'preventivi',
  preventivi,
  (agenteId) => ({ agenteId }),
  'The quotes of the agent that the viewer may see. Null to who is not told the agents of quotes.',
  'adminPreventivi',
)
