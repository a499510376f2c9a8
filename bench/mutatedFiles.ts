/**
 * `node bench/mutatedFiles.ts <address> [how many] [folder]`: damages the sample spreadsheets in many ways and sends each
 * to a running product, demo data, as a preview and as an import; others ask for their pages meanwhile. With a folder,
 * its .xls and .xlsx are sent too, as they are. Run the product alone on the machine: what others wait for is measured.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutate, randomNumbers } from '../server/platform/files/examiner/__tests__/mutations.ts'

const [address = 'http://localhost:3000', count = '2000', folder] = process.argv.slice(2)
const SEED = Number(process.env.SEED) || 1
const SENDERS = 2
/** A preview or an import may take so long, ms. */
const SLOW_MS = 10_000
/** What others may wait for, ms, 99 times of 100. */
const P99_MS = 200
/** Others ask alone first, to know what they wait for anyway. */
const ALONE_MS = 20_000
const PAUSE_MS = 20

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** The spreadsheets of a folder. */
const sheetsIn = (path: string) =>
  readdirSync(path)
    .filter((name) => /\.xlsx?$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(path, name)) }))
const samples = [here('../e2e/files'), here('../server/platform/files/examiner/__tests__/harmful')].flatMap(sheetsIn)
const foreign = folder ? sheetsIn(folder) : []

/** Which import a sample is of. */
const kindOf = (name: string) =>
  name.endsWith('x') ? 'tempi' : /^righe/.test(name) ? 'righe' : /ordin/.test(name) ? 'ordini' : 'clienti'
const PATHS = {
  clienti: '/api/planner/import-clienti/',
  ordini: '/api/planner/import-orders/',
  righe: '/api/planner/import-righe-ordini-fornitore/',
  tempi: '/api/planner/import-tempi',
}
const MUTATIONS = {
  clienti: 'ImportClientiPageMutation',
  ordini: 'ImportOrdiniPageMutation',
  righe: 'ImportRighePageMutation',
  tempi: 'ImportTempiPageMutation',
}
const documents = Object.entries(
  JSON.parse(readFileSync(here('../web/relay/persisted.json'), 'utf8')) as Record<string, string>,
)
const documentOf = (name: string) => documents.find(([, text]) => text.includes(`mutation ${name}(`))?.[0] ?? ''

const cookies = new Map<string, string>()
async function login(): Promise<void> {
  const body = JSON.stringify({ username: 'super', password: 'demo' })
  const headers = { 'Content-Type': 'application/json', Origin: address }
  const response = await fetch(`${address}/api/login/`, { method: 'POST', body, headers })
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
}
const identity = () => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'X-CSRFToken': cookies.get('csrftoken') ?? '',
  Origin: address,
})

interface Sent {
  what: string
  ms: number
}
const sent: Sent[] = []
const odd: string[] = []

/** Sends one and notes what became of it. */
async function send(kind: string, label: string, path: string, init: RequestInit): Promise<void> {
  const start = performance.now()
  let what: string
  try {
    const signal = AbortSignal.timeout(120_000)
    const headers = { ...identity(), ...init.headers }
    const response = await fetch(`${address}${path}`, { ...init, method: 'POST', headers, signal })
    const text = await response.text()
    const fault = response.status >= 500 || text.includes('INTERNAL_SERVER_ERROR')
    what = `${kind} ${response.status}${text.includes('danneggiato') ? ' danneggiato' : ''}`
    if (fault) odd.push(`${label}: ${response.status} ${text.slice(0, 200)}`)
  } catch (error) {
    what = `${kind} senza risposta`
    odd.push(`${label}: ${String((error as Error).cause ?? error)}`)
  }
  sent.push({ what, ms: performance.now() - start })
}

const preview = (kind: keyof typeof PATHS, label: string, name: string, bytes: Buffer) =>
  send('anteprima', label, '/graphql', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: documentOf(MUTATIONS[kind]),
      variables: {
        input: { files: [{ nome: name, base64: bytes.toString('base64') }], correzioni: [], anteprima: true },
      },
    }),
  })

function importFile(kind: keyof typeof PATHS, label: string, name: string, bytes: Buffer): Promise<void> {
  const body = new FormData()
  body.append(kind === 'tempi' || kind === 'righe' ? 'file' : 'files', new File([new Uint8Array(bytes)], name))
  return send('importazione', label, PATHS[kind], { body })
}

/** Others, one request after the other, until told to stop. */
function others() {
  let going = true
  const waits: number[] = []
  let failed = 0
  const run = (async () => {
    for (let n = 0; going; n++) {
      const path = n % 2 === 0 ? '/api/user/' : '/api/planner/clienti/?page_size=20'
      const start = performance.now()
      const ok = await fetch(`${address}${path}`, { headers: identity(), signal: AbortSignal.timeout(60_000) }).then(
        (response) => response.arrayBuffer().then(() => response.ok),
        () => false,
      )
      waits.push(performance.now() - start)
      if (!ok) failed++
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  return {
    async stop() {
      going = false
      await run
      return { waits, failed }
    },
  }
}

const at = (values: readonly number[], part: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
const spread = (values: readonly number[]) =>
  `p50 ${at(values, 0.5)}, p99 ${at(values, 0.99)}, massimo ${at(values, 1)} ms`

/** When the process began, as it tells itself. */
async function startedAt(): Promise<string> {
  const text = await fetch(`${address}/metrics`, { headers: identity() }).then((response) => response.text())
  return /^process_start_time_seconds (\S+)/m.exec(text)?.[1] ?? '?'
}

await login()
const born = await startedAt()
const quiet = others()
await new Promise((resolve) => setTimeout(resolve, ALONE_MS))
const alone = await quiet.stop()

const random = randomNumbers(SEED)
const files: { label: string; name: string; bytes: Buffer }[] = foreign.map(({ name, bytes }) => ({
  label: name,
  name,
  bytes,
}))
for (let n = 0; n < Number(count); n++) {
  const sample = samples[n % samples.length]
  if (sample) {
    files.push({
      label: `${n} ${sample.name}`,
      name: sample.name,
      bytes: await mutate(sample.name, sample.bytes, random),
    })
  }
}
const meanwhile = others()
const begun = performance.now()
let next = 0
// Ctrl-C: what has been measured until then.
let stopped = false
process.once('SIGINT', () => {
  stopped = true
})
const sender = async () => {
  for (;;) {
    const file = files[next]
    if (!file || stopped) return
    next++
    const kind = kindOf(file.name)
    await preview(kind, file.label, file.name, file.bytes)
    await importFile(kind, file.label, file.name, file.bytes)
    if (next % 100 === 0)
      console.error(`${next} di ${files.length}, ${Math.round((performance.now() - begun) / 1000)} s`)
  }
}
await Promise.all(Array.from({ length: SENDERS }, sender))
const { waits, failed } = await meanwhile.stop()

const counts = new Map<string, number>()
for (const { what } of sent) counts.set(what, (counts.get(what) ?? 0) + 1)
const slow = sent.filter(({ ms }) => ms > SLOW_MS).length
const again = await startedAt().catch(() => 'nessuna risposta')
const p99 = at(waits, 0.99)
console.log(
  `${next} file (${foreign.length} altrui, gli altri da ${samples.length} campioni, seme ${SEED}) in ${Math.round((performance.now() - begun) / 1000)} s`,
)
for (const [what, times] of [...counts].sort()) console.log(`  ${what}: ${times}`)
console.log(`  richieste: ${spread(sent.map(({ ms }) => ms))}; oltre ${SLOW_MS / 1000} s: ${slow}`)
console.log(`  altri, da soli: ${spread(alone.waits)}`)
console.log(`  altri, intanto (${waits.length}): ${spread(waits)}; senza risposta o con errore: ${failed}`)
for (const line of odd.slice(0, 20)) console.log(`  ! ${line}`)
const fine = again === born && odd.length === 0 && slow === 0 && failed === 0 && p99 < P99_MS
console.log(
  `${fine ? '✓' : '✗'} processo ${again === born ? 'vivo' : 'ricominciato'}, guasti ${odd.length}, p99 degli altri ${p99} ms`,
)
process.exitCode = fine ? 0 : 1
