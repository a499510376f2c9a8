import { describe, expect, test } from 'vitest'
import { mancanzeFamiglia, mancanzeInWords, statoFamiglia } from '../checkList/rules.ts'
import {
  motivoSceltaInUso,
  OPZIONE_DOPPIA,
  opzioneInWords,
  opzioniFamigliaSchema,
  VALORE_DOPPIO,
} from '../opzioni/rules.ts'
import { famigliaSchema, motivoFamigliaInUso } from '../rules.ts'

describe('the check list', () => {
  const completa = { opzioni: [{ nome: 'Vetro', valori: [1] }], immagini: ['a.png'], conVincoli: true }
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
  ])('with %j: %s', (diverso, parole, stato) => {
    const mancanze = mancanzeFamiglia({ ...completa, ...diverso })
    expect(mancanzeInWords(mancanze)).toBe(parole)
    expect(statoFamiglia(false, mancanze)).toBe(stato)
    expect(statoFamiglia(true, mancanze)).toBe('ritirata')
  })
})

const found = (schema: typeof opzioniFamigliaSchema | typeof famigliaSchema, valori: object) =>
  schema.validate(valori, { abortEarly: false }).then(
    () => [],
    (error) =>
      error.inner.map(({ path, message }: { path: string; message: string }) => [path, message] as [string, string]),
  )

test.each([
  [{ nome: 'Classica', tipologiaFamiglia: 1 }, []],
  [{ nome: ' ', tipologiaFamiglia: 1 }, ['nome']],
  [{ nome: 'a\nb', tipologiaFamiglia: 1 }, ['nome']],
  [{ nome: 'x'.repeat(101), tipologiaFamiglia: 1 }, ['nome']],
  [{ nome: 'x' }, ['tipologiaFamiglia']],
  [{ nome: 'x', tipologiaFamiglia: 'uno' }, ['tipologiaFamiglia']],
  [{ nome: 'x', tipologiaFamiglia: 1, descrizione: 'x'.repeat(50_001) }, ['descrizione']],
])('a family %j is refused at %j', async (valori, campi) => {
  expect((await found(famigliaSchema, valori)).map(([path]: [string, string]) => path)).toEqual(campi)
})

test('no two options of a family, nor values of an option, have the same name', async () => {
  const opzioni = [
    { nome: 'Vetro', valori: [{ nome: 'Doppio' }, { nome: 'Triplo' }, { nome: ' DOPPIO ' }] },
    { nome: 'Colore', valori: [{ nome: 'Doppio' }, { nome: '' }] },
    { nome: 'vetro', valori: [] },
  ]
  expect(await found(opzioniFamigliaSchema, { opzioni })).toEqual(
    expect.arrayContaining([
      ['opzioni[0].valori[2].nome', VALORE_DOPPIO],
      ['opzioni[1].valori[1].nome', 'Campo obbligatorio'],
    ]),
  )
  expect(await found(opzioniFamigliaSchema, { opzioni: [{ nome: 'Vetro' }, { nome: 'VETRO' }] })).toEqual([
    ['opzioni[1].nome', OPZIONE_DOPPIA],
  ])
  expect(await found(opzioniFamigliaSchema, { opzioni: 'tutte' })).toEqual([['opzioni', 'È richiesta una lista']])
})

test('an option in words; why what is in use stays', () => {
  const valori = [
    { pk: 1, nome: 'Doppio', html: '', ritirato: false },
    { pk: 2, nome: 'Triplo', html: '', ritirato: true },
  ]
  expect(opzioneInWords({ nome: 'Vetro', ritirato: false, valori })).toBe('Vetro: Doppio, Triplo (non più offerto)')
  expect(opzioneInWords({ nome: 'Vetro', ritirato: false, valori: [] })).toBe('Vetro: nessun valore')
  const uso = { quanti: 1, nomi: ['n. 7'], singolare: 'preventivo', plurale: 'preventivi' }
  expect(motivoSceltaInUso('La scelta «Noce»', [uso])).toMatch(/^La scelta «Noce» è in uso in 1 preventivo \(n\. 7\)/)
  expect(motivoFamigliaInUso([uso])).toMatch(
    /^È in uso in 1 preventivo \(n\. 7\): non si può eliminare\. Si può ritirare/,
  )
  expect(motivoFamigliaInUso([{ ...uso, quanti: 0, nomi: [] }])).toBeNull()
})
