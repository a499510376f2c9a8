import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { fingerprint, newSecret } from '../../server/platform/identity/secrets.ts'
import { createTestApp, type TestApp } from '../../server/test/client.ts'
import { makeOrdine } from '../../server/test/factories.ts'

// What the started product answers to a token passes the linters; clients are generated from it, are sound for
// TypeScript, and call it.

const here = import.meta.dirname
const generated = join(here, 'generated')

let app: TestApp
let server: Server
let url: string
let token: string

/** A program of this folder. @throws Error with what it wrote */
const runHere = (program: string, script: string, ...args: string[]) => runIn(here, program, script, ...args)

async function runIn(cwd: string, program: string, script: string, ...args: string[]): Promise<void> {
  const file = join(here, 'node_modules', program, script)
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', TOKEN: token }
  await promisify(execFile)(process.execPath, [file, ...args], { cwd, env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${program}: ${error.stdout}${error.stderr}`)
    },
  )
}

async function download(path: string, file: string): Promise<void> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status, path).toBe(200)
  writeFileSync(join(generated, file), await response.text())
}

/** Writes the files of the guide's typed client, as it shows them but for the address. */
function writeGuide(): void {
  const guide = readFileSync(join(here, '../../docs/integrators.md'), 'utf8')
  const shown = (file: string) => guide.split(`\`\`\`ts ${file}\n`)[1]?.split('```')[0] ?? ''
  mkdirSync(join(generated, 'guide/src'), { recursive: true })
  const config = shown('codegen.ts').replace('https://serramenti.example', url)
  writeFileSync(join(generated, 'guide/codegen.mjs'), config)
  writeFileSync(join(generated, 'guide/src/open.ts'), shown('src/open.ts'))
}

/** Brings node_modules of this folder to its lock file, when it is another since; npm says what is wrong. */
function install(): void {
  const stamp = join(here, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...options], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' })
  expect(npm.status).toBe(0)
  writeFileSync(stamp, wanted)
}

beforeAll(async () => {
  install()
  app = await createTestApp()
  const { services, db } = app
  await makeOrdine(db)
  server = createServer(getRequestListener(createApp({ services, persisted: new Map() }).fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { user } = await app.as('super')
  if (!user) throw new Error('no user')
  token = `srm_${newSecret()}`
  const who = { userId: user.id, creatoDaId: user.id, scadeIl: new Date(Date.now() + 86_400_000) }
  const may = { ambito: 'LETTURA_SCRITTURA', introspezione: true } as const
  await db.apiToken.create({
    data: { ...who, ...may, nome: 'client', prefisso: token.slice(0, 8), hash: fingerprint(token) },
  })
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated)
  await download('/api/schema/', 'openapi.json')
  await download('/graphql/schema.graphql', 'schema.graphql')
  writeGuide()
}, 900_000)
afterAll(async () => {
  server?.close()
  await app?.close()
})

test('what is said of both doors passes its linter', async () => {
  await runHere('@redocly/cli', 'bin/cli.js', 'lint', 'generated/openapi.json', '--config', 'redocly.yaml')
  await runHere('eslint', 'bin/eslint.js', '--max-warnings', '0', 'generated/schema.graphql')
})

test('openapi-typescript, orval and graphql-codegen write clients that TypeScript takes', async () => {
  await runHere('openapi-typescript', 'bin/cli.js', 'generated/openapi.json', '-o', 'generated/openapi.d.ts')
  await runHere('orval', 'dist/bin/orval.mjs', '--config', 'orval.config.mjs')
  await runHere('@graphql-codegen/cli', 'cjs/bin.js', '--config', 'codegen.config.mjs')
  await runIn(join(generated, 'guide'), '@graphql-codegen/cli', 'cjs/bin.js', '--config', 'codegen.mjs')
  await runHere('typescript', 'bin/tsc', '-p', '.')
})

test.each([
  ['openapi-fetch', './openApiFetch.ts', 'readByOpenApi', 'writeByOpenApi'],
  ['orval', './orvalCalls.ts', 'readByOrval', 'writeByOrval'],
  ['graphql-request', './codegenRequest.ts', 'readByCodegen', 'writeByCodegen'],
])('%s reads and writes', async (name, file, read, write) => {
  const client = (await import(/* @vite-ignore */ file)) as Record<string, (...args: string[]) => Promise<unknown>>
  const orders = await app.db.ordine.findMany({ select: { numeroCommessa: true } })
  expect(await client[read]?.(url, token)).toEqual(orders.map(({ numeroCommessa }) => numeroCommessa))
  expect(await client[write]?.(url, token, `Cliente di ${name}`)).toBe(`Cliente di ${name}`)
})

test('the typed client of the guide adds money up by day', async () => {
  // By a name that the product's own TypeScript does not follow.
  const file: string = './generated/guide/src/open.ts'
  const { netByDay } = (await import(/* @vite-ignore */ file)) as {
    netByDay(url: string, token: string): Promise<Map<string, number>>
  }
  const [order] = await app.db.ordine.findMany({ select: { data: true, netto: true } })
  const cents = Math.round(Number(order?.netto ?? 0) * 100)
  expect([...(await netByDay(url, token))]).toEqual([[order?.data.toISOString().slice(0, 10), cents]])
})
