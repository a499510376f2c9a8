import { type GraphQLInputObjectType, getNamedType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ObjectSchema, type SchemaFieldDescription } from 'yup'
import type { UserError } from '#platform/errors.ts'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import { schema } from '#server/schema.ts'
import type { Client } from '../client.ts'
import { matrixActions } from '../matrice/calls.ts'
import { kindOfPath, restBodies, testedElsewhere } from '../matrice/restCalls.ts'
import { type MatrixScene, makeMatrixScene } from '../matrice/scene.ts'

// All that is wrong is told at once, and nothing of what is only missing: of each write that the matrix knows a valid
// input or body of.

const UNKNOWN = 2_000_000_000
const UNKNOWN_KEY = 'sconosciuto'

interface Place {
  path: string
  model: string
  /** The column of a text that names it; else it is named by its number. */
  by?: string | undefined
  list: boolean
}

const rulesOf = (schema: unknown) => (schema instanceof ObjectSchema ? (schema.meta()?.judgedBy ?? schema) : null)

type Described = SchemaFieldDescription & {
  meta?: { kind?: string; references?: { model: string; by?: string } }
  innerType?: Described
  type: string
  tests?: { name?: string; params?: { max?: number } }[]
}

const fieldsOfRules = (schema: unknown) =>
  Object.entries((rulesOf(schema)?.describe() as { fields?: Record<string, Described> } | undefined)?.fields ?? {})

/** References of an input that stand in it or in a list of them. */
const placesOf = (schema: unknown): Place[] =>
  fieldsOfRules(schema).flatMap(([path, { meta, innerType }]) => {
    const one = meta?.references ?? innerType?.meta?.references
    return one ? [{ path, ...one, list: meta?.references === undefined }] : []
  })

/** A text that is longer than its rule takes, for the first field that has such a rule. */
const wrongText = (schema: unknown): Record<string, string> => {
  for (const [name, { type, meta, tests = [] }] of fieldsOfRules(schema)) {
    const max = tests.find((one) => one.name === 'max')?.params?.max
    if (type === 'string' && !meta?.kind && !meta?.references && max !== undefined)
      return { [name]: 'x'.repeat(max + 1) }
  }
  return {}
}

/** What is added to, or made of: one that there is not is no wrong field, the whole is not found. */
const ACTED_ON = [
  'addMessaggioConferma.confermaPk',
  'addMessaggioOfferta.offertaPk',
  'addVersioneOfferta.offertaPk',
  'addAlternativaOfferta.versioneOffertaPk',
  'addAlternativaOfferta.copiaPk',
  'createOfferta.preventivoPk',
  'createOfferta.clientePk',
  'addPromessa.ordinePk',
  'addPromessaPreventivo.preventivoPk',
  'createOrdineDaPreventivo.preventivoPk',
  'createConfermaDaPreventivo.preventivoPk',
  'createConfermaDaPreventivo.ordinePk',
  'addAllegatoOrdineFornitore.ordineFornitorePk',
  'createLinkFornitore.fornitorePk',
  // Always oneself, and what one has just done.
  'createAttivita.operatorePk',
  'createAttivita.precedentePk',
  // They may come along as they are stored, and are never another.
  'createRigaOrdineFornitore.ordineFornitorePk',
  'updateAttivita.lavorazionePk',
  'updateAttivita.operatorePk',
  'updateAttivita.ordinePk',
  'updateAttivita.secondaLavorazionePk',
]

/** Operations whose rules name other objects; rules that depend on data (a function) look at them themselves. */
const named = [...exposedOperations.values()].filter(({ schema }) => placesOf(schema).length > 0)

interface Operation {
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> }
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { required?: string[] }> }
}

let scena: MatrixScene
let superuser: Client
let described: OpenApi
beforeAll(async () => {
  scena = await makeMatrixScene()
  superuser = await scena.reader('super')
  described = (await (await superuser.fetch('/api/schema/')).json()) as OpenApi
})
afterAll(() => scena.app.close())

const inputOf = (name: string) =>
  getNamedType(schema.getMutationType()?.getFields()[name]?.args[0]?.type) as GraphQLInputObjectType

async function errorsOf(name: string, changes: object): Promise<UserError[]> {
  const action = matrixActions[name]
  if (!action) throw new Error(`La matrice non chiama ${name}`)
  const pk = action.tipo ? await scena.fisso(action.tipo, 'esistente', 'super') : 0
  const input = { ...action.input(pk, scena), ...changes }
  // Who records work is an operator.
  const caller = await scena.reader(name === 'createAttivita' ? 'operatore' : 'super')
  const { data, errors } = await caller.graphql<Record<string, { errors: UserError[] }>>(
    `mutation ($input: ${inputOf(name).name}!) { ${name}(input: $input) { errors { code field message } } }`,
    { input },
  )
  expect(errors, name).toBeUndefined()
  return data?.[name]?.errors ?? []
}

test.each(named.map(({ nome, schema }) => [nome, schema] as const))(
  '%s: numbers and keys of nothing are told at once, with what else is wrong',
  async (name, rules) => {
    const places = placesOf(rules).filter(({ path }) => path in inputOf(name).getFields())
    const unknown = Object.fromEntries(
      places.map(({ path, by, list }) => {
        const value = by === undefined ? UNKNOWN : UNKNOWN_KEY
        return [path, list ? [value] : value]
      }),
    )
    const wrong = wrongText(rules)
    const told = (await errorsOf(name, { ...unknown, ...wrong })).map(({ field }) => field?.replace(/\[\d+\]$/, ''))
    expect(told.sort()).toEqual([...Object.keys(unknown), ...Object.keys(wrong)].sort())
  },
)

test('a rule that says what it refers to names a model; a field that is the number of another says it', () => {
  const { db } = scena.app
  for (const { model } of named.flatMap(({ schema }) => placesOf(schema))) expect(model in db, model).toBe(true)
  const silent = [...exposedOperations.values()]
    .filter(({ nome }) => /^(?:create|update|add)/.test(nome))
    .flatMap(({ nome, schema }) =>
      fieldsOfRules(schema)
        .filter(([name, { meta }]) => meta?.kind === 'reference' && !meta.references && !['pk', 'id'].includes(name))
        .map(([name]) => `${nome}.${name}`),
    )
  expect(silent.sort()).toEqual(ACTED_ON.sort())
})

function requiredOf(method: string, path: string): string[] {
  const content = described.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}
  const name = Object.values(content)[0]?.schema?.$ref?.split('/').at(-1) ?? ''
  return described.components.schemas[name]?.required ?? []
}

async function send(method: string, path: string, pk: number, body: object) {
  const response = await superuser.fetch(path.replace(/\{\w+\}/, String(pk)), {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  const text = await response.text()
  return { status: response.status, keys: response.status === 400 ? Object.keys(JSON.parse(text)) : [], text }
}

/** A valid body of a write with the number of the row that it is about; null where the superuser has none to try. */
async function valid(call: string) {
  const [, path = ''] = call.split(' ')
  const kind = testedElsewhere[path]?.tipo ?? kindOfPath.find(([form]) => form.test(path))?.[1]
  const pk = kind ? await scena.fisso(kind, 'esistente', 'super').catch(() => null) : 0
  return pk === null ? null : { pk, body: restBodies[call]?.(pk, scena) ?? {} }
}

const calls = Object.keys(restBodies).filter((call) => !/login|preventivi-create/.test(call))

test.each(calls)('%s: a field that is missing is all that is told', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const given = await valid(call)
  if (!given) return
  for (const name of requiredOf(method, path)) {
    const { [name]: _missing, ...rest } = given.body as Record<string, unknown>
    const { status, keys, text } = await send(method, path, given.pk, rest)
    if (status === 400) expect(keys, `${name}: ${text}`).toEqual([name])
    else expect(status, `${name}: ${text}`).not.toBe(200)
  }
})

test('no rule speaks of a field that is only missing', async () => {
  const tell = async (path: string, body: object) => (await send('POST', path, 0, body)).keys
  expect(await tell('/api/planner/assenze/', { giorno_a: '2026-05-01', persona: 1e9 })).toEqual([
    'persona',
    'giorno_da',
  ])
  expect(
    await tell('/api/planner/calendario-ore-lavorative/create-multiple/', {
      date_end: '2026-05-01',
      reset_default: true,
    }),
  ).toEqual(['date_start'])
  expect(await tell('/api/admin-users/users/', { username: 'nuovo', confirm_password: 'una frase lunga' })).toEqual([
    'password',
  ])
})
