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
  [{ nome: 'A', colore: 'rosso', fondo: 'verde', colori: ['rosso', 'verde'] }],
  [{ nome: 'rosa', altro: 'rosa' }],
  [{ fondo: null, colori: null, righe: null }],
  [{ righe: [{ colore: 'verde', nota: '' }] }],
])('what is right stays as it is: %j', (values) => {
  expect(read(values)).toEqual({ values, errors: [] })
})

test('an empty word is none', () => {
  expect(read({ colore: '', fondo: '' })).toEqual({ values: { colore: null, fondo: null }, errors: [] })
})

test.each([
  [{ colore: 'rosa' }, ['colore']],
  [{ fondo: 'Rosso' }, ['fondo']],
  [{ fondo: 3 }, ['fondo']],
  [{ fondo: { rosso: true } }, ['fondo']],
  [{ fondo: ['rosso'] }, ['fondo']],
  [{ fondo: 'toString' }, ['fondo']],
  [{ fondo: '__proto__' }, ['fondo']],
  [{ colori: ['rosso', 'rosa', ''] }, ['colori[1]']],
  [{ righe: [{ colore: 'verde' }, { colore: 'blu', nota: 'x' }] }, ['righe[1].colore']],
  [{ colore: 'a', fondo: 'b', righe: [{ colore: 'c' }] }, ['colore', 'fondo', 'righe[0].colore']],
])('a word that there is not stands beside its field: %j', (values, fields) => {
  expect(read(values).errors).toEqual(fields.map((field) => ({ code: 'INVALID', field, message: ERROR })))
})

test('the rules are tried all the same: nothing, or a word where the schema wants one', () => {
  const { values } = read({ nome: 'A', colore: 'rosa', fondo: 'rosa', righe: [{ colore: 'blu' }] })
  expect(values).toEqual({ nome: 'A', colore: 'rosso', fondo: null, righe: [{ colore: 'rosso' }] })
  expect(missingValues(required, values)).toEqual([])
  expect(withPlaceholders(required, { nome: 'A' }).whole).toMatchObject({ colore: 'rosso' })
})
