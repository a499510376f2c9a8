// Sizes that can be made and have no price, and prices of sizes that cannot: told, never refused.
// docs/rules/prezzi.md#rilievi
import { formatInteger, formatMm } from '#shared/formats/formats.ts'
import type { Area } from '../../vincoli/misure/rules.ts'
import type { Griglia } from '../voci/griglia/rules.ts'

export const KINDS_OF_RILIEVO = ['SENZA_PREZZO', 'NON_FATTIBILE'] as const
export type KindOfRilievo = (typeof KINDS_OF_RILIEVO)[number]

/** A rectangle of sizes, bounds included, with what is odd about it. */
export interface RilievoGriglia extends Area {
  codice: KindOfRilievo
  messaggio: string
}

/** Measures that take the same row, or column, of a grid: from just above the one before; the last has no end. */
interface Band {
  index: number
  min: number
  max: number
}

function bandsOf(misure: readonly number[]): Band[] {
  const bands = misure.map((max, index) => ({ index, min: (misure[index - 1] ?? 0) + 1, max }))
  return [...bands, { index: -1, min: (misure.at(-1) ?? 0) + 1, max: Infinity }]
}

const stretch = (min: number, max: number) =>
  min === max ? formatMm(min) : `da ${formatInteger(min)} a ${formatMm(max)}`

const SAID: Readonly<Record<KindOfRilievo, string>> = {
  SENZA_PREZZO: 'Si può fare e non ha prezzo',
  NON_FATTIBILE: 'Ha un prezzo e non si può fare',
}

const told = (codice: KindOfRilievo, area: Area): RilievoGriglia => ({
  codice,
  ...area,
  messaggio: `${SAID[codice]}: altezze ${stretch(area.altezzaMin, area.altezzaMax)}, larghezze ${stretch(area.larghezzaMin, area.larghezzaMax)}.`,
})

/** Joins rectangles that stand side by side, then those that stand on each other with the same widths. */
function joined(rows: readonly (readonly Area[])[]): Area[] {
  const all: Area[] = []
  for (const row of rows) {
    const wide: Area[] = []
    for (const area of row) {
      const before = wide.at(-1)
      if (before?.larghezzaMax === area.larghezzaMin - 1) before.larghezzaMax = area.larghezzaMax
      else wide.push({ ...area })
    }
    for (const area of wide) {
      const below = all.find(
        (other) =>
          other.altezzaMax === area.altezzaMin - 1 &&
          other.larghezzaMin === area.larghezzaMin &&
          other.larghezzaMax === area.larghezzaMax,
      )
      if (below) below.altezzaMax = area.altezzaMax
      else all.push(area)
    }
  }
  return all
}

/** The part of an area that is in a row and a column of the grid; null when they share nothing. */
function common(area: Area, heights: Band, widths: Band): Area | null {
  const altezzaMin = Math.max(area.altezzaMin, heights.min)
  const altezzaMax = Math.min(area.altezzaMax, heights.max)
  const larghezzaMin = Math.max(area.larghezzaMin, widths.min)
  const larghezzaMax = Math.min(area.larghezzaMax, widths.max)
  return altezzaMin > altezzaMax || larghezzaMin > larghezzaMax
    ? null
    : { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
}

/**
 * What a grid and the feasible sizes do not agree on: first what can be made and has no price, then the prices of cells
 * in which no size can be made.
 * @param areas the feasible sizes, as `allowedIntervals` gives them
 */
export function rilieviGriglia(areas: readonly Area[], { altezze, larghezze, prezzi }: Griglia): RilievoGriglia[] {
  const heights = bandsOf(altezze)
  const widths = bandsOf(larghezze)
  const priced = (height: Band, width: Band) => (prezzi[height.index]?.[width.index] ?? null) !== null
  const missing = areas.flatMap((area) =>
    joined(
      heights.map((height) =>
        widths.flatMap((width) => (priced(height, width) ? [] : (common(area, height, width) ?? []))),
      ),
    ),
  )
  const useless = joined(
    heights.map((height) =>
      widths.flatMap((width) =>
        priced(height, width) && areas.every((area) => common(area, height, width) === null)
          ? [{ altezzaMin: height.min, altezzaMax: height.max, larghezzaMin: width.min, larghezzaMax: width.max }]
          : [],
      ),
    ),
  )
  return [...missing.map((area) => told('SENZA_PREZZO', area)), ...useless.map((area) => told('NON_FATTIBILE', area))]
}

/** Whether a size that can be made is in a cell of a grid. */
export function isFeasibleCella(
  areas: readonly Area[],
  { altezze, larghezze }: Pick<Griglia, 'altezze' | 'larghezze'>,
  row: number,
  column: number,
): boolean {
  const height = bandsOf(altezze)[row]
  const width = bandsOf(larghezze)[column]
  return height !== undefined && width !== undefined && areas.some((area) => common(area, height, width) !== null)
}
