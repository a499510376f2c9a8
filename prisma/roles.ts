import pg from 'pg'

// Three roles of the database: the owner, who migrates; the one that the program works with, which only adds to the
// history; one that reads. docs/operation.md#three-roles

/** The roles that are not the owner's; null where there is none. */
export interface RoleNames {
  work: string | null
  read: string | null
}

/** Tables that only grow: their own triggers say so, and so do the rights. */
export const GROWING_TABLES = ['audit_log', 'accessi', 'sigilli', 'risigilli'] as const

/** Tables whose rows open something, or are sealed: who only reads has nothing to look for there. */
const SECRET_TABLES = [
  'sessions',
  'api_tokens',
  'secondi_fattori',
  'codici_recupero',
  'recuperi_password',
  'passkeys',
  'passkey_challenges',
  'link_segreti',
  'link_calendari',
  'webhooks',
  'tablet_officina',
  'accessi_tablet',
  'codice_avvio',
  'chiavi_idempotenza',
  'throttle',
] as const

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function workRights(client: pg.Client, role: string): Promise<void> {
  const to = quoted(role)
  for (const schema of ['public', 'pgboss']) {
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${to}`)
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${to}`)
    await client.query(`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${to}`)
    await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${to}`)
  }
  for (const table of GROWING_TABLES) await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${to}`)
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${to}`)
}

async function readRights(client: pg.Client, role: string): Promise<void> {
  const to = quoted(role)
  await client.query(`GRANT USAGE ON SCHEMA public TO ${to}`)
  await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${to}`)
  for (const table of [...SECRET_TABLES, 'users']) await client.query(`REVOKE SELECT ON ${table} FROM ${to}`)
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'users' AND column_name <> 'password_hash'`,
  )
  await client.query(`GRANT SELECT (${rows.map(({ name }) => quoted(name)).join(', ')}) ON users TO ${to}`)
}

/**
 * Gives the other roles their rights on what the migrations have made; after each of them, as often as one likes.
 * @param ownerUrl of the role that owns the tables
 */
export async function grantRoles(ownerUrl: string, { work, read }: RoleNames): Promise<void> {
  if (!work && !read) return
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    // One at a time, of several that start.
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('ruoli', 0))`)
    if (work) await workRights(client, work)
    if (read) await readRights(client, read)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** What is not an extension's and belongs to somebody else, with the statement that gives it away. */
const FOREIGN = `
  SELECT format('ALTER %s %I.%I OWNER TO', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
           WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, n.nspname, c.relname) AS change
  FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relowner <> $1::regrole
    AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.objid = c.oid AND d.deptype IN ('e', 'a', 'i') AND (d.deptype = 'e' OR c.relkind = 'S'))
  UNION ALL
  SELECT format('ALTER ROUTINE %I.%I(%s) OWNER TO', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
  FROM pg_proc AS p JOIN pg_namespace AS n ON n.oid = p.pronamespace
  WHERE n.nspname IN ('public', 'pgboss') AND p.proowner <> $1::regrole
    AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('ALTER TYPE %I.%I OWNER TO', n.nspname, t.typname)
  FROM pg_type AS t JOIN pg_namespace AS n ON n.oid = t.typnamespace
  WHERE n.nspname IN ('public', 'pgboss') AND t.typowner <> $1::regrole AND t.typtype IN ('e', 'd')
    AND NOT EXISTS (SELECT 1 FROM pg_depend AS d WHERE d.objid = t.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO', nspname) FROM pg_namespace
  WHERE nspname IN ('public', 'pgboss') AND nspowner <> $1::regrole`

/** A role that logs in. */
export interface RoleLogin {
  name: string
  password: string
}

async function makeMissing(client: pg.Client, logins: readonly RoleLogin[]): Promise<void> {
  for (const { name, password } of logins) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
    if (!rowCount) await client.query(`CREATE ROLE ${quoted(name)} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  }
}

/**
 * Makes the roles that an installation names and its server does not have, where the owner may: a container's may, a
 * hosted one's mostly not, whose administrator makes them. What there is stays as it is, its password too.
 */
export async function makeLogins(ownerUrl: string, logins: readonly RoleLogin[]): Promise<void> {
  if (logins.length === 0) return
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('ruoli', 0))`)
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolsuper OR rolcreaterole AS may FROM pg_roles WHERE rolname = current_user',
    )
    if (rows[0]?.may) await makeMissing(client, logins)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/**
 * Makes the three roles on a server of one's own, and gives the owner what a superuser had made of the database.
 * @param adminUrl a superuser's, of the database
 */
export async function makeRoles(
  adminUrl: string,
  { owner, others }: { owner: RoleLogin; others: readonly RoleLogin[] },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('ruoli', 0))`)
    await makeMissing(client, [owner, ...others])
    const { rows: own } = await client.query<{ name: string; foreign: boolean }>(
      `SELECT current_database() AS name, datdba <> $1::regrole AS foreign FROM pg_database WHERE datname = current_database()`,
      [owner.name],
    )
    if (own[0]?.foreign) await client.query(`ALTER DATABASE ${quoted(own[0].name)} OWNER TO ${quoted(owner.name)}`)
    const { rows } = await client.query<{ change: string }>(FOREIGN, [owner.name])
    for (const { change } of rows) await client.query(`${change} ${quoted(owner.name)}`)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
