import { type Campo, scelta } from '../core/campi.ts'

/** Values of the old filter → names of GraphQL. */
const SCHEDULATI: Record<string, string> = {
  schedulabili: 'schedulabili',
  '1': 'schedulati',
  '0': 'non_schedulati',
  non_schedulabili: 'non_schedulabili',
}
const scelti = scelta(Object.keys(SCHEDULATI))
/** Which orders by their schedule, in the spellings of the old API. */
export const scheduled: Campo = {
  ...scelti,
  leggi(valore, origine) {
    const letto = scelti.leggi(valore, origine)
    return { ...letto, valore: SCHEDULATI[String(letto.valore)] ?? null }
  },
}
