/**
 * `node bench/officina/floor.ts [--attivita 2000000 --ordini 5000 --forniture 300000 --tavolette 60 --ogni 5000
 * --secondi 60]`: tablets that write
 * with so many activities behind them, the server killed with SIGKILL in the middle; each tablet sends again what was not
 * acknowledged. Then the month of an operator, one request at a time. Fails when something acknowledged is not there, and
 * when nearly all of either do not keep to their time. `--database URL` measures one that is there; `--attivita 0` when it
 * has them already.
 */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withBareTables } from '../../prisma/seed/many/bare.ts'
import { createDb } from '../../server/platform/db/prisma.ts'
import { copyForniture } from '../acquisti/bulk.ts'
import { cliOption, openBench, startFlags, withDatabase } from '../bench.ts'
import { postGraphql } from '../graphql/postGraphql.ts'
import type { FloorDocument } from './documents.ts'

const ATTIVITA = cliOption('attivita', 2_000_000)
const TABLETS = cliOption('tavolette', 60)
const EVERY = cliOption('ogni', 5000)
const MS = cliOption('secondi', 60) * 1000
/** How long a process is new: ten seconds, two writes of each tablet. */
const COLD_MS = 10_000
const MONTH = new Date().toISOString().slice(0, 7)

interface Write {
  id: FloorDocument
  input: Record<string, unknown>
  /** What must be there once it is acknowledged. */
  proof: { chiave: string; riga: number; posizione: number }
}

interface Answer {
  data?: { esito?: { attivita: { pk: number } | null; errors: { message: string }[] } }
  errors?: { message: string }[]
}

/** How a tablet says who is at it. */
type Identity = Readonly<Record<string, string>>

const ask = (port: number, agent: Agent, identity: Identity, id: FloorDocument, variables: object) =>
  postGraphql<Answer>(port, agent, identity, { id, variables })

/** Milliseconds within which nearly all writes are acknowledged, and the month of an operator answers. */
const WITHIN = { scrittura: 100, mese: 50 }

const quantile = (times: number[], q: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0

/** 'p50 3.1 ms, p99 20.4 ms (limit 100)'. */
const told = (times: number[], limit: number) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms (limite ${limit})`

const banco = await openBench({ preventivi: 100, ordini: cliOption('ordini', 5000) })
const { url } = banco
if (ATTIVITA > 0) await copyForniture(url, cliOption('forniture', 300_000))

const CSRF = 'a'.repeat(32)
/** What the tablets do. */
const LAVORAZIONE = 'collaudo'
/** Tells apart the runs on one database. */
const RUN = randomBytes(4).toString('hex')

/**
 * Closed activities of three years, each day of an operator as many, those of an order with a piece whose place goes on
 * from the last: what the tablets tick is still to be done in an order of three.
 */
async function activities(): Promise<void> {
  const db = createDb(url, 1)
  try {
    await db.$transaction(
      (tx) =>
        withBareTables(tx, ['attivita', 'pezzi_attivita'], async () => {
          await tx.$executeRaw`
            INSERT INTO attivita (id, operatore_id, data, lavorazione_id, ordine_id, ora_inizio, ora_fine, tempo,
              tempo_teorico)
            SELECT u.ultima + g, o.ids[1 + g % cardinality(o.ids)], current_date - 1 - g / cardinality(o.ids) % 1095,
              l.ids[1 + g % cardinality(l.ids)], CASE WHEN g % 8 > 0 THEN r.ordini[1 + g * 7919::bigint % cardinality(r.ids)] END,
              '08:00', '09:00', 60, 30
            FROM generate_series(1, ${ATTIVITA}::int) g, (SELECT array_agg(id ORDER BY id) AS ids FROM operatori) o,
              (SELECT array_agg(id ORDER BY id) AS ids FROM lavorazioni) l,
              (SELECT array_agg(id ORDER BY id) AS ids, array_agg(ordine_id ORDER BY id) AS ordini
                FROM righe_ordine WHERE NOT rivendita) r,
              (SELECT coalesce(max(id), 0) AS ultima FROM attivita) u`
          await tx.$executeRaw`
            INSERT INTO pezzi_attivita (attivita_id, ordine_id, lavorazione_id, riga_ordine_id, posizione, minuti)
            SELECT a.id, a.ordine_id, a.lavorazione_id, r.id, 1000000 + a.id, 30
            FROM attivita a JOIN (SELECT ordine_id, max(id) AS id FROM righe_ordine WHERE NOT rivendita GROUP BY 1) r
              USING (ordine_id)
            WHERE a.tempo_teorico = 30 AND NOT EXISTS (SELECT FROM pezzi_attivita p WHERE p.attivita_id = a.id)
              AND NOT (a.ordine_id % 3 = 1 AND a.lavorazione_id = (SELECT id FROM lavorazioni WHERE nome = ${LAVORAZIONE}))`
          await tx.$executeRaw`UPDATE attivita SET pezzi_fatti = 1 WHERE pezzi_fatti = 0 AND id IN (SELECT attivita_id FROM pezzi_attivita)`
        }),
      { timeout: 1_200_000, maxWait: 10_000 },
    )
    await db.$queryRaw`SELECT setval(pg_get_serial_sequence('attivita', 'id'), (SELECT max(id) FROM attivita))`
    // What bulk orders have marked is reckoned within hours, not while tablets write.
    await db.$executeRaw`DELETE FROM avanzamenti_da_rifare`
    await db.$executeRaw`VACUUM (ANALYZE) attivita, pezzi_attivita`
  } finally {
    await db.$disconnect()
  }
}

/** Operators logged in each, as tablets are, and the activities behind them. */
async function people(): Promise<Identity[]> {
  const secrets = Array.from({ length: TABLETS }, () => randomBytes(32).toString('base64url'))
  await withDatabase(url, async (client) => {
    await client.query(
      `WITH u AS (INSERT INTO users (username, email, first_name, last_name, password_hash)
          SELECT $4 || n, $4 || n || '@example.com', 'Tavoletta', n::text, '!' FROM generate_series(1, $1) n
          RETURNING id, username),
        o AS (INSERT INTO operatori (user_id) SELECT id FROM u)
      INSERT INTO sessions (id, user_id, csrf_token, scade_il)
      SELECT t.hash, u.id, $3, now() + interval '1 day'
      FROM unnest($2::text[]) WITH ORDINALITY AS t (hash, n) JOIN u ON u.username = $4 || t.n`,
      [TABLETS, secrets.map((secret) => createHash('sha256').update(secret).digest('hex')), CSRF, `tablet-${RUN}-`],
    )
  })
  if (ATTIVITA > 0) await activities()
  return secrets.map((secret) => ({ Cookie: `sessionid=${secret}; csrftoken=${CSRF}`, 'X-Csrftoken': CSRF }))
}

/** What each tablet writes: an order begun, its pieces one by one but for the last, the end. */
async function plans(): Promise<Write[][]> {
  return withDatabase(url, async (client) => {
    const { rows: lavorazioni } = await client.query<{ id: number }>('SELECT id FROM lavorazioni WHERE nome = $1', [
      LAVORAZIONE,
    ])
    const lavorazione = lavorazioni[0]?.id
    const { rows } = await client.query<{ ordine: number; riga: number; numero: number }>(
      `SELECT r.ordine_id AS ordine, min(r.id) AS riga, (array_agg(r.numero ORDER BY r.id))[1] AS numero
      FROM righe_ordine r WHERE NOT r.rivendita AND NOT EXISTS (SELECT FROM pezzi_attivita p
        WHERE p.ordine_id = r.ordine_id AND p.lavorazione_id = $1)
      GROUP BY r.ordine_id HAVING (array_agg(r.numero ORDER BY r.id))[1] > 1 ORDER BY 1`,
      [lavorazione],
    )
    const writes = Array.from({ length: TABLETS }, (): Write[] => [])
    for (const [index, { ordine, riga, numero }] of rows.entries()) {
      const chiaveClient = `bench-${RUN}-${index}`
      const mine = writes[index % TABLETS] as Write[]
      const proof = { chiave: chiaveClient, riga: 0, posizione: 0 }
      mine.push({ id: 'floorCreate', input: { lavorazione, ordine, chiaveClient }, proof })
      for (let posizione = 1; posizione < numero; posizione++) {
        const input = { chiaveClient, pezzi: [{ riga, posizioni: [posizione] }], saltaFatti: true }
        mine.push({ id: 'floorUpdate', input, proof: { ...proof, riga, posizione } })
      }
      mine.push({ id: 'floorUpdate', input: { chiaveClient, ferma: true }, proof })
    }
    return writes
  })
}

try {
  console.log(`${ATTIVITA} attività …`)
  const identities = await people()
  const writes = await plans()
  let server = await banco.start('bench/product.ts', startFlags())
  let startedAt = performance.now()
  const times: number[] = []
  /** Of a process that has just begun, which compiles what it is asked for the first time. */
  const cold: number[] = []
  const done: Write['proof'][] = []
  const refused: string[] = []
  let again = 0
  let stop = false

  /** Until it is acknowledged: a tablet keeps what it has pressed. */
  async function send(agent: Agent, identity: Identity, { id, input, proof }: Write): Promise<void> {
    for (;;) {
      const begun = performance.now()
      try {
        const { data, errors } = await ask(server.port, agent, identity, id, { input })
        const failed = errors ?? data?.esito?.errors ?? []
        const list = begun - startedAt < COLD_MS ? cold : times
        list.push(performance.now() - begun)
        if (failed.length > 0) refused.push(failed[0]?.message ?? '')
        else done.push(proof)
        return
      } catch {
        again++
        await sleep(200)
      }
    }
  }
  const tablets = writes.map(async (mine, number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await sleep((EVERY * number) / TABLETS)
    for (const write of mine) {
      if (stop) break
      const next = sleep(EVERY)
      await send(agent, identities[number] ?? {}, write)
      await next
    }
    agent.destroy()
  })
  await sleep(MS / 2)
  const { child } = server
  child.kill('SIGKILL')
  await once(child, 'exit')
  startedAt = Number.POSITIVE_INFINITY
  server = await banco.start('bench/product.ts', startFlags())
  startedAt = performance.now()
  await sleep(COLD_MS)
  const [writtenBefore, cpuBefore, databaseBefore] = [done.length, server.cpu(), banco.cpuDatabase()]
  await sleep(Math.max(0, MS / 2 - COLD_MS))
  stop = true
  await Promise.all(tablets)
  const [written, used] = [
    done.length - writtenBefore,
    { server: server.cpu() - cpuBefore, database: banco.cpuDatabase() - databaseBefore },
  ]

  const lost = await withDatabase(url, async (client) => {
    const { rows } = await client.query<{ lost: number }>(
      `SELECT count(*)::int AS lost FROM unnest($1::text[], $2::int[], $3::int[]) AS p (chiave, riga, posizione)
      WHERE NOT EXISTS (SELECT FROM attivita a WHERE a.chiave_client = p.chiave AND (p.riga = 0 OR EXISTS (
        SELECT FROM pezzi_attivita z WHERE z.attivita_id = a.id AND z.riga_ordine_id = p.riga
          AND z.posizione = p.posizione)))`,
      [done.map(({ chiave }) => chiave), done.map(({ riga }) => riga), done.map(({ posizione }) => posizione)],
    )
    return rows[0]?.lost ?? -1
  })
  console.log(
    `${TABLETS} tavolette ogni ${EVERY} ms: ${done.length} scritture confermate, ${lost} perse, ${refused.length} rifiutate, ` +
      `${again} rimandate; ${told(times, WITHIN.scrittura)}; nei primi ${COLD_MS / 1000} s di un processo ${told(cold, WITHIN.scrittura)}`,
  )
  const each = (seconds: number) => ((seconds * 1000) / Math.max(1, written)).toFixed(0)
  console.log(`CPU di una scrittura: ${each(used.server)} ms del server, ${each(used.database)} ms di PostgreSQL`)
  if (refused.length > 0) console.log(`rifiuti: ${[...new Set(refused)].slice(0, 5).join(' | ')}`)

  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const months: number[] = []
  for (let n = 0; n < 220; n++) {
    const begun = performance.now()
    const variables = { mese: MONTH, filtro: { periodo: { dal: `${MONTH}-01` } } }
    const { errors } = await ask(server.port, agent, identities[n % TABLETS] ?? {}, 'floorMonth', variables)
    if (errors) throw new Error(errors[0]?.message)
    if (n >= 20) months.push(performance.now() - begun)
  }
  agent.destroy()
  console.log(`mese di un operatore: ${told(months, WITHIN.mese)}`)
  const late = quantile(times, 0.99) > WITHIN.scrittura || quantile(months, 0.99) > WITHIN.mese
  if (lost !== 0 || late) process.exitCode = 1
} finally {
  await banco.close()
}
