import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AreaName, areaNames } from '#platform/identity/areas/rules.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import type { Client } from '../client.ts'
import { makeUserOfKind } from '../factories.ts'
import { matrixQueries } from '../matrice/calls.ts'
import { selectionOf } from '../matrice/outcome.ts'
import { kindOfPath, testedElsewhere } from '../matrice/restCalls.ts'
import { type MatrixScene, makeMatrixScene, type ObjectKind } from '../matrice/scene.ts'

/**
 * What a token of an area reads is what its user reads, or it is refused or withheld (null): never fewer rows, never
 * another figure.
 */

let scene: MatrixScene
let whole: Client
const limited = new Map<AreaName, Client>()

beforeAll(async () => {
  scene = await makeMatrixScene()
  const user = await makeUserOfKind(scene.app.db, 'super', { username: 'areas' })
  whole = await scene.app.conToken(user, { scrittura: true })
  for (const area of areaNames) limited.set(area, await scene.app.conToken(user, { scrittura: true, aree: [area] }))
})
afterAll(() => scene.app.close())

async function numberOf(kind: ObjectKind): Promise<number> {
  const target = scene.targets(kind).includes('suo') ? 'suo' : 'esistente'
  return scene.fisso(kind, target, 'super')
}

/**
 * What is made of several things, and is less where some are withheld: the search goes through what the areas show, a
 * history and the columns of a statistic leave out the fields that are withheld.
 */
const OF_PARTS = ['cerca', 'storicoOrdine', 'riassuntoStoricoOrdine', 'colonneStatistiche']
/** A person's own: a token has no views of colleagues, no jobs but its user's, and of areas no accesses. */
const OF_PERSONS = ['viewer', 'viste', 'jobsInCorso', 'accessi']
/** The clock goes on between two askings. */
const OF_CLOCK = ['modificheFinoAl']
const PATHS_OF_PARTS = ['/api/planner/ordini/{id}/logs/', '/api/planner/ordini-stats-config/fields/']
/** Files whose columns are withheld, and links of suppliers, which only their administrators read. */
const WITHHELD = /^(base64|link)$/

/** Said of who asks, and not of what there is. */
const OF_CALLER = /^(puo|motivo|elencabile$)/

/** Where a part says something else than the whole: null is withheld, a missing key too. */
function differences(all: unknown, part: unknown, path = ''): string[] {
  if (part === null || part === undefined || part === all) return []
  if (Array.isArray(all) && Array.isArray(part)) {
    if (all.length !== part.length) return [`${path}: ${part.length} of ${all.length}`]
    return all.flatMap((one, index) => differences(one, part[index], `${path}[]`))
  }
  if (typeof all === 'object' && all !== null && typeof part === 'object') {
    if (JSON.stringify(all) === JSON.stringify(part)) return []
    return Object.entries(part).flatMap(([name, below]) =>
      OF_CALLER.test(name) || WITHHELD.test(name)
        ? []
        : differences((all as Record<string, unknown>)[name], below, `${path}.${name}`),
    )
  }
  return [`${path}: ${short(part)} instead of ${short(all)}`]
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 100)

const unique = (texts: readonly string[]) => [...new Set(texts)]

const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => !['node', 'nodes', 'bomModificabile', ...OF_PARTS, ...OF_PERSONS, ...OF_CLOCK].includes(name),
)

test.each(queries.map((field) => [field.name, field] as const))('query %s', async (name, field) => {
  const { tipo, args } = matrixQueries[name] ?? {}
  const given = typeof args === 'function' ? args(tipo ? await numberOf(tipo) : 0) : args
  const document = `{ ${name}${given ? `(${given})` : ''} ${selectionOf(field.type)} }`
  const { data: all } = await whole.graphql<Record<string, unknown>>(document)
  const found: string[] = []
  for (const [area, client] of limited) {
    const { data } = await client.graphql<Record<string, unknown>>(document)
    found.push(...differences(all?.[name], data?.[name], `${area} ${name}`))
  }
  expect(unique(found)).toEqual([])
})

const reads = Object.values(endpointGroups)
  .flat()
  .filter(({ method, scriveInGet, answer }) => {
    return method === 'GET' && !scriveInGet && (answer === 'dati' || answer === 'elenco')
  })
  .filter(({ path }) => path !== '/api/user/' && !PATHS_OF_PARTS.includes(path))

test.each(reads.map(({ path }) => path))('GET %s', async (path) => {
  const kind = path.includes('{')
    ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
    : testedElsewhere[path]?.tipo
  const pk = kind ? await numberOf(kind) : 0
  const address = `${path.replace(/\{\w+\}/g, String(pk))}${testedElsewhere[path]?.query?.(pk) ?? ''}`
  const read = async (client: Client) => {
    const response = await client.fetch(address)
    return response.ok ? response.json() : null
  }
  const all = await read(whole)
  const found: string[] = []
  for (const [area, client] of limited) found.push(...differences(all, await read(client), `${area} ${path}`))
  expect(unique(found)).toEqual([])
})

describe('what a page of the documentation says of an area', () => {
  /** Lists and figures that an area is for. */
  const MEANT: Record<AreaName, readonly string[]> = {
    STATISTICHE: [
      'statisticheClienti { totalCount }',
      'statisticheAgenti { totalCount }',
      'righeStatistiche { totalCount }',
    ],
    ORDINI: ['ordini { totalCount }', 'righeOrdini { totalCount }'],
    SCRITTURA_ORDINI: ['ordini { totalCount }', 'confermeOrdine { totalCount }'],
    PRODUZIONE: ['ordini { totalCount }', 'fasiSchedulate { totalCount }'],
    PREVENTIVI: ['preventivi { totalCount }'],
    SCRITTURA_PREVENTIVI: ['preventivi { totalCount }'],
    CLIENTI: ['clienti { totalCount }', 'messaggiOrdineEmail { totalCount }'],
    ACQUISTI: [
      'ordiniFornitore { totalCount }',
      'righeOrdineFornitore { totalCount }',
      'fornitori { totalCount }',
      'materiali { totalCount }',
    ],
    MACCHINE: ['contatoriMacchina { data }'],
  }

  test.each(Object.entries(MEANT))('%s', async (area, documents) => {
    for (const document of documents) {
      const { data: all, errors: wrong } = await whole.graphql(`{ ${document} }`)
      expect(wrong, document).toBeUndefined()
      const { data, errors } = await (limited.get(area as AreaName) as Client).graphql(`{ ${document} }`)
      expect(errors, document).toBeUndefined()
      expect(data, document).toEqual(all)
    }
  })
})

const EXPORTS = {
  'ordini.xlsx': '{ ordini { totalCount } }',
  'ordini_fornitori.xlsx': '{ ordiniFornitore { totalCount } }',
  'righe_ordini.csv': '{ righeStatistiche { totalCount } }',
  'avanzamenti_commesse.xlsx': '{ avanzamentoOrdini { totalCount } }',
  'avanzamenti_materiali.xlsx': '{ avanzamentoOrdini { totalCount } }',
  'catalogo.zip': '{ famiglieInCatalogo { pk } }',
  'storico.csv': '{ users { totalCount } }',
} as const

test.each(Object.entries(EXPORTS))('/esporta/%s is refused as GraphQL refuses its list', async (file, document) => {
  for (const [area, client] of limited) {
    const { errors } = await client.graphql(document)
    const response = await client.fetch(`/esporta/${file}`)
    // To its end: one that is given up keeps its place among the exports for a moment, and there are two of a user.
    await response.arrayBuffer()
    expect([area, response.status], file).toEqual([area, errors ? 403 : 200])
  }
})
