/**
 * `node bench/sockets.ts [--prese 1000 --eventi 20]`: that many open sockets, five a user, all told of every change of an
 * order; how long from the commit to the last of them. Fails when an event is missed, or comes later than
 * docs/quality.md#live-updates promises.
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { cliOption, openBench, startFlags, withDatabase } from './bench.ts'

const LIMIT_MS = 1000
const PER_UTENTE = 5
const DOCUMENTO =
  'subscription { changed(topics: [ORDINE]) { pk nodo { ... on Ordine { numeroCommessa stato { pk } } } } }'

const count = cliOption('prese', 1000)
const events = cliOption('eventi', 20)

interface Presa {
  socket: WebSocket
  /** When each event came, by its number. */
  arrivi: number[]
}

/** Opens a socket and subscribes. @throws Error with the status when the server does not want it */
function open(port: number, token: string): Promise<Presa> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers })
    const presa: Presa = { socket, arrivi: [] }
    socket.on('open', () => socket.send('{"type":"connection_init"}'))
    socket.on('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))))
    socket.on('error', reject)
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data))
      if (type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: DOCUMENTO } }))
        resolve(presa)
      } else if (type === 'next' && !payload.errors) presa.arrivi.push(performance.now())
      else if (type === 'ping') socket.send('{"type":"pong"}')
      else if (type !== 'pong') console.log(`inatteso: ${String(data)}`)
    })
  })
}

/** Superusers with a token each. */
async function createUtenti(url: string, number: number): Promise<string[]> {
  const tokens = Array.from({ length: number }, () => `srm_${randomBytes(32).toString('base64url')}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await withDatabase(url, (client) =>
    client.query(
      `WITH nuovi AS (
         INSERT INTO users (username, password_hash, is_superuser, is_staff)
         SELECT 'presa' || n, '!', true, true FROM generate_series(1, $1) AS n RETURNING id)
       INSERT INTO api_tokens (user_id, creato_da_id, scade_il, nome, hash, prefisso, ambito)
       SELECT id, id, now() + interval '1 day', 'bench', ($2::text[])[row_number() OVER ()], 'srm_', 'LETTURA' FROM nuovi`,
      [number, hashes],
    ),
  )
  return tokens
}

const banco = await openBench({ preventivi: 100, ordini: 1000 })
try {
  const product = await banco.start('bench/product.ts', startFlags())
  const tokens = await createUtenti(banco.url, Math.ceil(count / PER_UTENTE))
  const prese: Presa[] = []
  const inizio = performance.now()
  for (let n = 0; n < count; n += 50) {
    const together = Array.from({ length: Math.min(50, count - n) }, (_, m) => {
      return open(product.port, tokens[Math.floor((n + m) / PER_UTENTE)] as string)
    })
    prese.push(...(await Promise.all(together)))
  }
  console.log(`${prese.length} prese aperte in ${((performance.now() - inizio) / 1000).toFixed(1)} s`)
  const sixth = await open(product.port, tokens[0] as string).then(
    () => 'accolta',
    (error: Error) => error.message,
  )
  console.log(`La sesta dello stesso utente: ${sixth}`)
  await pause(1000)

  const last: number[] = []
  let perse = 0
  const cpu = product.cpu()
  await withDatabase(banco.url, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM ordini ORDER BY id LIMIT $1', [events])
    for (const [numero, { id }] of rows.entries()) {
      const start = performance.now()
      await client.query(
        "INSERT INTO event_log (topic, payload) VALUES ('ordine', jsonb_build_object('pk', $1::int))",
        [id],
      )
      const expires = start + 10_000
      while (performance.now() < expires && prese.some(({ arrivi }) => arrivi.length <= numero)) await pause(5)
      const arrivi = prese.map((presa) => (presa.arrivi[numero] ?? Number.NaN) - start)
      perse += arrivi.filter(Number.isNaN).length
      last.push(Math.max(...arrivi.filter((ms) => !Number.isNaN(ms))))
      await pause(500)
    }
  })
  last.sort((a, b) => a - b)
  const p99 = last[Math.min(last.length - 1, Math.floor(last.length * 0.99))] ?? 0
  const cpuMs = ((product.cpu() - cpu) * 1000) / events
  console.log(
    `Dal commit all'ultima presa: mediana ${last[last.length >> 1]?.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms ` +
      `(limite ${LIMIT_MS}); CPU ${cpuMs.toFixed(0)} ms a evento; perse ${perse}; memoria ${product.memoria().toFixed(0)} MB`,
  )
  if (perse > 0 || p99 > LIMIT_MS || sixth !== '429') process.exitCode = 1
  for (const { socket } of prese) socket.terminate()
} finally {
  await banco.close()
}
