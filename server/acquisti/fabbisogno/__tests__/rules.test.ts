import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { articoloKey, type Bisogno, bisogniOf, pianoRighe, type RigaPresa } from '../rules.ts'

const row = (differs: Partial<RigaDistintaValues>): RigaDistintaValues => ({
  ...{ posto: 10, tipologia: 'vetro', codice: '', descrizione: 'Vetro', sezione: '', um: 'pz', quantita: 1 },
  ...{ lunghezza: null, larghezza: null, altezza: null, peso: null },
  ...differs,
})
const pane = row({ larghezza: 430, altezza: 1194, quantita: 2 })

describe('what lines need', () => {
  test('is what their pieces need, equal things of a line once', () => {
    const needs = bisogniOf([
      { rigaPk: 1, numero: 3, righe: [pane, { ...pane, posto: 20 }, row({ lunghezza: 1400, tipologia: 'legno' })] },
      { rigaPk: 2, numero: 1, righe: [pane, row({ quantita: 10.4, um: 'm', tipologia: 'guarnizioni' })] },
    ])
    expect(needs.map((one) => [one.rigaOrdinePk, one.tipologia, one.misure, one.misureVetro, one.quantita])).toEqual([
      [1, 'vetro', '', '430 × 1194', 12],
      [1, 'legno', '1400', '', 3],
      [2, 'vetro', '', '430 × 1194', 2],
      [2, 'guarnizioni', '', '', 10.4],
    ])
  })
})

const needs = bisogniOf([{ rigaPk: 1, numero: 3, righe: [pane] }])
const [need] = needs as [Bisogno]
const taken = (differs: Partial<RigaPresa>): RigaPresa => ({
  ...{ ...need, pk: 7, fornitorePk: 4, ordinata: false },
  ...differs,
})

describe('rows that wait are made what is still missing', () => {
  test.each<[string, RigaPresa[], object]>([
    ['nothing is there', [], { added: [{ quantita: 6, fornitorePk: null }], tolte: [], invariate: 0, inPiu: [] }],
    ['it is there', [taken({})], { added: [], tolte: [], invariate: 1, inPiu: [] }],
    [
      'in two rows',
      [taken({ quantita: 2 }), taken({ pk: 8, quantita: 4 })],
      { added: [], tolte: [], invariate: 2, inPiu: [] },
    ],
    [
      'too much waits: its supplier stays',
      [taken({ quantita: 9 })],
      { added: [{ quantita: 6, fornitorePk: 4 }], tolte: [7], invariate: 0, inPiu: [] },
    ],
    [
      'part is ordered',
      [taken({ quantita: 4, ordinata: true })],
      { added: [{ quantita: 2 }], tolte: [], invariate: 0, inPiu: [] },
    ],
    [
      'too much is ordered: it is told',
      [taken({ quantita: 8, ordinata: true }), taken({ pk: 9, quantita: 1 })],
      { added: [], tolte: [9], invariate: 0, inPiu: [{ quantita: 2 }] },
    ],
    [
      'another measure waits',
      [taken({ misureVetro: '431 × 1194' })],
      { added: [{ quantita: 6 }], tolte: [7], invariate: 0, inPiu: [] },
    ],
  ])('%s', (_name, rows, expected) => {
    expect(pianoRighe(needs, rows)).toMatchObject(expected)
  })

  test('whatever is there, afterwards it is what is needed, and a second time nothing is done', () => {
    const quantity = fc.integer({ min: 1, max: 20 })
    const some = fc.array(
      fc.record({
        quantita: quantity,
        ordinata: fc.boolean(),
        misureVetro: fc.constantFrom('1 × 1', '2 × 2', '3 × 3'),
      }),
      { maxLength: 8 },
    )
    const asked = fc.uniqueArray(fc.record({ quantita: quantity, misureVetro: fc.constantFrom('1 × 1', '2 × 2') }), {
      selector: ({ misureVetro }) => misureVetro,
    })
    fc.assert(
      fc.property(asked, some, (wanted, there) => {
        const wants = wanted.map((one) => ({ ...need, ...one }))
        const rows = there.map((one, pk) => taken({ ...one, pk }))
        const plan = pianoRighe(wants, rows)
        const after = [
          ...rows.filter(({ pk }) => !plan.tolte.includes(pk)),
          ...plan.added.map((one, n) => ({ ...one, pk: 100 + n, ordinata: false })),
        ]
        for (const want of wants) {
          const own = after.filter((one) => articoloKey(one) === articoloKey(want))
          const ordered = own.filter(({ ordinata }) => ordinata).reduce((sum, one) => sum + one.quantita, 0)
          const all = own.reduce((sum, one) => sum + one.quantita, 0)
          expect(all).toBe(Math.max(want.quantita, ordered))
        }
        expect(pianoRighe(wants, after)).toMatchObject({ added: [], tolte: [] })
      }),
    )
  })
})
