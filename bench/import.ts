/**
 * `node bench/import.ts [--ordini 100000]`: writes a folder as the old application would, four lines an order, a customer
 * for twenty, and imports it into a PostgreSQL of its own: looked at, written, again. Says how long each takes and the
 * most memory that the importer has held; fails when a report is not what it must be.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { applyMigrations } from '../prisma/migrate.ts'
import { startScratchCluster } from '../server/cli/postgres/scratchCluster.ts'
import { cliOption } from './bench.ts'

const RIGHE = 4
const PER_CLIENTE = 20
const TIPI = 8
const LIMIT_MB = 1024

const ordini = cliOption('ordini', 100_000)
const clienti = Math.ceil(ordini / PER_CLIENTE)

function* lines(header: string, count: number, line: (index: number) => string) {
  yield `${header}\n`
  for (let index = 1; index <= count; index++) yield `${line(index)}\n`
}

const two = (n: number) => String(n).padStart(2, '0')
const day = (n: number) => `${two(1 + (n % 28))}/${two(1 + (n % 12))}/${2016 + (n % 11)}`
const euro = (n: number) => `${200 + (n % 4300)},${two(n % 100)}`

const files: Record<string, Iterable<string>> = {
  'utenti.csv': lines('username;first_name;last_name', 20, (n) => `ag${n};Nome ${n};Cognome ${n}`),
  'agenti.csv': lines('codice;username;capo_area', 20, (n) => `AG${n};ag${n};${n > 4 ? `AG${1 + (n % 4)}` : ''}`),
  'clienti.csv': lines(
    'pk;codice;nome;tipo_cliente;piva;agente;email;citta;telefono',
    clienti,
    (n) => `${n};C${n};Cliente ${n} srl;IMPRE;IT${n};AG${1 + (n % 20)};c${n}@posta.example;Belluno;0437 ${n}`,
  ),
  'tipi-serramento.csv': lines('nome;con_telaio', TIPI, (n) => `Finestra ${n};${n % 2 ? 'sì' : 'no'}`),
  'codici-serramento.csv': lines('categoria;forma;codice', TIPI, (n) => `LEGNO;RETT;F${n}`),
  'ordini.csv': lines(
    'pk;numero_commessa;data;codice_cliente;progetto;riferimento;codice_sistema;data_consegna;area_consegna;stato;note',
    ordini,
    (n) =>
      `${n};${two(n % 100)}/${n};${day(n)};C${1 + (n % clienti)};Progetto ${n};"Rif; ${n}";LEGNO68;${day(n + 28)};EST;Consegnato;Nota dell'ordine ${n}`,
  ),
  'righe-ordine.csv': lines(
    'pk;numero_commessa;posizione;tipo_serramento;categoria;forma;codice;numero;altezza;larghezza;listino;sconto_articolo;descrizione',
    ordini * RIGHE,
    (n) => {
      const ordine = Math.ceil(n / RIGHE)
      const tipo = 1 + (n % TIPI)
      return `${n};${two(ordine % 100)}/${ordine};${1 + ((n - 1) % RIGHE)};Finestra ${tipo};LEGNO;RETT;F${tipo};${1 + (n % 6)};${1000 + (n % 900)};800;${euro(n)};${n % 40};Riga ${n}`
    },
  ),
}

/** The most memory that a process and its children have held, MB. */
function peakOf(pid: number): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return 0
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

async function runImport(folder: string, env: NodeJS.ProcessEnv, args: string[]) {
  const main = fileURLToPath(new URL('../server/cli/import/main.ts', import.meta.url))
  const begun = performance.now()
  const child = spawn(process.execPath, [main, folder, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let peak = 0
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0))
  }, 200)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  return { code, output, peak, seconds: (performance.now() - begun) / 1000 }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
const cluster = await startScratchCluster()
try {
  for (const [name, text] of Object.entries(files)) {
    await pipeline(Readable.from(text), createWriteStream(join(folder, name)))
  }
  const url = cluster.url('postgres')
  await applyMigrations(url)
  const env = { ...process.env, DATABASE_URL: url }
  const righe = (ordini * RIGHE).toLocaleString('it')
  const expected = {
    prova: [[], `righe-ordine.csv: ${righe} righe; ${righe} nuove`],
    scrittura: [['--scrivi'], `righe-ordine.csv: ${righe} righe; ${righe} nuove`],
    'di nuovo': [['--scrivi'], `righe-ordine.csv: ${righe} righe; ${righe} uguali`],
  } as const
  for (const [what, [args, line]] of Object.entries(expected)) {
    const { code, output, peak, seconds } = await runImport(folder, env, [...args])
    console.log(`${what}: ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB`)
    if (code !== 0 || !output.includes(line)) throw new Error(output)
    if (peak > LIMIT_MB) throw new Error(`Più di ${LIMIT_MB} MB`)
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
