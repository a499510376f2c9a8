import { expect, test } from 'vitest'
import { mancanti } from '../../../server/vendite/preventivi/mancanti/rules.ts'
import { contaMancanti, fraseMancanti, passoDaTasto, passoDiStoria } from '../passi.ts'
import { conFamiglia, moduloVuoto, nuovoSerramento } from '../valori.ts'
import { catalogo } from './catalogoWizard.ts'

test('each step counts what it lacks, from the moment the form opens', () => {
  const vuoto = moduloVuoto(catalogo)
  expect(contaMancanti(mancanti(vuoto, catalogo))).toEqual({ 1: 1, 2: 1, 3: 6 })
  const avviato = { ...conFamiglia(vuoto, 1, catalogo), serramenti: [nuovoSerramento(1, catalogo)], messaInPosa: true }
  expect(contaMancanti(mancanti(avviato, catalogo))).toEqual({ 1: 0, 2: 3, 3: 9 })
})

test.each([
  [0, 'completo'],
  [1, 'manca 1 dato'],
  [7, 'mancano 7 dati'],
])('%i is said as %s', (quanti, frase) => {
  expect(fraseMancanti(quanti)).toBe(frase)
})

test('arrows go round the steps', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((tasto) => passoDaTasto(tasto, 3))).toEqual([
    1,
    2,
    1,
    3,
    null,
  ])
  expect(passoDaTasto('ArrowLeft', 1)).toBe(3)
})

test('only an entry of the wizard says a step', () => {
  expect([{ passo: 2 }, { passo: 4 }, { passo: '2' }, {}, null, 'x'].map(passoDiStoria)).toEqual([
    2,
    null,
    null,
    null,
    null,
    null,
  ])
})
