import { describe, expect, test } from 'vitest'
import { rigaFormSchema } from '#acquisti/righeOrdineFornitore/rules.ts'
import { entityInput } from '#forms/entity/useEntityForm.ts'
import { filterRighe, fornitoriTabUrlState } from '#screens/acquisti/inOrdine/filters.ts'
import { rigaFornitoreFormValues, writeRigaFornitore } from '#screens/acquisti/inOrdine/form/rigaFornitoreFormValues.ts'
import {
  fitsInto,
  fornituraTitle,
  rigaDetails,
  righeByTipologia,
  type ShownRigaFornitore,
  sentWarning,
} from '#screens/acquisti/inOrdine/rows.ts'
import { backgroundOf, borderOf, TIPOLOGIA_TINTS } from '#screens/acquisti/inOrdine/tints.ts'
import { readUrl } from '#ui/urlState.ts'

const riga = (different: Partial<ShownRigaFornitore> = {}): ShownRigaFornitore => ({
  pk: 1,
  tipologia: 'vetro',
  codice: 'V1',
  descrizione: 'Vetrocamera',
  quantita: 2,
  arrivata: 0,
  manca: null,
  um: 'pz',
  spessore: '',
  stampato: '',
  misure: '820x830',
  misureVetro: '',
  sezione: '',
  extraFields: { Canalina: '16' },
  rigaOrdinePk: null,
  ordineFornitorePk: null,
  fornitorePk: 3,
  fornitore: { nome: 'Vetreria Piavè' },
  versione: 1,
  ...different,
})

describe('the filters of the rows for suppliers, from the address', () => {
  const righe = [
    riga(),
    riga({ pk: 2, codice: '', ordineFornitorePk: 9 }),
    riga({ pk: 3, tipologia: 'legno', descrizione: 'Lamellare', fornitore: null }),
  ]
  test.each([
    ['', [1, 2, 3]],
    ['cerca=PIAVE%20vetroc', [1, 2]],
    ['cerca=820x830', [1, 2, 3]],
    ['cerca=niente', []],
    ['tipologia=legno', [3]],
    ['righe=assegnate', [2]],
    ['righe=attesa&tipologia=vetro', [1]],
    ['righe=altro', [1, 2, 3]],
  ])('%s', (indirizzo, pks) => {
    const values = readUrl(fornitoriTabUrlState, new URLSearchParams(indirizzo))
    expect(filterRighe(righe, values).map(({ pk }) => pk)).toEqual(pks)
  })

  test('by type, in the order they came', () => {
    expect(righeByTipologia(righe).map(([tipologia, own]) => [tipologia, own.length])).toEqual([
      ['vetro', 2],
      ['legno', 1],
    ])
  })
})

test('a row is called by its code, else by what it is; the rest stands under it', () => {
  expect(fornituraTitle(riga())).toBe('V1')
  expect(fornituraTitle(riga({ codice: '', descrizione: 'Lamellare\ndi abete' }))).toBe('Lamellare')
  expect(fornituraTitle(riga({ codice: '', descrizione: '' }))).toBe('vetro n. 1')
  expect(rigaDetails(riga())).toBe('Vetrocamera · misure 820x830 · Canalina 16')
  expect(rigaDetails(riga({ misureVetro: '800x810' }))).toBe(
    'Vetrocamera · misure 820x830 · misure vetro 800x810 · Canalina 16',
  )
})

test('of wood no measure is called one of glass', () => {
  const wood = { tipologia: 'legno', descrizione: 'Lamellare', extraFields: {} }
  expect(rigaDetails(riga({ ...wood, misure: '', misureVetro: '6.000' }))).toBe('Lamellare · misure 6.000')
  expect(rigaDetails(riga({ ...wood, misure: '68x80', misureVetro: '6.000' }))).toBe(
    'Lamellare · misure 68x80 · altre misure 6.000',
  )
})

test('twenty shades, cycling by number; neighbours are far apart', () => {
  const pks = Array.from({ length: TIPOLOGIA_TINTS * 2 }, (_, pk) => pk)
  expect(new Set(pks.map(backgroundOf)).size).toBe(TIPOLOGIA_TINTS)
  expect(backgroundOf(3)).toBe(backgroundOf(3 + TIPOLOGIA_TINTS))
  const hue = (pk: number) => Number(/hsl\((\d+)/.exec(borderOf(pk))?.[1])
  // Red is for what is wrong.
  for (const pk of pks) expect(Math.abs(((hue(pk) + 180) % 360) - 180)).toBeGreaterThanOrEqual(30)
  for (const pk of pks) {
    const distance = Math.abs(hue(pk) - hue(pk + 1))
    expect(Math.min(distance, 360 - distance)).toBeGreaterThan(90)
  }
})

test('only what was touched is sent, the free fields as a map', () => {
  const initial = rigaFornitoreFormValues(riga())
  const sent = (changes: Partial<typeof initial>, of: object | null = { pk: 1 }) =>
    entityInput({ schema: rigaFormSchema, of, initial, values: { ...initial, ...changes } }, writeRigaFornitore)
  expect(sent({})).toEqual({ pk: 1, versione: 1 })
  const extraFields = [...initial.extraFields, { nome: ' RAL ', testo: '9010' }]
  expect(sent({ quantita: 3, extraFields })).toEqual({
    pk: 1,
    versione: 1,
    quantita: 3,
    extraFields: { Canalina: '16', RAL: '9010' },
  })
  expect(Object.keys(sent({}, null)).sort()).toEqual(Object.keys(rigaFormSchema.fields).sort())
})

describe('rows and supplier orders', () => {
  const ordine = { tipologia: 'vetro', fornitorePk: 7 }
  test.each([
    ['its type and supplier', [{ tipologia: 'vetro', fornitorePk: 7 }], true],
    ['without a supplier', [{ tipologia: 'vetro', fornitorePk: null }], true],
    ['of another supplier', [{ tipologia: 'vetro', fornitorePk: 8 }], false],
    [
      'one of another type',
      [
        { tipologia: 'vetro', fornitorePk: 7 },
        { tipologia: 'legno', fornitorePk: null },
      ],
      false,
    ],
  ])('%s', (_name, righe, expected) => expect(fitsInto(righe, ordine)).toBe(expected))

  test('what has been sent is named, once, and only that', () => {
    const ordini = [
      { pk: 1, emailSentAt: '2026-01-01T00:00:00Z' },
      { pk: 2, emailSentAt: null },
      { pk: 3, emailSentAt: '2026-01-01T00:00:00Z' },
    ]
    const righe = [1, 1, 2, null].map((ordineFornitorePk) => ({ ordineFornitorePk }))
    expect(sentWarning(righe, ordini)).toBe('L’ordine n. 1 è già stato inviato al fornitore.')
    expect(sentWarning([{ ordineFornitorePk: 2 }], ordini)).toBe('')
  })
})
