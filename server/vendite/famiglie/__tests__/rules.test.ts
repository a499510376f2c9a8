import { describe, expect, test } from 'vitest'
import { mancanzeFamiglia, mancanzeInWords, statoFamiglia } from '../checkList/rules.ts'
import {
  choiceInUseReason,
  DUPLICATE_OPZIONE,
  DUPLICATE_VALORE,
  opzioneInWords,
  opzioniFamigliaSchema,
} from '../opzioni/rules.ts'
import { famigliaInUseReason, famigliaSchema } from '../rules.ts'

describe('the check list', () => {
  const complete = { opzioni: [{ nome: 'Vetro', valori: [1] }], immagini: ['a.png'], conVincoli: true }
  test.each([
    [{}, null, 'vendita'],
    [{ opzioni: [] }, null, 'vendita'],
    [{ immagini: [] }, 'Manca: un’immagine.', 'completare'],
    [{ conVincoli: false }, 'Manca: un vincolo di misura.', 'completare'],
    [
      { opzioni: [{ nome: 'Vetro', valori: [] }], immagini: [] },
      'Manca: un valore per l’opzione «Vetro», un’immagine.',
      'completare',
    ],
  ])('with %j: %s', (different, words, stato) => {
    const mancanze = mancanzeFamiglia({ ...complete, ...different })
    expect(mancanzeInWords(mancanze.map(({ testo }) => testo))).toBe(words)
    expect(statoFamiglia(false, mancanze)).toBe(stato)
    expect(statoFamiglia(true, mancanze)).toBe('ritirata')
  })
})

const found = (schema: typeof opzioniFamigliaSchema | typeof famigliaSchema, values: object) =>
  schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error) =>
      error.inner.map(({ path, message }: { path: string; message: string }) => [path, message] as [string, string]),
  )

test.each([
  [{ nome: 'Classica', tipologiaFamigliaPk: 1 }, []],
  [{ nome: ' ', tipologiaFamigliaPk: 1 }, ['nome']],
  [{ nome: 'a\nb', tipologiaFamigliaPk: 1 }, ['nome']],
  [{ nome: 'x'.repeat(101), tipologiaFamigliaPk: 1 }, ['nome']],
  [{ nome: 'x' }, ['tipologiaFamigliaPk']],
  [{ nome: 'x', tipologiaFamigliaPk: 'uno' }, ['tipologiaFamigliaPk']],
  [{ nome: 'x', tipologiaFamigliaPk: 1, descrizione: 'x'.repeat(50_001) }, ['descrizione']],
])('a family %j is refused at %j', async (values, fields) => {
  expect((await found(famigliaSchema, values)).map(([path]: [string, string]) => path)).toEqual(fields)
})

test('no two options of a family, nor values of an option, have the same name', async () => {
  const options = [
    { nome: 'Vetro', valori: [{ nome: 'Doppio' }, { nome: 'Triplo' }, { nome: ' DOPPIO ' }] },
    { nome: 'Colore', valori: [{ nome: 'Doppio' }, { nome: '' }] },
    { nome: 'vetro', valori: [] },
  ]
  expect(await found(opzioniFamigliaSchema, { opzioni: options })).toEqual(
    expect.arrayContaining([
      ['opzioni[0].valori[2].nome', DUPLICATE_VALORE],
      ['opzioni[1].valori[1].nome', 'Campo obbligatorio'],
    ]),
  )
  expect(await found(opzioniFamigliaSchema, { opzioni: [{ nome: 'Vetro' }, { nome: 'VETRO' }] })).toEqual([
    ['opzioni[1].nome', DUPLICATE_OPZIONE],
  ])
  expect(await found(opzioniFamigliaSchema, { opzioni: 'tutte' })).toEqual([['opzioni', 'È richiesta una lista']])
})

test('an option in words; why what is in use stays', () => {
  const values = [
    { pk: 1, nome: 'Doppio', html: '', ritirato: false },
    { pk: 2, nome: 'Triplo', html: '', ritirato: true },
  ]
  expect(opzioneInWords({ nome: 'Vetro', ritirato: false, valori: values })).toBe(
    'Vetro: Doppio, Triplo (non più offerto)',
  )
  expect(opzioneInWords({ nome: 'Vetro', ritirato: false, valori: [] })).toBe('Vetro: nessun valore')
  const use = { count: 1, names: ['n. 7'], singolare: 'preventivo', plurale: 'preventivi' }
  expect(choiceInUseReason('La scelta «Noce»', [use])).toMatch(/^La scelta «Noce» è in uso in 1 preventivo \(n\. 7\)/)
  expect(famigliaInUseReason([use])).toMatch(
    /^È in uso in 1 preventivo \(n\. 7\): non si può eliminare\. Si può ritirare/,
  )
  expect(famigliaInUseReason([{ ...use, count: 0, names: [] }])).toBeNull()
})
