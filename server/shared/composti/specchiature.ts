// The fields of a composed element as a line of a quote, an offer or an order says them: each is a window type with its
// opening and leaves. docs/rules/finestra.md#composed-elements

import { array, type ObjectSchema, object } from 'yup'
import { field, idRule, integerRule, millimetresRule, optionalIdRule, truncatedRule } from '../fields/fields.ts'
import { formatSize } from '../formats/formats.ts'
import { compostoErrors, type Misure, type Riquadro, SPECCHIATURA_MIN, SPECCHIATURE_MAX } from './rules.ts'

/** Leaves of a field, and of all of them, at most. */
const ANTE_MAX = 99
const MM_MAX = 100_000

/** A field of a composed element as it is sent. */
export interface SpecchiaturaInput extends Riquadro {
  tipoSerramentoPk: number
  tipoAperturaPk: number | null
  /** Leaves of one piece, what is fixed counts as one; null: those of its type. */
  ante: number | null
}

/** What of a line is of its composed element; without fields it is a simple window. */
export interface SaidComposto {
  specchiature?: SpecchiaturaInput[] | undefined
}

const lengthRule = () => millimetresRule().min(SPECCHIATURA_MIN)
const placeRule = () => integerRule().min(0).max(MM_MAX)

const specchiaturaSchema: ObjectSchema<SpecchiaturaInput> = object({
  x: field('Da sinistra', placeRule()),
  y: field('Dall’alto', placeRule()),
  larghezza: field('Larghezza', lengthRule()),
  altezza: field('Altezza', lengthRule()),
  tipoSerramentoPk: field('Tipo', idRule()),
  tipoAperturaPk: field('Apertura', optionalIdRule()),
  ante: field('Ante', integerRule().notRequired().nullable().default(null).min(1).max(ANTE_MAX)),
})

/** The whole of an element; null while a measure of it is missing. */
export function wholeOf({ larghezza, altezza }: { [Side in keyof Misure]?: unknown }): Misure | null {
  return typeof larghezza === 'number' && typeof altezza === 'number' ? { larghezza, altezza } : null
}

/** Whether the place and the measures of a field are whole and large enough. */
const isMeasured = (one: unknown): boolean => {
  const { x, y, larghezza, altezza } = (one ?? {}) as Partial<Riquadro>
  const atLeast = (value: unknown, least: number) => Number.isInteger(value) && Number(value) >= least
  const placed = atLeast(x, 0) && atLeast(y, 0)
  return placed && atLeast(larghezza, SPECCHIATURA_MIN) && atLeast(altezza, SPECCHIATURA_MIN)
}

/**
 * The fields of an element in the schema of a line; missing: as stored, and null empties them.
 * @param measured a line has its measures whatever it is: those that are missing are told by themselves
 */
export const specchiatureRule = ({ measured = false } = {}) =>
  array()
    .of(specchiaturaSchema)
    .transform(truncatedRule<SpecchiaturaInput>(SPECCHIATURE_MAX))
    .typeError('È richiesta una lista')
    .optional()
    .test('composto', (said, ctx) => {
      // A field that is wrong by itself is told by itself.
      if (!said?.every(isMeasured)) return true
      const whole = wholeOf(ctx.parent)
      if (measured && !whole) return true
      const [first] = compostoErrors(said, whole)
      if (!first) return true
      const path = first.index === null ? ctx.path : `${ctx.path}[${first.index}].${first.side ?? 'larghezza'}`
      return ctx.createError({ path, message: first.message })
    })

/** The element of a line in its schema. */
export const compostoFields = { specchiature: field('Elemento composto', specchiatureRule()) }

/** Leaves of an element: those of its fields. */
export const leavesOfComposto = (specchiature: readonly Pick<SpecchiaturaInput, 'ante'>[]): number =>
  specchiature.reduce((sum, { ante }) => sum + (ante ?? 0), 0)

/** Why an element has too many leaves, in Italian; null when it has not. */
export function whyTooManyAnte(specchiature: readonly Pick<SpecchiaturaInput, 'ante'>[]): string | null {
  const leaves = leavesOfComposto(specchiature)
  return leaves > ANTE_MAX ? `Un elemento composto ha al massimo ${ANTE_MAX} ante: qui sono ${leaves}.` : null
}

/** The fields of an element as rows, their leaves settled. */
export const specchiatureColumns = (specchiature: readonly SpecchiaturaInput[]) =>
  specchiature.map(({ x, y, larghezza, altezza, tipoSerramentoPk, tipoAperturaPk, ante }, index) => ({
    ...{ x, y, larghezza, altezza },
    posizione: index + 1,
    tipoSerramentoId: tipoSerramentoPk,
    tipoAperturaId: tipoAperturaPk,
    ante: ante ?? 0,
  }))

/** A field as papers and screens tell it. */
export interface NamedSpecchiatura extends Misure {
  tipoSerramento: { nome: string }
  tipoApertura: { nome: string } | null
}

/** 'Finestra 1 anta 400 × 1.400 mm, Fissa', each in its place from the top left; empty for a simple window. */
export function specchiatureText(specchiature: readonly NamedSpecchiatura[]): string {
  return specchiature
    .map(({ tipoSerramento, tipoApertura, larghezza, altezza }, index) => {
      const opening = tipoApertura ? `, ${tipoApertura.nome}` : ''
      return `${index + 1}) ${tipoSerramento.nome} ${formatSize(larghezza, altezza)}${opening}`
    })
    .join('; ')
}
