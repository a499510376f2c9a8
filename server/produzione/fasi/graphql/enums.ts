import { choiceEnum } from '#platform/graphql/choices.ts'
import { REPARTI_FASI, UNITA } from '../../schedulazione/engine/types.ts'

export const RepartoFaseEnum = choiceEnum('RepartoFase', REPARTI_FASI, 'A department that phases are worked in.', {
  macchine: 'Machines.',
  banchi: 'Benches.',
})

export const UnitaFaseEnum = choiceEnum('UnitaFase', UNITA, 'What the durations of a phase are in.', {
  minutes: 'Person-minutes of a department.',
  hours: 'Hours of work.',
  days: 'Calendar days; of infinite capacity only.',
})
