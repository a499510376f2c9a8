// Composed elements: how a window is parted into fields (specchiature) beside and above each other. Whole mm, seen from
// inside, from the top left corner. docs/rules/finestra.md#composed-elements

import { formatSize } from '../formats/formats.ts'

/** Width and height, mm. */
export interface Misure {
  larghezza: number
  altezza: number
}

/** Where a field is: mm from the left and from the top of the whole. */
export interface Riquadro extends Misure {
  x: number
  y: number
}

/** Fields of an element at most. */
export const SPECCHIATURE_MAX = 20
/** Cuts inside each other at most. */
export const TAGLI_MAX = 4
/** The least width and height of a field, mm. */
export const SPECCHIATURA_MIN = 100

/** What is wrong with the fields of an element: of one of them (its place, from 0), or of them all. */
export interface CompostoError {
  index: number | null
  /** Which measure of that one it is. */
  side?: keyof Misure
  message: string
}

/** Its right edge, mm. */
export const rightOf = ({ x, larghezza }: Riquadro) => x + larghezza
/** Its lower edge, mm. */
export const bottomOf = ({ y, altezza }: Riquadro) => y + altezza

/** What two fields have of each other; null where they do not overlap. */
function overlapOf(a: Riquadro, b: Riquadro): Misure | null {
  const larghezza = Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x)
  const altezza = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y)
  return larghezza > 0 && altezza > 0 ? { larghezza, altezza } : null
}

/** The first piece of the whole that no field covers. */
function holeOf(specchiature: readonly Riquadro[], whole: Misure): Riquadro | null {
  const edges = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)
  const columns = edges([0, whole.larghezza, ...specchiature.flatMap((one) => [one.x, rightOf(one)])])
  const rows = edges([0, whole.altezza, ...specchiature.flatMap((one) => [one.y, bottomOf(one)])])
  const covered = (x: number, y: number) =>
    specchiature.some((one) => one.x <= x && x < rightOf(one) && one.y <= y && y < bottomOf(one))
  for (const [row, y] of rows.slice(0, -1).entries()) {
    for (const [column, x] of columns.slice(0, -1).entries()) {
      if (covered(x, y)) continue
      return { x, y, larghezza: (columns[column + 1] ?? x) - x, altezza: (rows[row + 1] ?? y) - y }
    }
  }
  return null
}

/**
 * What is wrong with the fields of an element: they fill the whole exactly, none lies on another, and they are parted by
 * cuts from side to side. None for an element without fields, which is a simple window.
 * @param whole null while nobody has said both measures
 */
export function compostoErrors(specchiature: readonly Riquadro[], whole: Misure | null): CompostoError[] {
  const all = (message: string) => [{ index: null, message }]
  if (specchiature.length === 0) return []
  if (specchiature.length === 1) return all('Un elemento composto ha almeno due specchiature.')
  if (specchiature.length > SPECCHIATURE_MAX) {
    return all(`Un elemento composto ha al massimo ${SPECCHIATURE_MAX} specchiature.`)
  }
  if (!whole) return all('Un elemento composto ha le sue misure: scrivi larghezza e altezza della riga.')
  const outside = specchiature.flatMap((one, index) => {
    const told = (side: keyof Misure, reach: number, words: string) => [
      { index, side, message: `Arriva a ${reach} mm, l’elemento è ${words} mm.` },
    ]
    if (rightOf(one) > whole.larghezza) return told('larghezza', rightOf(one), `largo ${whole.larghezza}`)
    return bottomOf(one) > whole.altezza ? told('altezza', bottomOf(one), `alto ${whole.altezza}`) : []
  })
  if (outside.length > 0) return outside
  const overlapping = specchiature.flatMap((one, index) => {
    const before = specchiature.findIndex((other, place) => place < index && overlapOf(one, other) !== null)
    const overlap = specchiature[before] && overlapOf(one, specchiature[before])
    return overlap
      ? [
          {
            index,
            message: `Copre la specchiatura ${before + 1} per ${formatSize(overlap.larghezza, overlap.altezza)}.`,
          },
        ]
      : []
  })
  if (overlapping.length > 0) return overlapping
  const hole = holeOf(specchiature, whole)
  if (hole) {
    const place = `a ${hole.x} mm da sinistra e ${hole.y} mm dall’alto`
    return all(
      `Le specchiature non riempiono l’elemento: ${place} restano ${formatSize(hole.larghezza, hole.altezza)}.`,
    )
  }
  const cuts = partsOf(specchiature)
  if (!cuts) return all('Le specchiature si dividono con tagli da parte a parte: queste si incastrano.')
  if (depthOf(cuts) > TAGLI_MAX) return all(`I tagli si annidano al massimo ${TAGLI_MAX} volte.`)
  return []
}

/** How an element is parted: a field, or parts beside (`columns`) or above each other (`rows`). */
export type CompostoPart<Field extends Riquadro> =
  | { direction: null; specchiatura: Field }
  | { direction: 'columns' | 'rows'; parts: readonly CompostoPart<Field>[] }

/** The fields between two cuts from side to side, in their order. */
function groupsOf<Field extends Riquadro>(
  specchiature: readonly Field[],
  from: (one: Riquadro) => number,
  to: (one: Riquadro) => number,
): Field[][] {
  const groups: Field[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const one of [...specchiature].sort((a, b) => from(a) - from(b))) {
    const last = groups.at(-1)
    if (last && from(one) < end) last.push(one)
    else groups.push([one])
    end = Math.max(end, to(one))
  }
  return groups
}

/** How fields that fill a box are parted by cuts from side to side, rows first; null where they are not. */
export function partsOf<Field extends Riquadro>(specchiature: readonly Field[]): CompostoPart<Field> | null {
  const [only, ...others] = specchiature
  if (!only) return null
  if (others.length === 0) return { direction: null, specchiatura: only }
  const rows = groupsOf(specchiature, ({ y }) => y, bottomOf)
  const columns = rows.length > 1 ? [] : groupsOf(specchiature, ({ x }) => x, rightOf)
  const groups = rows.length > 1 ? rows : columns
  if (groups.length < 2) return null
  const parts = groups.map((group) => partsOf(group))
  const whole = parts.filter((part) => part !== null)
  return whole.length === parts.length ? { direction: rows.length > 1 ? 'rows' : 'columns', parts: whole } : null
}

/** Cuts inside each other. */
function depthOf(part: CompostoPart<Riquadro>): number {
  return part.direction === null ? 0 : 1 + Math.max(...part.parts.map(depthOf))
}
