import { describe, expect, test } from 'vitest'
import { keyedSchema, keyOfName, writtenKey } from '../keyed.ts'
import { keyedName, offeredEntries } from '../keyedEntries.ts'

const EST = { chiave: 'EST', nome: 'Veneto', inUso: true }
const OVEST = { chiave: 'OVEST', nome: 'Piemonte', inUso: false }
const ENTRIES = [EST, OVEST]

describe('a key', () => {
  test.each([
    ['Deposito Nord', 'deposito_nord'],
    ['2° capannone', 'area_2_capannone'],
    ['est', 'est_2'],
  ])('of %s is %s', (name, key) => {
    expect(keyOfName(name, ['est', 'ovest'], 'area')).toBe(key)
  })
})

describe('what a file writes', () => {
  test.each([
    ['EST', 'EST'],
    [' est ', 'EST'],
    ['veneto', 'EST'],
    // One that is offered no more is still what old files write.
    ['Piemonte', 'OVEST'],
    ['', null],
    ['  ', null],
    ['Sud', 'Sud'],
  ])('%j means %j', (written, key) => {
    expect(writtenKey(ENTRIES, written)).toBe(key)
  })

  test('a key comes before a name that is written like it', () => {
    expect(writtenKey([{ chiave: 'OVEST', nome: 'Est' }, EST], 'est')).toBe('EST')
  })
})

test('what is offered no more is not among the choices, but where it is written', () => {
  expect(offeredEntries(ENTRIES)).toEqual([EST])
  expect(offeredEntries(ENTRIES, 'EST')).toEqual([EST])
  expect(offeredEntries(ENTRIES, 'OVEST')).toEqual(ENTRIES)
})

test('an entry is told by its name, one that is not known by its key', () => {
  expect([keyedName(ENTRIES, 'EST'), keyedName(ENTRIES, 'SUD'), keyedName(ENTRIES, null)]).toEqual([
    'Veneto',
    'SUD',
    '',
  ])
})

test('a new entry is offered unless it says otherwise', async () => {
  expect(await keyedSchema.validate({ nome: ' Nord ' })).toEqual({ nome: 'Nord', inUso: true })
  await expect(keyedSchema.validate({ nome: '' })).rejects.toMatchObject({ path: 'nome' })
})
