// Which measures a family makes of a window type. All measures are whole millimetres.
// docs/rules/vendite.md#measures
import { type ObjectSchema, object } from 'yup'
import { field, millimetresRule, optionalMillimetresRule } from '#shared/fields/fields.ts'

/** A height range with its width range. */
export interface VincoloMisure {
  id?: number
  altezzaMin: number
  altezzaMax: number
  larghezzaMin: number
  larghezzaMax: number
}

/** The bounds of a window type: a pair counts only when both its numbers are set. */
export interface LimitsOfTipo {
  altezzaMin: number | null
  altezzaMax: number | null
  larghezzaMin: number | null
  larghezzaMax: number | null
}

export interface Interval {
  min: number
  max: number
}

export const ALTEZZA_NOT_AVAILABLE = 'Nessun serramento disponibile con questa altezza'
export const ALTEZZA_MAX_SMALLER = "L'altezza massima deve essere maggiore dell'altezza minima"
export const LARGHEZZA_MAX_SMALLER = 'La larghezza massima deve essere maggiore della larghezza minima'

export function altezzaMessage({ min, max }: Interval): string {
  return `Altezza Min: ${min} mm / Altezza Max: ${max} mm`
}

export function larghezzaMessage({ min, max }: Interval): string {
  return `Larghezza Min: ${min} mm / Larghezza Max: ${max} mm`
}

/** A copy in the order in which the constraints are tried: by altezza_min, the older first. */
export function sortVincoli<V extends VincoloMisure>(vincoli: readonly V[]): V[] {
  return [...vincoli].sort((a, b) => a.altezzaMin - b.altezzaMin || (a.id ?? Infinity) - (b.id ?? Infinity) || 0)
}

function pair(min: number | null, max: number | null): Interval | null {
  return min === null || max === null ? null : { min, max }
}

/** The type-level height bounds, when both are set. */
export function tipoAltezzaLimits(tipo: LimitsOfTipo): Interval | null {
  return pair(tipo.altezzaMin, tipo.altezzaMax)
}

/** The type-level width bounds, when both are set. */
export function tipoLarghezzaLimits(tipo: LimitsOfTipo): Interval | null {
  return pair(tipo.larghezzaMin, tipo.larghezzaMax)
}

/** Heights allowed: the type's own bounds, else from the lowest to the highest of the constraints; null without any. */
export function altezzaLimits(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[]): Interval | null {
  const own = tipoAltezzaLimits(tipo)
  if (own || vincoli.length === 0) return own
  return {
    min: Math.min(...vincoli.map(({ altezzaMin }) => altezzaMin)),
    max: Math.max(...vincoli.map(({ altezzaMax }) => altezzaMax)),
  }
}

/**
 * Widths allowed at a height: the type's own bounds, else those of the first constraint whose heights contain it;
 * null when none does ('Nessun serramento disponibile con questa altezza').
 */
export function larghezzaLimits(
  tipo: LimitsOfTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
): Interval | null {
  const own = tipoLarghezzaLimits(tipo)
  if (own) return own
  const vincolo = sortVincoli(vincoli).find((v) => v.altezzaMin <= altezza && altezza <= v.altezzaMax)
  return vincolo ? { min: vincolo.larghezzaMin, max: vincolo.larghezzaMax } : null
}

/** The hint before a height is typed: from the smallest to the largest width of all heights. */
export function overallLarghezzaLimits(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[]): Interval | null {
  const own = tipoLarghezzaLimits(tipo)
  if (own || vincoli.length === 0) return own
  return {
    min: Math.min(...vincoli.map(({ larghezzaMin }) => larghezzaMin)),
    max: Math.max(...vincoli.map(({ larghezzaMax }) => larghezzaMax)),
  }
}

function contains({ min, max }: Interval, value: number): boolean {
  return min <= value && value <= max
}

/** The message under the height, or null. */
export function altezzaError(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[], altezza: number): string | null {
  const limits = altezzaLimits(tipo, vincoli)
  return !limits || contains(limits, altezza) ? null : altezzaMessage(limits)
}

/** The message under the width for a height already typed, or null. */
export function larghezzaError(
  tipo: LimitsOfTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
  larghezza: number,
): string | null {
  const limits = larghezzaLimits(tipo, vincoli, altezza)
  if (!limits) return ALTEZZA_NOT_AVAILABLE
  return contains(limits, larghezza) ? null : larghezzaMessage(limits)
}

/** A family sells a type when it has at least one constraint for it. */
export function isSellable(vincoli: readonly VincoloMisure[]): boolean {
  return vincoli.length > 0
}

/** Whether the family makes this size of the type. */
export function isAllowedMisura(
  tipo: LimitsOfTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
  larghezza: number,
): boolean {
  const altezze = isSellable(vincoli) ? altezzaLimits(tipo, vincoli) : null
  if (!altezze || !contains(altezze, altezza)) return false
  const larghezze = larghezzaLimits(tipo, vincoli, altezza)
  return larghezze !== null && contains(larghezze, larghezza)
}

/** Constraints by family, then by window type, each list in the order in which it is tried. */
export function groupVincoli<V extends VincoloMisure & { famiglia: number; tipoSerramento: number }>(
  vincoli: readonly V[],
): Map<number, Map<number, V[]>> {
  const groups = new Map<number, Map<number, V[]>>()
  for (const vincolo of sortVincoli(vincoli)) {
    const perTipo = groups.get(vincolo.famiglia) ?? new Map<number, V[]>()
    groups.set(vincolo.famiglia, perTipo)
    perTipo.set(vincolo.tipoSerramento, [...(perTipo.get(vincolo.tipoSerramento) ?? []), vincolo])
  }
  return groups
}

const altezzaMax = { name: 'altezza_max', message: ALTEZZA_MAX_SMALLER }
const larghezzaMax = { name: 'larghezza_max', message: LARGHEZZA_MAX_SMALLER }

interface Bounds {
  altezzaMin?: number | null | undefined
  larghezzaMin?: number | null | undefined
}

const notBelow = (min: number | null | undefined, max: number | null | undefined): boolean =>
  // NaN is the business of its own field.
  min == null || max == null || !(max < min)

const altezzaAtLeast = millimetresRule().test({
  ...altezzaMax,
  test: (max, ctx) => notBelow((ctx.parent as Bounds).altezzaMin, max),
})
const wideAtLeast = millimetresRule().test({
  ...larghezzaMax,
  test: (max, ctx) => notBelow((ctx.parent as Bounds).larghezzaMin, max),
})

/** The fields of a constraint: four required whole numbers from 1 to 100.000, each max not below its min. */
export const vincoloSchema: ObjectSchema<Omit<VincoloMisure, 'id'>> = object({
  altezzaMin: field('Altezza minima', millimetresRule(), 'mm, whole'),
  altezzaMax: field('Altezza massima', altezzaAtLeast, 'mm, whole'),
  larghezzaMin: field('Larghezza minima', millimetresRule(), 'mm, whole'),
  larghezzaMax: field('Larghezza massima', wideAtLeast, 'mm, whole'),
})

const BOTH = 'Indicare sia il minimo sia il massimo, o nessuno dei due'

const LIMIT = 'mm, whole; null for none. When both of a pair are set they win over the constraints.'

/** The type-level bounds: of each pair both or neither, the max not below the min. */
export const limitsOfTipoSchema: ObjectSchema<LimitsOfTipo> = object({
  altezzaMin: field('Altezza minima', optionalMillimetresRule(), LIMIT),
  altezzaMax: field(
    'Altezza massima',
    optionalMillimetresRule().test({
      ...altezzaMax,
      test: (max, ctx) => notBelow((ctx.parent as Bounds).altezzaMin, max),
    }),
    LIMIT,
  ),
  larghezzaMin: field('Larghezza minima', optionalMillimetresRule(), LIMIT),
  larghezzaMax: field(
    'Larghezza massima',
    optionalMillimetresRule().test({
      ...larghezzaMax,
      test: (max, ctx) => notBelow((ctx.parent as Bounds).larghezzaMin, max),
    }),
    LIMIT,
  ),
}).test('coppie', BOTH, (limits, ctx) => {
  const unpaired = [
    ['altezzaMin', limits.altezzaMin, limits.altezzaMax],
    ['altezzaMax', limits.altezzaMax, limits.altezzaMin],
    ['larghezzaMin', limits.larghezzaMin, limits.larghezzaMax],
    ['larghezzaMax', limits.larghezzaMax, limits.larghezzaMin],
  ] as const
  const missing = unpaired.find(([, self, other]) => self === null && other !== null)
  return missing ? ctx.createError({ path: missing[0], message: BOTH }) : true
})
