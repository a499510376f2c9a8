import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { LinkExtension } from '#platform/graphql/plugins/links.ts'
import { localInstant } from './instant.ts'

/** What an object is called in the documentation; not written out with it. */
export const SCHEMA_NAME: unique symbol = Symbol('name')

export type JsonSchema = { [key: string]: unknown; [SCHEMA_NAME]?: string }

/** The JSON that a selection answers, known from the schema before anything is asked. */
export interface AnswerShape {
  nullabile: boolean
  descrizione: string | undefined
  /** The fields in which it is read, from the outermost: it stands beside them. */
  within?: readonly string[]
  what:
    | { tipo: 'oggetto'; nome: string; campi: Record<string, AnswerShape> }
    | { tipo: 'lista'; di: AnswerShape }
    | { tipo: 'mappa'; chiave: string; campo: string; di: AnswerShape }
    | { tipo: 'coppie'; campi: readonly [string, string] }
    | { tipo: 'scalare'; nome: string; inWords?: GraphQLEnumType; indirizzo: boolean; esatto: boolean }
}

/** Fields that hold the address of a file: the old API answered absolute ones. */
const INDIRIZZI = new Set([
  'immagine',
  'pdf',
  'allegato',
  'emailPdf',
  'immaginePdf',
  'file',
  'permalinkUrl',
  'preventivoDaFirmare',
  'preventivoFirmato',
])

/** Numbers that are answered as they are: where a place is, how long a phase takes, which is sent back in days. */
const EXACT = new Set(['latitudine', 'longitudine', 'durata'])

/** To two decimals, half up: what is computed has no end. */
const rounded = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100

/**
 * Types whose lists the old API writes as one object: the field that is the key, and beside it whichever is selected as
 * the value. Their keys are of the company's own: workstations, materials, columns.
 */
const MAPS: Readonly<Record<string, string>> = {
  PostazioneAnalisi: 'postazione',
  StatiMateriale: 'materiale',
  TotaleColonna: 'colonna',
  ValoreColonna: 'operazione',
  ColonnaMateriale: 'colonna',
}

/** Types whose lists it writes as lists of pairs, where both fields are read: the two in their order. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  ColonnaMateriale: ['colonna', 'direzione'],
}

/** Types of which the fields of one object stand beside the others, as well as in it. */
const BESIDE: Readonly<Record<string, string>> = { AvvisoAvanzamento: 'fornitura' }

/** How an alias begins of a field whose object’s fields stand in its place: a figure leads to its row, old answers hold it. */
const IN_PLACE = /^beside/

/** The fields of an object, with those that stand beside them. */
function withBeside(type: string, fields: Record<string, AnswerShape>): Record<string, AnswerShape> {
  const within = BESIDE[type]
  const inner = within === undefined ? undefined : fields[within]?.what
  if (inner?.tipo !== 'oggetto') return fields
  const copied = Object.entries(inner.campi).map(([name, shape]) => [
    name,
    { ...shape, nullabile: true, within: [within, ...(shape.within ?? [])] },
  ])
  return { ...Object.fromEntries(copied), ...fields }
}

/** How a list is written: as a list, unless the old API had something else. */
function listed(of: AnswerShape): AnswerShape['what'] {
  if (of.what.tipo !== 'oggetto') return { tipo: 'lista', di: of }
  const { nome, campi } = of.what
  const pair = PAIRS[nome]
  if (pair?.every((field) => field in campi)) return { tipo: 'coppie', campi: pair }
  const key = MAPS[nome]
  const others = Object.entries(campi).filter(([field]) => field !== key)
  const [value] = others
  if (!key || !(key in campi) || !value || others.length > 1) return { tipo: 'lista', di: of }
  return { tipo: 'mappa', chiave: key, campo: value[0], di: value[1] }
}

/** The forma of an operation's root selection. */
export function answerShapeOf(document: DocumentNode, root: GraphQLObjectType, set: SelectionSetNode): AnswerShape {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition.selectionSet]),
  )

  function fields(tipo: GraphQLObjectType, selection: SelectionSetNode): Record<string, AnswerShape> {
    const found: Record<string, AnswerShape> = {}
    for (const node of selection.selections) {
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value
        const shape = field(tipo, node)
        if (IN_PLACE.test(name) && shape.what.tipo === 'oggetto') {
          // The row of a figure is there; what a row leads to may be missing.
          const missing = shape.nullabile && tipo.getInterfaces().length > 0
          for (const [inner, own] of Object.entries(shape.what.campi)) {
            found[inner] = { ...own, nullabile: own.nullabile || missing, within: [name, ...(own.within ?? [])] }
          }
        } else found[name] = shape
      } else {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet
        if (inner) Object.assign(found, fields(tipo, inner))
      }
    }
    return found
  }

  function field(tipo: GraphQLObjectType, node: FieldNode): AnswerShape {
    const definition = tipo.getFields()[node.name.value]
    if (!definition) throw new Error(`${tipo.name}.${node.name.value}: campo senza forma`)
    const shape = value(definition.type, node, definition.description ?? undefined)
    // What /api reads are rows of lists, which their reader sees.
    return (definition.extensions as LinkExtension).whenSeen ? { ...shape, nullabile: false } : shape
  }

  function value(tipo: GraphQLOutputType, node: FieldNode, descrizione: string | undefined): AnswerShape {
    if (isNonNullType(tipo)) return { ...value(tipo.ofType, node, descrizione), nullabile: false }
    if (isListType(tipo)) {
      return { nullabile: true, descrizione, what: listed(value(tipo.ofType, node, undefined)) }
    }
    const named = getNamedType(tipo)
    if (isObjectType(named) && node.selectionSet) {
      return {
        nullabile: true,
        descrizione,
        what: { tipo: 'oggetto', nome: named.name, campi: withBeside(named.name, fields(named, node.selectionSet)) },
      }
    }
    const indirizzo = INDIRIZZI.has(node.name.value)
    return {
      nullabile: true,
      descrizione,
      what: {
        tipo: 'scalare',
        nome: named.name,
        indirizzo,
        esatto: EXACT.has(node.name.value),
        ...(isEnumType(named) ? { inWords: named } : {}),
      },
    }
  }

  return {
    nullabile: false,
    descrizione: undefined,
    what: { tipo: 'oggetto', nome: root.name, campi: fields(root, set) },
  }
}

/** The words of an enum, sorted: the names of the schema are theirs in upper case. */
const enumWords = (type: GraphQLEnumType): string[] =>
  type
    .getValues()
    .map(({ value }) => String(value))
    .sort()

/** The word that the documented API has for a name of an enum. */
const wordOfName = (type: GraphQLEnumType, name: string): string => String(type.getValue(name)?.value ?? name)

/** An answer of GraphQL in the formats of the old API: words of enums, local instants, absolute addresses of files. */
export function formatAnswer(shape: AnswerShape, value: unknown, origin: string): unknown {
  if (value === null || value === undefined) return null
  const { what } = shape
  if (what.tipo === 'lista') return (value as unknown[]).map((item) => formatAnswer(what.di, item, origin))
  if (what.tipo === 'mappa') {
    const righe = value as Record<string, unknown>[]
    return Object.fromEntries(righe.map((riga) => [riga[what.chiave], formatAnswer(what.di, riga[what.campo], origin)]))
  }
  if (what.tipo === 'coppie') {
    return (value as Record<string, unknown>[]).map((riga) => what.campi.map((field) => riga[field]))
  }
  if (what.tipo === 'oggetto') {
    const oggetto = value as Record<string, unknown>
    const placeOf = ({ within = [] }: AnswerShape) =>
      within.reduce((place, name) => (place[name] ?? {}) as Record<string, unknown>, oggetto)
    return Object.fromEntries(
      Object.entries(what.campi).map(([name, field]) => [name, formatAnswer(field, placeOf(field)[name], origin)]),
    )
  }
  if (typeof value === 'number') return what.nome === 'Float' && !what.esatto ? rounded(value) : value
  if (typeof value !== 'string') return value
  if (what.inWords) return wordOfName(what.inWords, value)
  if (what.nome === 'DateTime') return localInstant(value)
  return what.indirizzo && value.startsWith('/') ? origin + value : value
}

const SCALARS: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Decimal: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
}

/** The JSON schema of a forma, for OpenAPI. */
export function jsonSchemaOf({ what, nullabile, descrizione }: AnswerShape): JsonSchema {
  const described = (schema: JsonSchema): JsonSchema => ({
    ...schema,
    ...(nullabile && schema.type ? { type: [schema.type, 'null'] } : {}),
    ...(descrizione ? { description: descrizione } : {}),
  })
  if (what.tipo === 'lista') return described({ type: 'array', items: jsonSchemaOf(what.di) })
  if (what.tipo === 'mappa') return described({ type: 'object', additionalProperties: jsonSchemaOf(what.di) })
  if (what.tipo === 'coppie') {
    const pair = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 }
    return described({ type: 'array', items: pair })
  }
  if (what.tipo === 'oggetto') {
    const properties = Object.fromEntries(
      Object.entries(what.campi).map(([name, field]) => [name, jsonSchemaOf(field)]),
    )
    return described({ type: 'object', properties, required: Object.keys(what.campi), [SCHEMA_NAME]: what.nome })
  }
  if (what.inWords) {
    const words = enumWords(what.inWords)
    return described({ type: 'string', enum: nullabile ? [...words, null] : words })
  }
  return described({ ...(SCALARS[what.nome] ?? { type: 'string' }), ...(what.indirizzo ? { format: 'uri' } : {}) })
}
