// The feasible sizes of a type in a family, as areas to draw and as advice near a size that is not possible.
import {
  altezzaLimits,
  type Interval,
  isAllowedMisura,
  isSellable,
  type LimitsOfTipo,
  larghezzaLimits,
  type VincoloMisure,
} from '../rules.ts'

/** A rectangle of feasible sizes, bounds included, in whole mm. */
export interface Area {
  altezzaMin: number
  altezzaMax: number
  larghezzaMin: number
  larghezzaMax: number
}

export interface NearMisura {
  altezza: number
  larghezza: number
  /** Straight distance from the asked size, in mm. */
  distance: number
}

/**
 * The feasible sizes as areas that share no height, from the lowest up: at each height the first constraint
 * alone gives the widths, and the type's own bounds win.
 */
export function allowedIntervals(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[]): Area[] {
  const altezze = isSellable(vincoli) ? altezzaLimits(tipo, vincoli) : null
  if (!altezze || altezze.min > altezze.max) return []
  // The widths can change only where a constraint begins or has just ended.
  const cuts = vincoli
    .flatMap(({ altezzaMin, altezzaMax }) => [altezzaMin, altezzaMax + 1])
    .filter((taglio) => taglio > altezze.min && taglio <= altezze.max)
  const inizi = [...new Set([altezze.min, ...cuts])].sort((a, b) => a - b)
  const aree: Area[] = []
  for (const [i, altezzaMin] of inizi.entries()) {
    const altezzaMax = (inizi[i + 1] ?? altezze.max + 1) - 1
    const larghezze = larghezzaLimits(tipo, vincoli, altezzaMin)
    if (!larghezze || larghezze.min > larghezze.max) continue
    add(aree, { altezzaMin, altezzaMax, larghezzaMin: larghezze.min, larghezzaMax: larghezze.max })
  }
  return aree
}

/** Appends an area, joined to the previous one when they touch and have the same widths. */
function add(aree: Area[], area: Area): void {
  const precedente = aree.at(-1)
  if (
    precedente?.altezzaMax === area.altezzaMin - 1 &&
    precedente.larghezzaMin === area.larghezzaMin &&
    precedente.larghezzaMax === area.larghezzaMax
  ) {
    precedente.altezzaMax = area.altezzaMax
  } else {
    aree.push(area)
  }
}

/**
 * At most three feasible sizes near one that is not: the nearest of all, the nearest with the same height, the
 * nearest with the same width; distinct, the nearest first. Empty when the size is feasible or nothing is.
 */
export function nearMisure(
  tipo: LimitsOfTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
  larghezza: number,
): NearMisura[] {
  if (!Number.isFinite(altezza) || !Number.isFinite(larghezza)) return []
  if (isAllowedMisura(tipo, vincoli, altezza, larghezza)) return []
  const misura = (a: number, l: number): NearMisura => ({
    altezza: a,
    larghezza: l,
    distance: Math.hypot(a - altezza, l - larghezza),
  })
  const candidates = allowedIntervals(tipo, vincoli).map((area) =>
    misura(
      bringNear(altezza, { min: area.altezzaMin, max: area.altezzaMax }),
      bringNear(larghezza, { min: area.larghezzaMin, max: area.larghezzaMax }),
    ),
  )
  candidates.sort((a, b) => a.distance - b.distance)
  const choices = [
    candidates[0],
    candidates.find((m) => m.altezza === Math.round(altezza)),
    candidates.find((m) => m.larghezza === Math.round(larghezza)),
  ].filter((m) => m !== undefined)
  return [...new Set(choices)].sort((a, b) => a.distance - b.distance)
}

/** The whole number of the interval that is nearest to the value. */
function bringNear(value: number, { min, max }: Interval): number {
  return Math.min(Math.max(Math.round(value), min), max)
}
