import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { missingValues, requiredValues, withPlaceholders } from '../required.ts'
import { readWords } from '../words.ts'

const schema = buildSchema(`
  enum Colore { rosso verde }
  input Riga { colore: Colore! nota: String }
  input Dati { nome: String! colore: Colore! fondo: Colore colori: [Colore!] righe: [Riga!] }
  type Query { dati(input: Dati!): Int }
`)

function asked(text: string) {
  const document = parse(text)
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return requiredValues(schema, document, operation as OperationDefinitionNode)
}

const required = asked('query ($input: Dati!) { dati(input: $input) }')
const ERROR = 'Il valore non è tra le scelte disponibili'
const read = (values: object) => readWords(required, { ...values })

test.each([
  [{ name: 'A', color: 'rosso', bottom: 'verde', colors: ['rosso', 'verde'] }],
  [{ name: 'rosa', other: 'rosa' }],
  [{ bottom: null, colors: null, righe: null }],
  [{ righe: [{ color: 'verde', nota: '' }] }],
])('what is right stays as it is: %j', (values) => {
  expect(read(values)).toEqual({ values, errors: [] })
})

test('an empty word is none', () => {
  expect(read({ color: '', bottom: '' })).toEqual({ values: { color: null, bottom: null }, errors: [] })
})

test.each([
  [{ color: 'rosa' }, ['colore']],
  [{ bottom: 'Rosso' }, ['fondo']],
  [{ bottom: 3 }, ['fondo']],
  [{ bottom: { red: true } }, ['fondo']],
  [{ bottom: ['rosso'] }, ['fondo']],
  [{ bottom: 'toString' }, ['fondo']],
  [{ bottom: '__proto__' }, ['fondo']],
  [{ colors: ['rosso', 'rosa', ''] }, ['colori[1]']],
  [{ righe: [{ color: 'verde' }, { color: 'blu', nota: 'x' }] }, ['righe[1].colore']],
  [{ color: 'a', bottom: 'b', righe: [{ color: 'c' }] }, ['colore', 'fondo', 'righe[0].colore']],
])('a word that there is not stands beside its field: %j', (values, fields) => {
  expect(read(values).errors).toEqual(fields.map((field) => ({ code: 'INVALID', field, message: ERROR })))
})

test('the rules are tried all the same: nothing, or a word where the schema wants one', () => {
  const { values, errors } = read({ name: 'A', color: 'rosa', bottom: 'rosa', righe: [{ color: 'blu' }] })
  expect(values).toEqual({ name: 'A', color: 'rosso', bottom: null, righe: [{ color: 'rosso' }] })
  expect(missingValues(required, values, errors)).toEqual([])
  expect(withPlaceholders(required, { name: 'A' }).whole).toMatchObject({ color: 'rosso' })
})
