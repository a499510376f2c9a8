import { describe, expect, test } from 'vitest'
import { pastedRows } from '../righe/pastedRows.ts'

const tipi = [
  { valore: 1, text: 'Finestra 1 anta' },
  { valore: 2, text: 'Vasistas' },
]

describe('a block of a spreadsheet', () => {
  test('cells go from the field on, row by row, in Italian numbers', () => {
    expect(pastedRows('2\t1.500\t1200 mm\n1\t980\t\n', 'numero', tipi)).toEqual([
      { numero: 2, altezza: 1500, larghezza: 1200 },
      { numero: 1, altezza: 980, larghezza: null },
    ])
  })
  test('window types by name, whatever the case and spaces; an unknown one is left to be chosen', () => {
    expect(pastedRows('finestra  1 ANTA\t3\r\nOblò\t1', 'tipoSerramentoPk', tipi)).toEqual([
      { tipoSerramentoPk: 1, numero: 3 },
      { tipoSerramentoPk: null, numero: 1 },
    ])
  })
  test('what is no number stays as it is written, for the form to refuse', () => {
    expect(pastedRows('due\t15%', 'scontoArticolo', tipi)).toEqual([{ scontoArticolo: 'due', scontoCorrettivo: 15 }])
  })
  test('cells beyond the last column are left out', () => {
    expect(pastedRows('10\tSala\tdi troppo', 'scontoCorrettivo', tipi)).toEqual([
      { scontoCorrettivo: 10, descrizione: 'Sala' },
    ])
  })
  test('one column of several rows', () => {
    expect(pastedRows('1\n2\n3', 'numero', tipi)).toEqual([{ numero: 1 }, { numero: 2 }, { numero: 3 }])
  })
  test.each([
    ['12', 'numero'],
    ['una riga\nun’altra', 'descrizione'],
    ['1\t2', 'codiceSerramentoPk'],
  ])('%j into %s is an ordinary paste', (text, from) => expect(pastedRows(text, from, tipi)).toBeNull())
})
