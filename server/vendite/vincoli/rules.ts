// Which measures a family makes of a window type. All measures are whole millimetres.
// docs/rules/vendite.md#measures
import { type ObjectSchema, object } from 'yup'
import { field, millimetresRule, optionalMillimetresRule } from '../../shared/fields/fields.ts'

/** A height range with its width range. */
export interface VincoloMisure {
  id?: number
  altezzaMin: number
  altezzaMax: number
  larghezzaMin: number
  larghezzaMax: number
}

/** The bounds of a window type: a pair counts only when both its numbers are set. */
export interface LimitiTipo {
  altezzaMin: number | null
  altezzaMax: number | null
  larghezzaMin: number | null
  larghezzaMax: number | null
}

export interface Intervallo {
  min: number
  max: number
}

export const ALTEZZA_NON_DISPONIBILE = 'Nessun serramento disponibile con questa altezza'
export const ALTEZZA_MAX_MINORE = "L'altezza massima deve essere maggiore dell'altezza minima"
export const LARGHEZZA_MAX_MINORE = 'La larghezza massima deve essere maggiore della larghezza minima'

export function messaggioAltezza({ min, max }: Intervallo): string {
  return `Altezza Min: ${min} mm / Altezza Max: ${max} mm`
}

export function messaggioLarghezza({ min, max }: Intervallo): string {
  return `Larghezza Min: ${min} mm / Larghezza Max: ${max} mm`
}

/** A copy in the order in which the constraints are tried: by altezza_min, the older first. */
export function sortVincoli<V extends VincoloMisure>(vincoli: readonly V[]): V[] {
  return [...vincoli].sort((a, b) => a.altezzaMin - b.altezzaMin || (a.id ?? Infinity) - (b.id ?? Infinity) || 0)
}

function coppia(min: number | null, max: number | null): Intervallo | null {
  return min === null || max === null ? null : { min, max }
}

/** The type-level height bounds, when both are set. */
export function limitiAltezzaTipo(tipo: LimitiTipo): Intervallo | null {
  return coppia(tipo.altezzaMin, tipo.altezzaMax)
}

/** The type-level width bounds, when both are set. */
export function limitiLarghezzaTipo(tipo: LimitiTipo): Intervallo | null {
  return coppia(tipo.larghezzaMin, tipo.larghezzaMax)
}

/** Heights allowed: the type's own bounds, else from the lowest to the highest of the constraints; null without any. */
export function limitiAltezza(tipo: LimitiTipo, vincoli: readonly VincoloMisure[]): Intervallo | null {
  const propri = limitiAltezzaTipo(tipo)
  if (propri || vincoli.length === 0) return propri
  return {
    min: Math.min(...vincoli.map(({ altezzaMin }) => altezzaMin)),
    max: Math.max(...vincoli.map(({ altezzaMax }) => altezzaMax)),
  }
}

/**
 * Widths allowed at a height: the type's own bounds, else those of the first constraint whose heights contain it;
 * null when none does ('Nessun serramento disponibile con questa altezza').
 */
export function limitiLarghezza(
  tipo: LimitiTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
): Intervallo | null {
  const propri = limitiLarghezzaTipo(tipo)
  if (propri) return propri
  const vincolo = sortVincoli(vincoli).find((v) => v.altezzaMin <= altezza && altezza <= v.altezzaMax)
  return vincolo ? { min: vincolo.larghezzaMin, max: vincolo.larghezzaMax } : null
}

/** The hint before a height is typed: from the smallest to the largest width of all heights. */
export function limitiLarghezzaComplessivi(tipo: LimitiTipo, vincoli: readonly VincoloMisure[]): Intervallo | null {
  const propri = limitiLarghezzaTipo(tipo)
  if (propri || vincoli.length === 0) return propri
  return {
    min: Math.min(...vincoli.map(({ larghezzaMin }) => larghezzaMin)),
    max: Math.max(...vincoli.map(({ larghezzaMax }) => larghezzaMax)),
  }
}

function contiene({ min, max }: Intervallo, valore: number): boolean {
  return min <= valore && valore <= max
}

/** The message under the height, or null. */
export function erroreAltezza(tipo: LimitiTipo, vincoli: readonly VincoloMisure[], altezza: number): string | null {
  const limiti = limitiAltezza(tipo, vincoli)
  return !limiti || contiene(limiti, altezza) ? null : messaggioAltezza(limiti)
}

/** The message under the width for a height already typed, or null. */
export function erroreLarghezza(
  tipo: LimitiTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
  larghezza: number,
): string | null {
  const limiti = limitiLarghezza(tipo, vincoli, altezza)
  if (!limiti) return ALTEZZA_NON_DISPONIBILE
  return contiene(limiti, larghezza) ? null : messaggioLarghezza(limiti)
}

/** A family sells a type when it has at least one constraint for it. */
export function isSellable(vincoli: readonly VincoloMisure[]): boolean {
  return vincoli.length > 0
}

/** Whether the family makes this size of the type. */
export function isAllowedMisura(
  tipo: LimitiTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number,
  larghezza: number,
): boolean {
  const altezze = isSellable(vincoli) ? limitiAltezza(tipo, vincoli) : null
  if (!altezze || !contiene(altezze, altezza)) return false
  const larghezze = limitiLarghezza(tipo, vincoli, altezza)
  return larghezze !== null && contiene(larghezze, larghezza)
}

/** Constraints by family, then by window type, each list in the order in which it is tried. */
export function groupVincoli<V extends VincoloMisure & { famiglia: number; tipoSerramento: number }>(
  vincoli: readonly V[],
): Map<number, Map<number, V[]>> {
  const gruppi = new Map<number, Map<number, V[]>>()
  for (const vincolo of sortVincoli(vincoli)) {
    const perTipo = gruppi.get(vincolo.famiglia) ?? new Map<number, V[]>()
    gruppi.set(vincolo.famiglia, perTipo)
    perTipo.set(vincolo.tipoSerramento, [...(perTipo.get(vincolo.tipoSerramento) ?? []), vincolo])
  }
  return gruppi
}

const altezzaMax = { name: 'altezza_max', message: ALTEZZA_MAX_MINORE }
const larghezzaMax = { name: 'larghezza_max', message: LARGHEZZA_MAX_MINORE }

interface Bounds {
  altezzaMin?: number | null | undefined
  larghezzaMin?: number | null | undefined
}

const nonSotto = (min: number | null | undefined, max: number | null | undefined): boolean =>
  // NaN is the business of its own field.
  min == null || max == null || !(max < min)

const altoAlmeno = millimetresRule().test({
  ...altezzaMax,
  test: (max, ctx) => nonSotto((ctx.parent as Bounds).altezzaMin, max),
})
const largoAlmeno = millimetresRule().test({
  ...larghezzaMax,
  test: (max, ctx) => nonSotto((ctx.parent as Bounds).larghezzaMin, max),
})

/** The fields of a constraint: four required whole numbers from 1 to 100.000, each max not below its min. */
export const vincoloSchema: ObjectSchema<Omit<VincoloMisure, 'id'>> = object({
  altezzaMin: field('Altezza minima', millimetresRule(), 'mm, whole'),
  altezzaMax: field('Altezza massima', altoAlmeno, 'mm, whole'),
  larghezzaMin: field('Larghezza minima', millimetresRule(), 'mm, whole'),
  larghezzaMax: field('Larghezza massima', largoAlmeno, 'mm, whole'),
})

const ENTRAMBI = 'Indicare sia il minimo sia il massimo, o nessuno dei due'

const LIMITE = 'mm, whole; null for none. When both of a pair are set they win over the constraints.'

/** The type-level bounds: of each pair both or neither, the max not below the min. */
export const limitiTipoSchema: ObjectSchema<LimitiTipo> = object({
  altezzaMin: field('Altezza minima', optionalMillimetresRule(), LIMITE),
  altezzaMax: field(
    'Altezza massima',
    optionalMillimetresRule().test({
      ...altezzaMax,
      test: (max, ctx) => nonSotto((ctx.parent as Bounds).altezzaMin, max),
    }),
    LIMITE,
  ),
  larghezzaMin: field('Larghezza minima', optionalMillimetresRule(), LIMITE),
  larghezzaMax: field(
    'Larghezza massima',
    optionalMillimetresRule().test({
      ...larghezzaMax,
      test: (max, ctx) => nonSotto((ctx.parent as Bounds).larghezzaMin, max),
    }),
    LIMITE,
  ),
}).test('coppie', ENTRAMBI, (limiti, ctx) => {
  const spaiati = [
    ['altezzaMin', limiti.altezzaMin, limiti.altezzaMax],
    ['altezzaMax', limiti.altezzaMax, limiti.altezzaMin],
    ['larghezzaMin', limiti.larghezzaMin, limiti.larghezzaMax],
    ['larghezzaMax', limiti.larghezzaMax, limiti.larghezzaMin],
  ] as const
  const mancante = spaiati.find(([, questo, altro]) => questo === null && altro !== null)
  return mancante ? ctx.createError({ path: mancante[0], message: ENTRAMBI }) : true
})
