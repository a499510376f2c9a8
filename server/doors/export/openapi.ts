import { type GraphQLObjectType, getNamedType, isEnumType, isObjectType } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { hasAccount } from '#platform/permissions.ts'
import { schema } from '#server/schema.ts'
import { TABLES, tableColumns } from './tables.ts'

const TYPES: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  Decimal: 'number',
  Boolean: 'boolean',
}
const FORMATS: Readonly<Record<string, string>> = { Date: 'date', DateTime: 'date-time' }

/** The type of the rows of a list. */
function rowsOf(list: string): GraphQLObjectType {
  const page = schema.getQueryType()?.getFields()[list]?.type
  const type = page && getNamedType(page)
  const rows = isObjectType(type) ? getNamedType(type.getFields().nodes?.type ?? type) : null
  if (!isObjectType(rows)) throw new Error(`${list}: not a list`)
  return rows
}

/** What a column holds, as JSON Schema; anything may be withheld, and is null then. */
function columnSchema(rows: GraphQLObjectType, column: string): object {
  const [name = '', below] = column.split('_')
  const outer = rows.getFields()[name]
  const outerType = outer && getNamedType(outer.type)
  const field = below && isObjectType(outerType) ? outerType.getFields()[below] : outer
  if (!field) throw new Error(`${rows.name}.${column}: not a field`)
  const type = getNamedType(field.type)
  const format = FORMATS[type.name]
  return {
    type: [TYPES[type.name] ?? 'string', 'null'],
    ...(format ? { format } : {}),
    ...(isEnumType(type) ? { enum: [...type.getValues().map((value) => value.name), null] } : {}),
    ...(field.description ? { description: field.description } : {}),
  }
}

const parameter = (name: string, description: string, schemaOf: object) => ({
  name,
  in: 'query',
  description,
  schema: schemaOf,
})

const PARAMETERS = [
  parameter('dopo', 'Number of the last row that one has: a download that broke off goes on after it.', {
    type: 'integer',
    minimum: 0,
  }),
  parameter(
    'aggiornatoDopo',
    'Only what has changed at this instant or later: `X-Modifiche-Fino-Al` of the one before.',
    {
      type: 'string',
      format: 'date-time',
    },
  ),
  parameter('filtro', 'The filter of the list in GraphQL, as JSON.', { type: 'string' }),
]

const HEADERS = {
  'X-Righe': { description: 'Rows that there will be.', schema: { type: 'integer' } },
  'X-Modifiche-Fino-Al': {
    description: 'What the next one asks as `aggiornatoDopo`.',
    schema: { type: 'string', format: 'date-time' },
  },
}

const REFUSED = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } }
const refused = (description: string) => ({ description, content: { 'application/json': { schema: REFUSED } } })

function pathOf(list: string, fields: string, format: 'csv' | 'jsonl') {
  const columns = ['pk', 'aggiornatoIl', ...tableColumns(fields)]
  const rows = rowsOf(list)
  const row = {
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column, columnSchema(rows, column)])),
    required: columns,
  }
  const content =
    format === 'jsonl'
      ? { 'application/x-ndjson': { schema: row } }
      : { 'text/csv': { schema: { type: 'string', description: `Columns: ${columns.join(';')}` } } }
  return {
    get: {
      operationId: `tabella_${list}_${format}`,
      summary: `The rows of \`${list}\`, by number.`,
      security: [{ token: [] }, { sessione: [] }],
      parameters: PARAMETERS,
      responses: {
        200: {
          description: format === 'jsonl' ? 'One row a line.' : 'A line of columns, then the rows.',
          headers: HEADERS,
          content,
        },
        400: refused('A parameter that cannot be read.'),
        401: refused('A token that is not valid.'),
        403: refused('Not logged in, or not for this user or area.'),
        429: refused('Two at a time for each user, six in all.'),
      },
    },
  }
}

/** The tables as OpenAPI 3.1 describes them. */
export function tablesDocument(): object {
  const paths = Object.entries(TABLES).flatMap(([list, fields]) =>
    (['csv', 'jsonl'] as const).map((format) => [
      `/esporta/tabella_${list}.${format}`,
      pathOf(list, fields.replaceAll(/\s+/g, ' '), format),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Serramenti: tabelle',
      version: '1',
      description: 'Lists as tables that other programs take again and again.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        sessione: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
      },
    },
  }
}

/** `/esporta/openapi.json`: the tables, for programs that make clients of descriptions. */
export const tablesOpenapi: AnsweredExport = {
  name: 'openapi.json',
  async answer(_request, { viewer }: Context) {
    if (!viewer) throw new Refusal('UNAUTHENTICATED')
    if (!hasAccount(viewer)) throw new Refusal('FORBIDDEN')
    return Response.json(tablesDocument())
  },
}
