import { expect, test } from 'vitest'
import { initialValues, missingData, type PreventivoValues } from '../rules.ts'
import { sampleCatalogo, validPreventivo } from './sampleCatalogo.ts'

test('nothing is missing in a valid request', () => {
  expect(missingData(validPreventivo, sampleCatalogo)).toEqual([])
})

test('the empty form, in the order of the wizard', () => {
  expect(
    missingData(initialValues(sampleCatalogo), sampleCatalogo).map(({ label, passo }) => `${passo} ${label}`),
  ).toEqual([
    '1 Famiglia',
    '2 Serramenti',
    '3 Nome e cognome',
    '3 Telefono',
    '3 E-mail',
    '3 Città',
    '3 Provincia',
    '3 Informativa sulla privacy',
  ])
})

test('windows are numbered from 1, each field with one message', () => {
  const [serramento] = validPreventivo.serramenti
  if (!serramento) throw new Error('the request has a window')
  const values: PreventivoValues = {
    ...validPreventivo,
    valoreOpzionePks: [],
    serramenti: [
      { ...serramento, larghezza: 5 },
      { ...serramento, tipoSerramentoPk: '', tipoAperturaPk: '', quantita: '', altezza: '', larghezza: '' },
    ],
    pianoPosa: '',
  }
  expect(missingData(values, sampleCatalogo)).toEqual([
    { path: 'valoreOpzionePks', label: 'Opzioni', messaggio: 'Manca un valore per l’opzione «Colore»', passo: 1 },
    {
      path: 'serramenti[0].larghezza',
      label: 'Serramento 1: larghezza',
      messaggio: 'Larghezza Min: 400 mm / Larghezza Max: 1200 mm',
      passo: 2,
    },
    { path: 'serramenti[1].tipoSerramentoPk', label: 'Serramento 2: tipo', messaggio: 'Campo obbligatorio', passo: 2 },
    {
      path: 'serramenti[1].tipoAperturaPk',
      label: 'Serramento 2: apertura',
      messaggio: 'Campo obbligatorio',
      passo: 2,
    },
    { path: 'serramenti[1].quantita', label: 'Serramento 2: quantità', messaggio: 'Campo obbligatorio', passo: 2 },
    {
      path: 'serramenti[1].altezza',
      label: 'Serramento 2: altezza',
      messaggio: 'Devi inserire un altezza serramento',
      passo: 2,
    },
    {
      path: 'serramenti[1].larghezza',
      label: 'Serramento 2: larghezza',
      messaggio: 'Devi inserire una larghezza serramento',
      passo: 2,
    },
    { path: 'pianoPosa', label: 'Piano di posa', messaggio: 'Devi inserire il piano di posa', passo: 3 },
  ])
})
