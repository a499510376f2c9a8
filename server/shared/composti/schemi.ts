// The schemes that a composed element begins with. docs/rules/finestra.md#composed-elements

import { equalParts } from './change.ts'
import { type Misure, type Riquadro, SPECCHIATURA_MIN } from './rules.ts'

export const SCHEMI_COMPOSTI = [
  'lateraleSinistro',
  'lateraleDestro',
  'dueLaterali',
  'sopraluce',
  'sottoluce',
  'lateraleSopraluce',
  'dueAffiancate',
  'griglia',
] as const
export type SchemaComposto = (typeof SCHEMI_COMPOSTI)[number]

export const SCHEMA_COMPOSTO_LABELS: Readonly<Record<SchemaComposto, string>> = {
  lateraleSinistro: 'Laterale fisso a sinistra',
  lateraleDestro: 'Laterale fisso a destra',
  dueLaterali: 'Con due laterali',
  sopraluce: 'Sopraluce',
  sottoluce: 'Sottoluce',
  lateraleSopraluce: 'Laterale a destra e sopraluce',
  dueAffiancate: 'Due affiancate',
  griglia: 'Griglia',
}

/** A field of a scheme: what opens, or what is fixed beside or above it. */
export interface SpecchiaturaOfSchema extends Riquadro {
  fissa: boolean
}

/** Of a whole, the part that a fixed side takes: about a third, at most 400 mm beside and above. */
const sideOf = (length: number) => Math.min(400, Math.floor(length / 3))

/**
 * The fields of a scheme in a whole, by rows from the top left; null where they would be too small.
 * @param grid columns and rows of a grid
 */
export function specchiatureOfSchema(
  schema: SchemaComposto,
  { larghezza, altezza }: Misure,
  grid: { columns: number; rows: number } = { columns: 2, rows: 2 },
): SpecchiaturaOfSchema[] | null {
  const [side, high] = [sideOf(larghezza), sideOf(altezza)]
  const rows = ((): [height: number, widths: number[], fixed: boolean[]][] => {
    switch (schema) {
      case 'lateraleSinistro':
        return [[altezza, [side, larghezza - side], [true, false]]]
      case 'lateraleDestro':
        return [[altezza, [larghezza - side, side], [false, true]]]
      case 'dueLaterali': {
        const narrow = Math.min(400, Math.floor(larghezza / 4))
        return [[altezza, [narrow, larghezza - 2 * narrow, narrow], [true, false, true]]]
      }
      case 'sopraluce':
        return [
          [high, [larghezza], [true]],
          [altezza - high, [larghezza], [false]],
        ]
      case 'sottoluce':
        return [
          [altezza - high, [larghezza], [false]],
          [high, [larghezza], [true]],
        ]
      case 'lateraleSopraluce':
        return [
          [high, [larghezza], [true]],
          [altezza - high, [larghezza - side, side], [false, true]],
        ]
      case 'dueAffiancate':
        return [[altezza, equalParts(larghezza, 2), [false, false]]]
      case 'griglia': {
        const widths = equalParts(larghezza, grid.columns)
        return equalParts(altezza, grid.rows).map((height) => [height, widths, widths.map(() => true)])
      }
    }
  })()
  let y = 0
  const specchiature = rows.flatMap(([height, widths, fixed]) => {
    let x = 0
    const row = widths.map((width, index) => {
      const one = { x, y, larghezza: width, altezza: height, fissa: fixed[index] ?? true }
      x += width
      return one
    })
    y += height
    return row
  })
  return specchiature.some((one) => Math.min(one.larghezza, one.altezza) < SPECCHIATURA_MIN) ? null : specchiature
}
