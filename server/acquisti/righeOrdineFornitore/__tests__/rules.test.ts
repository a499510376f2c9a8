import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { object } from 'yup'
import { validateInput } from '#platform/operation.ts'
import {
  extraEntries,
  extraMap,
  partsSchema,
  QUANTITA_MAX,
  readExtraFields,
  rigaFormSchema,
  rigaOrdineFornitoreSchema,
  sumQuantita,
  whyBadExtra,
  whyNotMerge,
  whyNotSplit,
} from '../rules.ts'

const GOOD = { tipologia: 'vetro', fornitorePk: 3, quantita: 1.5 }
const wrongFields = async (data: object) => {
  const { errors } = await validateInput(rigaOrdineFornitoreSchema, data).catch((error) => error)
  return [...new Set(((errors ?? []) as { field: string }[]).map(({ field }) => field))].sort()
}

describe('the form of a row', () => {
  test('type, supplier and quantity are enough', async () => {
    expect(await validateInput(rigaOrdineFornitoreSchema, { ...GOOD, quantita: ' 1.5 ' })).toEqual({
      ...GOOD,
      codice: '',
      descrizione: '',
      um: '',
      spessore: '',
      stampato: '',
      misure: '',
      misureVetro: '',
      sezione: '',
      rigaOrdinePk: null,
      extraFields: {},
    })
    expect(await wrongFields({})).toEqual(['fornitorePk', 'quantita', 'tipologia'])
  })

  test.each([
    ['quantita', { quantita: 0 }],
    ['quantita', { quantita: -1 }],
    ['quantita', { quantita: 1.0001 }],
    ['quantita', { quantita: 'due' }],
    ['quantita', { quantita: QUANTITA_MAX + 1 }],
    ['quantita', { quantita: Number.POSITIVE_INFINITY }],
    ['fornitorePk', { fornitorePk: 1.5 }],
    ['fornitorePk', { fornitorePk: {} }],
    ['rigaOrdinePk', { rigaOrdinePk: 'x' }],
    ['codice', { codice: 'a\nb' }],
    ['codice', { codice: 'x'.repeat(101) }],
    ['descrizione', { descrizione: 'a\u0000' }],
    ['extraFields', { extraFields: [1] }],
    ['extraFields', { extraFields: { RAL: { a: 1 } } }],
    ['extraFields', { extraFields: { ['x'.repeat(65)]: '1' } }],
  ])('refuses at %s: %j', async (field, different) => {
    expect(await wrongFields({ ...GOOD, ...different })).toEqual([field])
  })
})

describe('extra fields: a free map of texts', () => {
  test('texts and numbers become trimmed texts, what is empty is left out', () => {
    expect({ ...readExtraFields({ ' RAL ': ' 9010 ', Peso: 3, Vuoto: ' ', Nullo: null }) }).toEqual({
      RAL: '9010',
      Peso: '3',
    })
  })

  test('a key that names the prototype is a key like the others', async () => {
    const read = readExtraFields(JSON.parse('{"__proto__": "x", "constructor": "y"}'))
    expect(Object.getPrototypeOf(read)).toBeNull()
    expect(JSON.stringify(read)).toBe('{"__proto__":"x","constructor":"y"}')
    const riga = await validateInput(rigaOrdineFornitoreSchema, {
      ...GOOD,
      extraFields: JSON.parse('{"__proto__": "x"}'),
    })
    expect(JSON.stringify(riga.extraFields)).toBe('{"__proto__":"x"}')
  })

  test.each([
    [null, Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, 'v']))],
    ['Non più di 200 campi', Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`k${n}`, 'v']))],
    ['Il nome di un campo va da 1 a 64 caratteri', { ' ': 'x' }],
    ['RAL: non più di 2000 caratteri', { RAL: 'x'.repeat(2001) }],
    ['RAL: valore non valido', { RAL: true }],
    ['Sono presenti caratteri non ammessi', { RAL: '\ud800' }],
    ['È richiesto un elenco di campi', 'x'],
  ])('%s', (reason, value) => {
    expect(whyBadExtra(value)).toBe(reason)
  })
})

test('the form lists free fields, each name once; lines left empty are none', async () => {
  const withIt = (...items: [string, string][]) => ({
    ...GOOD,
    extraFields: items.map(([name, text]) => ({ nome: name, testo: text })),
  })
  const valid = withIt(['b', '1'], ['a', '2'], ['', ' '])
  expect(await validateInput(rigaFormSchema, valid)).toMatchObject({ extraFields: valid.extraFields })
  expect({ ...extraMap(valid.extraFields) }).toEqual({ a: '2', b: '1' })
  expect(extraEntries(extraMap(valid.extraFields)).map(({ nome }) => nome)).toEqual(['a', 'b'])
  for (const wrong of [withIt(['a', '1'], ['a ', '2']), withIt(['', '1']), withIt(['x'.repeat(65), '1'])]) {
    await expect(validateInput(rigaFormSchema, wrong)).rejects.toMatchObject({ errors: [{ field: 'extraFields' }] })
  }
})

describe('split', () => {
  test.each([
    [[1, 2], 3, null],
    [[0.1, 0.2], 0.3, null],
    [[1, 1], 3, 'La somma delle quantità deve essere 3.'],
    [[1000, 0.5], 1000.25, 'La somma delle quantità deve essere 1.000,25.'],
  ])('%j of %d', (parts, whole, reason) => {
    expect(whyNotSplit(parts, whole)).toBe(reason)
  })

  test('at least two parts, none empty', async () => {
    for (const parts of [[3], [], [3, 0], [4, -1], 'x', Array(101).fill(1)])
      await expect(validateInput(object({ quantita: partsSchema }), { quantita: parts })).rejects.toBeDefined()
    const read = await validateInput(object({ quantita: partsSchema }), { quantita: [1, '2.5'] })
    expect(read).toEqual({ quantita: [1, 2.5] })
  })

  test('whatever the parts, their sum is exact and allows them; a thousandth more does not', () => {
    const part = fc.integer({ min: 1, max: 10_000_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 20 }), (parts) => {
        const whole = sumQuantita(parts)
        expect(whyNotSplit(parts, whole)).toBeNull()
        expect(whyNotSplit([...parts, 0.001], whole)).not.toBeNull()
      }),
      { numRuns: 200 },
    )
  })
})

describe('merge', () => {
  const riga = {
    ordinePk: 1,
    tipologia: 'vetro',
    fornitorePk: 2,
    ordineFornitorePk: null,
    rigaOrdinePk: null,
    codice: 'V1',
    descrizione: '',
    um: 'pz',
    spessore: '',
    stampato: '',
    misure: '',
    misureVetro: '',
    sezione: '',
    extraFields: { a: '1', b: '2' },
  }
  test('rows equal in all but the quantity, however their extra fields are ordered', () => {
    expect(whyNotMerge([riga, { ...riga, extraFields: { b: '2', a: '1' } }])).toBeNull()
  })

  test.each([
    ['ordine', { ordinePk: 2 }],
    ['tipologia', { tipologia: 'legno' }],
    ['fornitore', { fornitorePk: null }],
    ['ordine a fornitore', { ordineFornitorePk: 5 }],
    ['codice, misure', { codice: 'V2', misure: '1x1' }],
    ['campi extra', { extraFields: { a: '1' } }],
  ])('refuses those that differ in %s', (which, different) => {
    const told = `Si uniscono solo righe uguali in tutto tranne la quantità; queste hanno diversi: ${which}.`
    expect(whyNotMerge([riga, { ...riga, ...different }])).toBe(told)
  })

  test('one row is none to merge', () => {
    expect(whyNotMerge([riga])).toBe('Scegli almeno due righe da unire.')
  })
})
