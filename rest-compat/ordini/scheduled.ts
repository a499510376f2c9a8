import { choiceField, type RestField } from '../core/fields.ts'

/** Values of the old filter → names of GraphQL. */
const SCHEDULATI: Record<string, string> = {
  schedulabili: 'schedulabili',
  '1': 'schedulati',
  '0': 'non_schedulati',
  non_schedulabili: 'non_schedulabili',
}
const chosen = choiceField(Object.keys(SCHEDULATI))
/** Which orders by their schedule, in the spellings of the old API. */
export const scheduledEndpoints: RestField = {
  ...chosen,
  leggi(value, origin) {
    const read = chosen.leggi(value, origin)
    return { ...read, valore: SCHEDULATI[String(read.valore)] ?? null }
  },
}
