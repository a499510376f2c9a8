// How an element changes: its measures, those of a field. Apart from what every form needs to judge one.
// docs/rules/finestra.md#composed-elements

import { bottomOf, type CompostoPart, type Misure, partsOf, type Riquadro, rightOf, SPECCHIATURA_MIN } from './rules.ts'

/** The box of a part. */
function boxOf(part: CompostoPart<Riquadro>): Riquadro {
  if (part.direction === null) return part.specchiatura
  const boxes = part.parts.map(boxOf)
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return { x, y, larghezza: Math.max(...boxes.map(rightOf)) - x, altezza: Math.max(...boxes.map(bottomOf)) - y }
}

/** A length in equal whole parts; the first ones have what is left over. */
export function equalParts(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(length / count) + (index < length % count ? 1 : 0))
}

/** Lengths that add up to another sum: equal ones stay equal, of others the longest takes the difference. */
function stretched(lengths: readonly number[], sum: number): number[] {
  if (lengths.reduce((total, length) => total + length, 0) === sum) return [...lengths]
  const longest = Math.max(...lengths)
  if (longest - Math.min(...lengths) <= 1) return equalParts(sum, lengths.length)
  const place = lengths.indexOf(longest)
  const others = lengths.reduce((total, length, index) => (index === place ? total : total + length), 0)
  return lengths.map((length, index) => (index === place ? sum - others : length))
}

/**
 * The fields of an element whose measures change; of each cut equal parts stay equal, else the largest takes the
 * difference. null where a field would be too small, or these are no fields of an element.
 */
export function resizedComposto<Field extends Riquadro>(specchiature: readonly Field[], whole: Misure): Field[] | null {
  const parts = partsOf(specchiature)
  if (!parts) return null
  const moved = new Map<Field, Riquadro>()
  function place(part: CompostoPart<Field>, box: Riquadro) {
    if (part.direction === null) {
      moved.set(part.specchiatura, box)
      return
    }
    const beside = part.direction === 'columns'
    const lengths = part.parts.map((one) => boxOf(one)[beside ? 'larghezza' : 'altezza'])
    let at = beside ? box.x : box.y
    for (const [index, length] of stretched(lengths, beside ? box.larghezza : box.altezza).entries()) {
      const one = part.parts[index]
      if (one) place(one, beside ? { ...box, x: at, larghezza: length } : { ...box, y: at, altezza: length })
      at += length
    }
  }
  place(parts, { x: 0, y: 0, ...whole })
  return withBoxes(specchiature, (one) => moved.get(one) ?? one)
}

/** Fields with other boxes; null where one would be too small. */
function withBoxes<Field extends Riquadro>(
  specchiature: readonly Field[],
  boxOfField: (one: Field) => Riquadro,
): Field[] | null {
  const next = specchiature.map((one) => {
    const { x, y, larghezza, altezza } = boxOfField(one)
    return { ...one, x, y, larghezza, altezza }
  })
  return next.some((one) => Math.min(one.larghezza, one.altezza) < SPECCHIATURA_MIN) ? null : next
}

/**
 * The fields where one of them gets another width or height: the mullion or transom on its right or below (of the last
 * one that on its left or above) moves, over its whole length. null where a field would be too small, or has no other
 * beside it.
 */
export function withMisura<Field extends Riquadro>(
  specchiature: readonly Field[],
  index: number,
  side: keyof Misure,
  value: number,
): Field[] | null {
  const own = specchiature[index]
  if (!own) return null
  const beside = side === 'larghezza'
  const start = (one: Riquadro) => (beside ? one.x : one.y)
  const end = (one: Riquadro) => start(one) + one[side]
  const low = (one: Riquadro) => (beside ? one.y : one.x)
  const high = (one: Riquadro) => low(one) + one[beside ? 'altezza' : 'larghezza']
  const last = end(own) === Math.max(...specchiature.map(end))
  if (last && start(own) === 0) return null
  const line = last ? start(own) : end(own)
  const delta = last ? own[side] - value : value - own[side]
  // All fields at that line which the own one reaches from one to the next.
  const touching = specchiature.filter((one) => start(one) === line || end(one) === line)
  let [from, to] = [low(own), high(own)]
  for (let grown = true; grown; ) {
    const reached = touching.filter((one) => low(one) <= to && high(one) >= from)
    const [least, most] = [Math.min(...reached.map(low)), Math.max(...reached.map(high))]
    grown = least < from || most > to
    from = least
    to = most
  }
  const moves = new Set(touching.filter((one) => low(one) >= from && high(one) <= to))
  return withBoxes(specchiature, (one) => {
    if (!moves.has(one)) return one
    const length = end(one) === line ? one[side] + delta : one[side] - delta
    const at = end(one) === line ? start(one) : line + delta
    return beside ? { ...one, x: at, larghezza: length } : { ...one, y: at, altezza: length }
  })
}
