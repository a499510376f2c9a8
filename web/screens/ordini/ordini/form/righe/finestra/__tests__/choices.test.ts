import { expect, test } from 'vitest'
import {
  finestraOfTipo,
  finestraPartInWords,
  finestraSummary,
  itemChoices,
  offeredChoices,
  opzioniInFamiglia,
  rememberFinestre,
  withOpzione,
} from '../choices.ts'

const item = (pk: number, nome: string) => ({ pk, nome })
const catalogue = () =>
  offeredChoices({
    famiglie: [
      { ...item(1, 'Legno'), opzioni: [{ ...item(11, 'Vetro'), valori: [item(21, 'Doppio'), item(22, 'Triplo')] }] },
      { ...item(2, 'PVC'), opzioni: [{ ...item(12, 'vetro'), valori: [item(23, 'triplo')] }] },
    ],
    tipi: [{ ...item(5, 'Finestra'), aperture: [item(31, 'Battente')], accessori: [item(41, 'Zanzariera')] }],
  })
const window = { famigliaPk: 1, tipoAperturaPk: 31, opzioni: [{ opzionePk: 11, valorePk: 22 }], accessoriPks: [41] }

test('the folded row says the whole window', () => {
  expect(finestraSummary({ ...window, tipoSerramentoPk: 5 }, catalogue())).toBe(
    'Legno · Triplo · Battente · Zanzariera',
  )
  expect(finestraPartInWords({ opzioni: window.opzioni }, catalogue())).toBe('Vetro: Triplo')
})

test('what is retired is there for the line that has it alone', () => {
  const choices = catalogue()
  rememberFinestre(choices, [
    {
      tipoSerramentoPk: 5,
      famiglia: item(1, 'Legno'),
      opzioni: [{ opzione: item(11, 'Vetro'), valore: item(29, 'Singolo') }],
      tipoApertura: item(39, 'Bilico'),
      accessori: [],
    },
  ])
  const aperture = choices.tipi.get(5)?.aperture ?? []
  expect(itemChoices(aperture, [39]).map(({ text }) => text)).toEqual(['Battente', 'Bilico'])
  expect(itemChoices(aperture, [null]).map(({ text }) => text)).toEqual(['Battente'])
  expect(choices.famiglie.get(1)?.opzioni[0]?.valori.at(-1)).toEqual({ pk: 29, nome: 'Singolo', ritirato: true })
})

test('another family keeps the values of the same names, another type what it offers', () => {
  const { famiglie, tipi } = catalogue()
  expect(opzioniInFamiglia(window.opzioni, famiglie.get(1), famiglie.get(2))).toEqual([{ opzionePk: 12, valorePk: 23 }])
  expect(finestraOfTipo(window, tipi.get(5))).toEqual({ tipoAperturaPk: 31, accessoriPks: [41] })
  expect(finestraOfTipo(window, undefined)).toEqual({ tipoAperturaPk: null, accessoriPks: [] })
})

test('one value an option; none takes it out', () => {
  expect(withOpzione(window.opzioni, 11, 21)).toEqual([{ opzionePk: 11, valorePk: 21 }])
  expect(withOpzione(window.opzioni, 11, null)).toEqual([])
  // In its place: what is the same in another order is no change.
  const two = [...window.opzioni, { opzionePk: 15, valorePk: 30 }]
  expect(withOpzione(two, 11, 21)).toEqual([
    { opzionePk: 11, valorePk: 21 },
    { opzionePk: 15, valorePk: 30 },
  ])
  expect(withOpzione(two, 16, 31).map(({ opzionePk }) => opzionePk)).toEqual([11, 15, 16])
})
