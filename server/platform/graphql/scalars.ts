import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { builder } from './builder.ts'
import { dayOf, isoOf } from './instants.ts'

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** True for an existing day written YYYY-MM-DD; the calendar has no year 0. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) {
    throw badInput('La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.')
  }
  return value
}

function parseInstant(value: unknown): Date {
  const date =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(value) ? new Date(value) : null
  if (!date || Number.isNaN(date.getTime()))
    throw badInput('Istante in un formato errato. Atteso ISO 8601 con fuso orario.')
  return date
}

function stringNode(node: ValueNode): string | null {
  return node.kind === Kind.STRING ? node.value : null
}

/** Of scalars that are the values of JSON, which no page of scalars.graphql.org describes. */
const RFC_8259 = 'https://www.rfc-editor.org/rfc/rfc8259'

builder.scalarType('Date', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  description: 'A day, `YYYY-MM-DD`.',
  serialize: (value) => (value instanceof Date ? dayOf(value) : value),
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(stringNode(node)),
})

builder.scalarType('DateTime', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  description: 'An instant, ISO 8601 in UTC (`2026-11-20T09:11:12.000Z`).',
  serialize: isoOf,
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(stringNode(node)),
})

function parseDecimal(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw badInput('È richiesto un numero valido')
  return value
}

const isNumber = (node: ValueNode) => node.kind === Kind.INT || node.kind === Kind.FLOAT

builder.scalarType('Decimal', {
  specifiedByURL: `${RFC_8259}#section-6`,
  description:
    'An amount in euro, a percentage, a quantity: a JSON number, exact to the two decimals that it has at most. Whoever adds them up does it in hundredths.',
  serialize: (value) => value,
  parseValue: parseDecimal,
  parseLiteral: (node) => parseDecimal(isNumber(node) ? Number((node as { value: string }).value) : null),
})

const MAX_JSON_DEPTH = 64

/**
 * A value whose keys are the caller's own. Keys that every object inherits are refused here, once for all that reads
 * it: `value[key]` would find what nobody sent.
 */
function parseJson(value: unknown): unknown {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_JSON_DEPTH) throw badInput('JSON annidato oltre il consentito.')
    const below: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      for (const key of Array.isArray(one) ? [] : Object.keys(one)) {
        if (key in Object.prototype) throw badInput(`Nome non ammesso: "${key}".`)
      }
      for (const inner of Object.values(one)) below.push(inner)
    }
    level = below
  }
  return value
}

builder.scalarType('JSON', {
  specifiedByURL: RFC_8259,
  description: 'A JSON value whose keys are free: extra fields, settings. The field says its shape with an example.',
  serialize: (value) => value,
  parseValue: parseJson,
  parseLiteral: (node, variables) => parseJson(valueFromASTUntyped(node, variables)),
})
