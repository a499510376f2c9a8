import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#cli/postgres/prepare.ts'
import { ownLogins, ownRoles } from '#cli/postgres/roles.ts'
import { onServer } from '#server-test/database.ts'
import { GROWING_TABLES, makeLogins, makeRoles } from '../roles.ts'

const name = `ruoli_${randomUUID().replaceAll('-', '')}`
const roleOf = (kind: string) => ({ name: `${name}_${kind}`, password: 'prova' })
const { adminUrl } = inject('postgres')

const urlOf = (user?: string) => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  if (user) {
    url.username = user
    url.password = 'prova'
  }
  return url.href
}
const as = async <T>(kind: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: urlOf(roleOf(kind).name) })
  await client.connect()
  return work(client).finally(() => client.end())
}

beforeAll(async () => {
  await onServer(adminUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('postgres').template}`))
  const roles = { owner: roleOf('padrone'), others: [roleOf('lavoro'), roleOf('lettura')] }
  await makeRoles(urlOf(), roles)
  // As often as one likes.
  await makeRoles(urlOf(), roles)
  const others = { work: roleOf('lavoro').name, read: roleOf('lettura').name }
  await prepareDatabase({ url: urlOf(roleOf('padrone').name), roles: others }, () => {})
  await prepareDatabase({ url: urlOf(roleOf('padrone').name), roles: others }, () => {})
})
afterAll(async () => {
  await onServer(adminUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  for (const kind of ['padrone', 'lavoro', 'lettura']) {
    await onServer(adminUrl, (client) => client.query(`DROP ROLE ${roleOf(kind).name}`))
  }
})

test('the owner is no superuser and owns all that the superuser had made', async () => {
  await as('padrone', async (client) => {
    const { rows } = await client.query('SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user')
    expect(rows).toEqual([{ super: false }])
    const foreign = await client.query(
      `SELECT c.relname FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'S') AND c.relowner <> current_user::regrole`,
    )
    expect(foreign.rows).toEqual([])
    await client.query('ALTER TABLE users ADD COLUMN prova integer')
    await client.query('ALTER TABLE users DROP COLUMN prova')
  })
})

test('the role of the program writes, and adds to what only grows', async () => {
  await as('lavoro', async (client) => {
    await client.query(`INSERT INTO audit_log (oggetto, oggetto_pk, azione) VALUES ('Ordine', 1, 'prova')`)
    await client.query(`INSERT INTO accessi (evento) VALUES ('accesso')`)
    await client.query(`INSERT INTO clienti (nome) VALUES ('Rossi')`)
    await client.query(`UPDATE clienti SET nome = 'Bianchi'`)
    await client.query('DELETE FROM clienti')
    await client.query('SELECT elimina_accessi(12)')
    for (const table of GROWING_TABLES) {
      for (const sql of [`DELETE FROM ${table}`, `TRUNCATE ${table}`, `ALTER TABLE ${table} DISABLE TRIGGER USER`]) {
        await expect(client.query(sql), sql).rejects.toThrow(/permission denied|must be owner/)
      }
    }
    await expect(client.query(`UPDATE audit_log SET azione = 'altro'`)).rejects.toThrow('permission denied')
    await expect(client.query('CREATE TABLE mia (id integer)')).rejects.toThrow('permission denied')
    await expect(client.query('DELETE FROM _prisma_migrations')).rejects.toThrow('permission denied')
  })
})

test('the role that reads reads figures, and nothing that opens something', async () => {
  await as('lettura', async (client) => {
    await client.query('SELECT * FROM ordini')
    await client.query('SELECT id, username FROM users')
    for (const sql of [
      'SELECT password_hash FROM users',
      'SELECT * FROM sessions',
      'SELECT * FROM api_tokens',
      'SELECT * FROM secondi_fattori',
      `UPDATE ordini SET note = ''`,
    ]) {
      await expect(client.query(sql), sql).rejects.toThrow('permission denied')
    }
    // Whatever a later table calls so; a seal opens nothing.
    const { rows } = await client.query(
      `SELECT table_name || '.' || column_name AS read FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(^|_)(hash|segreto|csrf_token)$' AND table_name <> 'sigilli'
         AND has_column_privilege(format('%I.%I', table_schema, table_name), column_name, 'SELECT')`,
    )
    expect(rows).toEqual([])
  })
})

test('an installation with one role has no others', () => {
  expect(ownRoles({ DATABASE_URL: 'postgresql://uno@db/serramenti' })).toEqual({ work: null, read: null })
  expect(
    ownRoles({
      DATABASE_URL: 'postgresql://lavoro@db/serramenti',
      DATABASE_OWNER_URL: 'postgresql://uno@db/serramenti',
      DATABASE_READ_URL: 'postgresql://lettura@db/serramenti',
    }),
  ).toEqual({ work: 'lavoro', read: 'lettura' })
  const same = 'postgresql://uno@db/serramenti'
  expect(ownRoles({ DATABASE_URL: same, DATABASE_OWNER_URL: same })).toEqual({ work: null, read: null })
})

test('roles that a server of one’s own does not have are made where the owner may, and left alone afterwards', async () => {
  const fresh = { name: `${name}_nuovo`, password: 'prova' }
  const exists = async () =>
    (await onServer(adminUrl, (client) => client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [fresh.name])))
      .rowCount
  await makeLogins(urlOf(roleOf('padrone').name), [fresh])
  expect(await exists()).toBe(0)
  await makeLogins(urlOf(), [fresh])
  await makeLogins(urlOf(), [{ ...fresh, password: 'altra' }])
  try {
    await onServer(Object.assign(new URL(urlOf()), { username: fresh.name, password: 'prova' }).href, (client) =>
      client.query('SELECT 1'),
    )
  } finally {
    await onServer(adminUrl, (client) => client.query(`DROP ROLE ${fresh.name}`))
  }
})

test('roles log in by the passwords of their addresses', () => {
  const owner = 'postgresql://uno:a@db/serramenti'
  expect(
    ownLogins({ DATABASE_OWNER_URL: owner, DATABASE_URL: 'postgresql://lavoro:b%20c@db/x', DATABASE_READ_URL: '' }),
  ).toEqual([{ name: 'lavoro', password: 'b c' }])
  expect(ownLogins({ DATABASE_URL: owner })).toEqual([])
})
