import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compostoErrors } from '#shared/composti/rules.ts'
import { compostoOfWords, compostoWords, newCompostoErrors } from '../rules.ts'

const item = (pk: number, nome: string, ritirato = false) => ({ pk, nome, ritirato })
const offer = {
  tipi: new Map([
    [1, { ...item(1, 'Finestra 1 anta'), ante: 1, extra: false, aperture: [item(11, 'Fissa'), item(12, 'Anta (dx)')] }],
    [2, { ...item(2, 'Porta (alta); doppia'), ante: 2, extra: false, aperture: [item(12, 'Anta (dx)')] }],
    [3, { ...item(3, 'EXTRA'), ante: 1, extra: true, aperture: [] }],
    [4, { ...item(4, 'Bilico', true), ante: 1, extra: false, aperture: [] }],
  ]),
  aperture: new Map([
    [11, 'Fissa'],
    [12, 'Anta (dx)'],
  ]),
}
const whole = { larghezza: 1300, altezza: 2100 }
const errorsOf = (words: string) => compostoOfWords(words, whole, offer).errors

describe('the cell of a sheet', () => {
  test('names fields in their places, whatever the case and the spaces', () => {
    const { specchiature, errors } = compostoOfWords(
      'finestra 1 ANTA (fissa) 400x2100;Porta (alta); doppia (anta (DX)) 900 × 2100 mm, 3 ante',
      whole,
      offer,
    )
    expect(errors).toEqual([])
    expect(specchiature).toEqual([
      { x: 0, y: 0, larghezza: 400, altezza: 2100, tipoSerramentoPk: 1, tipoAperturaPk: 11, ante: 1 },
      { x: 400, y: 0, larghezza: 900, altezza: 2100, tipoSerramentoPk: 2, tipoAperturaPk: 12, ante: 3 },
    ])
    expect(compostoOfWords('  ', whole, offer)).toEqual({ specchiature: [], errors: [] })
  })
  test.each([
    ['Finestra 1 anta 400', /«Finestra 1 anta 400»: si scrive «Tipo/],
    ['Finestra 1 anta 400 × 2100', /almeno due specchiature/],
    ['Oblò 400 × 2100; Finestra 1 anta 900 × 2100', /tipo serramento «Oblò» sconosciuto/],
    ['Finestra 1 anta (Ribalta) 400 × 2100; Finestra 1 anta 900 × 2100', /non ha l’apertura «Ribalta»/],
    ['Finestra 1 anta 400 × 2100; Finestra 1 anta 800 × 2100', /a 1200 mm da sinistra/],
    ['Finestra 1 anta 400 × 2100; Finestra 1 anta 950 × 2100', /specchiatura 2: Arriva a 1350 mm/],
    ['EXTRA 400 × 2100; Finestra 1 anta 900 × 2100', /righe extra/],
    ['Finestra 1 anta 400 × 2100, 60 ante; Finestra 1 anta 900 × 2100, 60 ante', /al massimo 99 ante/],
  ])('%s is told', (words, message) => {
    expect(errorsOf(words)[0]).toMatch(message)
  })
  test('without the measures of the line that is told', () => {
    const words = 'Finestra 1 anta 400 × 2100; Finestra 1 anta 900 × 2100'
    expect(compostoOfWords(words, null, offer).errors).toEqual([
      'Un elemento composto ha le sue misure: scrivi larghezza e altezza della riga.',
    ])
  })
  test('what is retired is no new choice', () => {
    const { specchiature } = compostoOfWords('Bilico 400 × 2100; Finestra 1 anta 900 × 2100', whole, offer)
    expect(newCompostoErrors(specchiature, offer)).toEqual([
      expect.stringMatching(/^specchiatura 1: «Bilico» è ritirato/),
    ])
  })
})

/** Lengths of at least 100 mm that add up to a whole. */
const parted = (length: number) =>
  fc
    .array(fc.integer({ min: 100, max: 900 }), { minLength: 1, maxLength: 3 })
    .map((parts) =>
      parts.map((part, n) => (n === parts.length - 1 ? length - parts.slice(0, -1).reduce((a, b) => a + b, 0) : part)),
    )

test('what is written is read as the same, however the element is parted', () => {
  const field = fc.record({ tipo: fc.constantFrom(1, 2), opens: fc.boolean(), ante: fc.integer({ min: 1, max: 4 }) })
  const element = fc.record({
    heights: parted(3000),
    widths: fc.array(parted(3000), { minLength: 3, maxLength: 3 }),
    fields: fc.array(field, { minLength: 9, maxLength: 9 }),
    across: fc.boolean(),
  })
  const size = { larghezza: 3000, altezza: 3000 }
  fc.assert(
    fc.property(element, ({ heights, widths, fields, across }) => {
      const boxes = heights.flatMap((high, row) => {
        const at = heights.slice(0, row).reduce((a, b) => a + b, 0)
        return (widths[row] ?? []).map((wide, n, all) => {
          const from = all.slice(0, n).reduce((a, b) => a + b, 0)
          return across
            ? { x: from, y: at, larghezza: wide, altezza: high }
            : { x: at, y: from, larghezza: high, altezza: wide }
        })
      })
      fc.pre(boxes.length > 1)
      const said = boxes
        .map((box, n) => {
          const { tipo, opens, ante } = fields[n] ?? { tipo: 1, opens: false, ante: 1 }
          return { ...box, tipoSerramentoPk: tipo, tipoAperturaPk: opens ? 12 : null, ante }
        })
        .sort((a, b) => a.y - b.y || a.x - b.x)
      expect(compostoErrors(said, size)).toEqual([])
      const words = compostoWords(
        said.map(({ tipoSerramentoPk, tipoAperturaPk, ...one }) => ({
          ...one,
          tipoSerramento: offer.tipi.get(tipoSerramentoPk) ?? { nome: '', ante: 0 },
          tipoApertura: tipoAperturaPk === null ? null : { nome: offer.aperture.get(tipoAperturaPk) ?? '' },
        })),
      )
      expect(compostoOfWords(words, size, offer)).toEqual({ specchiature: said, errors: [] })
    }),
  )
})
