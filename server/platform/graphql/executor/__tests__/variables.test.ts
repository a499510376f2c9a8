import fc from 'fast-check'
import { buildSchema, getOperationAST, getVariableValues, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server-test/cpu.ts'
import { INVALID_CHOICE, REQUIRED_FIELD, WHOLE_NUMBER } from '#shared/fields/fields.ts'
import { coerceVariables } from '../variables.ts'

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Row { width: Int! note: String colours: [Colour!] }
  input Form { name: String! rows: [Row!]! = [] colour: Colour = RED yes: Boolean rate: Float within: Form }
  type Query { ask(form: Form!, ids: [Int!], after: ID = "a", at: Int): Int }
`)
const document = parse(
  'query ($form: Form!, $ids: [Int!], $after: ID = "a", $at: Int) { ask(form: $form, ids: $ids, after: $after, at: $at) }',
)
const operation = getOperationAST(document) as OperationDefinitionNode
const coerce = (sent: Record<string, unknown>) => coerceVariables(schema, operation, sent)

function messageOf(sent: Record<string, unknown>): string {
  const read = coerce(sent)
  return 'error' in read ? read.error.message : 'none'
}

const wrong = fc.oneof(
  fc.constantFrom(null, undefined, 'RED', 'BLUE', 1, 1.5, true, '', '7', 2 ** 40, Number.NaN),
  fc.string({ maxLength: 3 }),
)
/** Mostly as it should be. */
const mostly = (good: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: good, weight: 25 }, { arbitrary: wrong, weight: 1 })
const colour = fc.constantFrom('RED', 'GREEN')
const row = fc.record(
  { width: mostly(fc.nat()), note: mostly(fc.string()), colours: mostly(fc.oneof(colour, fc.array(colour))) },
  { requiredKeys: ['width'] },
)
const form = fc.record(
  {
    name: mostly(fc.string()),
    rows: mostly(fc.oneof(row, fc.array(mostly(row)))),
    colour: mostly(colour),
    yes: mostly(fc.boolean()),
    rate: mostly(fc.double({ noNaN: true, noDefaultInfinity: true })),
    within: mostly(fc.record({ name: fc.constant('b') })),
  },
  { requiredKeys: ['name'] },
)
const strange = fc
  .tuple(form, fc.constantFrom('other', 'toString', '__proto__', 'constructor'), wrong)
  .map(([fields, key, value]) =>
    JSON.parse(`${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 1}}`),
  )
const given = fc.record(
  {
    form: fc.oneof({ arbitrary: form, weight: 9 }, { arbitrary: strange, weight: 1 }),
    ids: mostly(fc.array(fc.nat())),
    after: mostly(fc.string()),
    at: mostly(fc.nat()),
    more: wrong,
  },
  { requiredKeys: ['form'] },
)

test('what graphql-js accepts is accepted with the same values, and nothing else', () => {
  const seen = { good: 0, bad: 0 }
  fc.assert(
    fc.property(given, (sent) => {
      const theirs = getVariableValues(schema, operation.variableDefinitions ?? [], sent)
      const ours = coerce(sent)
      seen[theirs.coerced ? 'good' : 'bad']++
      if (theirs.coerced) expect(ours).toEqual({ coerced: theirs.coerced })
      else expect(ours).toHaveProperty('error')
    }),
    { numRuns: 2000, seed: 20261122 },
  )
  expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(300)
})

describe('what is wrong is said of its place, without what was sent', () => {
  const name = 'a'
  test.each([
    [{}, 'Variabile "$form": il valore è obbligatorio.'],
    [{ form: null }, 'Variabile "$form": il valore è obbligatorio.'],
    [{ form: 'secret' }, 'Variabile "$form": atteso un oggetto.'],
    [{ form: [] }, 'Variabile "$form": atteso un oggetto.'],
    [{ form: {} }, 'Variabile "$form": manca il campo "name".'],
    [{ form: { name, nam: 'secret' } }, 'Variabile "$form": campo sconosciuto "nam".'],
    [{ form: { name, within: { name, k: 1 } } }, 'Variabile "$form.within": campo sconosciuto "k".'],
    [{ form: { name: { a: 'secret' } } }, 'Variabile "$form.name": atteso un valore di tipo String.'],
    [{ form: { name, colour: 'secret' } }, 'Variabile "$form.colour": atteso un valore di tipo Colour.'],
    [{ form: { name, rows: [{ width: 1 }, 'secret'] } }, 'Variabile "$form.rows[1]": atteso un oggetto.'],
    [
      { form: { name, rows: [{ width: 1, colours: ['RED', null] }] } },
      'Variabile "$form.rows[0].colours[1]": il valore è obbligatorio.',
    ],
    [
      { form: { name, rows: { width: 1, colours: 'secret' } } },
      'Variabile "$form.rows.colours": atteso un valore di tipo Colour.',
    ],
    [{ form: { name }, ids: [1, 'secret'] }, 'Variabile "$ids[1]": atteso un valore di tipo Int.'],
  ])('%j', (sent, message) => {
    expect(messageOf(sent)).toBe(message)
  })

  test.each([
    [{ form: { name, rows: [{ width: 'secret' }] } }, 'rows[0].width', WHOLE_NUMBER],
    [{ form: { name, colour: 'secret' } }, 'colour', INVALID_CHOICE],
    [{ form: {} }, 'name', REQUIRED_FIELD],
    [{ form: { name }, ids: [1, 'secret'] }, 'ids[1]', WHOLE_NUMBER],
  ])('%j is an error of its field too', (sent, field, message) => {
    const refused = coerce(sent)
    expect('error' in refused && refused.error.extensions.errors).toMatchObject([{ field, message }])
  })

  test('a long name is cut', () => {
    expect(messageOf({ form: { name, ['k'.repeat(1_000_000)]: 1 } }).length).toBeLessThan(120)
  })
})

describe('what it costs grows with the size, not with its square', () => {
  const keys = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i]))
  test.each([
    ['unknown keys', (n: number) => ({ form: { name: 'a', ...keys(n) } })],
    ['unknown keys in a row', (n: number) => ({ form: { name: 'a', rows: [{ width: 1, ...keys(n) }] } })],
    ['wrong items', (n: number) => ({ form: { name: 'a' }, ids: Array.from({ length: n }, () => 1.5) })],
    ['a long word of an enum', (n: number) => ({ form: { name: 'a', colour: 'RED '.repeat(n * 2) } })],
    ['suggestions in a value', (n: number) => ({ form: { name: 'a', yes: ' Did you mean '.repeat(n) } })],
  ])('%s', (_what, sentOf) => {
    const sent = sentOf(60_000)
    expect(cpuMs(() => coerce(sent))).toBeLessThan(2000)
  })
})
