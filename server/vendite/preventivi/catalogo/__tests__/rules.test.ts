import { expect, test } from 'vitest'
import { sampleCatalogo } from '../../__tests__/sampleCatalogo.ts'
import { defaultValues, famigliaOf, soldTipi, tipoOf, vincoliOf } from '../rules.ts'

test('objects by id', () => {
  expect(famigliaOf(sampleCatalogo, 2)?.nome).toBe('Essenza')
  expect(tipoOf(sampleCatalogo, 3)?.nome).toBe('Oblò')
  expect([famigliaOf(sampleCatalogo, ''), famigliaOf(sampleCatalogo, 9), tipoOf(sampleCatalogo, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a family sells the types for which it has a constraint', () => {
  expect(soldTipi(sampleCatalogo, 1).map(({ id }) => id)).toEqual([1, 2])
  expect(soldTipi(sampleCatalogo, 2).map(({ id }) => id)).toEqual([3])
  expect(soldTipi(sampleCatalogo, '')).toEqual([])
})

test('constraints in the order in which they are tried', () => {
  expect(vincoliOf(sampleCatalogo, 1, 1).map(({ altezzaMin }) => altezzaMin)).toEqual([400, 1500])
  expect(vincoliOf(sampleCatalogo, 1, 4)).toEqual([])
})

test('a chosen family starts from the first value of each option', () => {
  const famiglia = famigliaOf(sampleCatalogo, 1)
  expect(famiglia && defaultValues(famiglia)).toEqual([11, 21])
})
