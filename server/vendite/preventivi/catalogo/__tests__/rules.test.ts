import { expect, test } from 'vitest'
import { catalogo } from '../../__tests__/catalogoDiProva.ts'
import { famigliaDi, tipiVenduti, tipoDi, valoriPredefiniti, vincoliDi } from '../rules.ts'

test('objects by id', () => {
  expect(famigliaDi(catalogo, 2)?.nome).toBe('Essenza')
  expect(tipoDi(catalogo, 3)?.nome).toBe('Oblò')
  expect([famigliaDi(catalogo, ''), famigliaDi(catalogo, 9), tipoDi(catalogo, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a family sells the types for which it has a constraint', () => {
  expect(tipiVenduti(catalogo, 1).map(({ id }) => id)).toEqual([1, 2])
  expect(tipiVenduti(catalogo, 2).map(({ id }) => id)).toEqual([3])
  expect(tipiVenduti(catalogo, '')).toEqual([])
})

test('constraints in the order in which they are tried', () => {
  expect(vincoliDi(catalogo, 1, 1).map(({ altezzaMin }) => altezzaMin)).toEqual([400, 1500])
  expect(vincoliDi(catalogo, 1, 4)).toEqual([])
})

test('a chosen family starts from the first value of each option', () => {
  const famiglia = famigliaDi(catalogo, 1)
  expect(famiglia && valoriPredefiniti(famiglia)).toEqual([11, 21])
})
