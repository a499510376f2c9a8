// What the workshop teaches about timings. docs/rules/officina.md#learned-times
import { array, type InferType, object } from 'yup'
import { TIMED_REPARTI, type TimedReparto } from '#persone/reparti/rules.ts'
import { idRule, integerRule, oneOfRule, REQUIRED_FIELD, versioneRule } from '#shared/fields/fields.ts'

/** Orders that are needed before anything is proposed. */
export const ORDINI_MIN = 5
/** How far back the work is looked at. */
export const APPRESI_MONTHS = 12
/** An order teaches when at least this part of the work of its windows at the department was recorded. */
export const PART_MIN = 0.5
/** How many times the interquartile range beyond the quartiles a value must lie to be kept apart. */
const FAR = 1.5
/** Timings that are accepted at once at most. */
const ITEMS_MAX = 1000

export const CHANGED_TEMPO = 'I tempi appresi sono cambiati nel frattempo: rileggi la pagina.'
export const DUPLICATE_ITEM = 'Questo tempo è già nella lista.'

/** What some orders teach; minutes of one window. */
export interface ObservedTempi {
  /** Orders that count. */
  ordini: number
  /** Orders kept apart: they took far longer, or far less, than the others. */
  esclusi: number
  mediana: number
  /** A quarter of the orders took less, and a quarter took more: the spread. */
  primoQuartile: number
  terzoQuartile: number
}

/** The quantile of sorted values, between two of them by the distance. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const below = Math.floor(place)
  const a = sorted[below] ?? 0
  const b = sorted[Math.min(below + 1, sorted.length - 1)] ?? a
  return a + (b - a) * (place - below)
}

/** Between which values an order counts; the others lie more than 1.5 interquartile ranges beyond the quartiles. */
export function limitsOf(values: readonly number[]): { min: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const [q1, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.75)]
  const largo = (q3 - q1) * FAR
  return { min: q1 - largo, max: q3 + largo }
}

/** Median and quartiles of the values that count. @param values at least one */
export function observedOf(values: readonly number[]): ObservedTempi {
  const { min, max } = limitsOf(values)
  const counted = values.filter((one) => one >= min && one <= max).sort((a, b) => a - b)
  return {
    ordini: counted.length,
    esclusi: values.length - counted.length,
    mediana: quantile(counted, 0.5),
    primoQuartile: quantile(counted, 0.25),
    terzoQuartile: quantile(counted, 0.75),
  }
}

/** The whole minutes that are proposed for a timing; null while too few orders teach. */
export function propostaOf({ ordini, mediana }: Pick<ObservedTempi, 'ordini' | 'mediana'>): number | null {
  return ordini < ORDINI_MIN ? null : Math.max(1, Math.round(mediana))
}

/** The field of a timing that has the minutes of a department. */
export const REPARTO_FIELDS = {
  macchine: 'tempoRepartoMacchine',
  banchi: 'tempoRepartoBanchi',
} as const satisfies Record<TimedReparto, string>

const itemsRule = () =>
  array()
    .of(
      object({
        tempisticaPk: idRule(),
        reparto: oneOfRule(TIMED_REPARTI).required(REQUIRED_FIELD),
        minuti: integerRule().min(1).max(100_000),
        versione: versioneRule,
      }),
    )
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(ITEMS_MAX)

/** Learned times that are accepted: as they were read, each once. */
export const accettaTempiSchema = object({ voci: itemsRule() })

export type AcceptedItem = InferType<typeof accettaTempiSchema>['voci'][number]
