import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  isRequiredArgument,
} from 'graphql'
import type { Prisma } from '#prisma/generated/client.ts'
import { createRest } from '#rest/router.ts'
import { schema } from '#server/schema.ts'
import type { CallOutcome, Client } from '../client.ts'
import { matrixActions, matrixNodes, matrixQueries } from './calls.ts'
import {
  type Everything,
  everything,
  groupOutcomes,
  howMany,
  readOutcome,
  selectionOf,
  writeOutcome,
} from './outcome.ts'
import { beforeRest, kindOfPath, restBodies, testedElsewhere } from './restCalls.ts'
import { type CallerName, callers, type MatrixScene, type MatrixTarget, type ObjectKind } from './scene.ts'

/** Door → field or route → row tried → outcome → callers. */
export type PermissionMatrix = Record<string, Record<string, Record<string, Record<string, string>>>>

/** Another user's row and a missing one must get the same answer. */
export type MatrixDifference = { dove: string; chi: CallerName; ofOthers: string; mancante: string }

interface Trial {
  /** One word, for the matrix. */
  esito: string
  /** The whole answer with its numbers taken out, to be compared. */
  whole: string
  /** Whether it may have changed something. */
  changed?: boolean
}

type Run = (client: Client, pk: number) => Promise<Trial>

const fields = (type: 'Query' | 'Mutation' | 'Subscription') =>
  Object.values((schema.getType(type) as NonNullable<ReturnType<typeof schema.getQueryType>>).getFields())

const withoutNumbers = (value: unknown) =>
  JSON.stringify(value, (key, part) => (key === 'locations' || key === 'requestId' ? undefined : part)).replace(
    /\d+/g,
    'N',
  )

/** Whether what is tried may change something: then callers take turns, and none finds what another has changed. */
type Mode = 'legge' | 'scrive'

/** Tries one thing on every row, as every caller. */
async function trial(
  scena: MatrixScene,
  where: string,
  tipo: ObjectKind | undefined,
  mode: Mode,
  run: Run,
  differences: MatrixDifference[],
) {
  const byTarget: Record<string, Record<string, string>> = {}
  const trials = new Map<string, Trial>()
  const legge = mode === 'legge'
  for (const target of tipo ? scena.targets(tipo) : (['-'] as const)) {
    const attempt = async (who: CallerName) => {
      const riga = target as MatrixTarget
      const pk = tipo ? await scena[legge ? 'fisso' : 'daCambiare'](tipo, riga, who) : 0
      const outcome = await run(await scena[legge ? 'reader' : 'writer'](who), pk)
      trials.set(`${target} ${who}`, outcome)
      if (!legge && outcome.changed) scena.changed(tipo, riga, who)
    }
    // What the first gets is the measure for the others.
    for (const who of legge ? callers.slice(0, 1) : callers) await attempt(who)
    if (legge) await Promise.all(callers.slice(1).map(attempt))
    byTarget[target] = groupOutcomes(callers.map((who) => [who, trials.get(`${target} ${who}`)?.esito ?? '']))
  }
  for (const who of callers) {
    const [own, missing] = ['suo', 'mancante'].map((target) => trials.get(`${target} ${who}`))
    for (const target of ['altrui', 'delSubAgente']) {
      const foreign = trials.get(`${target} ${who}`)
      if (!foreign || foreign.esito === own?.esito || foreign.whole === missing?.whole) continue
      differences.push({ dove: where, chi: who, ofOthers: foreign.whole, mancante: missing?.whole ?? '' })
    }
  }
  return byTarget
}

async function readings(scena: MatrixScene, differences: MatrixDifference[]) {
  const part: PermissionMatrix[string] = {}
  for (const field of fields('Query')) {
    if (field.name === 'node' || field.name === 'nodes') continue
    const question = matrixQueries[field.name] ?? {}
    if (!question.args && field.args.some(isRequiredArgument)) throw new Error(`Query.${field.name}: manca in calls.ts`)
    part[field.name] = await reading(scena, field.name, field, question, differences)
  }
  for (const { name } of schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)) {
    const tipo = matrixNodes[name]
    if (!tipo) throw new Error(`node(${name}): manca in calls.ts`)
    const type = schema.getType(name) as GraphQLObjectType
    const id = (pk: number) => Buffer.from(`${name}:${pk}`).toString('base64')
    const choice = `{ ... on ${name} ${selectionOf(type)} }`
    const ask = (field: string, args: (pk: number) => string) =>
      trial(
        scena,
        `${field} ${name}`,
        tipo,
        'legge',
        read(field, (pk) => `{ ${field}(${args(pk)}) ${choice} }`),
        differences,
      )
    part[`node ${name}`] = await ask('node', (pk) => `id: "${id(pk)}"`)
    part[`nodes ${name}`] = await ask('nodes', (pk) => `ids: ["${id(pk)}"]`)
  }
  return part
}

/** Reads with a document; what the first caller, a superuser, gets is the measure of what is withheld from others. */
function read(field: string, documento: (pk: number) => string): Run {
  let misura: Everything | undefined
  return async (client, pk) => {
    const outcome: CallOutcome<unknown> = await client.graphql(documento(pk))
    misura ??= everything(outcome, field)
    return { esito: readOutcome(outcome, field, misura), whole: withoutNumbers(outcome) }
  }
}

function reading(
  scena: MatrixScene,
  where: string,
  field: GraphQLField<unknown, unknown>,
  { tipo, args }: (typeof matrixQueries)[string],
  differences: MatrixDifference[],
) {
  // Which rows a first page has depends on how many others the scene made before.
  const wholeList = field.args.some(({ name }) => name === 'perPagina') ? 'perPagina: 1000' : undefined
  const argList = (pk: number) => (typeof args === 'function' ? args(pk) : (args ?? wholeList))
  const documento = (pk: number) =>
    `{ ${field.name}${argList(pk) ? `(${argList(pk)})` : ''} ${selectionOf(field.type)} }`
  return trial(scena, where, tipo, 'legge', read(field.name, documento), differences)
}

async function writings(scena: MatrixScene, differences: MatrixDifference[]) {
  const part: PermissionMatrix[string] = {}
  for (const field of fields('Mutation')) {
    const action = matrixActions[field.name]
    if (!action) throw new Error(`Mutation.${field.name}: manca in calls.ts`)
    const payload = field.type as { ofType?: { getFields(): object } }
    const outcomes = Object.hasOwn(payload.ofType?.getFields() ?? {}, 'esiti') ? 'esiti { fatto motivo }' : ''
    const inputType = String(field.args[0]?.type)
    const documento = `mutation ($input: ${inputType}) { ${field.name}(input: $input) { ${outcomes} errors { code field message } } }`
    const run: Run = async (client, pk) => {
      await action.prima?.(scena)
      const outcome: CallOutcome<unknown> = await client.graphql(documento, { input: action.input(pk, scena) })
      return { ...writeOutcome(outcome, field.name), whole: withoutNumbers(outcome) }
    }
    part[field.name] = await trial(scena, field.name, action.tipo, 'scrive', run, differences)
  }
  return part
}

/** Each subscription with its arguments; of `changed` one a topic. */
function followed(): [where: string, asked: string][] {
  const topics = (schema.getType('Topic') as GraphQLEnumType).getValues()
  return fields('Subscription').flatMap(({ name }): [string, string][] => {
    if (name === 'changed') return topics.map((topic) => [`changed ${topic.name}`, `changed(topics: [${topic.name}])`])
    const args = matrixQueries[name]?.args
    return [[name, `${name}${typeof args === 'string' ? `(${args})` : ''}`]]
  })
}

async function subscriptions(scena: MatrixScene, differences: MatrixDifference[]) {
  const part: PermissionMatrix[string] = {}
  for (const [where, asked] of followed()) {
    const run: Run = async (client) => {
      const open = client.subscribe(`subscription { ${asked} { __typename } }`)
      const outcome = await open.then(
        async (events) => {
          await events.return(undefined)
          return 'aperta'
        },
        (error: { extensions?: { code?: unknown } }) => String(error.extensions?.code),
      )
      return { esito: outcome, whole: outcome }
    }
    part[where] = await trial(scena, where, undefined, 'legge', run, differences)
  }
  return part
}

/** Status of an answer over HTTP, and how much of a list. */
function answerRest(call: (client: Client, pk: number) => Promise<Response>): Run {
  let all: number | undefined
  return async (client, pk) => {
    const response = await call(client, pk)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const text = await response.text()
    const body: unknown = isJson && text ? JSON.parse(text) : null
    const rows = Array.isArray(body) ? body.length : (body as { count?: number } | null)?.count
    const answer = { whole: withoutNumbers([response.status, body]), changed: response.ok }
    if (!response.ok || rows === undefined) return { esito: String(response.status), ...answer }
    all ??= rows
    return { esito: `${response.status} ${howMany(rows, all)}`, ...answer }
  }
}

async function rest(scena: MatrixScene, differences: MatrixDifference[]) {
  const part: PermissionMatrix[string] = {}
  const { paths } = createRest().openapi() as { paths: Record<string, Record<string, unknown>> }
  for (const [path, methods] of Object.entries(paths)) {
    const tipo = path.includes('{')
      ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
      : testedElsewhere[path]?.tipo
    if (path.includes('{') && !tipo) throw new Error(`${path}: manca in calls.ts`)
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const where = `${method} ${path}`
      const run = answerRest(async (client, pk) => {
        await beforeRest[where]?.(scena)
        const url = `${path.replace(/\{\w+\}/, String(pk))}${testedElsewhere[path]?.query?.(pk) ?? ''}`
        const body = method === 'GET' ? undefined : JSON.stringify(restBodies[where]?.(pk, scena) ?? {})
        return client.fetch(url, { method, headers: { 'content-type': 'application/json' }, body })
      })
      part[where] = await trial(scena, where, tipo, method === 'GET' ? 'legge' : 'scrive', run, differences)
    }
  }
  return part
}

/** The file that a row shows, by what refers to it: read by who sees the row. */
const shown: Partial<Record<ObjectKind, (pk: number) => Prisma.StoredFileWhereInput>> = {
  AllegatoOrdine: (id) => ({ allegatiOrdine: { some: { id } } }),
  AllegatoOrdineFornitore: (id) => ({ allegatiOrdineFornitore: { some: { id } } }),
  ImmagineRiga: (id) => ({ immaginiRiga: { some: { id } } }),
  Fornitore: (id) => ({ fornitori: { some: { id } } }),
}

async function file(scena: MatrixScene, differences: MatrixDifference[]) {
  const part: PermissionMatrix[string] = {}
  const download = (client: Client, key: string) => client.fetch(`/files/${key}/prova.png`, { method: 'HEAD' })
  const missing = 'f'.repeat(64)
  for (const [name, key] of Object.entries({ ...scena.file, mancante: missing })) {
    const run = answerRest((client) => download(client, key))
    part[name] = await trial(scena, `file ${name}`, undefined, 'legge', run, differences)
  }
  for (const [tipo, where] of Object.entries(shown)) {
    const run = answerRest(async (client, pk) => {
      const shown = await scena.app.db.storedFile.findFirst({ where: where(pk) })
      return download(client, shown?.chiave ?? missing)
    })
    part[tipo] = await trial(scena, `file ${tipo}`, tipo as ObjectKind, 'legge', run, differences)
  }
  return part
}

/** Tries every entrance (GraphQL, REST, files, exports) as every caller. */
export async function computeMatrix(
  scena: MatrixScene,
): Promise<{ matrice: PermissionMatrix; differenze: MatrixDifference[] }> {
  const differences: MatrixDifference[] = []
  const matrice: PermissionMatrix = {
    query: await readings(scena, differences),
    subscription: await subscriptions(scena, differences),
    mutation: await writings(scena, differences),
    rest: await rest(scena, differences),
    file: await file(scena, differences),
  }
  return { matrice, differenze: differences }
}
