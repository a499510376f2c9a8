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
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'

/**
 * What a document sent by an integrator may ask at most; persisted documents are ours and free. The schema, for who may
 * ask it, has limits of its own: the introspection query of every tool is deeper and dearer than what is asked of data.
 */
export const DOCUMENT_LIMITS = {
  tokens: 1000,
  profondita: 15,
  alias: 15,
  direttive: 8,
  costo: 5000,
  introspezione: { profondita: 20, costo: 1_500_000 },
} as const

const DEFAULT_ROWS = 50

/** A refusal; tools read which limit it was, how much there is and how much there may be. */
function refused(message: string, limit: string, used?: number, max?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT', limit, used, max } })
}

/** Arguments that say how many rows are wanted: a list reads one of them, and which is its own business. */
const ASKED_ROWS = ['perPagina', 'first', 'last']

/** Rows that a field is asked for: the most that an argument says, ids included; 1 for what is not a page. */
function rows({ arguments: given = [], selectionSet }: FieldNode, variables: Record<string, unknown>): number {
  const wanted = given.flatMap(({ name, value }) => {
    if (name.value === 'ids') return [lengthOf(value, variables)]
    return ASKED_ROWS.includes(name.value) ? [numberOf(value, variables)] : []
  })
  if (wanted.length === 0) return selectionSet?.selections.some(isPagePart) ? DEFAULT_ROWS : 1
  return Math.max(1, ...wanted)
}

function numberOf(value: ValueNode, variables: Record<string, unknown>): number {
  const given =
    value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.INT ? value.value : null
  return Number(given ?? DEFAULT_ROWS) || DEFAULT_ROWS
}

function lengthOf(value: ValueNode, variables: Record<string, unknown>): number {
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : null
  return value.kind === Kind.LIST ? value.values.length : Array.isArray(given) ? given.length : 1
}

const isPagePart = (node: ASTNode) => node.kind === Kind.FIELD && ['edges', 'nodes'].includes(node.name.value)

/** The lists of the introspection types, and how long they are, more or less. */
const INTROSPECTION_ROWS: ReadonlyMap<string, number> = new Map([
  ['types', 400],
  ['fields', 10],
  ['inputFields', 10],
  ['possibleTypes', 10],
  ['enumValues', 10],
  ['directives', 10],
  ['args', 3],
  ['interfaces', 3],
])

/** What a document weighs: levels, and cost. */
export interface Misura {
  profondita: number
  costo: number
}

const NOTHING: Misura = { profondita: 0, costo: 0 }
const isIntrospection = ({ name }: FieldNode) => name.value === '__schema' || name.value === '__type'

/**
 * Measures selections; each fragment once, however often it is spread.
 * @param count rows that a field is asked for; 0 for what is not measured here
 */
function measurer(fragments: Map<string, FragmentDefinitionNode>, count: (field: FieldNode) => number) {
  const known = new Map<string, Misura>()

  function fragment(name: string): Misura {
    const found = known.get(name)
    if (found) return found
    const definition = fragments.get(name)
    const made = definition ? misura(definition.selectionSet) : NOTHING
    known.set(name, made)
    return made
  }

  /** Depth and cost of a selection, through its fragments; a field costs 1 for each row it is read for. */
  function misura(set: SelectionSetNode): Misura {
    let profondita = 0
    let cost = 0
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      const times = isField ? count(selection) : 1
      if (times === 0) continue
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const inner = isSpread ? fragment(selection.name.value) : selection.selectionSet && misura(selection.selectionSet)
      const below = inner ?? NOTHING
      profondita = Math.max(profondita, below.profondita + 1)
      cost = Math.min(cost + (isField ? 1 : 0) + below.costo * times, Number.MAX_SAFE_INTEGER)
    }
    return { profondita, costo: cost }
  }
  return misura
}

/** The variables as the operation will see them: what is not sent has its default. */
function withDefaults(operation: OperationDefinitionNode, sent: Record<string, unknown>): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? [])
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map(({ variable, defaultValue }) => [variable.name.value, defaultValue && valueFromASTUntyped(defaultValue)])
  return { ...Object.fromEntries(defaults), ...sent }
}

/**
 * Weighs a validated document and refuses one that asks too much.
 * @param introspezione whether `__schema` and `__type` are allowed
 * @returns the refusal, or what it weighs when it may run
 */
export function weighDocument(
  document: DocumentNode,
  variables: Record<string, unknown>,
  introspezione: boolean,
): GraphQLError | Misura {
  let alias = 0
  let directives = 0
  let forbidden = false
  const asked: FieldNode[] = []
  visit(document, {
    Field(node) {
      if (node.alias) alias++
      if (isIntrospection(node)) asked.push(node)
      if (!introspezione && asked.length > 0) {
        forbidden = true
        return BREAK
      }
    },
    Directive() {
      directives++
    },
  })
  if (forbidden) return refused('Introspezione non permessa: serve un token con questo diritto.', 'introspection')
  if (alias > DOCUMENT_LIMITS.alias)
    return refused(
      `Troppi alias: ${alias}, al massimo ${DOCUMENT_LIMITS.alias}.`,
      'aliases',
      alias,
      DOCUMENT_LIMITS.alias,
    )
  if (directives > DOCUMENT_LIMITS.direttive)
    return refused(
      `Troppe direttive: ${directives}, al massimo ${DOCUMENT_LIMITS.direttive}.`,
      'directives',
      directives,
      DOCUMENT_LIMITS.direttive,
    )
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const ownSchema = measurer(fragments, ({ name }) => INTROSPECTION_ROWS.get(name.value) ?? 1)
  const misure = asked.map((node) => (node.selectionSet ? ownSchema(node.selectionSet) : NOTHING))
  const total = { profondita: Math.max(0, ...misure.map(({ profondita }) => profondita)), costo: sum(misure) }
  const beyond = beyondLimits(total, DOCUMENT_LIMITS.introspezione)
  if (beyond) return beyond
  let peso = NOTHING
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const sent = withDefaults(definition, variables)
    const misura = measurer(fragments, (field) => (isIntrospection(field) ? 0 : rows(field, sent)))
    const own = misura(definition.selectionSet)
    const beyond = beyondLimits(own, DOCUMENT_LIMITS)
    if (beyond) return beyond
    if (own.costo >= peso.costo) peso = own
  }
  // Beside the data, as much of what is allowed as the schema takes of its own limit.
  const cost = peso.costo + Math.ceil((total.costo * DOCUMENT_LIMITS.costo) / DOCUMENT_LIMITS.introspezione.costo)
  const set = { profondita: Math.max(peso.profondita, total.profondita), costo: cost }
  return beyondLimits({ profondita: peso.profondita, costo: cost }, DOCUMENT_LIMITS) ?? set
}

const sum = (misure: readonly Misura[]) => misure.reduce((total, { costo }) => total + costo, 0)

function beyondLimits({ profondita, costo }: Misura, limits: Misura): GraphQLError | null {
  if (profondita > limits.profondita)
    return refused(
      `Troppi livelli: ${profondita}, al massimo ${limits.profondita}.`,
      'depth',
      profondita,
      limits.profondita,
    )
  return costo > limits.costo
    ? refused(`Richiesta troppo costosa: ${costo}, al massimo ${limits.costo}.`, 'cost', costo, limits.costo)
    : null
}
