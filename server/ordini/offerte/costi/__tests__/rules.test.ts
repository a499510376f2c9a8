import { expect, test } from 'vitest'
import { costOfFree, costsByHand, costsInWords, sentCosts } from '../rules.ts'

const line = { rivendita: true, numero: 2, descrizione: 'Davanzale' }

test.each([
  ['what is sent goes before what is stored', { ...line, costo: 5 }, { ...line, costo: 9 }, 5],
  ['nothing sent on purpose is nothing known', { ...line, costo: null }, { ...line, costo: 9 }, null],
  ['what is not sent stays', line, { ...line, costo: 9 }, 9],
  ['another thing has no cost yet', { ...line, descrizione: 'Cassonetto' }, { ...line, costo: 9 }, null],
  ['other pieces have no cost yet', { ...line, numero: 3 }, { ...line, costo: 9 }, null],
  ['a new line has none', line, undefined, null],
  ['what was a window gives none', line, { ...line, rivendita: false, costo: 9 }, null],
])('%s', (_name, riga, stored, expected) => expect(costOfFree(riga, stored)).toBe(expected))

test('a cost by hand is taken once, by a service of the same name and kind', () => {
  const costs = costsByHand([
    { nome: 'Posa', tipo: 'POSA', costo: 10, costoAMano: true },
    { nome: 'Posa', tipo: 'POSA', costo: 20, costoAMano: false },
  ])
  const ask = { nome: 'Posa', tipo: 'POSA' }
  expect(costs.take({ ...ask, tipo: 'RILIEVO' })).toBeNull()
  expect([costs.take(ask), costs.take(ask), costs.take(ask)]).toEqual([10, null, null])
})

test('the costs that are sent are named by their fields', () => {
  expect(sentCosts([{ costo: 1 }, { costo: null }, {}], [{}, { costo: 0 }])).toEqual([
    'righe[0].costo',
    'servizi[1].costo',
  ])
})

test('costs in the words of the history are those by hand', () => {
  const righe = [
    { ...line, costo: 9 },
    { ...line, costo: null },
    { ...line, rivendita: false, costo: 100 },
  ]
  const servizi = [
    { nome: 'Posa', costo: 3, costoAMano: false },
    { nome: 'Rilievo', costo: 4, costoAMano: true },
  ]
  expect(costsInWords({ righe, servizi })).toMatch(/^Davanzale 9,00\s€; Rilievo 4,00\s€$/)
})
