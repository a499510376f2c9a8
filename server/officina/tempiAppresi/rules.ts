// What the workshop teaches about timings. docs/rules/officina.md#learned-times
import { array, type InferType, object } from 'yup'
import { REPARTI_CAPACITA } from '../../produzione/schedulazione/rules.ts'
import { idRule, integerRule, oneOfRule, REQUIRED_FIELD, versioneRule } from '../../shared/fields/fields.ts'

/** Orders that are needed before anything is proposed. */
export const ORDINI_MIN = 5
/** How far back the work is looked at. */
export const MESI_APPRESI = 12
/** An order teaches when at least this part of the work of its windows at the department was recorded. */
export const PARTE_MIN = 0.5
/** How many times the interquartile range beyond the quartiles a value must lie to be kept apart. */
const LONTANO = 1.5
/** Timings that are accepted at once at most. */
const VOCI_MAX = 1000

export const TEMPO_CAMBIATO = 'I tempi appresi sono cambiati nel frattempo: rileggi la pagina.'
export const VOCE_DOPPIA = 'Questo tempo è già nella lista.'

/** What some orders teach; minutes of one window. */
export interface TempiOsservati {
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
function quantile(ordinati: readonly number[], parte: number): number {
  const posto = (ordinati.length - 1) * parte
  const sotto = Math.floor(posto)
  const a = ordinati[sotto] ?? 0
  const b = ordinati[Math.min(sotto + 1, ordinati.length - 1)] ?? a
  return a + (b - a) * (posto - sotto)
}

/** Between which values an order counts; the others lie more than 1.5 interquartile ranges beyond the quartiles. */
export function limitiOf(valori: readonly number[]): { minimo: number; massimo: number } {
  const ordinati = [...valori].sort((a, b) => a - b)
  const [q1, q3] = [quantile(ordinati, 0.25), quantile(ordinati, 0.75)]
  const largo = (q3 - q1) * LONTANO
  return { minimo: q1 - largo, massimo: q3 + largo }
}

/** Median and quartiles of the values that count. @param valori at least one */
export function osservatiOf(valori: readonly number[]): TempiOsservati {
  const { minimo, massimo } = limitiOf(valori)
  const contati = valori.filter((uno) => uno >= minimo && uno <= massimo).sort((a, b) => a - b)
  return {
    ordini: contati.length,
    esclusi: valori.length - contati.length,
    mediana: quantile(contati, 0.5),
    primoQuartile: quantile(contati, 0.25),
    terzoQuartile: quantile(contati, 0.75),
  }
}

/** The whole minutes that are proposed for a timing; null while too few orders teach. */
export function propostaOf({ ordini, mediana }: Pick<TempiOsservati, 'ordini' | 'mediana'>): number | null {
  return ordini < ORDINI_MIN ? null : Math.max(1, Math.round(mediana))
}

/** The field of a timing that has the minutes of a department. */
export const CAMPI_REPARTO = {
  macchine: 'tempoRepartoMacchine',
  banchi: 'tempoRepartoBanchi',
} as const satisfies Record<(typeof REPARTI_CAPACITA)[number], string>

const vociRule = () =>
  array()
    .of(
      object({
        tempistica: idRule(),
        reparto: oneOfRule(REPARTI_CAPACITA).required(REQUIRED_FIELD),
        minuti: integerRule().min(1).max(100_000),
        versione: versioneRule,
      }),
    )
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(VOCI_MAX)

/** Learned times that are accepted: as they were read, each once. */
export const accettaTempiSchema = object({ voci: vociRule() })

export type VoceAccettata = InferType<typeof accettaTempiSchema>['voci'][number]
