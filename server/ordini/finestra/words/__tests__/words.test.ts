import { expect, test } from 'vitest'
import { finestraOfWords } from '../rules.ts'

const item = (pk: number, nome: string) => ({ pk, nome, ritirato: false })
const catalogue = {
  famiglie: [
    { ...item(1, 'Natura 80'), opzioni: [{ ...item(11, 'Vetro'), valori: [item(21, 'Triplo, basso emissivo')] }] },
  ],
  tipi: new Map([
    [
      5,
      {
        nome: 'Finestra',
        aperture: [item(31, 'Anta e ribalta')],
        accessori: [item(41, 'Zanzariera'), item(42, 'Cassonetto')],
      },
    ],
  ]),
}
const none = { famiglia: '', opzioni: '', apertura: '', accessori: '' }

test('a window in words, whatever the case and the spaces', () => {
  const words = {
    famiglia: 'natura80',
    opzioni: 'vetro: triplo, basso emissivo;',
    apertura: 'ANTA E RIBALTA',
    accessori: 'zanzariera, cassonetto',
  }
  expect(finestraOfWords(words, 5, catalogue)).toEqual({
    window: { famigliaPk: 1, opzioni: [{ opzionePk: 11, valorePk: 21 }], tipoAperturaPk: 31, accessoriPks: [41, 42] },
    errors: [],
  })
  expect(finestraOfWords(none, 5, catalogue).errors).toEqual([])
})

test.each([
  [{ famiglia: 'Altra' }, 'famiglia', /sconosciuta/],
  [{ opzioni: 'Vetro: Triplo' }, 'opzioni', /vogliono la famiglia/],
  [{ famiglia: 'Natura 80', opzioni: 'Colore: Bianco;' }, 'opzioni', /opzione «Colore» sconosciuta/],
  [{ famiglia: 'Natura 80', opzioni: 'Vetro: Singolo;' }, 'opzioni', /«Singolo» non è fra i valori/],
  [
    { famiglia: 'Natura 80', opzioni: 'Vetro: Triplo, basso emissivo; vetro: triplo, basso emissivo' },
    'opzioni',
    /«Vetro» ha più di un valore/,
  ],
  [{ apertura: 'Scorrevole' }, 'apertura', /«Finestra» non ha l’apertura «Scorrevole»/],
  [{ accessori: 'Zanzariera; Maniglia' }, 'accessori', /l’accessorio «Maniglia»/],
] as const)('%j cannot be read', (words, column, message) => {
  expect(finestraOfWords({ ...none, ...words }, 5, catalogue).errors).toEqual([
    { column, message: expect.stringMatching(message) },
  ])
})

test('an accessory that is named twice is one', () => {
  const { window, errors } = finestraOfWords({ ...none, accessori: 'Zanzariera; Cassonetto; zanzariera' }, 5, catalogue)
  expect([window.accessoriPks, errors]).toEqual([[41, 42], []])
})
