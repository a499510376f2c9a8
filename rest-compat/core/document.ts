import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import type { ListExtension } from '#platform/graphql/listField.ts'
import type { RequiredPermission } from '#platform/operation.ts'
import { type AnswerShape, answerShapeOf } from './answerShape.ts'
import { type RequiredValues, requiredValues } from './values/required.ts'

/** A document ready to be run: parsed, valid, and what is known of it beforehand. */
export interface RestDocument {
  document: DocumentNode
  scrive: boolean
  /** What the schema asks of the caller, for each root field. */
  permessi: RequiredPermission[]
  /** Variables that the schema does not take as null, and what of them. */
  required: RequiredValues
  /** What not everybody may order and filter the list of `dati` by. */
  withheld: NonNullable<ListExtension['list']>
  /** Of what the client reads: `dati`, in a mutation that of `outcome`; null when there is none. */
  dati: AnswerShape | null
  /** Of `totals` beside `dati`: the sums of a whole list; null when there are none. */
  totals: AnswerShape | null
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1) throw new Error('serve una sola operazione')
  return operation
}

/** The scope that the schema itself has put on a root field, as listField and mutationField write it. */
function permessoOf(tipo: GraphQLObjectType, column: FieldNode): RequiredPermission {
  const field = tipo.getFields()[column.name.value]
  const options = field?.extensions.pothosOptions as { authScopes?: Record<string, unknown> } | undefined
  const scopes = options?.authScopes
  if (scopes?.pubblico === true) return 'pubblico'
  if (scopes?.login === true) return 'login'
  if (typeof scopes?.permesso === 'string') return scopes.permesso as RequiredPermission
  throw new Error(`${column.name.value}: permesso sconosciuto nello schema`)
}

function withheldOf(root: GraphQLObjectType, fields: readonly FieldNode[]): RestDocument['withheld'] {
  const list = fields.find(({ alias, name }) => (alias ?? name).value === 'dati')
  const extensions = list && (root.getFields()[list.name.value]?.extensions as ListExtension | undefined)
  return extensions?.list ?? { orders: {}, filters: {} }
}

const fieldsOf = ({ what }: AnswerShape): Partial<Record<string, AnswerShape>> =>
  what.tipo === 'oggetto' ? what.campi : {}

function dataOf(radice: AnswerShape, scrive: boolean, set: boolean): AnswerShape | null {
  if (set) return radice
  const root = fieldsOf(radice)
  if (!scrive) return root.dati ?? null
  const outcome = root.esito?.what
  if (outcome?.tipo !== 'oggetto' || !outcome.campi.errors)
    throw new Error('una mutazione risponde sotto `esito { errors }`')
  return outcome.campi.dati ?? null
}

/**
 * Parses and validates a document against the schema.
 * @param name the endpoint, for the message
 * @param set its answer is all the roots together
 * @throws Error naming endpoint and error when the document does not fit
 */
export function compileDocument(schema: GraphQLSchema, text: string, name: string, set = false): RestDocument {
  try {
    const document = parse(text, { noLocation: true })
    const [error] = validate(schema, document)
    if (error) throw error
    const operation = operationOf(document)
    const scrive = operation.operation === 'mutation'
    const root = scrive ? schema.getMutationType() : schema.getQueryType()
    if (!root) throw new Error('operazione non prevista')
    const fields = operation.selectionSet.selections.filter((node) => node.kind === Kind.FIELD)
    const shape = answerShapeOf(document, root, operation.selectionSet)
    return {
      document,
      scrive,
      required: requiredValues(schema, document, operation),
      withheld: withheldOf(root, fields),
      permessi: fields.map((field) => permessoOf(root, field)),
      dati: dataOf(shape, scrive, set),
      totals: fieldsOf(shape).totals ?? null,
    }
  } catch (error) {
    throw new Error(`REST, ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
