/**
 * `node bench/kills.ts [--volte 20 --fine 4 --scrittori 8 --secondi 3]`: kills the server under writes, so many times
 * with SIGKILL and then with SIGTERM, and looks in the database for what it had acknowledged. Fails when a write was
 * lost or is half there, when SIGTERM broke a request, or took 10 seconds.
 */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, cliOption, openBench, type StartedServer, startFlags, withDatabase } from './bench.ts'
import { byToken, postGraphql } from './graphql/postGraphql.ts'

const VOLTE = cliOption('volte', 20)
const FINE = cliOption('fine', 4)
const WRITERS = cliOption('scrittori', 8)
const MS = cliOption('secondi', 3) * 1000
const STOP_MS = 10_000

const query = 'mutation ($input: CreateClienteInput!) { createCliente(input: $input) { cliente { pk } } }'

/** What became of the writes of one run. */
interface Outcome {
  confermati: number[]
  /** Not connected at all: nothing was sent. */
  rifiutati: number
  /** Broken after they were sent: written or not, nobody knows. */
  interrotti: number
  /** Answered with something else. */
  falliti: number
}

/** One write. @returns the number of what was made, or null */
async function write(port: number, agent: Agent, token: string, name: string): Promise<number | null> {
  const body = { query, variables: { input: { nome: name, note: name } } }
  const { data } = await postGraphql<Made>(port, agent, byToken(token), body)
  return data?.createCliente?.cliente?.pk ?? null
}

interface Made {
  data?: { createCliente?: { cliente?: { pk: number } | null } | null }
}

/** Writers that go on until they are stopped or can't connect any more. */
function writers(port: number, token: string) {
  const outcome: Outcome = { confermati: [], rifiutati: 0, interrotti: 0, falliti: 0 }
  let fine = false
  const one = async (numero: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; !fine; count++) {
      try {
        const pk = await write(port, agent, token, `Scrittore ${numero} riga ${count}`)
        if (pk === null) outcome.falliti++
        else outcome.confermati.push(pk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
          outcome.rifiutati++
          break
        }
        outcome.interrotti++
      }
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: WRITERS }, (_, numero) => one(numero)))
  return {
    async ferma(): Promise<Outcome> {
      fine = true
      await all
      return outcome
    },
  }
}

/** Of the acknowledged writes those that are not there, and of all those without history or without its event. */
function verifica({ url }: Bench, confirmed: number[]) {
  return withDatabase(url, async (client) => {
    const { rows } = await client.query<{ persi: number; meta: number }>(
      `SELECT (SELECT count(*)::int FROM unnest($1::int[]) AS pk WHERE NOT EXISTS (SELECT FROM clienti WHERE id = pk)) AS persi,
        (SELECT count(*)::int FROM clienti c WHERE nome LIKE 'Scrittore %' AND NOT EXISTS (
          SELECT FROM audit_log a WHERE a.oggetto = 'Cliente' AND a.oggetto_pk = c.id)) AS meta`,
      [confirmed],
    )
    return rows[0] ?? { persi: 0, meta: 0 }
  })
}

const banco = await openBench({ preventivi: 100, ordini: 100 })
const confirmed: number[] = []
const starts: number[] = []
const summed = { interrotti: 0, falliti: 0, rifiutati: 0 }
let broken = false

async function start(): Promise<StartedServer> {
  const inizio = performance.now()
  const product = await banco.start('bench/product.ts', startFlags())
  starts.push((performance.now() - inizio) / 1000)
  return product
}

try {
  for (let volta = 0; volta < VOLTE; volta++) {
    const { port, child } = await start()
    const lavoro = writers(port, banco.token)
    await sleep(MS * (0.5 + Math.random()))
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { confermati: others, ...outcome } = await lavoro.ferma()
    confirmed.push(...others)
    for (const name of ['interrotti', 'falliti', 'rifiutati'] as const) summed[name] += outcome[name]
  }
  const { persi, meta } = await verifica(banco, confirmed)
  const [min, max] = [Math.min(...starts), Math.max(...starts)].map((s) => s.toFixed(1))
  console.log(
    `SIGKILL ${VOLTE} volte, ${WRITERS} scrittori: ${confirmed.length} confermati, ${persi} persi, ${meta} a metà; ` +
      `${summed.interrotti} interrotti, ${summed.falliti} falliti; di nuovo pronto in ${min}-${max} s`,
  )
  broken ||= persi > 0 || meta > 0

  for (let volta = 1; volta <= FINE; volta++) {
    const { port, child } = await start()
    const lavoro = writers(port, banco.token)
    await sleep(MS)
    const inizio = performance.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    const ms = performance.now() - inizio
    const outcome = await lavoro.ferma()
    const { persi } = await verifica(banco, outcome.confermati)
    console.log(
      `SIGTERM ${volta}: uscito in ${(ms / 1000).toFixed(1)} s; ${outcome.confermati.length} confermati, ${persi} persi, ` +
        `${outcome.interrotti} interrotti, ${outcome.falliti} falliti, ${outcome.rifiutati} rifiutati`,
    )
    broken ||= persi > 0 || outcome.interrotti > 0 || outcome.falliti > 0 || ms > STOP_MS
  }
  if (broken) process.exitCode = 1
} finally {
  await banco.close()
}
