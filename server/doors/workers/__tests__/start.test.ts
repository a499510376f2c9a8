import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '#cli/port.ts'
import { readWorkers } from '#platform/env.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'

interface Said {
  pids: number[]
  error?: string
}

let database: TestDatabase
let dataDir: string
let port: number
let primary: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'prova-'))
})
afterEach(() => {
  primary?.kill('SIGKILL')
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts a primary with two workers. @returns what it says when they listen, or why they don't */
async function start(env: Record<string, string> = {}): Promise<Said> {
  port = await freePort()
  primary = fork(join(import.meta.dirname, 'primario.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', env.LOCALSERVICES_URL ? 'ignore' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...env,
    },
  })
  return said()
}

async function said(): Promise<Said> {
  const [message] = await once(primary as ChildProcess, 'message')
  return message as Said
}

async function pids(): Promise<number[]> {
  primary?.send('pids')
  return (await said()).pids
}

/** Asks on a connection of its own, so that any of the workers may answer. */
function ask(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', agent: new Agent({ keepAlive: false }) }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      if (response.statusCode === 200) resolve(text)
      else reject(new Error(`${path}: ${response.statusCode}`))
    }).on('error', reject)
  })
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('two workers share the port: figures are of both, one that dies is replaced, the end ends all', async () => {
  const { pids: first } = await start()
  expect(first).toHaveLength(2)
  await Promise.all(Array.from({ length: 30 }, () => ask('/healthz')))
  for (let turn = 0; turn < 4; turn++) {
    const metrics = await ask('/metrics')
    const asked = metrics.match(
      /http_request_duration_seconds_count\{rotta="operazioni",metodo="GET",status="200"\} (\d+)/,
    )
    // Those of /healthz, and of /metrics before this one.
    expect(Number(asked?.[1])).toBe(30 + turn)
    expect(metrics).toMatch(/^event_log_connected 1$/m)
  }

  process.kill(first[0] as number, 'SIGKILL')
  await expect.poll(async () => (await pids()).includes(first[0] as number), { timeout: 120_000 }).toBe(false)
  // Until the new worker runs, the figures are those of the remaining one.
  for (let turn = 0; turn < 3; turn++) expect(await ask('/metrics')).toMatch(/^event_log_connected [01]$/m)
  await expect
    .poll(async () => (await pids()).filter((pid) => !first.includes(pid)).length, { timeout: 120_000 })
    .toBe(1)
  // The one that stayed answers all the while, the new one as soon as it listens.
  for (let turn = 0; turn < 20; turn++) await ask('/healthz')
  const last = await pids()
  expect(last).toHaveLength(2)

  primary?.send('stop')
  expect(await once(primary as ChildProcess, 'exit')).toEqual([0, null])
  expect([...first, ...last].filter(isAlive)).toEqual([])
})

test('a worker that does not start stops the others, and the reason is told', async () => {
  const { error, pids: left } = await start({ LOCALSERVICES_URL: 'ftp://bottega' })
  expect(error).toContain('non è partito')
  expect(left).toEqual([])
})

test('the number of workers', () => {
  expect([undefined, '', '1', '16'].map((WORKERS) => readWorkers({ WORKERS }))).toEqual([1, 1, 1, 16])
  for (const WORKERS of ['0', '17', '-1', '1.5', 'tre']) expect(() => readWorkers({ WORKERS })).toThrow('WORKERS')
})
