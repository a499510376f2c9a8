import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { parseSync, Visitor } from 'vite'
import { root } from './run.ts'

// `npm run lint`: no regular expression of the product may take longer than in proportion to the text: one of 60 kB
// that costs its square stops the server for seconds. What it has found to be safe it remembers in node_modules/.cache.

interface Found {
  file: string
  line: number
  /** Null when it is put together at run time: nobody can check it. */
  regex: { source: string; flags: string } | null
}

interface Verdict {
  status: 'safe' | 'vulnerable' | 'unknown'
  /** Why not, and a text that shows it. */
  reason: string
}

type Regex = NonNullable<Found['regex']>

const require = createRequire(import.meta.url)
const VERSION: string = require('recheck/package.json').version
const CACHE = join(root, 'node_modules', '.cache', 'regexes.json')
const TIMEOUT_MS = 120_000
const keyOf = ({ source, flags }: Regex) => `/${source}/${flags}`

/** The regular expressions of a TypeScript text, by a parser: division and JSX look like them. */
export function regexesIn(file: string, text: string): Found[] {
  const found: Found[] = []
  const add = (start: number, regex: Found['regex']) =>
    found.push({ file, line: text.slice(0, start).split('\n').length, regex })
  const textOf = (node: { type: string; value?: unknown } | undefined) =>
    node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
  const made = (node: { start: number; callee: object; arguments: object[] }) => {
    if ((node.callee as { name?: string }).name !== 'RegExp') return
    const [source, flags] = (node.arguments as { type: string }[]).map(textOf)
    const isKnown = typeof source === 'string' && flags !== null
    add(node.start, isKnown ? { source, flags: flags ?? '' } : null)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.start, { source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(parseSync(file, text).program)
  return found
}

/** Whether a text exists that makes it slow; in pure JavaScript, the same on every machine. */
export function verdictOf({ source, flags }: Regex): Verdict {
  const { checkSync } = require('recheck/lib/browser.js') as typeof import('recheck')
  const checked = checkSync(source, flags, { timeout: TIMEOUT_MS })
  const { status } = checked
  if (status === 'safe') return { status, reason: '' }
  if (status === 'unknown') return { status, reason: `non verificabile (${checked.error.kind})` }
  return { status, reason: `${checked.complexity.summary}: ${checked.attack.pattern}` }
}

/** Verdicts by key: those remembered, and the others worked out by as many threads as there are processors. */
async function verdictsOf(regexes: Map<string, Regex>): Promise<Map<string, Verdict>> {
  const remembered = remember()
  const safe: Verdict = { status: 'safe', reason: '' }
  const verdicts = new Map([...regexes.keys()].filter((key) => remembered.has(key)).map((key) => [key, safe]))
  const left = [...regexes].filter(([key]) => !verdicts.has(key))
  const threads = Math.min(availableParallelism(), left.length)
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(import.meta.filename, { workerData: import.meta.filename })
      const next = () => {
        const [key, regex] = left.pop() ?? []
        if (!key) return worker.terminate().then(() => resolve(), reject)
        worker.once('message', (verdict: Verdict) => {
          verdicts.set(key, verdict)
          next()
        })
        worker.postMessage(regex)
      }
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: threads }, work))
  const all = [...verdicts].filter(([, { status }]) => status === 'safe').map(([key]) => key)
  mkdirSync(join(CACHE, '..'), { recursive: true })
  writeFileSync(CACHE, JSON.stringify({ version: VERSION, safe: all.sort() }))
  return verdicts
}

function remember(): Set<string> {
  try {
    const { version, safe } = JSON.parse(readFileSync(CACHE, 'utf8')) as { version: string; safe: string[] }
    return new Set(version === VERSION ? safe : [])
  } catch {
    return new Set()
  }
}

/** Files that run in the product; tests, and what writes code for a developer, read texts of their own. */
function shipped(): string[] {
  return globSync('{server,web,rest-compat}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (file) => !/__generated__|__tests__|\.test\.|^server\/(test|cli\/new)\//.test(file),
  )
}

/** What is wrong with the regular expressions of files, a line each. */
async function complaints(files: readonly string[]): Promise<string[]> {
  const found = files.flatMap((file) => regexesIn(file, readFileSync(join(root, file), 'utf8')))
  const regexes = new Map(found.flatMap(({ regex }) => (regex ? [[keyOf(regex), regex] as const] : [])))
  const verdicts = await verdictsOf(regexes)
  return found.flatMap(({ file, line, regex }) => {
    if (!regex) return [`${file}:${line} espressione composta durante l'esecuzione: nessuno può verificarla`]
    const { status, reason } = verdicts.get(keyOf(regex)) ?? { status: 'unknown', reason: '' }
    return status === 'safe' ? [] : [`${file}:${line} ${keyOf(regex)} ${reason}`]
  })
}

if (workerData === import.meta.filename) {
  parentPort?.on('message', (regex: Regex) => parentPort?.postMessage(verdictOf(regex)))
} else if (import.meta.main) {
  const found = await complaints(shipped())
  if (found.length > 0) {
    console.error(`Espressioni regolari che un testo può rallentare:\n  ${found.join('\n  ')}`)
    process.exitCode = 1
  }
}
