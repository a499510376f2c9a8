import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { schema } from '#server/schema.ts'
import { selectionOf } from '../matrice/outcome.ts'

// Arguments that the schema allows and nobody in their senses sends.

const NUMBERS = fc.oneof(
  fc.constantFrom(0, -0, 1.5, -1, 1e300, -1e300, 2 ** 53, 2 ** 31),
  fc.integer({ min: 0, max: 3000 }),
)

const id = (text: string) => Buffer.from(text).toString('base64')
const texts = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '%_\\', "'; DROP TABLE users; --", '__proto__', 'constructor'],
    ...[
      '<script>alert(1)</script>',
      '1e999',
      '-0',
      'null',
      '[]',
      '{}',
      '👩‍👩‍👧‍👦',
      'é'.normalize('NFD'),
      'x'.repeat(70_000),
    ],
    ...['-dataCreazione', 'toString', '-', 'a@b.it\r\nBcc: c@d.it', 'sito', 'azienda', 'tipi_cliente'],
    ...['id:1', 'id:1e300', 'id:-1', 'id:99999999999', 'id:', 'altro'].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const byScalar: Record<string, fc.Arbitrary<unknown>> = {
  String: texts,
  Int: fc.oneof(fc.constantFrom(0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 1000, 1001), fc.integer({ min: -5, max: 50 })),
  Float: NUMBERS,
  Decimal: NUMBERS,
  Boolean: fc.boolean(),
  ID: fc.oneof(
    fc
      .constantFrom(
        ...[
          'Preventivo:1',
          'Preventivo:-1',
          'Preventivo:1e10',
          'Preventivo:99999999999999999999',
          'Preventivo:',
          'Nessuno:1',
        ],
        ...['Job:1', 'Mail:abc', 'Viewer:1', 'Preventivo', ':', '__proto__:1', 'constructor:1', 'Preventivo:1:2'],
      )
      .map(id),
    texts,
  ),
  Date: fc.constantFrom(
    '2026-02-28',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-03-29',
    '2026-10-25',
    '1582-10-10',
  ),
  DateTime: fc.constantFrom('2026-02-28T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
  JSON: fc.oneof(fc.jsonValue(), texts),
}

/**
 * Values of a type. Within a long list neither lists nor texts are long: the product of them would be hundreds of
 * megabytes, which are refused by their length before anything of them is looked at.
 */
function values(type: GraphQLInputType, depth = 0, repeated = false): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return values(type.ofType, depth, repeated)
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const item = inner.ofType as GraphQLInputType
    const few = fc.array(values(item, depth, repeated), { maxLength: 3 })
    if (repeated) return few
    return fc.oneof(
      few,
      values(item, depth, true).map((one) => Array.from({ length: 1001 }, () => one)),
    )
  }
  if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name))
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields())
    const requiredKeys = fields.filter(isRequiredInputField).map(({ name }) => name)
    const record = Object.fromEntries(fields.map((field) => [field.name, values(field.type, depth + 1, repeated)]))
    return fc.record(record, { requiredKeys })
  }
  const scalar = byScalar[inner.name] ?? fc.constant(null)
  return repeated ? scalar.map((value) => (typeof value === 'string' ? value.slice(0, 100) : value)) : scalar
}

/** What changes who is asking would leave the other fields to nobody. */
export const IDENTITY = ['login', 'logout', 'changePassword', 'setPasswordUser', 'startVediCome', 'endVediCome']

type Root = 'query' | 'mutation'

/** The fields of Query and Mutation. */
export function rootFields(): { root: Root; field: GraphQLField<unknown, unknown> }[] {
  const fields = (root: Root, type = schema.getQueryType()) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ root, field }))
  return [...fields('query'), ...fields('mutation', schema.getMutationType())]
}

/** A document that asks a field, its arguments being variables of the same names. */
export function documentOf(root: Root, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = name === 'node' || name === 'nodes' ? '{ __typename id }' : selectionOf(type)
  return `${root} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`
}

/** Variables for it. */
export function variablesFor({ args }: GraphQLField<unknown, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const requiredKeys = args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name)
  return fc.record(Object.fromEntries(args.map((arg) => [arg.name, values(arg.type)])), { requiredKeys })
}
