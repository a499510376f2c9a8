import pg from 'pg'
import { readMigrations } from '#prisma/migrationFiles.ts'
import { announceRewrites } from '#prisma/rewrites.ts'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'
import { checkTriggers } from './triggers.ts'

const WHAT = 'Database'
const OLDEST = 15
/** Of one server process: the pool, events, jobs. */
const PER_PROCESS = 19

interface Facts {
  version: number
  encoding: string
  /** May make tables where ours go. */
  tables: boolean
  /** May make the schema of the jobs, or it is there. */
  schemas: boolean
  connections: number
  readOnly: boolean
  history: boolean
}

const FACTS = `
SELECT current_setting('server_version_num')::int / 10000 AS version,
       current_setting('server_encoding') AS encoding,
       coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS tables,
       has_database_privilege(current_database(), 'CREATE') OR to_regnamespace('pgboss') IS NOT NULL AS schemas,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
       current_setting('transaction_read_only') = 'on' AS "readOnly",
       to_regclass('_prisma_migrations') IS NOT NULL AS history`

/**
 * Whether the database answers, is new enough, lets us do what we must, and is as this version wants it.
 * @param processes how many of ours will use it, on this machine
 */
export async function checkDatabase(url: string, processes: number): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return [
      failed(WHAT, `non risponde: ${errorWords(error)}`, 'controllare DATABASE_URL, la rete e che PostgreSQL giri'),
    ]
  }
  const found: Finding[] = []
  try {
    const { rows } = await client.query<Facts>(FACTS)
    const facts = rows[0] as Facts
    found.push(...judge(facts, processes))
    return [...found, ...(await checkMigrations(client, facts))]
  } catch (error) {
    return [...found, failed(WHAT, errorWords(error), "controllare i diritti dell'utente di DATABASE_URL")]
  } finally {
    await client.end().catch(() => {})
  }
}

/** What facts mean; exported for its test. */
export function judge(facts: Facts, processes: number): Finding[] {
  const { version, encoding, tables, schemas, connections, readOnly } = facts
  const found: Finding[] = []
  const bad = (text: string, remedy: string) => found.push(failed(WHAT, text, remedy))
  if (version < OLDEST) bad(`PostgreSQL ${version}`, `serve la versione ${OLDEST} o una più recente`)
  if (encoding !== 'UTF8') bad(`codifica ${encoding}`, "CREATE DATABASE … ENCODING 'UTF8' e di nuovo i dati")
  if (readOnly) bad('è in sola lettura', 'indicare in DATABASE_URL il server primario, non una replica')
  if (!tables) bad("l'utente non può creare tabelle", 'GRANT CREATE ON SCHEMA public TO utente')
  if (!schemas) bad("l'utente non può creare lo schema dei lavori", 'GRANT CREATE ON DATABASE nome TO utente')
  const wanted = processes * PER_PROCESS
  if (connections < wanted) {
    const text = `accetta ${connections} connessioni, ${processes} processi ne usano ${wanted}`
    found.push(warning(WHAT, text, 'alzare max_connections, o abbassare WORKERS'))
  }
  if (!found.some(({ level }) => level === 'failed'))
    found.unshift(ok(WHAT, `PostgreSQL ${version}, diritti in ordine`))
  return found
}

async function checkMigrations(client: pg.Client, { history }: Facts): Promise<Finding[]> {
  const migrations = await readMigrations()
  const wanted = migrations.map(({ name }) => name)
  const { rows } = history
    ? await client.query<{ name: string; done: boolean }>(
        `SELECT migration_name AS name, finished_at IS NOT NULL AS done FROM _prisma_migrations
         WHERE rolled_back_at IS NULL`,
      )
    : { rows: [] }
  const what = 'Migrazioni'
  const broken = rows.find(({ done }) => !done)
  if (broken) return [failed(what, `${broken.name} non è terminata`, 'npm run migrate dice che cosa fare')]
  const applied = new Set(rows.map(({ name }) => name))
  const missing = wanted.filter((name) => !applied.has(name))
  const newer = rows.filter(({ name }) => !wanted.includes(name))
  if (newer.length > 0) {
    const text = `${newer.length} sono di una versione più recente di questa`
    return [warning(what, text, 'installare la versione più recente, o tornare a una copia (docs/operation.md)')]
  }
  if (missing.length > 0) {
    const pending = migrations.filter(({ name }) => !applied.has(name))
    const rewrites = await announceRewrites(client, pending)
    return [
      ok(what, `${missing.length} da applicare, lo fa il prossimo avvio`),
      ...rewrites.map((sentence) => warning(what, sentence, 'avviare la nuova versione quando nessuno lavora')),
    ]
  }
  return [ok(what, 'tutte applicate'), await checkTriggers(client)]
}
