/**
 * `node bench/hostile.ts [address] [--quanti 50000 --minuti 5 --seed 1]`: hostile requests to every endpoint of the old
 * API and every field of GraphQL, as a visitor, a superuser and a superuser's token, to a server with demo data (which
 * they change: never one that is needed). Fails on a fault (5xx or a masked one), a hang, or an exit.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import fc from 'fast-check'
import { endpointGroups } from '../rest-compat/endpoints.ts'
import { documentOf, IDENTITY, rootFields, variablesFor } from '../server/test/hostile/graphql.ts'
import { requestsTo } from '../server/test/hostile/rest.ts'
import { cliOption } from './bench.ts'

const address = process.argv[2]?.startsWith('http') ? process.argv[2] : 'http://localhost:3000'
const COUNT = cliOption('quanti', 50_000)
const ENDS_AT = Date.now() + cliOption('minuti', 5) * 60_000
const SEED = cliOption('seed', Date.now() % 2 ** 31)
/** No answer in this time is a hang. */
const HANG_MS = 20_000
/** Samples of one door before the next. */
const ROUND = 20

interface Attempt {
  /** What it is counted under. */
  door: string
  path: string
  init: RequestInit
}

interface Count {
  sent: number
  ok: number
  refused: number
  slowestMs: number
  /** Door → how often, and the first request that did it. */
  faults: Map<string, { times: number; sample: string }>
  hangs: Map<string, { times: number; sample: string }>
}

const count: Count = { sent: 0, ok: 0, refused: 0, slowestMs: 0, faults: new Map(), hangs: new Map() }

function note(list: Count['faults'], { door, path, init }: Attempt, answer: string): void {
  const known = list.get(door)
  if (known) known.times++
  else list.set(door, { times: 1, sample: `${path} ${String(init.body).slice(0, 400)} → ${answer.slice(0, 200)}` })
}

/** @throws Error when the server is gone */
async function send(attempt: Attempt): Promise<void> {
  count.sent++
  const started = performance.now()
  try {
    const response = await fetch(`${address}${attempt.path}`, {
      ...attempt.init,
      redirect: 'manual',
      signal: AbortSignal.timeout(HANG_MS),
    })
    const text = await response.text()
    const isFault = response.status >= 500 || text.includes('"INTERNAL_SERVER_ERROR"')
    // What stands behind the product and is not there is no fault of it.
    if (isFault && response.status !== 502) note(count.faults, attempt, `${response.status} ${text}`)
    else if (response.ok) count.ok++
    else count.refused++
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') note(count.hangs, attempt, 'nessuna risposta')
    else if (!(await isAlive())) throw new Error(`Il server non risponde più dopo ${attempt.door}`, { cause: attempt })
    else count.refused++
  } finally {
    count.slowestMs = Math.max(count.slowestMs, performance.now() - started)
  }
}

async function isAlive(): Promise<boolean> {
  const probe = () => fetch(`${address}/healthz`, { signal: AbortSignal.timeout(HANG_MS) }).then(({ ok }) => ok)
  return probe().catch(() => probe().catch(() => false))
}

interface Caller {
  name: string
  headers: Record<string, string>
}

const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json' }

/** A superuser of the demo data. @throws Error when nobody of that name may come in */
async function superuser(): Promise<Caller> {
  const body = JSON.stringify({ username: 'super', password: 'demo' })
  const response = await fetch(`${address}/api/login/`, { method: 'POST', headers: JSON_TYPE, body })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1]
  if (!response.ok || !csrf) throw new Error(`Accesso di super rifiutato: ${response.status}`)
  return { name: 'super', headers: { cookie: cookies.join('; '), 'x-csrftoken': csrf } }
}

/** A token that may send any document. @throws Error when none is given */
async function tokenOf({ headers }: Caller): Promise<Caller> {
  const file = new URL('../web/relay/persisted.json', import.meta.url)
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const id = documents.find(([, text]) => text.includes(' createToken('))?.[0]
  const { id: user } = (await (await fetch(`${address}/api/user/`, { headers })).json()) as { id: number }
  const input = { user, nome: 'hostile', scrittura: true, introspezione: true }
  const body = JSON.stringify({ id, variables: { input } })
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body })
  const text = await response.text()
  const { data } = JSON.parse(text) as { data?: { createToken?: { testo?: string } } }
  const token = data?.createToken?.testo
  if (!token) throw new Error(`Nessun token: ${text.slice(0, 300)}`)
  return { name: 'token', headers: { authorization: `Bearer ${token}` } }
}

/** What would lock the callers out of the rest. */
const LEFT_OUT = [...IDENTITY, 'revokeToken', 'setAttivoUser', 'updateUser', 'deleteUser', 'updateInfo']

/** Rounds of hostile requests, without end. */
function* attempts(visitor: Caller, user: Caller, token: Caller): Generator<Attempt> {
  const endpoints = Object.values(endpointGroups)
    .flat()
    .filter(({ path }) => !/log(in|out)|password/.test(path))
  const fields = rootFields().filter(({ field }) => !LEFT_OUT.includes(field.name))
  for (let round = 0; ; round++) {
    const sample = <T>(arbitrary: fc.Arbitrary<T>, seed: number) =>
      fc.sample(arbitrary, { numRuns: ROUND, seed: SEED + round * 1009 + seed })
    for (const [index, { root, field }] of fields.entries()) {
      const query = documentOf(root, field)
      for (const variables of sample(variablesFor(field), index)) {
        const init = {
          method: 'POST',
          headers: { ...JSON_TYPE, ...token.headers },
          body: JSON.stringify({ query, variables }),
        }
        yield { door: `${root} ${field.name}`, path: '/graphql', init }
      }
    }
    for (const [index, endpoint] of endpoints.entries()) {
      for (const request of sample(requestsTo([endpoint]), index)) {
        const caller = [visitor, user, user, token][index % 4] ?? user
        const search = new URLSearchParams(request.query).toString()
        const path = `${endpoint.path.replace(/\{\w+\}/g, request.pk === 'ESISTENTE' ? '1' : request.pk)}?${search}`
        const headers = { ...caller.headers, accept: request.accept, 'content-type': request.type }
        const { method } = endpoint
        const init = method === 'GET' ? { headers } : { method, headers, body: request.corpo }
        yield { door: `${method} ${endpoint.path}`, path, init }
      }
    }
  }
}

function report(): void {
  const list = (title: string, found: Count['faults']) => {
    for (const [door, { times, sample }] of found) console.log(`${title} ${times} × ${door}: ${sample}`)
  }
  list('✗ guasto', count.faults)
  list('✗ appeso', count.hangs)
  const sum = (found: Count['faults']) => [...found.values()].reduce((total, { times }) => total + times, 0)
  const [faults, hangs] = [sum(count.faults), sum(count.hangs)]
  const rest = `${count.ok} riuscite, ${count.refused} rifiutate, la più lenta ${count.slowestMs.toFixed(0)} ms`
  const isGood = faults + hangs === 0
  console.log(
    `${isGood ? '✓' : '✗'} ${count.sent} richieste ostili (seme ${SEED}): ${faults} guasti, ${hangs} senza risposta; ${rest}`,
  )
  process.exitCode = isGood ? 0 : 1
}

const user = await superuser()
const source = attempts({ name: 'visitatore', headers: {} }, user, await tokenOf(user))
const work = async () => {
  while (count.sent < COUNT && Date.now() < ENDS_AT) await send(source.next().value as Attempt)
}
try {
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
} finally {
  report()
}
