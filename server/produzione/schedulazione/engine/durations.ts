// How long the phases of an order take: minutes from the timings of its lines, days from its suppliers.
// docs/scheduler.md#durations
import type { ConfiguredFase, FornitoreFase, RepartoMinutes, Unita } from './types.ts'

interface CodiceRiga {
  categoria: string
  forma: string
  codice: string
}

export interface RigaTempi {
  tipoId: number
  tipo: string
  /** Null for an extra line, and where only the type is known (a quote). */
  codice: CodiceRiga | null
  numero: number
  /** Resold: without a timing it takes no time, and none is missing. */
  rivendita: boolean
}

export interface TempisticaRiga {
  tipoId: number
  /** Of one piece. */
  minuti: RepartoMinutes
  /** For one code, for those of a category and a shape (`codice` null), or for every one of the type (null). */
  codice: (Omit<CodiceRiga, 'codice'> & { codice: string | null }) | null
}

export interface TempisticaMancante {
  tipo: string
  famiglia: string
  forma: string
  codice: string
}

const total = ({ minuti }: TempisticaRiga) => Object.values(minuti).reduce((sum, one) => sum + one, 0)

/** The longest, so that a plan errs on the safe side; null of none. */
function longest(tempistiche: readonly TempisticaRiga[]): TempisticaRiga | null {
  return tempistiche.reduce<TempisticaRiga | null>(
    (long, one) => (long === null || total(one) > total(long) ? one : long),
    null,
  )
}

/**
 * The timing of a line, the most specific one: type and code, else type with category and shape, else the type alone.
 * @param estimate for lines whose code nobody knows yet, take the longest of the type
 */
export function tempisticaOf(
  { tipoId, codice }: RigaTempi,
  tempistiche: readonly TempisticaRiga[],
  estimate = false,
): TempisticaRiga | null {
  const ofTheTipo = tempistiche.filter((one) => one.tipoId === tipoId)
  const similar = ofTheTipo.filter(
    (one) => codice && one.codice?.categoria === codice.categoria && one.codice.forma === codice.forma,
  )
  return (
    similar.find((one) => one.codice?.codice === codice?.codice) ??
    similar.find((one) => one.codice?.codice === null) ??
    ofTheTipo.find((one) => one.codice === null) ??
    (estimate && !codice ? longest(ofTheTipo) : null)
  )
}

/** Minutes of each department for the lines of an order, and the lines that have no timing, each combination once. */
export function tempiOrdine(
  righe: readonly RigaTempi[],
  tempistiche: readonly TempisticaRiga[],
  estimate = false,
): { tempi: RepartoMinutes; mancanti: TempisticaMancante[] } {
  const perTipo = Map.groupBy(tempistiche, ({ tipoId }) => tipoId)
  const tempi: Record<string, number> = {}
  const missing = new Map<string, TempisticaMancante>()
  for (const riga of righe) {
    const tempistica = tempisticaOf(riga, perTipo.get(riga.tipoId) ?? [], estimate)
    if (tempistica) {
      for (const [reparto, each] of Object.entries(tempistica.minuti)) {
        tempi[reparto] = (tempi[reparto] ?? 0) + riga.numero * each
      }
    } else if (!riga.rivendita) {
      const { categoria = '', forma = '', codice = '' } = riga.codice ?? {}
      missing.set([riga.tipo, categoria, forma, codice].join('\0'), {
        tipo: riga.tipo,
        famiglia: categoria,
        forma,
        codice,
      })
    }
  }
  return { tempi, mancanti: [...missing.values()] }
}

const MINUTES: Record<Unita, number> = { minutes: 1, hours: 60, days: 1 }

/** A number in the unit of a phase as the engine counts: days for the unit days, minutes for the others. */
const fromUnit = (value: number, unit: Unita): number => value * MINUTES[unit]
/** A duration of the engine in the unit of its phase; part of an hour where it does not come out even. */
export const toUnita = (duration: number, unit: Unita): number => duration / MINUTES[unit]

/**
 * How long a phase takes, as the engine counts: the override, else the minutes of its department, or the days of its
 * supplier or of a department without a capacity; null when nothing says it (no supplier, or no minutes at all). An override of 0 is a duration.
 */
export function faseDuration(
  { unit, capacitaInfinita, conFornitore, reparto, repartoDays = null }: ConfiguredFase,
  {
    tempi,
    fornitore,
    durataOverride,
  }: {
    tempi: RepartoMinutes
    fornitore: FornitoreFase | null
    /** In the unit of the phase. */
    durataOverride: number | null
  },
): number | null {
  // Without a supplier nobody does it, however long it would take: the form disables its duration then.
  if (conFornitore && !fornitore) return null
  if (durataOverride !== null) return fromUnit(durataOverride, unit)
  if (!capacitaInfinita) return (reparto && tempi[reparto]) || null
  const days = fornitore?.tempo ?? repartoDays
  if (days === null) return null
  return unit === 'days' ? days : days * 24 * 60
}
