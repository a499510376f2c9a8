// Where feasible sizes and a typed size stand on a small chart: widths to the right, heights upwards.
import type { Area } from '../../../server/vendite/vincoli/misure/rules.ts'

interface ChartRectangle {
  x: number
  y: number
  larghezza: number
  altezza: number
}

interface ChartLayout {
  aree: ChartRectangle[]
  /** The typed size; `fuori` when it lies beyond the chart and stands at its edge. */
  punto: { x: number; y: number; fuori: boolean } | null
  /** Extremes of the feasible sizes in mm, with their places: one when they are the same. */
  tacche: { larghezze: ChartTick[]; altezze: ChartTick[] }
}

interface ChartTick {
  mm: number
  a: number
}

/** Share of the chart left free around the feasible sizes. */
const ARIA = 0.14
/** How many times the span of the feasible sizes the chart may grow to reach a point outside. */
const ALLARGA = 0.6

interface Asse {
  a: (mm: number) => number
  dentro: (mm: number) => boolean
}

function asse(min: number, max: number, value: number | null, side: number, capovolto: boolean): Asse {
  const ampiezza = Math.max(max - min, 1)
  const margine = ampiezza * ARIA
  const raggiungi = value !== null && value >= min - ampiezza * ALLARGA && value <= max + ampiezza * ALLARGA
  const inizio = Math.min(min, raggiungi ? value : min) - margine
  const fine = Math.max(max, raggiungi ? value : max) + margine
  const scala = side / (fine - inizio)
  return {
    a: (mm) => {
      const place = (Math.min(Math.max(mm, inizio), fine) - inizio) * scala
      return capovolto ? side - place : place
    },
    dentro: (mm) => mm >= inizio && mm <= fine,
  }
}

/**
 * The chart of the feasible sizes.
 * @param aree feasible sizes, at least one
 * @param misura the typed size in mm; null for a measure that is not there yet
 * @param side width and height of the chart, in its own units
 */
export function chartLayout(
  aree: readonly Area[],
  misura: { altezza: number | null; larghezza: number | null },
  side: { larghezza: number; altezza: number },
): ChartLayout {
  const estremi = {
    larghezzaMin: Math.min(...aree.map(({ larghezzaMin }) => larghezzaMin)),
    larghezzaMax: Math.max(...aree.map(({ larghezzaMax }) => larghezzaMax)),
    altezzaMin: Math.min(...aree.map(({ altezzaMin }) => altezzaMin)),
    altezzaMax: Math.max(...aree.map(({ altezzaMax }) => altezzaMax)),
  }
  const x = asse(estremi.larghezzaMin, estremi.larghezzaMax, misura.larghezza, side.larghezza, false)
  const y = asse(estremi.altezzaMin, estremi.altezzaMax, misura.altezza, side.altezza, true)
  const { altezza, larghezza } = misura
  return {
    aree: aree.map((area) => ({
      x: x.a(area.larghezzaMin),
      y: y.a(area.altezzaMax),
      larghezza: x.a(area.larghezzaMax) - x.a(area.larghezzaMin),
      // Areas that follow one another by a millimetre are one to the eye.
      altezza: y.a(area.altezzaMin - 1) - y.a(area.altezzaMax),
    })),
    punto:
      altezza === null || larghezza === null
        ? null
        : { x: x.a(larghezza), y: y.a(altezza), fuori: !x.dentro(larghezza) || !y.dentro(altezza) },
    tacche: {
      larghezze: [...new Set([estremi.larghezzaMin, estremi.larghezzaMax])].map((mm) => ({ mm, a: x.a(mm) })),
      altezze: [...new Set([estremi.altezzaMin, estremi.altezzaMax])].map((mm) => ({ mm, a: y.a(mm) })),
    },
  }
}
