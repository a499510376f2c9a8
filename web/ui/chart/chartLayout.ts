// Where feasible sizes and a typed size stand on a small chart: widths to the right, heights upwards.
import type { Area } from '#vendite/vincoli/misure/rules.ts'

interface ChartRectangle {
  x: number
  y: number
  larghezza: number
  altezza: number
}

interface ChartLayout {
  aree: ChartRectangle[]
  /** The typed size; `fuori` when it lies beyond the chart and stands at its edge. */
  point: { x: number; y: number; outside: boolean } | null
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
const WIDENING = 0.6

interface Axis {
  a: (mm: number) => number
  inside: (mm: number) => boolean
}

function axis(min: number, max: number, value: number | null, side: number, reversed: boolean): Axis {
  const extent = Math.max(max - min, 1)
  const margine = extent * ARIA
  const reaches = value !== null && value >= min - extent * WIDENING && value <= max + extent * WIDENING
  const inizio = Math.min(min, reaches ? value : min) - margine
  const fine = Math.max(max, reaches ? value : max) + margine
  const scala = side / (fine - inizio)
  return {
    a: (mm) => {
      const place = (Math.min(Math.max(mm, inizio), fine) - inizio) * scala
      return reversed ? side - place : place
    },
    inside: (mm) => mm >= inizio && mm <= fine,
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
  const bounds = {
    larghezzaMin: Math.min(...aree.map(({ larghezzaMin }) => larghezzaMin)),
    larghezzaMax: Math.max(...aree.map(({ larghezzaMax }) => larghezzaMax)),
    altezzaMin: Math.min(...aree.map(({ altezzaMin }) => altezzaMin)),
    altezzaMax: Math.max(...aree.map(({ altezzaMax }) => altezzaMax)),
  }
  const x = axis(bounds.larghezzaMin, bounds.larghezzaMax, misura.larghezza, side.larghezza, false)
  const y = axis(bounds.altezzaMin, bounds.altezzaMax, misura.altezza, side.altezza, true)
  const { altezza, larghezza } = misura
  return {
    aree: aree.map((area) => ({
      x: x.a(area.larghezzaMin),
      y: y.a(area.altezzaMax),
      larghezza: x.a(area.larghezzaMax) - x.a(area.larghezzaMin),
      // Areas that follow one another by a millimetre are one to the eye.
      altezza: y.a(area.altezzaMin - 1) - y.a(area.altezzaMax),
    })),
    point:
      altezza === null || larghezza === null
        ? null
        : { x: x.a(larghezza), y: y.a(altezza), outside: !x.inside(larghezza) || !y.inside(altezza) },
    tacche: {
      larghezze: [...new Set([bounds.larghezzaMin, bounds.larghezzaMax])].map((mm) => ({ mm, a: x.a(mm) })),
      altezze: [...new Set([bounds.altezzaMin, bounds.altezzaMax])].map((mm) => ({ mm, a: y.a(mm) })),
    },
  }
}
