import { describe, expect, test } from 'vitest'
import { type BulkAction, bulkValueOf, doneSentence, newBulkValue, outcomesTitle, undoGroups } from '../bulkAction.ts'

const giulia = { pk: 7, text: 'Giulia Marchetti' }
const accepted = { pk: 3, text: 'Accettato' }

describe('undo', () => {
  const done = (pk: number) => ({ pk, fatto: true })
  const before = new Map([
    [1, 5],
    [2, null],
    [3, 5],
    [4, 7],
    [5, 6],
  ])

  test('gives back to each quote the value it had', () => {
    expect(undoGroups([1, 2, 3, 5].map(done), before, 7)).toEqual(
      new Map([
        [5, [1, 3]],
        [null, [2]],
        [6, [5]],
      ]),
    )
  })
  test('leaves alone the refused ones, those that had it already, and those it knows nothing of', () => {
    expect(undoGroups([{ pk: 1, fatto: false }, done(4), done(77)], before, 7)).toEqual(new Map())
  })
  test('also for what was deleted', () => {
    const eliminati = new Map([
      [1, false],
      [2, true],
    ])
    expect(undoGroups([done(1), done(2)], eliminati, true)).toEqual(new Map([[false, [1]]]))
  })
})

test('the value that an action changes', () => {
  const preventivo = { eliminato: false, stato: { pk: 3 }, agente: null }
  expect(bulkValueOf('stato', preventivo)).toBe(3)
  expect(bulkValueOf('agente', preventivo)).toBeNull()
  expect(bulkValueOf('eliminato', preventivo)).toBe(false)
  expect(newBulkValue({ tipo: 'agente', valore: giulia })).toBe(7)
  expect(newBulkValue({ tipo: 'stato', valore: null })).toBeNull()
  expect(newBulkValue({ tipo: 'eliminato', valore: true })).toBe(true)
})

test.each<[BulkAction, number, string]>([
  [{ tipo: 'agente', valore: giulia }, 2, 'Giulia Marchetti assegnato a 2 preventivi'],
  [{ tipo: 'agente', valore: null }, 1, 'Agente tolto da 1 preventivo'],
  [{ tipo: 'stato', valore: accepted }, 1, 'Stato «Accettato» impostato su 1 preventivo'],
  [{ tipo: 'stato', valore: null }, 3, 'Stato tolto da 3 preventivi'],
  [{ tipo: 'eliminato', valore: true }, 1, '1 preventivo eliminato'],
  [{ tipo: 'eliminato', valore: true }, 1200, '1.200 preventivi eliminati'],
  [{ tipo: 'eliminato', valore: false }, 2, '2 preventivi ripristinati'],
])('%j on %i: %s', (action, count, sentence) => {
  expect(doneSentence(action, count)).toBe(sentence)
})

test('the head of the results counts done and refused', () => {
  const outcomes = [true, true, false].map((done, pk) => ({ pk, fatto: done }))
  expect(outcomesTitle({ tipo: 'eliminato', valore: true }, outcomes)).toBe('Elimina: 2 fatti, 1 rifiutato')
  expect(outcomesTitle({ tipo: 'stato', valore: accepted }, outcomes.slice(0, 1))).toBe(
    'Imposta stato: 1 fatto, 0 rifiutati',
  )
})
