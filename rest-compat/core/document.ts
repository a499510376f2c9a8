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
import type { ListExtension } from '../../server/platform/graphql/listField.ts'
import type { RequiredPermission } from '../../server/platform/operation.ts'
import { type AnswerShape, answerShapeOf } from './answerShape.ts'
import { type RequiredValues, requiredValues } from './required.ts'

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
  /** Of what the client reads: `dati`, in a mutation that of `esito`; null when there is none. */
  dati: AnswerShape | null
  /** Of `totals` beside `dati`: the sums of a whole list; null when there are none. */
  totals: AnswerShape | null
}

function operazioneDi(document: DocumentNode): OperationDefinitionNode {
  const operazioni = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operazione] = operazioni
  if (!operazione || operazioni.length > 1) throw new Error('serve una sola operazione')
  return operazione
}

/** The scope that the schema itself has put on a root field, as listField and mutationField write it. */
function permessoDi(tipo: GraphQLObjectType, campo: FieldNode): RequiredPermission {
  const field = tipo.getFields()[campo.name.value]
  const options = field?.extensions.pothosOptions as { authScopes?: Record<string, unknown> } | undefined
  const scopes = options?.authScopes
  if (scopes?.pubblico === true) return 'pubblico'
  if (scopes?.login === true) return 'login'
  if (typeof scopes?.permesso === 'string') return scopes.permesso as RequiredPermission
  throw new Error(`${campo.name.value}: permesso sconosciuto nello schema`)
}

function withheldOf(root: GraphQLObjectType, fields: readonly FieldNode[]): RestDocument['withheld'] {
  const list = fields.find(({ alias, name }) => (alias ?? name).value === 'dati')
  const extensions = list && (root.getFields()[list.name.value]?.extensions as ListExtension | undefined)
  return extensions?.list ?? { orders: {}, filters: {} }
}

const campiDi = ({ cosa }: AnswerShape): Partial<Record<string, AnswerShape>> =>
  cosa.tipo === 'oggetto' ? cosa.campi : {}

function datiDi(radice: AnswerShape, scrive: boolean, insieme: boolean): AnswerShape | null {
  if (insieme) return radice
  const root = campiDi(radice)
  if (!scrive) return root.dati ?? null
  const esito = root.esito?.cosa
  if (esito?.tipo !== 'oggetto' || !esito.campi.errors)
    throw new Error('una mutazione risponde sotto `esito { errors }`')
  return esito.campi.dati ?? null
}

/**
 * Parses and validates a document against the schema.
 * @param nome the endpoint, for the message
 * @param insieme its answer is all the roots together
 * @throws Error naming endpoint and error when the document does not fit
 */
export function compileDocument(schema: GraphQLSchema, testo: string, nome: string, insieme = false): RestDocument {
  try {
    const document = parse(testo, { noLocation: true })
    const [errore] = validate(schema, document)
    if (errore) throw errore
    const operazione = operazioneDi(document)
    const scrive = operazione.operation === 'mutation'
    const root = scrive ? schema.getMutationType() : schema.getQueryType()
    if (!root) throw new Error('operazione non prevista')
    const fields = operazione.selectionSet.selections.filter((nodo) => nodo.kind === Kind.FIELD)
    const forma = answerShapeOf(document, root, operazione.selectionSet)
    return {
      document,
      scrive,
      required: requiredValues(schema, document, operazione),
      withheld: withheldOf(root, fields),
      permessi: fields.map((field) => permessoDi(root, field)),
      dati: datiDi(forma, scrive, insieme),
      totals: campiDi(forma).totals ?? null,
    }
  } catch (error) {
    throw new Error(`REST, ${nome}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
