import { expect, test } from 'vitest'
import { comparedRiga, compareRighe } from '../rules.ts'

const line = (key: string, different: object = {}) =>
  comparedRiga(key, {
    tipo: 'Finestra',
    numero: 1,
    altezza: 1200,
    larghezza: 1000,
    dettagli: [['Vetro', 'Doppio']],
    descrizione: '',
    listino: 500,
    sconti: [5, 0],
    netto: 475,
    ...different,
  })

test('lines are paired once: changed ones say what, the rest came or went', () => {
  const before = [line('a'), line('a'), line('b')]
  const after = [
    line('a', { larghezza: 1100, dettagli: [['Vetro', 'Triplo']], sconti: [5, 3], netto: 500 }),
    line('a'),
    line('a'),
    line('c', { listino: null, sconti: [], netto: null }),
  ]
  expect(compareRighe(before, after)).toEqual([
    {
      tipo: 'CAMBIATA',
      nome: 'Finestra',
      cambiamenti: ['Misure: 1.000 × 1.200 mm → 1.100 × 1.200 mm', 'Vetro: Doppio → Triplo', 'Sconto: 5 % → 5 % + 3 %'],
      nettoPrima: 475,
      nettoDopo: 500,
    },
    { tipo: 'UGUALE', nome: 'Finestra', cambiamenti: [], nettoPrima: 475, nettoDopo: 475 },
    { tipo: 'AGGIUNTA', nome: 'Finestra', cambiamenti: [], nettoPrima: null, nettoDopo: 475 },
    { tipo: 'AGGIUNTA', nome: 'Finestra', cambiamenti: [], nettoPrima: null, nettoDopo: null },
    { tipo: 'TOLTA', nome: 'Finestra', cambiamenti: [], nettoPrima: 475, nettoDopo: null },
  ])
})

test('what was not said, or has no price, is told so', () => {
  const [changed] = compareRighe([line('a', { dettagli: [] })], [line('a', { listino: null })])
  expect(changed?.cambiamenti).toEqual(['Listino: 500,00 € → da quotare', 'Vetro: – → Doppio'])
})
