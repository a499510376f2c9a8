import { choiceField, type RestField } from '#rest/core/fields.ts'

/** Which orders by their schedule, in the spellings of the old API. */
export const scheduledEndpoints: RestField = choiceField(['0', '1', 'schedulabili', 'non_schedulabili'])
