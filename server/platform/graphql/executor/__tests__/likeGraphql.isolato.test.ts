import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPersisted } from '#doors/graphql/persistedDocuments.ts'
import { seedDemo } from '#prisma/seed/main.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { fillLists } from '#server-test/lists.ts'
import { createContext } from '../../../context.ts'
import { createDb, type Db } from '../../../db/prisma.ts'
import { loadViewer } from '../../../identity/viewer.ts'
import type { Viewer } from '../../../permissions.ts'
import { forgetSelections } from '../../selection/keptSelections.ts'
import { selectionCounts } from '../../selection/selectionCounts.ts'
import { execute } from '../execute.ts'
import { executeByReference } from '../subscribe.ts'

/** Whose answers are compared: an executor and a way of reading, as EXECUTOR and READS choose them. */
interface Way {
  executor: typeof execute
  reads: 'sql' | 'prisma'
}

const OURS: Way = { executor: execute, reads: 'sql' }
const REFERENCE: Way = { executor: executeByReference, reads: 'prisma' }
const HALF: Way[] = [
  { executor: execute, reads: 'prisma' },
  { executor: executeByReference, reads: 'sql' },
]

let app: TestApp
let byPrisma: Db
const viewers = new Map<string, Viewer | null>([['visitor', null]])
const dataDir = mkdtempSync(join(tmpdir(), 'executor-'))

beforeAll(async () => {
  app = await createTestApp({ config: { reads: 'sql' } })
  byPrisma = createDb(app.services.config.databaseUrl, 4, 'prisma')
  await fillLists(app.services.config.databaseUrl)
  await seedDemo(app.services.config.databaseUrl, { dataDir, adesso: new Date('2026-11-21T09:00:00Z') })
  for (const username of ['super', 'staff', 'agente', 'operatore', 'app', 'fornitore']) {
    const { id } = await app.db.user.findUniqueOrThrow({ where: { username } })
    viewers.set(username, await loadViewer(app.db, id))
  }
})
afterAll(async () => {
  await byPrisma.$disconnect()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const contextOf = (viewer: Viewer | null, reads: Way['reads']) =>
  createContext({
    services: { ...app.services, db: reads === 'sql' ? app.db : byPrisma },
    viewer,
    auth: viewer ? { tipo: 'token', tokenId: 1, scrittura: true, introspezione: true } : { tipo: 'anonimo' },
    requestId: 'prova',
    indirizzo: '127.0.0.1',
    userAgent: 'prova',
    host: '',
  })

const SCALARS: Record<string, unknown> = {
  Int: 2,
  Float: 1.5,
  Decimal: 1.5,
  Boolean: true,
  Date: '2026-03-01',
  DateTime: '2026-03-01T10:00:00Z',
  JSON: {},
}

/** A value of a type: what is required of it, and `given` for numbers. */
function sampleOf(type: GraphQLInputType, given: number, id: string, depth = 0): unknown {
  const inner = getNullableType(type)
  if (!isNonNullType(type) && depth > 0) return undefined
  if (isListType(inner)) return [sampleOf(inner.ofType, given, id, depth)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (!isInputObjectType(inner)) {
    if (inner.name === 'ID') return id
    return inner.name === 'Int' ? given : (SCALARS[inner.name] ?? 'a')
  }
  const entries = Object.entries(inner.getFields()).map(([name, field]) => [
    name,
    sampleOf(field.type, given, id, depth + 1),
  ])
  return Object.fromEntries(entries)
}

/** Variables that find something, that find nothing, and none at all. */
function variablesOf(document: DocumentNode): Record<string, unknown>[] {
  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  const node = document.definitions.flatMap((one) =>
    one.kind === 'FragmentDefinition' ? [one.typeCondition.name.value] : [],
  )
  const made = [1, 3, 99_999].map((pk) => {
    const id = Buffer.from(`${node.at(-1) ?? 'Ordine'}:${pk}`).toString('base64')
    const entries = definitions.map(({ variable: { name }, type }) => {
      const optional =
        name.value.toLowerCase().includes('filtro') || ['after', 'ordinamento', 'pagina'].includes(name.value)
      return [name.value, optional ? undefined : sampleOf(typeFromAST(schema, type) as GraphQLInputType, pk, id)]
    })
    return Object.fromEntries(entries)
  })
  return [{}, ...made]
}

/** As it goes over the wire; files say when they were made, some answers when they were read, and differ. */
const plain = ({ data, errors }: ExecutionResult) =>
  JSON.parse(
    JSON.stringify(
      {
        data,
        // Fields fail in the order in which their reads end.
        errors: errors
          ?.map((error) => ({ ...error.toJSON(), name: error.originalError?.name }))
          .sort((a, b) => String(a.path).localeCompare(String(b.path))),
      },
      (key, value) => {
        if (key === 'base64' || key === 'letta') return typeof value
        // A sheet is called by the minute it was made in.
        return key === 'nome' && typeof value === 'string' ? value.replace(/_\d{8}_\d{4}\./, '.') : value
      },
    ),
  )

const documents = [
  ...[...loadPersisted().values()].map(({ document }) => document),
  ...Object.values(endpointGroups).flatMap((group) => group.map((endpoint) => parse(endpoint.document))),
]
const nameOf = (document: DocumentNode) =>
  getOperationAST(document)?.name?.value ?? document.loc?.source.body.slice(0, 60) ?? ''
/** Tries plans for seconds in a thread, and reads like any other. */
const LONG = 'ColliPageQuery'
const ofKind = (kind: string) =>
  documents.filter((document) => getOperationAST(document)?.operation === kind && nameOf(document) !== LONG)

async function answer({ executor, reads }: Way, document: DocumentNode, variableValues: object, who: string) {
  const contextValue = contextOf(viewers.get(who) ?? null, reads)
  return plain(await executor({ schema, document, variableValues: { ...variableValues }, contextValue }))
}

/** Our answer beside that of graphql-js and Prisma; for one role each of the two alone is asked too. */
async function compare(document: DocumentNode, variables: Record<string, unknown>, who: string) {
  const theirs = await answer(REFERENCE, document, variables, who)
  for (const way of who === 'agente' ? [OURS, ...HALF] : [OURS]) {
    const ours = await answer(way, document, variables, who)
    expect(ours, `${nameOf(document)} as ${who} with ${JSON.stringify(variables)}, reads ${way.reads}`).toEqual(theirs)
  }
  return theirs as { data: Record<string, unknown> | null; errors?: unknown[] }
}

describe('the answers are those of graphql-js and Prisma', () => {
  // Who may see everything asks with all variables, each of the others with one set after the other.
  test('every query of the browser and of REST, as each role', async () => {
    let full = 0
    for (const [index, document] of ofKind('query').entries()) {
      const sets = variablesOf(document)
      for (const [place, who] of [...viewers.keys()].entries()) {
        const asked = who === 'super' ? sets : sets.slice((index + place) % sets.length).slice(0, 1)
        for (const variables of asked) {
          const { data, errors } = await compare(document, variables, who)
          if (data && !errors) full++
        }
      }
    }
    expect(full).toBeGreaterThan(ofKind('query').length)
  })

  test('every query of the browser, as one role after the other in any order, answers as if nobody had asked before', async () => {
    const before = selectionCounts.kept
    for (const [index, document] of ofKind('query').entries()) {
      const sets = variablesOf(document)
      const turns = [...viewers.keys()].map((who, place) => ({
        who,
        variables: sets[(index + place) % sets.length] ?? {},
      }))
      const alone = new Map<string, unknown>()
      for (const { who, variables } of turns) {
        forgetSelections()
        alone.set(who, await answer(OURS, document, variables, who))
      }
      const orders = fc.sample(fc.shuffledSubarray(turns, { minLength: turns.length }), { numRuns: 3, seed: index })
      for (const { who, variables } of orders.flat()) {
        const told = `${nameOf(document)} as ${who} with ${JSON.stringify(variables)}`
        expect(await answer(OURS, document, variables, who), told).toEqual(alone.get(who))
      }
    }
    expect(selectionCounts.kept - before).toBeGreaterThan(ofKind('query').length)
  })

  test('every mutation, as who may not', async () => {
    for (const document of ofKind('mutation')) {
      const open = /createPreventivo|login|Problema|segnala|logout/i.test(document.loc?.source.body ?? '')
      if (!open) for (const variables of variablesOf(document)) await compare(document, variables, 'visitor')
    }
  })

  test.each([
    [
      'aliases with other arguments on a relation',
      '{ ordini(perPagina: 9) { nodes { a: righe { pk numero } righe { pk } b: numeroRighe numeroRighe } } }',
    ],
    [
      'fragments that overlap',
      '{ ordini(first: 3) { ...A nodes { pk stato { pk } } } } fragment A on QueryOrdiniConnection { edges { cursor node { stato { nome } ... on Ordine { pk } ... on Node { id __typename } } } }',
    ],
    ['nothing found', '{ ordine(pk: 99999) { pk } preventivo(pk: 0) { pk } node(id: "x") { id } }'],
    [
      'nodes of several types',
      `{ nodes(ids: ["${Buffer.from('Ordine:1').toString('base64')}", "${Buffer.from('Cliente:1').toString('base64')}", "boh"]) { __typename id ... on Ordine { numeroCommessa } ... on Cliente { nome } } }`,
    ],
    ['the whole schema', '{ __schema { types { name } } __type(name: "Ordine") { name } }'],
    ['a name that is no property', '{ __proto__: ordini(first: 1) { nodes { __proto__: pk } } }'],
    ['an operation that is not there', 'query A { viewer { id } } query B { viewer { id } }'],
    ['variables that are wrong', 'query ($pk: Int!) { ordine(pk: $pk) { pk } }'],
    [
      'arguments that are wrong',
      '{ ordini(perPagina: 100000) { nodes { pk } } preventivi(pagina: 0) { nodes { pk } } }',
    ],
    [
      'skipped and included',
      'query ($si: Boolean = true) { ordini(first: 2) { nodes { pk @skip(if: $si) id @include(if: $si) data } pageInfo @include(if: $si) { hasNextPage } } }',
    ],
  ])('%s', async (_name, text) => {
    for (const who of viewers.keys()) {
      await compare(parse(text), {}, who)
      await compare(parse(text), { si: false }, who)
    }
  })
})
