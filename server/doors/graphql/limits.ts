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
  depth: 15,
  aliases: 15,
  directives: 8,
  cost: 5000,
  introspection: { depth: 20, cost: 1_500_000 },
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
export interface Weight {
  depth: number
  cost: number
}

const NOTHING: Weight = { depth: 0, cost: 0 }
const isIntrospection = ({ name }: FieldNode) => name.value === '__schema' || name.value === '__type'

/**
 * Measures selections; each fragment once, however often it is spread.
 * @param count rows that a field is asked for; 0 for what is not measured here
 */
function measurer(fragments: Map<string, FragmentDefinitionNode>, count: (field: FieldNode) => number) {
  const known = new Map<string, Weight>()

  function fragment(name: string): Weight {
    const found = known.get(name)
    if (found) return found
    const definition = fragments.get(name)
    const made = definition ? weigh(definition.selectionSet) : NOTHING
    known.set(name, made)
    return made
  }

  /** Depth and cost of a selection, through its fragments; a field costs 1 for each row it is read for. */
  function weigh(set: SelectionSetNode): Weight {
    let depth = 0
    let cost = 0
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      const times = isField ? count(selection) : 1
      if (times === 0) continue
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const inner = isSpread ? fragment(selection.name.value) : selection.selectionSet && weigh(selection.selectionSet)
      const below = inner ?? NOTHING
      depth = Math.max(depth, below.depth + 1)
      cost = Math.min(cost + (isField ? 1 : 0) + below.cost * times, Number.MAX_SAFE_INTEGER)
    }
    return { depth, cost }
  }
  return weigh
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
 * @param introspection whether `__schema` and `__type` are allowed
 * @returns the refusal, or what it weighs when it may run
 */
export function weighDocument(
  document: DocumentNode,
  variables: Record<string, unknown>,
  introspection: boolean,
): GraphQLError | Weight {
  let aliases = 0
  let directives = 0
  let forbidden = false
  const asked: FieldNode[] = []
  visit(document, {
    Field(node) {
      if (node.alias) aliases++
      if (isIntrospection(node)) asked.push(node)
      if (!introspection && asked.length > 0) {
        forbidden = true
        return BREAK
      }
    },
    Directive() {
      directives++
    },
  })
  if (forbidden) return refused('Introspezione non permessa: serve un token con questo diritto.', 'introspection')
  if (aliases > DOCUMENT_LIMITS.aliases)
    return refused(
      `Troppi alias: ${aliases}, al massimo ${DOCUMENT_LIMITS.aliases}.`,
      'aliases',
      aliases,
      DOCUMENT_LIMITS.aliases,
    )
  if (directives > DOCUMENT_LIMITS.directives)
    return refused(
      `Troppe direttive: ${directives}, al massimo ${DOCUMENT_LIMITS.directives}.`,
      'directives',
      directives,
      DOCUMENT_LIMITS.directives,
    )
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const ownSchema = measurer(fragments, ({ name }) => INTROSPECTION_ROWS.get(name.value) ?? 1)
  const weights = asked.map((node) => (node.selectionSet ? ownSchema(node.selectionSet) : NOTHING))
  const total = { depth: Math.max(0, ...weights.map(({ depth }) => depth)), cost: sum(weights) }
  const beyond = beyondLimits(total, DOCUMENT_LIMITS.introspection)
  if (beyond) return beyond
  let heaviest = NOTHING
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const sent = withDefaults(definition, variables)
    const weigh = measurer(fragments, (field) => (isIntrospection(field) ? 0 : rows(field, sent)))
    const own = weigh(definition.selectionSet)
    const beyond = beyondLimits(own, DOCUMENT_LIMITS)
    if (beyond) return beyond
    if (own.cost >= heaviest.cost) heaviest = own
  }
  // Beside the data, as much of what is allowed as the schema takes of its own limit.
  const cost = heaviest.cost + Math.ceil((total.cost * DOCUMENT_LIMITS.cost) / DOCUMENT_LIMITS.introspection.cost)
  const depth = Math.max(heaviest.depth, total.depth)
  return beyondLimits({ depth: heaviest.depth, cost }, DOCUMENT_LIMITS) ?? { depth, cost }
}

const sum = (weights: readonly Weight[]) => weights.reduce((total, { cost }) => total + cost, 0)

function beyondLimits({ depth, cost }: Weight, limits: Weight): GraphQLError | null {
  if (depth > limits.depth)
    return refused(`Troppi livelli: ${depth}, al massimo ${limits.depth}.`, 'depth', depth, limits.depth)
  return cost > limits.cost
    ? refused(`Richiesta troppo costosa: ${cost}, al massimo ${limits.cost}.`, 'cost', cost, limits.cost)
    : null
}
