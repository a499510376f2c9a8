import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'

/** What a document sent by an integrator may ask at most; persisted documents are ours and free. docs/quality.md#graphql */
export const LIMITI = { tokens: 1000, profondita: 15, alias: 15, direttive: 8, costo: 5000 } as const

const DEFAULT_ROWS = 50

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT' } })
}

/** Rows that a field asks for, from `first` or `perPagina`; 1 for what is not a page. */
function rows(field: FieldNode, variables: Record<string, unknown>): number {
  const argument = field.arguments?.find(({ name }) => name.value === 'perPagina' || name.value === 'first')
  if (!argument) return field.selectionSet?.selections.some(isPagePart) ? DEFAULT_ROWS : 1
  const { value } = argument
  const given =
    value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT ? value.value : null
  return Math.max(1, Number(given ?? DEFAULT_ROWS) || DEFAULT_ROWS)
}

const isPagePart = (node: ASTNode) => node.kind === Kind.FIELD && ['edges', 'nodes'].includes(node.name.value)

interface Misura {
  profondita: number
  costo: number
}

/** Measures selections; each fragment once, however often it is spread. */
function misuratore(fragments: Map<string, FragmentDefinitionNode>, variables: Record<string, unknown>) {
  const nulla: Misura = { profondita: 0, costo: 0 }
  const known = new Map<string, Misura>()

  function fragment(name: string): Misura {
    const found = known.get(name)
    if (found) return found
    const definition = fragments.get(name)
    const made = definition ? misura(definition.selectionSet) : nulla
    known.set(name, made)
    return made
  }

  /** Depth and cost of a selection, through its fragments; a field costs 1 for each row it is read for. */
  function misura(set: SelectionSetNode): Misura {
    let profondita = 0
    let costo = 0
    for (const selection of set.selections) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const inner = isSpread ? fragment(selection.name.value) : selection.selectionSet && misura(selection.selectionSet)
      const below = inner ?? nulla
      const own = selection.kind === Kind.FIELD ? 1 : 0
      const times = selection.kind === Kind.FIELD ? rows(selection, variables) : 1
      profondita = Math.max(profondita, below.profondita + 1)
      costo = Math.min(costo + own + below.costo * times, Number.MAX_SAFE_INTEGER)
    }
    return { profondita, costo }
  }
  return misura
}

/** The variables as the operation will see them: what is not sent has its default. */
function conPredefiniti(operation: OperationDefinitionNode, sent: Record<string, unknown>): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? [])
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map(({ variable, defaultValue }) => [variable.name.value, defaultValue && valueFromASTUntyped(defaultValue)])
  return { ...Object.fromEntries(defaults), ...sent }
}

/**
 * Refuses a validated document that asks too much.
 * @param introspezione whether `__schema` and `__type` are allowed
 * @returns the refusal, or null when it may run
 */
export function oltreILimiti(
  document: DocumentNode,
  variables: Record<string, unknown>,
  introspezione: boolean,
): GraphQLError | null {
  let alias = 0
  let direttive = 0
  let vietato = false
  visit(document, {
    Field(node) {
      if (node.alias) alias++
      if (!introspezione && (node.name.value === '__schema' || node.name.value === '__type')) {
        vietato = true
        return BREAK
      }
    },
    Directive() {
      direttive++
    },
  })
  if (vietato) return refused('Introspezione non permessa: serve un token con questo diritto.')
  if (alias > LIMITI.alias) return refused(`Troppi alias: ${alias}, al massimo ${LIMITI.alias}.`)
  if (direttive > LIMITI.direttive) return refused(`Troppe direttive: ${direttive}, al massimo ${LIMITI.direttive}.`)
  // The introspection query of every tool is deeper and dearer than the limits: its own right allows it.
  if (introspezione) return null
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { profondita, costo } = misuratore(fragments, conPredefiniti(definition, variables))(definition.selectionSet)
    if (profondita > LIMITI.profondita)
      return refused(`Troppi livelli: ${profondita}, al massimo ${LIMITI.profondita}.`)
    if (costo > LIMITI.costo) return refused(`Richiesta troppo costosa: ${costo}, al massimo ${LIMITI.costo}.`)
  }
  return null
}
