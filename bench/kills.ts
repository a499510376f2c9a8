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
const SCRITTORI = cliOption('scrittori', 8)
const MS = cliOption('secondi', 3) * 1000
const STOP_MS = 10_000

const query = 'mutation ($input: CreateClienteInput!) { createCliente(input: $input) { cliente { pk } } }'

/** What became of the writes of one run. */
interface Esito {
  confermati: number[]
  /** Not connected at all: nothing was sent. */
  rifiutati: number
  /** Broken after they were sent: written or not, nobody knows. */
  interrotti: number
  /** Answered with something else. */
  falliti: number
}

/** One write. @returns the number of what was made, or null */
async function write(port: number, agent: Agent, token: string, nome: string): Promise<number | null> {
  const body = { query, variables: { input: { nome, note: nome } } }
  const { data } = await postGraphql<Made>(port, agent, byToken(token), body)
  return data?.createCliente?.cliente?.pk ?? null
}

interface Made {
  data?: { createCliente?: { cliente?: { pk: number } | null } | null }
}

/** Writers that go on until they are stopped or can't connect any more. */
function scrittori(port: number, token: string) {
  const esito: Esito = { confermati: [], rifiutati: 0, interrotti: 0, falliti: 0 }
  let fine = false
  const uno = async (numero: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let quanti = 0; !fine; quanti++) {
      try {
        const pk = await write(port, agent, token, `Scrittore ${numero} riga ${quanti}`)
        if (pk === null) esito.falliti++
        else esito.confermati.push(pk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
          esito.rifiutati++
          break
        }
        esito.interrotti++
      }
    }
    agent.destroy()
  }
  const tutti = Promise.all(Array.from({ length: SCRITTORI }, (_, numero) => uno(numero)))
  return {
    async ferma(): Promise<Esito> {
      fine = true
      await tutti
      return esito
    },
  }
}

/** Of the acknowledged writes those that are not there, and of all those without history or without its event. */
function verifica({ url }: Bench, confermati: number[]) {
  return withDatabase(url, async (client) => {
    const { rows } = await client.query<{ persi: number; meta: number }>(
      `SELECT (SELECT count(*)::int FROM unnest($1::int[]) AS pk WHERE NOT EXISTS (SELECT FROM clienti WHERE id = pk)) AS persi,
        (SELECT count(*)::int FROM clienti c WHERE nome LIKE 'Scrittore %' AND NOT EXISTS (
          SELECT FROM audit_log a WHERE a.oggetto = 'Cliente' AND a.oggetto_pk = c.id)) AS meta`,
      [confermati],
    )
    return rows[0] ?? { persi: 0, meta: 0 }
  })
}

const banco = await openBench({ preventivi: 100, ordini: 100 })
const confermati: number[] = []
const avvii: number[] = []
const sommati = { interrotti: 0, falliti: 0, rifiutati: 0 }
let rotto = false

async function avvia(): Promise<StartedServer> {
  const inizio = performance.now()
  const prodotto = await banco.avvia('bench/product.ts', startFlags())
  avvii.push((performance.now() - inizio) / 1000)
  return prodotto
}

try {
  for (let volta = 0; volta < VOLTE; volta++) {
    const { port, child } = await avvia()
    const lavoro = scrittori(port, banco.token)
    await sleep(MS * (0.5 + Math.random()))
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { confermati: others, ...esito } = await lavoro.ferma()
    confermati.push(...others)
    for (const nome of ['interrotti', 'falliti', 'rifiutati'] as const) sommati[nome] += esito[nome]
  }
  const { persi, meta } = await verifica(banco, confermati)
  const [minimo, massimo] = [Math.min(...avvii), Math.max(...avvii)].map((s) => s.toFixed(1))
  console.log(
    `SIGKILL ${VOLTE} volte, ${SCRITTORI} scrittori: ${confermati.length} confermati, ${persi} persi, ${meta} a metà; ` +
      `${sommati.interrotti} interrotti, ${sommati.falliti} falliti; di nuovo pronto in ${minimo}-${massimo} s`,
  )
  rotto ||= persi > 0 || meta > 0

  for (let volta = 1; volta <= FINE; volta++) {
    const { port, child } = await avvia()
    const lavoro = scrittori(port, banco.token)
    await sleep(MS)
    const inizio = performance.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    const ms = performance.now() - inizio
    const esito = await lavoro.ferma()
    const { persi } = await verifica(banco, esito.confermati)
    console.log(
      `SIGTERM ${volta}: uscito in ${(ms / 1000).toFixed(1)} s; ${esito.confermati.length} confermati, ${persi} persi, ` +
        `${esito.interrotti} interrotti, ${esito.falliti} falliti, ${esito.rifiutati} rifiutati`,
    )
    rotto ||= persi > 0 || esito.interrotti > 0 || esito.falliti > 0 || ms > STOP_MS
  }
  if (rotto) process.exitCode = 1
} finally {
  await banco.chiudi()
}
