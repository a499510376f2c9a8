/**
 * `node bench/memory.ts [--minuti 5 --preventivi 20000 --ordini 20000 --misto 1]`: memory of the product under load of
 * every case; with `--misto` also of writes, PDFs and exports of all orders. Fails when what lives after a collection goes on growing, or the process passes its limit.
 */
import { once } from 'node:events'
import { type Bench, cliOption, openBench, startFlags, toProduct, withDatabase } from './bench.ts'
import { benchCases } from './cases.ts'
import { applyLoad, type LoadRequest } from './load.ts'

const LIMIT_MB = 400
/** Of the living heap, from the first minute to the end: caches fill, then stay. */
const GROWTH_MB = 20
const STEP_MS = 30_000
const CONNECTIONS = 16

/** What the product says of itself; `preso` is what its heap holds before the collection. */
type Memory = NodeJS.MemoryUsage & { preso: number }

/** What weighs more than a read. */
async function heavy({ url, token }: Bench) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${token}` }
  const numeri = (table: string) =>
    withDatabase(url, async (client) => (await client.query<{ id: number }>(`SELECT id FROM ${table}`)).rows)
  const [clienti, preventivi] = await Promise.all([numeri('clienti'), numeri('preventivi')])
  const one = (righe: { id: number }[]) => righe[Math.floor(Math.random() * righe.length)]?.id ?? 1
  const query = 'mutation ($input: UpdateClienteInput!) { updateCliente(input: $input) { errors { message } } }'
  return {
    scrittura: (): LoadRequest => {
      const variables = { input: { pk: one(clienti), note: `nota ${Math.random()}`.repeat(20) } }
      return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) }
    },
    pdf: (): LoadRequest => ({
      method: 'GET',
      path: `/api/preventivo-pdf/${one(preventivi)}`,
      headers: { ...headers, Accept: 'application/pdf' },
    }),
    esportazione: (): LoadRequest => ({ method: 'GET', path: '/esporta/ordini.xlsx', headers }),
  }
}

const steps = Math.max(3, Math.round((cliOption('minuti', 5) * 60_000) / STEP_MS))
const banco = await openBench({ preventivi: cliOption('preventivi', 20_000), ordini: cliOption('ordini', 20_000) })
try {
  const product = await banco.start('bench/product.ts', ['--expose-gc', ...startFlags()])
  const questions: (() => LoadRequest)[] = []
  for (const example of benchCases) {
    const ids = await banco.ids(example)
    const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
    questions.push(() => toProduct(example, banco.token, pk))
  }
  const between = (count: (() => LoadRequest)[]) =>
    (count[Math.floor(Math.random() * count.length)] as () => LoadRequest)()
  const mixed = cliOption('misto', 0) > 0 ? await heavy(banco) : null
  const atRandom = () => {
    const chance = Math.random()
    if (!mixed || chance > 0.4) return between(questions)
    if (chance > 0.03) return mixed.scrittura()
    return chance > 0.002 ? mixed.pdf() : mixed.esportazione()
  }

  const alive: number[] = []
  let max = 0
  console.log('  secondi    RSS MB   heap MB  preso MB  fuori MB      rps  errori')
  for (let step = 1; step <= steps; step++) {
    const { rps, errori } = await applyLoad(product.port, atRandom, CONNECTIONS, STEP_MS)
    const rss = product.memoria()
    max = Math.max(max, rss)
    product.child.send('memoria')
    const [{ heapUsed, external, preso }] = (await once(product.child, 'message')) as [Memory]
    alive.push(heapUsed / 2 ** 20)
    const columns = [(step * STEP_MS) / 1000, rss, heapUsed / 2 ** 20, preso / 2 ** 20, external / 2 ** 20, rps]
    console.log(`${columns.map((value) => value.toFixed(0).padStart(9)).join(' ')} ${String(errori).padStart(7)}`)
  }
  const grown = (alive.at(-1) ?? 0) - (alive[1] ?? 0)
  const holds = max <= LIMIT_MB && grown <= GROWTH_MB
  console.log(
    `Massimo ${max.toFixed(0)} MB (limite ${LIMIT_MB}), heap vivo ${grown.toFixed(1)} MB in più dal primo minuto` +
      ` (limite ${GROWTH_MB}): ${holds ? 'sì' : 'NO'}`,
  )
  if (!holds) process.exitCode = 1
} finally {
  await banco.close()
}
