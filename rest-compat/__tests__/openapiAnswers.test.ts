import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep, sampleOf } from '#server-test/depth.ts'
import { beforeRest, kindOfPath } from '#server-test/matrice/restCalls.ts'
import { type MatrixScene, makeMatrixScene, type ObjectKind } from '#server-test/matrice/scene.ts'
import { bodiesOf, jsonBody } from './openapi/bodies.ts'
import { type DescribedCall, operationNamed, operations } from './openapi/document.ts'
import { faultOf } from './openapi/judge.ts'
import { queriesOf } from './openapi/queries.ts'

// Requests made from the OpenAPI document, right and wrong ones: each is answered as it says.

const WHO = ['super', 'staff', 'visitatore'] as const

let scene: MatrixScene
let known: Record<string, number>

/** What parameters refer to, by their names. */
const REFERS: Readonly<Record<string, ObjectKind>> = {
  ordine: 'Ordine',
  order: 'Ordine',
  cliente: 'Cliente',
  agente: 'Agente',
  preventivo: 'Preventivo',
  lavorazione: 'Lavorazione',
  operatore: 'Operatore',
  fornitore: 'Fornitore',
  configId: 'ConfigurazioneStatistica',
}

beforeAll(async () => {
  scene = await makeMatrixScene()
  const rows = Object.entries(REFERS).map(async ([name, kind]) => [name, await rowOf(kind, 'super')] as const)
  known = Object.fromEntries(await Promise.all(rows))
})
afterAll(() => scene.app.close())

const whoseOf = (kind: ObjectKind) => (scene.targets(kind).includes('suo') ? 'suo' : 'esistente')
const rowOf = (kind: ObjectKind, who: string) => scene.fisso(kind, whoseOf(kind), who)

const kindAt = (path: string) => kindOfPath.find(([pattern]) => pattern.test(path))?.[1]

/** An address with its parameters; the other parameters of a path than its own row are what they refer to. */
const addressOf = (path: string, own: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? own : String(known[name] ?? own)))

/** A call to be made, at an address that is known when its turn comes. */
type Call = [address: string | (() => Promise<string>), init?: RequestInit]

/** How many of its calls somebody makes who is refused at the door: nothing is read of them. */
const REFUSED = 2

/** Makes calls in turn. @returns what of their answers is not as declared */
async function faultsOf(operation: DescribedCall, who: string, calls: Iterable<Call>): Promise<string[]> {
  const { method, path } = operation
  const faults: string[] = []
  let refused = 0
  for (const [place, init = {}] of calls) {
    const address = typeof place === 'string' ? place : await place()
    const client = await (method === 'GET' ? scene.reader(who) : scene.writer(who))
    const headers = new Headers(init.headers)
    headers.set('X-CSRFToken', client.cookies.get('csrftoken') ?? '')
    const response = await client.fetch(address, { redirect: 'manual', ...init, method, headers })
    const fault = faultOf(operation, response, await response.text())
    if (fault) faults.push(`${who} ${method} ${address} ${String(init.body ?? '').slice(0, 80)}: ${fault}`)
    if (path.includes('/logout/')) scene.changed(undefined, 'esistente', who)
    if (response.status === 403) refused += 1
    if (refused >= REFUSED) break
  }
  return faults
}

const ownerOf = (who: string) => (who === 'visitatore' ? 'super' : who)
const at = (path: string, id: string) => path.replace(/\{\w+\}/g, id)

function* callsOfRead(operation: DescribedCall, who: string): Generator<Call> {
  const { path } = operation
  const kind = kindAt(path)
  const row = async () => (kind ? String(await rowOf(kind, ownerOf(who))) : '1')
  for (const query of queriesOf(operation, known)) yield [async () => `${addressOf(path, await row())}?${query}`]
  if (path.includes('{')) for (const id of ['999999', '0', 'x', '99999999999']) yield [at(path, id)]
}

function* callsOfWrite(operation: DescribedCall, who: string): Generator<Call> {
  const { path, method } = operation
  const kind = kindAt(path)
  let kept: Promise<number> | undefined
  const row = async () => {
    await beforeRest[`${method} ${path}`]?.(scene)
    if (!kind) return '1'
    // By night each call has a row that none has changed.
    const made = (isDeep ? undefined : kept) ?? scene.nuovo(kind, whoseOf(kind), ownerOf(who))
    kept = made
    return String(await made)
  }
  for (const init of bodiesOf(operation)) yield [async () => addressOf(path, await row()), init]
  if (path.includes('{')) for (const id of ['999999', 'x']) yield [at(path, id), jsonBody({})]
}

test.each(operations.map(({ method, path }) => `${method} ${path}`))('%s answers as declared', async (name) => {
  const operation = operationNamed(name)
  const callsOf = operation.method === 'GET' ? callsOfRead : callsOfWrite
  const faults: string[] = []
  for (const who of WHO) {
    const calls = [...callsOf(operation, who)]
    // By day the others try a few: what they are answered differs at the door.
    const tried = who === 'super' || isDeep ? calls : [...calls.slice(0, 2), ...sampleOf(calls.slice(2))]
    faults.push(...(await faultsOf(operation, who, tried)))
  }
  expect(faults).toEqual([])
})

describe('what is not as declared is seen', () => {
  const operation = operationNamed('GET /api/regioni/')
  const answer = (status: number, type = 'application/json') => ({
    status,
    headers: new Headers({ 'content-type': type }),
  })

  test.each([
    ['another status', answer(418), '{"detail": "x"}', /not declared/],
    ['another type', answer(200, 'text/html'), '[]', /text\/html/],
    ['a field that is not declared', answer(403), '{"detail": "x", "other": 1}', /additional/],
    ['a field that is missing', answer(200), '{"results": []}', /must be array/],
    ['a value of another kind', answer(403), '{"detail": 7}', /string/],
    ['a fault of the server', answer(500), '{"detail": "x", "request_id": "1"}', /^500/],
  ])('%s', (_what, response, body, fault) => {
    expect(faultOf(operation, response, body)).toMatch(fault)
  })

  test('and what is as declared passes', () => {
    expect(faultOf(operation, answer(403), '{"detail": "x"}')).toBeNull()
  })
})
