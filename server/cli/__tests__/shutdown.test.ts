import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childEnvironment, root } from '../run.ts'

let folder: string
let dataDir: string
let npm: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serramenti-npm-'))
  dataDir = mkdtempSync(join(tmpdir(), 'serramenti-prova-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  npm?.kill('SIGKILL')
  // Whatever a failed test has left goes with the database it holds.
  const pid = postmaster()
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true, maxRetries: 20 })
})

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
const postmaster = () => (existsSync(pidFile()) ? Number(readFileSync(pidFile(), 'utf8').split('\n')[0]) : null)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** `npm start` as the project has it, of a program that only holds the database. */
async function start(script: (own: string) => string): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const own = scripts.start.replace('server/cli/start.ts', `${join(import.meta.dirname, 'holder.ts')} ${dataDir}`)
  expect(own).toContain('holder.ts')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start: script(own) } }))
  const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn('npm', ['--silent', 'start'], { cwd: folder, env: childEnvironment({ PATH }), stdio: [...stdio] })
  npm = child
  for await (const text of child.stdout as NodeJS.ReadableStream) if (String(text).includes('postgresql://')) break
  return child
}

test('SIGTERM to npm reaches the program, and npm ends after it', async () => {
  const child = await start((own) => own)
  const pid = postmaster() as number
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(pidFile())).toBe(false)
})

test('a program whose npm was killed, or whose shell did not pass the signal on, ends by itself', async () => {
  const child = await start((own) => `${own.replace(/^exec /, '')}; true`)
  const pid = postmaster() as number
  child.kill('SIGTERM')
  await expect.poll(() => isAlive(pid), { timeout: 120_000 }).toBe(false)
  expect(existsSync(pidFile())).toBe(false)
})
