/**
 * `npm run chaos [-- --giri 3 --scrittori 6 --secondi 3]`: the product as it is installed (its own PostgreSQL, two
 * processes), under writes, while something of it is killed or does badly: a worker, the connection process of the
 * database, the database, all of it; a disk that is full, slow or stands still; a clock that jumps a day ahead and back,
 * of the program alone or, where libfaketime is installed, of everything. Each time it must write again by itself,
 * nothing that it acknowledged may be missing or half there, and the seals of the history must hold at the end. Linux;
 * the full disk wants root.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/cli/port.ts'
import { openDatabase } from '../../server/cli/postgres/postgres.ts'
import { createDb } from '../../server/platform/db/prisma.ts'
import { checkSeals, SEALED_TABLES, sealRows } from '../../server/platform/history/seals.ts'
import { cliOption, withDatabase } from '../bench.ts'
import { byToken, postGraphql } from '../graphql/postGraphql.ts'
import { parentOf } from '../processes.ts'

const ROUNDS = cliOption('giri', 3)
const WRITERS = cliOption('scrittori', 6)
const MS = cliOption('secondi', 3) * 1000
/** Longer than any of them may be away. */
const BACK_MS = 120_000

const root = join(import.meta.dirname, '..', '..')
const dataDir = mkdtempSync(join(tmpdir(), 'serramenti-caos-'))
const port = await freePort()
const token = `srm_${randomBytes(32).toString('base64url')}`

/** Puts the data on a small disk of their own; false where that is not allowed. */
function smallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m,mode=755', 'tmpfs', dataDir], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isSmallDisk = smallDisk()

/** How far off the clocks are: of the program in milliseconds, of everything as libfaketime reads it. */
const clockFolder = mkdtempSync(join(tmpdir(), 'serramenti-orologi-'))
const programClock = join(clockFolder, 'programma')
const allClocks = join(clockFolder, 'tutti')
writeFileSync(programClock, '0')
writeFileSync(allClocks, '+0')
chmodSync(clockFolder, 0o755)
const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find(existsSync)

function startProduct() {
  const faked = FAKETIME
    ? {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: allClocks,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }
    : {}
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'off',
    WORKERS: '2',
    TOKEN_RATE: '0',
    CHAOS_CLOCK: programClock,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'clock.ts')}`,
    ...faked,
  }
  return spawn(process.execPath, ['server/cli/start.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
let product = startProduct()

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Seconds until it is ready. @throws Error when it is not in time */
async function untilReady(limit = BACK_MS): Promise<number> {
  const begun = performance.now()
  while (!(await isReady())) {
    if (performance.now() - begun > limit) throw new Error(`not ready after ${limit / 1000} s`)
    await sleep(200)
  }
  return (performance.now() - begun) / 1000
}

await untilReady(600_000)
const database = () => openDatabase({ dataDir, share: true })
const asked = async <T>(work: Parameters<typeof withDatabase<T>>[1]) => withDatabase<T>((await database()).url, work)

await asked(async (client) => {
  await client.query(`INSERT INTO users (username, password_hash, is_superuser) VALUES ('caos', '!', true)`)
  await client.query(
    `INSERT INTO api_tokens (user_id, creato_da_id, scade_il, nome, hash, prefisso, ambito)
     SELECT id, id, now() + interval '30 days', 'caos', $1, 'srm_', 'LETTURA_SCRITTURA' FROM users WHERE username = 'caos'`,
    [createHash('sha256').update(token).digest('hex')],
  )
})

interface Made {
  data?: { createCliente?: { cliente?: { pk: number } | null } | null }
}
const query = 'mutation ($input: CreateClienteInput!) { createCliente(input: $input) { cliente { pk } } }'

/** Writers that go on whatever happens, until they are told to stop. @returns the numbers that were acknowledged */
function writers(): () => Promise<number[]> {
  const acknowledged: number[] = []
  let isOver = false
  const one = async (number: number) => {
    let agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; !isOver; count++) {
      const name = `Scrittore ${number} riga ${count}`
      try {
        const answer = await postGraphql<Made>(port, agent, byToken(token), {
          query,
          variables: { input: { nome: name, note: name } },
        })
        const pk = answer.data?.createCliente?.cliente?.pk
        if (pk === undefined) await sleep(50)
        else acknowledged.push(pk)
      } catch {
        agent.destroy()
        agent = new Agent({ keepAlive: true, maxSockets: 1 })
        await sleep(50)
      }
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: WRITERS }, (_, number) => one(number)))
  return async () => {
    isOver = true
    await all
    return acknowledged
  }
}

const processes = () => readdirSync('/proc').map(Number).filter(Boolean)
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]
const killed = (pid: number | undefined) => pid && process.kill(pid, 'SIGKILL')

const DAY_AND_MORE = 26 * 3_600_000

/** A clock that is a day ahead, then a day behind, then right. */
async function jump(set: (ms: number) => void): Promise<void> {
  for (const ms of [DAY_AND_MORE, -DAY_AND_MORE, 0]) {
    set(ms)
    await sleep(MS)
  }
}

/** Sets the embedded database as its superuser, who is not the owner of its tables. */
async function setDatabase(statements: readonly string[]): Promise<void> {
  const { url } = await database()
  const admin = new URL(url)
  admin.username = 'postgres'
  admin.password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  await withDatabase(admin.href, async (client) => {
    for (const statement of statements) await client.query(statement)
    await client.query('SELECT pg_reload_conf()')
  })
}

/** Every commit waits as for a slow disk; now and then all that the database does stands still for a while. */
async function slowDisk(): Promise<void> {
  await setDatabase(['ALTER SYSTEM SET commit_delay = 100000', 'ALTER SYSTEM SET commit_siblings = 0'])
  try {
    for (let hang = 0; hang < 3; hang++) {
      await sleep(MS / 3)
      const server = postmaster()
      const pids = [server, ...processes().filter((pid) => parentOf(pid) === server)]
      const tell = (signal: NodeJS.Signals) => {
        for (const pid of pids) {
          try {
            process.kill(pid, signal)
          } catch {
            // It has ended by itself.
          }
        }
      }
      tell('SIGSTOP')
      await sleep(1_500)
      tell('SIGCONT')
    }
  } finally {
    await setDatabase(['ALTER SYSTEM RESET commit_delay', 'ALTER SYSTEM RESET commit_siblings'])
  }
}

/** What is done to the product; each leaves it to come back by itself, but the last, which is started again. */
const FAULTS: Record<string, () => Promise<unknown>> = {
  worker: async () => {
    const isNode = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('node')
    killed(oneOf(processes().filter((pid) => parentOf(pid) === product.pid && isNode(pid))))
  },
  backend: async () => {
    const pids = await asked(async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE usename = 'serramenti_lavoro' AND pid <> pg_backend_pid()`,
      )
      return rows.map(({ pid }) => pid)
    })
    killed(oneOf(pids))
  },
  postmaster: async () => killed(postmaster()),
  disk: async () => {
    const file = join(dataDir, 'pieno')
    try {
      writeFileSync(file, Buffer.alloc(2 ** 30))
    } catch {
      // As full as it gets.
    }
    await sleep(MS)
    rmSync(file, { force: true })
  },
  slow: slowDisk,
  clock: () => jump((ms) => writeFileSync(programClock, String(ms))),
  clocks: () => jump((ms) => writeFileSync(allClocks, `${ms < 0 ? '' : '+'}${ms / 1000}`)),
  all: async () => {
    product.kill('SIGKILL')
    await sleep(500)
    product = startProduct()
  },
}

/** Of the acknowledged writes those that are missing, and of all those without history. */
const lost = (acknowledged: number[]) =>
  asked(async (client) => {
    const { rows } = await client.query<{ missing: number; half: number }>(
      `SELECT (SELECT count(*)::int FROM unnest($1::int[]) AS pk WHERE NOT EXISTS (SELECT FROM clienti WHERE id = pk)) AS missing,
        (SELECT count(*)::int FROM clienti c WHERE nome LIKE 'Scrittore %' AND NOT EXISTS (
          SELECT FROM audit_log a WHERE a.oggetto = 'Cliente' AND a.oggetto_pk = c.id)) AS half`,
      [acknowledged],
    )
    return rows[0] ?? { missing: 0, half: 0 }
  })

let isBroken = false
const all: number[] = []
try {
  for (const [name, fault] of Object.entries(FAULTS)) {
    if (name === 'disk' && !isSmallDisk) {
      console.log('disk: senza root non si prova')
      continue
    }
    if (name === 'clocks' && !FAKETIME) {
      console.log('clocks: senza libfaketime non si prova')
      continue
    }
    const back: number[] = []
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round++) {
      const stop = writers()
      await sleep(MS * (0.5 + Math.random()))
      await fault()
      await sleep(300)
      back.push(await untilReady())
      await sleep(MS)
      const own = await stop()
      acknowledged += own.length
      all.push(...own)
    }
    const { missing, half } = await lost(all)
    isBroken ||= missing > 0 || half > 0
    const slowest = Math.max(...back).toFixed(1)
    console.log(
      `${name} ${ROUNDS} volte: ${acknowledged} confermati, ${missing} persi, ${half} a metà; di nuovo pronto in ${slowest} s al più`,
    )
  }
  const { url } = await database()
  const settings = { secretKey: undefined, dataDir }
  const db = createDb(url, 2)
  let rows = 0
  for (const table of SEALED_TABLES) rows += (await sealRows(db, settings, table)).rows
  await db.$disconnect()
  const { broken, seals } = await asked((client) =>
    checkSeals(async (sql) => (await client.query<object>(sql)).rows, settings),
  )
  console.log(`storico: ${rows} righe sigillate ora, ${seals} sigilli, ${broken.length} rotti`)
  isBroken ||= broken.length > 0
  if (isBroken) process.exitCode = 1
} finally {
  const ended = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGTERM')
  await Promise.race([ended, sleep(20_000)])
  if (isSmallDisk) execFileSync('umount', ['-l', dataDir], { stdio: 'ignore' })
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(clockFolder, { recursive: true, force: true })
}
