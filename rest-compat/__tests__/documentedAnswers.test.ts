import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonSchema } from '#rest/core/answerShape.ts'
import { prepareEndpoint, responseSchema } from '#rest/core/ready.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import { beforeRest, kindOfPath, restBodies, testedElsewhere } from '#server-test/matrice/restCalls.ts'
import { type MatrixScene, makeMatrixScene } from '#server-test/matrice/scene.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { documentedCalls } from './documented/documentedCalls.ts'
import { type NamedFields, namedFields } from './documented/objects.ts'

// The documented calls made in a small company: what they really answer has what is documented, and is what OpenAPI says.

let scene: MatrixScene

beforeAll(async () => {
  scene = await makeMatrixScene()
})
afterAll(() => scene.app.close())

const endpoints = new Map(
  Object.values(endpointGroups)
    .flat()
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
const today = dayOfInstant(new Date())

type Given = (scene: MatrixScene) => Promise<{ query?: string; body?: object }>

const order = ({ nuovo }: MatrixScene) => nuovo('Ordine', 'suo', 'super')
const analysis: Given = async (here) => ({ body: { nome: 'Settimana', ordini: [await order(here)] } })

/** What a call needs besides the body that the permission matrix sends. */
const GIVEN: Readonly<Record<string, Given>> = {
  'GET /api/planner/scheduler-slots/': async () => ({ query: `?from_date=${today}&to_date=${today}` }),
  'GET /api/planner/lavorazioni-operatore/date_attivita_mese/': async () => ({ query: `?data=${today.slice(0, 7)}` }),
  'GET /api/planner/avanzamento-ordini/': async () => ({ query: '?to_date=2099-01-01' }),
  'GET /api/planner/ordini/{id}/completa-singola-lavorazione/': async ({ app }) => ({
    query: `?lavorazione=${(await app.db.lavorazione.findFirstOrThrow({ where: { attiva: true } })).id}`,
  }),
  'GET /api/localservices/svc/bom': async (here) => {
    const { numeroCommessa } = await here.app.db.ordine.findUniqueOrThrow({ where: { id: await order(here) } })
    return { query: `?order=${encodeURIComponent(numeroCommessa)}&riga=1&posizione=1` }
  },
  'POST /api/planner/ordini/': async ({ dati }) => ({
    body: {
      numero_commessa: 'DOC/1',
      data: today,
      cliente: dati.cliente,
      tipo_cliente: 'PRIVA',
      righe_ordine: [
        {
          tipo_serramento_id: dati.tipoSerramento,
          codice_serramento_id: dati.codice,
          numero: 1,
          extra_fields: { a: 1 },
        },
      ],
    },
  }),
  'POST /api/planner/messaggi-conferme-ordine/': async ({ nuovo }) => ({
    body: { conferma: await nuovo('ConfermaOrdine', 'esistente', 'super') },
  }),
  'PUT /api/planner/ordini/{id}/move-fine/': async () => ({ body: { nome_fase: 'banchi', fine: '2099-01-07' } }),
  'PUT /api/planner/stati-fasi-ordine/set_stato/': async (here) => ({
    body: { ordine: await order(here), nome_fase: 'banchi', stato: here.dati.statoFase },
  }),
  'POST /api/planner/analisi-postazione/': analysis,
  'PUT /api/planner/analisi-postazione/{id}/': analysis,
}

/** Who may, where that is no superuser. */
const callerOf = (name: string) => {
  if (/fornitore-ordini/.test(name)) return 'fornitore'
  return /lavorazioni-operatore\/|lista-attivita/.test(name) ? 'operatore' : 'super'
}

/** Made in tests of their own: they want files, or a whole plan. */
const APART = new Set([
  'POST /api/planner/import-clienti/',
  'POST /api/planner/import-orders/',
  'POST /api/planner/conferme-ordine/',
  'PUT /api/planner/ordini/{id}/save-tempi/',
])

/** Calls that no JSON makes, or that answer no JSON; each is made in a test of its own. */
const tried = Object.keys(documentedCalls).filter((name) => {
  const endpoint = endpoints.get(name)
  const isFile = Object.values(endpoint?.body ?? {}).some(({ file, required }) => file && required)
  return endpoint && !isFile && ['dati', 'elenco'].includes(endpoint.answer) && !APART.has(name)
})

/** Makes a call on a row of the caller's own. @returns its body */
async function call(name: string): Promise<unknown> {
  const [method = '', path = ''] = name.split(' ')
  const caller = callerOf(name)
  const kind = path.includes('{')
    ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
    : testedElsewhere[path]?.tipo
  const whose = kind && scene.targets(kind).includes('suo') ? 'suo' : 'esistente'
  const pk = kind ? await scene.nuovo(kind, whose, caller) : 0
  await beforeRest[name]?.(scene)
  const given = (await GIVEN[name]?.(scene)) ?? {}
  const query = given.query ?? testedElsewhere[path]?.query?.(pk) ?? ''
  const body = method === 'GET' ? null : JSON.stringify(given.body ?? restBodies[name]?.(pk, scene) ?? {})
  const client = await scene.app.as(caller)
  const headers = { 'content-type': 'application/json', 'X-CSRFToken': client.cookies.get('csrftoken') ?? '' }
  const init = { method, headers, body }
  const response = await client.fetch(`${path.replace(/\{\w+\}/g, String(pk))}${query}`, init)
  const answer: unknown = await response.json()
  expect(response.ok, `${response.status} ${JSON.stringify(answer)}`).toBe(true)
  return answer
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Documented fields that an answer does not have, by path; each value of a list has them, and of a map.
 * @param maps how many maps lie one in the other
 */
function* missing(wanted: NamedFields, answer: unknown, maps: number, path = ''): Generator<string> {
  if (Array.isArray(answer)) for (const one of answer) yield* missing(wanted, one, maps, path)
  else if (maps > 0 && isObject(answer))
    for (const one of Object.values(answer)) yield* missing(wanted, one, maps - 1, path)
  else if (isObject(answer))
    for (const [name, inside] of Object.entries(wanted)) {
      if (!Object.hasOwn(answer, name)) yield `${path}${name}`
      else
        yield* missing(
          inside,
          answer[name],
          name === 'occupations' && isObject(answer[name]) ? 1 : 0,
          `${path}${name}.`,
        )
    }
}

/** Where an answer is not what its schema says: names that it does not know, names that it promises. */
function* unlike(told: JsonSchema, answer: unknown, path = ''): Generator<string> {
  const { items, properties, additionalProperties, required = [] } = told
  if (Array.isArray(answer)) {
    for (const one of answer) yield* unlike((items ?? {}) as JsonSchema, one, path)
  } else if (isObject(answer) && properties) {
    const known = properties as Record<string, JsonSchema>
    for (const name of required as string[]) if (!Object.hasOwn(answer, name)) yield `without ${path}${name}`
    for (const [name, inside] of Object.entries(answer)) {
      const part = known[name]
      if (!part) yield `${path}${name}`
      else yield* unlike(part, inside, `${path}${name}.`)
    }
  } else if (isObject(answer) && isObject(additionalProperties)) {
    for (const one of Object.values(answer)) yield* unlike(additionalProperties as JsonSchema, one, path)
  }
}

/** Answers that are maps. */
const mapsOf = (name: string) =>
  name === 'GET /api/vincoli-misura/' ? 2 : /^GET .*rimanenze-attivita/.test(name) ? 1 : 0

test.each(tried)('%s really answers so', async (name) => {
  const endpoint = endpoints.get(name)
  if (!endpoint) throw new Error(name)
  const answer = await call(name)
  const { answer: fields = '', totals = '' } = documentedCalls[name] ?? {}
  const paged = answer as { results?: unknown; totals?: unknown }
  const rows = endpoint.answer === 'elenco' ? paged.results : answer
  expect([...new Set(missing(namedFields(fields), rows, mapsOf(name)))]).toEqual([])
  expect([...missing(namedFields(totals), paged.totals, 0)]).toEqual([])
  const told = responseSchema(prepareEndpoint(schema, '', endpoint)) ?? {}
  expect([...new Set(unlike(told, answer))]).toEqual([])
})

const creations = Object.entries(documentedCalls).flatMap(([name, { required }]) =>
  required ? [[name, required]] : [],
)

test.each(creations)('%s without anything names %s', async (name, required) => {
  const [method = '', path = ''] = String(name).split(' ')
  const body = new FormData()
  body.append('niente', '')
  const response = await (await scene.app.as('super')).fetch(path, { method, body })
  expect(response.status).toBe(400)
  expect(Object.keys(await response.json())).toEqual(expect.arrayContaining(Object.keys(namedFields(String(required)))))
})
