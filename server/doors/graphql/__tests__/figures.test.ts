import {
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { figureExamples } from '#server/examples.ts'
import { schema } from '#server/schema.ts'

/** The roots by which figures are read. */
const ROOTS = [
  'performance',
  'performanceDelMese',
  'oreLavorate',
  'lavorazioniOrdine',
  'avanzamentoOrdini',
  'avanzamentoOrdine',
  'avanzamentoRaggruppato',
  'eventiAvanzamento',
  'righeStatistiche',
  'totaliRigheStatistiche',
  'analisiPostazioni',
  'analisiPostazione',
  'contatoriMacchina',
  'tempiAppresi',
  'impattoTempiAppresi',
  'rimanenzeOrdine',
  'statisticheAgenti',
  'statisticheClienti',
]

/** What a number may be of; a number that names something says so. */
const UNITS =
  /\b(minutes|hours|days|euro|percent|pieces|windows|orders|activities|lines|events|customers|manipulations|millimetres|leaves|rows|pages|numbers?)\b/i
/** Where something stands, and which version was read: no quantity. */
const NO_QUANTITY = new Set(['pagina', 'posizione', 'versione', 'first', 'last'])

const isNumber = (type: GraphQLType) => ['Int', 'Float', 'Decimal'].includes(getNamedType(type).name)

interface Said {
  name: string
  type: GraphQLType
  description?: string | null | undefined
  args?: readonly Said[]
}

/** Numbers without a unit, of fields and of what they reach; of objects with a page of their own only by name. */
function withoutUnit(fields: readonly Said[], parent: string, seen = new Set<string>()): string[] {
  return fields.flatMap(({ name, type, description, args = [] }) => {
    const silent = isNumber(type) && !NO_QUANTITY.has(name) && !UNITS.test(description ?? '')
    return [
      ...(silent ? [`${parent}.${name}: ${description}`] : []),
      ...withoutUnit(args, `${parent}.${name}`, seen),
      ...inside(getNamedType(type), seen),
    ]
  })
}

function inside(type: GraphQLNamedType, seen: Set<string>): string[] {
  const reached = isInputObjectType(type) || isObjectType(type)
  if (!reached || seen.has(type.name)) return []
  seen.add(type.name)
  // The rows of statistics are lines of orders, those of the workshop refer to orders and work: of what they refer to only the names are theirs.
  const orders = ['TipoSerramento', 'CodiceSerramento', 'ValoreStato', 'Ordine', 'OrdineFornitore', 'Preventivo']
  const catalogue = ['Famiglia', 'Opzione', 'ValoreOpzione', 'Accessorio']
  const referred = [...orders, ...catalogue, 'Cliente', 'Agente', 'Attivita', 'Lavorazione', 'Operatore']
  if (referred.includes(type.name)) return []
  return withoutUnit(Object.values(type.getFields()), type.name, seen)
}

describe('figures', () => {
  const query = schema.getQueryType()?.getFields() ?? {}

  test('every number of theirs says its unit', () => {
    expect(ROOTS.filter((root) => !query[root])).toEqual([])
    expect(
      withoutUnit(
        ROOTS.map((root) => query[root] as Said),
        'Query',
      ),
    ).toEqual([])
  })

  test('a number without a unit is told', () => {
    const type = query.tempiAppresi?.type as GraphQLType
    const said = { name: 'minuti', type: schema.getType('Int') as GraphQLType }
    expect(withoutUnit([{ ...said, description: 'How long it took.' }], 'Prova')).toEqual([
      'Prova.minuti: How long it took.',
    ])
    expect(withoutUnit([{ ...said, description: 'Minutes that it took.' }], 'Prova')).toEqual([])
    expect(withoutUnit([{ name: 'voci', type, args: [said] }], 'Prova')).toEqual(['Prova.voci.minuti: undefined'])
  })

  test.each(ROOTS)('%s has an example that the schema answers', (root) => {
    const example = figureExamples[root] ?? ''
    expect(query[root]?.description).toContain(example)
    expect(example).toContain(root)
    expect(validate(schema, parse(example))).toEqual([])
  })
})
