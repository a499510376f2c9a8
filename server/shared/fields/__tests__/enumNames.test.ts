import { expect, expectTypeOf, test } from 'vitest'
import { type EnumName, enumName, enumNameOrNull, withWord, wordOfEnum } from '../enumNames.ts'

const WORDS = ['ritardo', 'inRitardo', 'celle_rotte', 'B2Cs', 'domanda2Legno'] as const

test.each([
  ['ritardo', 'RITARDO'],
  ['inRitardo', 'IN_RITARDO'],
  ['celle_rotte', 'CELLE_ROTTE'],
  ['B2Cs', 'B2CS'],
  ['domanda2Legno', 'DOMANDA2_LEGNO'],
  ['IMPRE', 'IMPRE'],
  ['TipoApertura', 'TIPO_APERTURA'],
])('%s is %s in the schema', (word, name) => expect(enumName(word)).toBe(name))

test('the types say the same', () => {
  expectTypeOf<EnumName<(typeof WORDS)[number]>>().toEqualTypeOf<
    'RITARDO' | 'IN_RITARDO' | 'CELLE_ROTTE' | 'B2CS' | 'DOMANDA2_LEGNO'
  >()
  expectTypeOf<EnumName<string>>().toEqualTypeOf<string>()
})

test('back to the word of the rules; what is of another enum is a fault', () => {
  expect(WORDS.map((word) => wordOfEnum(WORDS, enumName(word)))).toEqual([...WORDS])
  expect(wordOfEnum(WORDS, null)).toBeNull()
  expect(() => wordOfEnum<string>(WORDS, 'ritardo')).toThrow('none of ritardo')
})

test('nothing, and the empty word, is none', () => {
  expect([enumNameOrNull('inRitardo'), enumNameOrNull(''), enumNameOrNull(null), enumNameOrNull(undefined)]).toEqual([
    'IN_RITARDO',
    null,
    null,
    null,
  ])
})

test('rows are read with their choice as a word', () => {
  const rows = [{ pk: 1, motivo: 'IN_RITARDO' as const }]
  expect(rows.map(withWord('motivo', WORDS))).toEqual([{ pk: 1, motivo: 'inRitardo' }])
})
