import fc from 'fast-check'
import type { Endpoint } from '#rest/core/endpoint.ts'
import type { RestFields } from '#rest/core/fields.ts'

// Requests to the old API as nobody in their senses sends them.

const INFINITE = '@@infinito@@'
const DEEP = '@@profondo@@'
// What JSON.stringify cannot write, clients can.
const RAW_VALUES = { [INFINITE]: '1e400', [DEEP]: '['.repeat(20_000) + ']'.repeat(20_000) }

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(
    ...[
      '\0',
      '\ud800',
      '',
      ' ',
      'null',
      'NaN',
      '1e400',
      '0x10',
      '-0',
      '__proto__',
      "' OR 1=1 --",
      '<script>',
      INFINITE,
      DEEP,
    ],
    ...[0, -1, 1, 1.5, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308, true, false, null, [], {}, [[]], [{}], [null]],
    ...['9'.repeat(400), '9'.repeat(1001), 'x'.repeat(200_000), '%', '2026-02-30', '0000-00-00', '9999-12-31'],
    ...[Array.from({ length: 1500 }, () => 1), Array.from({ length: 300 }, () => ({}))],
  ),
)

/** An object with the documented fields, each now and then there and mostly wrong, and some others. */
function bodyOf(fields: RestFields): fc.Arbitrary<Record<string, unknown>> {
  const own = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.righe ? fc.oneof(value, fc.array(fc.oneof(bodyOf(field.righe), value), { maxLength: 4 })) : value,
    ]),
  )
  return fc
    .tuple(
      fc.record(own, { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom('id', 'pk', '__proto__', 'toString', 'input'), value),
    )
    .map(([documented, others]) => ({ ...others, ...documented }))
}

function textOf(body: unknown): string {
  const text = JSON.stringify(body)
  return Object.entries(RAW_VALUES).reduce((written, [segno, json]) => written.replaceAll(`"${segno}"`, json), text)
}

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        '',
      ],
      ...['application/json; charset=boh', 'APPLICATION/JSON', ';;;', 'application/json, text/html'],
    ),
  },
)

const raw = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":NaN}',
    '\u{feff}{}',
    '['.repeat(200_000),
    '--x\r\n\r\n',
    'a=1&a[0]=2&[]=3',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const pk = fc.oneof(
  { weight: 2, arbitrary: fc.constant('ESISTENTE') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      'abc',
      '2147483648',
      '999999',
      '1e3',
      '%00',
      '..',
      '%2e%2e',
      '%',
      '１',
      '1'.repeat(300),
    ),
  },
)

const queryValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'last',
    '1e9',
    '99999999999',
    '\0',
    'true',
    'null',
    '2026-13-01',
    '%',
    "'",
    '-id,-id',
    '__proto__',
    'a'.repeat(5000),
  ),
)

const COMMON = ['page', 'page_size', 'ordering', 'q', 'id', 'format', '__proto__']

/** Requests to some endpoints, bodies and queries mostly wrong; the number `ESISTENTE` is of something that exists. */
export const requestsTo = (endpoints: readonly Endpoint[]) =>
  fc.constantFrom<Endpoint>(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      pk,
      query: fc.dictionary(fc.constantFrom(...COMMON, ...Object.keys(endpoint.query ?? {})), queryValue, {
        maxKeys: 4,
      }),
      type: contentType,
      corpo: fc.oneof(
        { weight: 5, arbitrary: bodyOf(endpoint.body ?? {}).map(textOf) },
        { weight: 1, arbitrary: value.map(textOf) },
        { weight: 1, arbitrary: raw },
      ),
      accept: fc.constantFrom('application/json', '*/*', '', ';', 'text/xml'),
    }),
  )
