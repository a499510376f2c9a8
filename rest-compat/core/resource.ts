import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { FieldExtension } from '#platform/graphql/fields.ts'
import { schema } from '#server/schema.ts'
import { bareName } from '#shared/fields/fields.ts'
import type { Endpoint, Method } from './endpoint.ts'
import type { RestFields } from './fields.ts'
import {
  booleanField,
  choiceField,
  dayField,
  decimalField,
  filterText,
  numberField,
  type Options,
  pkField,
  placedText,
  type RestField,
  textField,
  variableOf,
} from './fields.ts'
import { schemaName } from './values/names.ts'

const ERRORS = 'errors { code field message }'
const STALE = 'Quella letta: se nel frattempo qualcun altro ha salvato, il salvataggio è rifiutato.'

/** `isDefault` → `is_default`, as the old API spells it. */
const documentedName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field that is read or described otherwise than the schema tells, or the whole of it. */
type Override = Options | RestField

interface Write {
  /** The mutation. */
  name: string
  summary: string
}

export interface Resource {
  /** Of the list, with its slash; one object is below it by its key. */
  path: string
  /** The type in the schema. */
  node: string
  /** Where the payloads of the mutations have the object. */
  payload: string
  /** What the schema does not tell of a field, by documented name; what stands here follows the others. */
  fields?: Readonly<Record<string, Override>>
  /** Fields of the inputs that the documented API does not have, as the schema calls them. */
  without?: readonly string[]
  /**
   * Read beside the fields or instead of them, by documented name: the field of the schema, with its selection; null
   * for what is only written.
   */
  read?: Readonly<Record<string, string | null>>
  /** The old API's order of what is read, where it is not that of the rules: documented names with blanks between. */
  order?: string
  list?: List
  detail?: { name: string; summary: string }
  create?: Write
  /** With PUT, and with PATCH too where it has words of its own; `fields` differ from those of a new object. */
  update?: Write & { patch?: string; fields?: Readonly<Record<string, Override>> }
  delete?: Write
  /** What one object is found by; its number unless told. */
  key?: Key
}

interface Key {
  /** Parameter of the path and variable. */
  param: string
  /** Name in the inputs. */
  input: string
  type: 'Int!' | 'String!'
}

/** An object by its number. */
export const BY_NUMBER: Key = { param: 'id', input: 'pk', type: 'Int!' }

function rootField(kind: 'Query' | 'Mutation', name: string): GraphQLField<unknown, unknown> {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[name]
  if (!field) throw new Error(`REST: ${kind}.${name} non esiste`)
  return field
}

/** What a field of a root takes under a name. */
function inputType(kind: 'Query' | 'Mutation', name: string, taken: 'input' | 'filtro'): GraphQLInputObjectType {
  const type = getNamedType(rootField(kind, name).args.find((argument) => argument.name === taken)?.type)
  if (!isInputObjectType(type)) throw new Error(`REST: ${name} non ha un ${taken}`)
  return type
}

/** The type of what stands at a place of an input: `agentePk`, `periodo.dal`; nothing where it has no such place. */
function typeAt(input: GraphQLInputObjectType, place: string): string | undefined {
  const [first = '', ...inner] = place.split('.')
  const type = input.getFields()[first]?.type
  if (inner.length === 0) return type && String(type)
  const part = getNamedType(type)
  return isInputObjectType(part) ? typeAt(part, inner.join('.')) : undefined
}

/** Fields of a mutation's input, those of the entity in the order of its rules. */
function inputsOf(mutation: string): GraphQLInputField[] {
  const position = (input: GraphQLInputField) => infoOf(input)?.position ?? Number.MAX_SAFE_INTEGER
  return Object.values(inputType('Mutation', mutation, 'input').getFields()).sort((a, b) => position(a) - position(b))
}

const infoOf = ({ extensions }: GraphQLInputField) => (extensions as Partial<FieldExtension>).field

const isField = (override: Override): override is RestField => 'read' in override

/** How a field is read from a body, by what its rule holds. */
function restFieldOf(input: GraphQLInputField, override: Override = {}): RestField {
  if (isField(override)) return override
  const info = infoOf(input)
  const options = { required: info?.required ?? false, ...override }
  switch (info?.kind) {
    case 'text':
    case 'time':
      return textField(options)
    case 'number':
      return numberField(options)
    case 'decimal':
      return decimalField(options)
    case 'boolean':
      return booleanField(options)
    case 'day':
      return dayField(options)
    case 'choice':
      return choiceField(info.choices, options)
    case 'reference':
      return pkField(options)
    default:
      throw new Error(`REST: come si legge ${input.name}?`)
  }
}

/** Names as `order` has them, with those that it does not have where they are; those that it alone has beside them. */
function placed(names: readonly string[], order: readonly string[]): string[] {
  const all = [...names]
  const first = order.find((name) => names.includes(name))
  let next = first === undefined ? all.length : all.indexOf(first)
  for (const name of order) {
    const at = all.indexOf(name)
    if (at >= next) next = at + 1
    else if (at < 0) all.splice(next++, 0, name)
    else all.splice(next - 1, 0, ...all.splice(at, 1))
  }
  return all
}

/** The fields of a mutation's body, in the order of the entity's rules; what these do not have where the table has it. */
function tableOf(mutation: string, { fields = {}, key = BY_NUMBER, without = [] }: Resource): RestFields {
  const left = [key.input, 'versione', ...without]
  const inputs = inputsOf(mutation).filter(({ name }) => !left.includes(name))
  const has = (name: string) => inputs.some((input) => input.name === name)
  const names = new Map(Object.keys(fields).map((name) => [schemaName(has, variableOf(name)), name]))
  const named = new Map(inputs.map((input) => [names.get(input.name) ?? documentedName(bareName(input.name)), input]))
  const ruled = [...named].filter(([, input]) => infoOf(input)).map(([name]) => name)
  const unread = [...named.keys()].find((name) => !ruled.includes(name) && !(name in fields))
  if (unread) throw new Error(`REST: ${mutation}, come si legge ${unread}?`)
  return Object.fromEntries(
    placed(ruled, Object.keys(fields)).flatMap((name) => {
      const input = named.get(name)
      return input ? [[name, restFieldOf(input, fields[name])]] : []
    }),
  )
}

/** The same of a change, whose fields may differ. */
function changeTableOf({ name, fields }: NonNullable<Resource['update']>, table: Resource): RestFields {
  return tableOf(name, { ...table, fields: { ...table.fields, ...fields } })
}

/** What is read of an object: its number, its fields, the rest, its version. */
export function readOf(resource: Resource): string {
  const { create, update } = resource
  const written = update ? changeTableOf(update, resource) : create ? tableOf(create.name, resource) : {}
  const table = Object.keys(written)
  const type = schema.getType(resource.node)
  if (!isObjectType(type)) throw new Error(`REST: il tipo ${resource.node} non esiste`)
  const readable = type.getFields()
  const { read = {} } = resource
  const one = (name: string) => {
    const given = read[name]
    if (given !== undefined) return given
    const field = readable[variableOf(name)]
    if (field && isLeafType(getNamedType(field.type))) return field.name
    throw new Error(`REST: ${resource.node}.${name} non si legge`)
  }
  const all = placed(placed(table, Object.keys(read)), (resource.order ?? '').split(/\s+/).filter(Boolean)).map(
    (name) => [name, one(name)] as const,
  )
  const version = readable.versione ? [['versione', 'versione'] as const] : []
  const aliases = [['id', 'pk'] as const, ...all, ...version].flatMap(([name, field]) => {
    if (field === null) return []
    return name === field ? [name] : [`${name}: ${field}`]
  })
  return `{ ${aliases.join(' ')} }`
}

interface Answer {
  /** Where the payload has what comes back, and what is read of it; nothing comes back when missing. */
  payload?: string
  read?: string
  /** Fragments that `read` names. */
  fragments?: string
  /** What the object is found by, in the path. */
  key?: Key
  /** What the input has besides, as a document writes it. */
  always?: string
}

/** A mutation with the fields of a table, and what it answers under `data`. */
export function writeDocument(mutation: string, table: RestFields, answer: Answer = {}): string {
  const { payload, read = '', fragments = '', key, always } = answer
  const input = inputType('Mutation', mutation, 'input')
  const has = (place: string) => typeAt(input, place) !== undefined
  const given = Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, { ...field, fills: schemaName(has, variableOf(name), field) }]),
  )
  const declared = Object.entries(given).map(([name, { fills }]) => `$${variableOf(name)}: ${typeAt(input, fills)}`)
  if (key) declared.unshift(`$${key.param}: ${key.type}`)
  const passed = [key && `${key.input}: $${key.param}`, placedText(given), always].filter(Boolean)
  const data = payload ? `dati: ${payload} ${read}` : ''
  return `mutation (${declared.join(', ')}) {
    esito: ${mutation}(input: { ${passed.join(', ')} }) { ${ERRORS} ${data} }
  } ${fragments}`
}

/**
 * A query of what passes a filter, which the query string spells field by field.
 * @param read selection of what comes back
 */
export function filterDocument(name: string, query: RestFields, read: string): string {
  const filter = inputType('Query', name, 'filtro')
  const variables = Object.entries(query).map(
    ([field, { fills = variableOf(field) }]) => `$${variableOf(field)}: ${typeAt(filter, fills)}`,
  )
  return `query (${variables.join(', ')}) { dati: ${name}(${filterText(query)}) ${read} }`
}

interface List {
  /** The list in the schema. */
  name: string
  summary: string
  query?: RestFields
  /** Its orders: documented as the old API spells them. */
  orders: readonly string[]
  /** Rows of a page when the client does not say. */
  perPagina?: number
}

/**
 * The query of a paged list.
 * @param read selection of a row
 * @param more fragments that it names, and what is read beside the list
 */
export function listDocument(name: string, read: string, more: { fragments?: string; beside?: string } = {}): string {
  const { fragments = '', beside = '' } = more
  const filter = rootField('Query', name).args.find((argument) => argument.name === 'filtro')
  const [declared, passed] = filter ? [`, $filtro: ${String(filter.type)}`, ', filtro: $filtro'] : ['', '']
  const orders = rootField('Query', name).args.find((argument) => argument.name === 'ordinamento')
  return `query ($pagina: Int!, $perPagina: Int, $ordinamento: ${String(orders?.type)}${declared}) {
    dati: ${name}(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento${passed}) {
      results: nodes ${read}
      count: totalCount
      num_pages: numeroPagine
    }
    ${beside}
  } ${fragments}`
}

/** Orders of a list that the old API calls as it spells them. */
export function ordersOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [documentedName(name), name]))
}

/** A paged list of the schema as an endpoint. @param read selection of a row */
export function listEndpoint(path: string, read: string, { name, summary, query, orders, perPagina }: List): Endpoint {
  return {
    method: 'GET',
    path,
    summary,
    answer: 'elenco',
    ...(query ? { query } : {}),
    ...(perPagina ? { perPagina } : {}),
    orderings: ordersOf(orders),
    document: listDocument(name, read),
  }
}

/**
 * The endpoints of an entity. What its fields are called, how they are read, which must be there comes from the schema;
 * the table says only what the schema does not know: documented names and words, what else is read.
 * @throws Error when table and schema do not fit
 */
export function resource(table: Resource): Endpoint[] {
  const { path, list, detail, create, update, payload, key = BY_NUMBER } = table
  const one = `${path}{${key.param}}/`
  const texts = key.type === 'String!' ? { texts: [key.param] } : {}
  const read = readOf(table)
  const answer = { payload, read }
  const endpoints: Endpoint[] = []
  if (list) endpoints.push(listEndpoint(path, read, list))
  if (create) {
    const body = tableOf(create.name, table)
    const document = writeDocument(create.name, body, answer)
    endpoints.push({ method: 'POST', path, summary: create.summary, answer: 'dati', status: 201, body, document })
  }
  if (detail) {
    const document = `query ($${key.param}: ${key.type}) { dati: ${detail.name}(${key.input}: $${key.param}) ${read} }`
    endpoints.push({ method: 'GET', path: one, ...texts, summary: detail.summary, answer: 'dati', document })
  }
  if (update) {
    const body = { ...changeTableOf(update, table), versione: pkField({ descrizione: STALE }) }
    const document = writeDocument(update.name, body, { ...answer, key })
    const change = (method: Method, summary: string): Endpoint => ({
      method,
      path: one,
      ...texts,
      summary,
      answer: 'dati',
      body,
      document,
    })
    endpoints.push(change('PUT', update.summary))
    if (update.patch) endpoints.push(change('PATCH', update.patch))
  }
  if (table.delete) {
    const document = writeDocument(table.delete.name, {}, { key })
    endpoints.push({
      method: 'DELETE',
      path: one,
      ...texts,
      summary: table.delete.summary,
      answer: 'vuota',
      document,
    })
  }
  return endpoints
}
