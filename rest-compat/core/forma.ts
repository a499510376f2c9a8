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
import { istanteLocale } from './istante.ts'

export type JsonSchema = { [chiave: string]: unknown }

/** The JSON that a selection answers, known from the schema before anything is asked. */
export interface Forma {
  nullabile: boolean
  descrizione: string | undefined
  cosa:
    | { tipo: 'oggetto'; campi: Record<string, Forma> }
    | { tipo: 'lista'; di: Forma }
    | { tipo: 'scalare'; nome: string; valori?: string[]; indirizzo: boolean }
}

/** Fields that hold the address of a file: the old API answered absolute ones. */
const INDIRIZZI = new Set(['immagine', 'pdf', 'allegato'])

/** The forma of an operation's root selection. */
export function formaDi(document: DocumentNode, radice: GraphQLObjectType, set: SelectionSetNode): Forma {
  const frammenti = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition.selectionSet]),
  )

  function campi(tipo: GraphQLObjectType, selection: SelectionSetNode): Record<string, Forma> {
    const trovati: Record<string, Forma> = {}
    for (const nodo of selection.selections) {
      if (nodo.kind === Kind.FIELD) trovati[(nodo.alias ?? nodo.name).value] = campo(tipo, nodo)
      else {
        const interno = nodo.kind === Kind.FRAGMENT_SPREAD ? frammenti.get(nodo.name.value) : nodo.selectionSet
        if (interno) Object.assign(trovati, campi(tipo, interno))
      }
    }
    return trovati
  }

  function campo(tipo: GraphQLObjectType, nodo: FieldNode): Forma {
    const definizione = tipo.getFields()[nodo.name.value]
    if (!definizione) throw new Error(`${tipo.name}.${nodo.name.value}: campo senza forma`)
    return valore(definizione.type, nodo, definizione.description ?? undefined)
  }

  function valore(tipo: GraphQLOutputType, nodo: FieldNode, descrizione: string | undefined): Forma {
    if (isNonNullType(tipo)) return { ...valore(tipo.ofType, nodo, descrizione), nullabile: false }
    if (isListType(tipo)) {
      return { nullabile: true, descrizione, cosa: { tipo: 'lista', di: valore(tipo.ofType, nodo, undefined) } }
    }
    const named = getNamedType(tipo)
    if (isObjectType(named) && nodo.selectionSet) {
      return { nullabile: true, descrizione, cosa: { tipo: 'oggetto', campi: campi(named, nodo.selectionSet) } }
    }
    const valori = isEnumType(named) ? named.getValues().map(({ name }) => name) : undefined
    const indirizzo = INDIRIZZI.has(nodo.name.value)
    return {
      nullabile: true,
      descrizione,
      cosa: { tipo: 'scalare', nome: named.name, indirizzo, ...(valori ? { valori } : {}) },
    }
  }

  return { nullabile: false, descrizione: undefined, cosa: { tipo: 'oggetto', campi: campi(radice, set) } }
}

/** An answer of GraphQL in the formats of the old API: local instants, absolute addresses of files. */
export function formatta(forma: Forma, valore: unknown, origine: string): unknown {
  if (valore === null || valore === undefined) return null
  const { cosa } = forma
  if (cosa.tipo === 'lista') return (valore as unknown[]).map((voce) => formatta(cosa.di, voce, origine))
  if (cosa.tipo === 'oggetto') {
    const oggetto = valore as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(cosa.campi).map(([nome, campo]) => [nome, formatta(campo, oggetto[nome], origine)]),
    )
  }
  if (typeof valore !== 'string') return valore
  if (cosa.nome === 'DateTime') return istanteLocale(valore)
  return cosa.indirizzo && valore.startsWith('/') ? origine + valore : valore
}

const SCALARI: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
}

/** The JSON schema of a forma, for OpenAPI. */
export function jsonSchemaDi({ cosa, nullabile, descrizione }: Forma): JsonSchema {
  const descritto = (schema: JsonSchema): JsonSchema => ({
    ...schema,
    ...(nullabile && schema.type ? { type: [schema.type, 'null'] } : {}),
    ...(descrizione ? { description: descrizione } : {}),
  })
  if (cosa.tipo === 'lista') return descritto({ type: 'array', items: jsonSchemaDi(cosa.di) })
  if (cosa.tipo === 'oggetto') {
    const properties = Object.fromEntries(
      Object.entries(cosa.campi).map(([nome, campo]) => [nome, jsonSchemaDi(campo)]),
    )
    return descritto({ type: 'object', properties, required: Object.keys(cosa.campi) })
  }
  if (cosa.valori) return descritto({ type: 'string', enum: nullabile ? [...cosa.valori, null] : cosa.valori })
  return descritto({ ...(SCALARI[cosa.nome] ?? { type: 'string' }), ...(cosa.indirizzo ? { format: 'uri' } : {}) })
}
