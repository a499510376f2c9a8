import { expect, test } from 'vitest'
import { missingData } from '#vendite/preventivi/rules.ts'
import { emptyWizardForm, newSerramento, withFamiglia } from '../formValues.ts'
import { countMissing, missingSentence, stepFromKey, stepOfHistory } from '../steps.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

test('each step counts what it lacks, from the moment the form opens', () => {
  const empty = emptyWizardForm(wizardCatalogo)
  expect(countMissing(missingData(empty, wizardCatalogo))).toEqual({ 1: 1, 2: 1, 3: 6 })
  const started = {
    ...withFamiglia(empty, 1, wizardCatalogo),
    serramenti: [newSerramento(1, wizardCatalogo)],
    messaInPosa: true,
  }
  expect(countMissing(missingData(started, wizardCatalogo))).toEqual({ 1: 0, 2: 3, 3: 9 })
})

test.each([
  [0, 'completo'],
  [1, 'manca 1 dato'],
  [7, 'mancano 7 dati'],
])('%i is said as %s', (count, sentence) => {
  expect(missingSentence(count)).toBe(sentence)
})

test('arrows go round the steps', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => stepFromKey(key, 3))).toEqual([
    1,
    2,
    1,
    3,
    null,
  ])
  expect(stepFromKey('ArrowLeft', 1)).toBe(3)
})

test('only an entry of the wizard says a step', () => {
  expect([{ passo: 2 }, { passo: 4 }, { passo: '2' }, {}, null, 'x'].map(stepOfHistory)).toEqual([
    2,
    null,
    null,
    null,
    null,
    null,
  ])
})
