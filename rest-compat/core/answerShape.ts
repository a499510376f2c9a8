import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
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
import { localInstant } from './instant.ts'

/** What an object is called in the documentation; not written out with it. */
export const SCHEMA_NAME: unique symbol = Symbol('name')

export type JsonSchema = { [chiave: string]: unknown; [SCHEMA_NAME]?: string }

/** The JSON that a selection answers, known from the schema before anything is asked. */
export interface AnswerShape {
  nullabile: boolean
  descrizione: string | undefined
  /** The field beside which its own stand: it is read there. */
  within?: string
  cosa:
    | { tipo: 'oggetto'; nome: string; campi: Record<string, AnswerShape> }
    | { tipo: 'lista'; di: AnswerShape }
    | { tipo: 'mappa'; chiave: string; campo: string; di: AnswerShape }
    | { tipo: 'coppie'; campi: readonly [string, string] }
    | { tipo: 'scalare'; nome: string; valori?: string[]; indirizzo: boolean; esatto: boolean }
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
const MAPPE: Readonly<Record<string, string>> = {
  MinutiPostazione: 'postazione',
  PostazioneAnalisi: 'postazione',
  StatiMateriale: 'materiale',
  TotaleColonna: 'colonna',
  ValoreColonna: 'operazione',
  TitoloColonna: 'colonna',
}

/** Types whose lists it writes as lists of pairs: the two fields in their order. */
const COPPIE: Readonly<Record<string, readonly [string, string]>> = {
  OrdineColonna: ['colonna', 'direzione'],
}

/** Types of which the fields of one object stand beside the others, as well as in it. */
const BESIDE: Readonly<Record<string, string>> = { AvvisoAvanzamento: 'fornitura' }

/** The fields of an object, with those that stand beside them. */
function withBeside(type: string, fields: Record<string, AnswerShape>): Record<string, AnswerShape> {
  const within = BESIDE[type]
  const inner = within === undefined ? undefined : fields[within]?.cosa
  if (inner?.tipo !== 'oggetto') return fields
  const copied = Object.entries(inner.campi).map(([name, shape]) => [name, { ...shape, nullabile: true, within }])
  return { ...Object.fromEntries(copied), ...fields }
}

/** How a list is written: as a list, unless the old API had something else. */
function listed(di: AnswerShape): AnswerShape['cosa'] {
  if (di.cosa.tipo !== 'oggetto') return { tipo: 'lista', di }
  const { nome, campi } = di.cosa
  const coppia = COPPIE[nome]
  if (coppia) return { tipo: 'coppie', campi: coppia }
  const chiave = MAPPE[nome]
  const altri = Object.entries(campi).filter(([campo]) => campo !== chiave)
  const [value] = altri
  if (!chiave || !(chiave in campi) || !value || altri.length > 1) return { tipo: 'lista', di }
  return { tipo: 'mappa', chiave, campo: value[0], di: value[1] }
}

/** The forma of an operation's root selection. */
export function answerShapeOf(document: DocumentNode, root: GraphQLObjectType, set: SelectionSetNode): AnswerShape {
  const frammenti = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition.selectionSet]),
  )

  function fields(tipo: GraphQLObjectType, selection: SelectionSetNode): Record<string, AnswerShape> {
    const found: Record<string, AnswerShape> = {}
    for (const nodo of selection.selections) {
      if (nodo.kind === Kind.FIELD) found[(nodo.alias ?? nodo.name).value] = field(tipo, nodo)
      else {
        const interno = nodo.kind === Kind.FRAGMENT_SPREAD ? frammenti.get(nodo.name.value) : nodo.selectionSet
        if (interno) Object.assign(found, fields(tipo, interno))
      }
    }
    return found
  }

  function field(tipo: GraphQLObjectType, nodo: FieldNode): AnswerShape {
    const definizione = tipo.getFields()[nodo.name.value]
    if (!definizione) throw new Error(`${tipo.name}.${nodo.name.value}: campo senza forma`)
    return value(definizione.type, nodo, definizione.description ?? undefined)
  }

  function value(tipo: GraphQLOutputType, nodo: FieldNode, descrizione: string | undefined): AnswerShape {
    if (isNonNullType(tipo)) return { ...value(tipo.ofType, nodo, descrizione), nullabile: false }
    if (isListType(tipo)) {
      return { nullabile: true, descrizione, cosa: listed(value(tipo.ofType, nodo, undefined)) }
    }
    const named = getNamedType(tipo)
    if (isObjectType(named) && nodo.selectionSet) {
      return {
        nullabile: true,
        descrizione,
        cosa: { tipo: 'oggetto', nome: named.name, campi: withBeside(named.name, fields(named, nodo.selectionSet)) },
      }
    }
    const valori = isEnumType(named) ? named.getValues().map(({ name }) => name) : undefined
    const indirizzo = INDIRIZZI.has(nodo.name.value)
    return {
      nullabile: true,
      descrizione,
      cosa: {
        tipo: 'scalare',
        nome: named.name,
        indirizzo,
        esatto: EXACT.has(nodo.name.value),
        ...(valori ? { valori } : {}),
      },
    }
  }

  return {
    nullabile: false,
    descrizione: undefined,
    cosa: { tipo: 'oggetto', nome: root.name, campi: fields(root, set) },
  }
}

/** An answer of GraphQL in the formats of the old API: local instants, absolute addresses of files. */
export function formatAnswer(forma: AnswerShape, value: unknown, origine: string): unknown {
  if (value === null || value === undefined) return null
  const { cosa } = forma
  if (cosa.tipo === 'lista') return (value as unknown[]).map((voce) => formatAnswer(cosa.di, voce, origine))
  if (cosa.tipo === 'mappa') {
    const righe = value as Record<string, unknown>[]
    return Object.fromEntries(
      righe.map((riga) => [riga[cosa.chiave], formatAnswer(cosa.di, riga[cosa.campo], origine)]),
    )
  }
  if (cosa.tipo === 'coppie') {
    return (value as Record<string, unknown>[]).map((riga) => cosa.campi.map((campo) => riga[campo]))
  }
  if (cosa.tipo === 'oggetto') {
    const oggetto = value as Record<string, unknown>
    const placeOf = ({ within }: AnswerShape) =>
      within ? ((oggetto[within] ?? {}) as Record<string, unknown>) : oggetto
    return Object.fromEntries(
      Object.entries(cosa.campi).map(([nome, campo]) => [nome, formatAnswer(campo, placeOf(campo)[nome], origine)]),
    )
  }
  if (typeof value === 'number') return cosa.nome === 'Float' && !cosa.esatto ? rounded(value) : value
  if (typeof value !== 'string') return value
  if (cosa.nome === 'DateTime') return localInstant(value)
  return cosa.indirizzo && value.startsWith('/') ? origine + value : value
}

const SCALARI: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Decimal: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
}

/** The JSON schema of a forma, for OpenAPI. */
export function jsonSchemaOf({ cosa, nullabile, descrizione }: AnswerShape): JsonSchema {
  const descritto = (schema: JsonSchema): JsonSchema => ({
    ...schema,
    ...(nullabile && schema.type ? { type: [schema.type, 'null'] } : {}),
    ...(descrizione ? { description: descrizione } : {}),
  })
  if (cosa.tipo === 'lista') return descritto({ type: 'array', items: jsonSchemaOf(cosa.di) })
  if (cosa.tipo === 'mappa') return descritto({ type: 'object', additionalProperties: jsonSchemaOf(cosa.di) })
  if (cosa.tipo === 'coppie') {
    const coppia = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 }
    return descritto({ type: 'array', items: coppia })
  }
  if (cosa.tipo === 'oggetto') {
    const properties = Object.fromEntries(
      Object.entries(cosa.campi).map(([nome, campo]) => [nome, jsonSchemaOf(campo)]),
    )
    return descritto({ type: 'object', properties, required: Object.keys(cosa.campi), [SCHEMA_NAME]: cosa.nome })
  }
  if (cosa.valori) return descritto({ type: 'string', enum: nullabile ? [...cosa.valori, null] : cosa.valori })
  return descritto({ ...(SCALARI[cosa.nome] ?? { type: 'string' }), ...(cosa.indirizzo ? { format: 'uri' } : {}) })
}
