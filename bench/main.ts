import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { applyMigrations } from '../prisma/migrate.ts'
import { startScratchCluster } from '../server/cli/scratchCluster.ts'
import { carica, type Misura, prova, type Richiesta } from './carico.ts'
import { type Caso, casi } from './casi.ts'
import { invii } from './invio.ts'
import { misuraMotore } from './motore.ts'
import { piani, stampaPiani } from './piani.ts'
import { stampa, stampaInvio } from './tabella.ts'

/**
 * `npm run bench [-- --preventivi 100000 --ordini 100000 --secondi 4 --giri 3]`: the product (by persisted documents, as
 * browsers ask) beside a bare SQL server and PostGraphile, all on one database, in one run, rounds interleaved, medians
 * printed as ratios; then the plans of the lists, of which none may read a big table whole. `--casi <text>` measures
 * only the cases with that in their name, `--senza-piani` stops after them.
 */
const here = import.meta.dirname
const option = (name: string, fallback: number) => {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? fallback : Number(process.argv[index + 1])
}
const senzaPiani = process.argv.includes('--senza-piani')
const casiScelti = process.argv.includes('--casi') ? (process.argv[process.argv.indexOf('--casi') + 1] ?? '') : ''
const preventivi = option('preventivi', 100_000)
const ordini = option('ordini', 100_000)
const secondi = option('secondi', 4)
const giri = option('giri', 3)
const CONNESSIONI = 16

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const children: ChildProcess[] = []

interface Avviato {
  port: number
  cpu(): number
  memoria(): number
}

/** Starts a server of the comparison and waits until it listens. */
async function avvia(file: string, databaseUrl: string, dataDir: string): Promise<Avviato> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    // The bench is one address that sends as fast as it can.
    LOGIN_THROTTLE: 'off',
  }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'], cwd: join(here, '..') })
  children.push(child)
  for (let attempt = 0; ; attempt++) {
    const up = await prova(port, { method: 'GET', path: '/healthz' }).then(
      () => true,
      () => false,
    )
    if (up) break
    if (attempt > 300 || child.exitCode !== null) throw new Error(`${file} non parte`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const pid = child.pid ?? 0
  return { port, cpu: () => cpuSeconds(pid), memoria: () => memoriaMb(pid) }
}

/** CPU seconds that a process has used, from /proc in hundredths; 0 where there is none. */
function cpuSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Memory that a process holds, in MB; 0 where /proc does not say. */
function memoriaMb(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** A token for the product, put straight into the database. */
async function creaToken(databaseUrl: string): Promise<string> {
  const token = `srm_${randomBytes(32).toString('base64url')}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO api_tokens (user_id, nome, hash, prefisso, ambito)
     SELECT id, 'bench', $1, 'srm_', 'LETTURA_SCRITTURA' FROM users WHERE username = 'super'`,
    [createHash('sha256').update(token).digest('hex')],
  )
  await client.query('ANALYZE')
  await client.end()
  return token
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }

/** How each contender is asked the same thing. */
function richieste(caso: Caso, indice: number, token: string, ids: number[]) {
  const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
  return {
    prodotto: (): Richiesta => ({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: caso.nome, variables: caso.variables?.pk ? { pk: pk() } : caso.variables }),
    }),
    limite: (): Richiesta => ({ method: 'GET', path: `/?caso=${indice}&pk=${pk()}` }),
    postgraphile: (): Richiesta => ({
      method: 'POST',
      path: '/graphql',
      headers: json,
      body: JSON.stringify({ query: (caso.postgraphile ?? '').replaceAll('{pk}', String(pk())) }),
    }),
  }
}

const mediana = (values: Misura[]) => [...values].sort((a, b) => a.rps - b.rps)[Math.floor(values.length / 2)] as Misura

if (!existsSync(join(here, 'node_modules/postgraphile'))) {
  console.log('Installo PostGraphile in bench/ …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: here, stdio: 'inherit' })
}
const cluster = await startScratchCluster()
const dataDir = mkdtempSync(join(tmpdir(), 'serramenti-bench-'))
try {
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('CREATE DATABASE bench')
  await admin.end()
  const url = cluster.url('bench')
  await applyMigrations(url)
  console.log(`Dati: ${preventivi} preventivi, ${ordini} ordini …`)
  const quanti = ['--preventivi', String(preventivi), '--ordini', String(ordini)]
  execFileSync(process.execPath, ['prisma/seed/main.ts', ...quanti], {
    cwd: join(here, '..'),
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const token = await creaToken(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const PREVENTIVI = 'SELECT id FROM preventivi ORDER BY random() LIMIT 5000'
  const ids: number[][] = []
  for (const caso of casi) {
    ids.push((await client.query<{ id: number }>(caso.ids ?? PREVENTIVI)).rows.map(({ id }) => id))
  }
  await client.end()

  const prodotto = await avvia('bench/prodotto.ts', url, dataDir)
  const limite = await avvia('bench/limite.ts', url, dataDir)
  const peer = await avvia('bench/peer.mjs', url, dataDir)
  const righe = []
  for (const [indice, caso] of casi.entries()) {
    if (!caso.nome.toLowerCase().includes(casiScelti.toLowerCase())) continue
    const ask = richieste(caso, indice, token, ids[indice] ?? [])
    const contenders = [
      { chi: 'prodotto' as const, ...prodotto, next: ask.prodotto },
      { chi: 'limite' as const, ...limite, next: ask.limite },
      ...(caso.postgraphile ? [{ chi: 'postgraphile' as const, ...peer, next: ask.postgraphile }] : []),
    ]
    const misure: Record<string, Misura[]> = {}
    let cpuMs = 0
    let domande = 0
    for (const { chi, port, next } of contenders) {
      const first = await prova(port, next())
      if (!first.ok) throw new Error(`${caso.nome}, ${chi}: ${first.text.slice(0, 400)}`)
    }
    for (let giro = 0; giro < giri; giro++) {
      for (const { chi, port, cpu, next } of contenders) {
        const before = cpu()
        const misura = await carica(port, next, CONNESSIONI, secondi * 1000)
        if (chi === 'prodotto') {
          cpuMs += (cpu() - before) * 1000
          domande += misura.risposte
        }
        misure[chi] = [...(misure[chi] ?? []), misura]
      }
    }
    righe.push({
      nome: caso.nome,
      cpuMs: cpuMs / domande,
      prodotto: mediana(misure.prodotto ?? []),
      limite: mediana(misure.limite ?? []),
      postgraphile: misure.postgraphile ? mediana(misure.postgraphile) : null,
    })
  }
  stampa(righe)
  console.log(`Memoria del prodotto: ${prodotto.memoria().toFixed(0)} MB`)
  if (!senzaPiani) {
    const invio = await carica(prodotto.port, await invii(prodotto.port, token), CONNESSIONI, secondi * 1000)
    stampaInvio(invio)
    if (stampaPiani(await piani(url)) > 0) process.exitCode = 1
    misuraMotore()
  }
} finally {
  await Promise.all(
    children.map((child) => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGTERM')
      return ended
    }),
  )
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
