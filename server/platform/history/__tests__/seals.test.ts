import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { forgetAnchor, readAnchor, writeAnchor } from '../anchor.ts'
import { checkSeals, SEALED_TABLES, sealRows } from '../seals.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp({ config: { secretKey: 'una chiave di prova abbastanza lunga' } })
  client = new pg.Client({ connectionString: app.services.config.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

const ask = async (sql: string) => (await client.query(sql)).rows as unknown[]
const check = () => checkSeals(ask, app.services.config, readAnchor(app.services.config.dataDir))

async function seal() {
  for (const table of SEALED_TABLES) {
    const { last } = await sealRows(app.db, app.services.config, table)
    if (last) writeAnchor(app.services.config.dataDir, last)
  }
}

async function fill(rows: number, part: number) {
  await app.db.auditLog.createMany({
    data: Array.from({ length: rows }, (_, n) => ({
      userNome: `Anna ${part}`,
      oggetto: 'Preventivo',
      oggettoPk: n,
      azione: 'modifica',
      campo: 'note',
      prima: n % 3 === 0 ? null : `prima ${n}`,
      dopo: `dopo\n${n} "è"`,
    })),
  })
  for (let n = 0; n < 5; n++) {
    const facts = { evento: 'accesso', user: null, nome: `Utente ${n}` } as const
    await recordAccesso(app.db, { indirizzo: '10.0.0.1', userAgent: 'prova' }, facts)
  }
}

/** Changes what only grows, as whoever owns the database can. */
async function tamper(sql: string) {
  for (const table of ['audit_log', 'accessi', 'sigilli'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(sql)
  for (const table of ['audit_log', 'accessi', 'sigilli'])
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** A sealed number of a table, always another. */
const pick = (table: string, n: number) => `(SELECT id FROM ${table} ORDER BY id OFFSET ${n} LIMIT 1)`

const WAYS: readonly ((n: number) => string)[] = [
  (n) => `UPDATE audit_log SET dopo = 'altro' WHERE id = ${pick('audit_log', n)}`,
  (n) => `UPDATE audit_log SET user_nome = 'Bruno' WHERE id = ${pick('audit_log', n)}`,
  (n) => `UPDATE audit_log SET il = il + interval '1 millisecond' WHERE id = ${pick('audit_log', n)}`,
  (n) => `UPDATE audit_log SET prima = coalesce(prima, '') || ' ' WHERE id = ${pick('audit_log', n)}`,
  (n) => `DELETE FROM audit_log WHERE id = ${pick('audit_log', n)}`,
  (n) => `UPDATE audit_log SET oggetto_pk = oggetto_pk + 1 WHERE id = ${pick('audit_log', n)}`,
  (n) => `UPDATE accessi SET indirizzo = '10.9.9.9' WHERE id = ${pick('accessi', n % 15)}`,
  (n) => `UPDATE accessi SET riuscito = NOT riuscito WHERE id = ${pick('accessi', n % 15)}`,
  (n) => `DELETE FROM accessi WHERE id = ${pick('accessi', n % 15)}`,
  (n) => `UPDATE sigilli SET hash = reverse(hash) WHERE id = ${pick('sigilli', n % 6)}`,
  (n) => `UPDATE sigilli SET firma = reverse(firma) WHERE id = ${pick('sigilli', n % 6)}`,
  (n) => `DELETE FROM sigilli WHERE id = ${pick('sigilli', n % 6)}`,
  (n) => `DELETE FROM sigilli WHERE id >= ${pick('sigilli', n % 6)}`,
]

test('the chain holds over what was written, and tells 100 changes of 100', async () => {
  for (let part = 0; part < 3; part++) {
    await fill(60, part)
    await seal()
  }
  expect(await app.db.sigillo.count()).toBe(6)
  expect(await check()).toMatchObject({ seals: 6, rows: 195, broken: [], unknownKey: 0 })
  // What is sealed once is not sealed again.
  await seal()
  expect(await app.db.sigillo.count()).toBe(6)

  await client.query('CREATE TABLE copia_audit AS TABLE audit_log')
  await client.query('CREATE TABLE copia_accessi AS TABLE accessi')
  await client.query('CREATE TABLE copia_sigilli AS TABLE sigilli')
  const restore = `DELETE FROM audit_log; INSERT INTO audit_log SELECT * FROM copia_audit;
    DELETE FROM accessi; INSERT INTO accessi SELECT * FROM copia_accessi;
    DELETE FROM sigilli; INSERT INTO sigilli SELECT * FROM copia_sigilli`
  let found = 0
  for (let n = 0; n < 100; n++) {
    const way = WAYS[n % WAYS.length]
    if (!way) throw new Error('no way')
    await tamper(way((n * 37) % 180))
    const { broken } = await check()
    if (broken.length > 0) found++
    else expect.soft(way(n), 'not found').toBe('found')
    await tamper(restore)
    expect((await check()).broken).toEqual([])
  }
  expect(found).toBe(100)
})

test('rows that commit late are sealed then; rows put among those of yesterday are told', async () => {
  const late = new pg.Client({ connectionString: app.services.config.databaseUrl })
  await late.connect()
  try {
    await late.query('BEGIN')
    await late.query(`INSERT INTO audit_log (oggetto, oggetto_pk, azione) VALUES ('Ordine', 1, 'lento')`)
    await fill(3, 9)
    await seal()
    await late.query('COMMIT')
  } finally {
    await late.end()
  }
  await seal()
  expect((await check()).broken).toEqual([])
  expect(await app.db.sigillo.count()).toBeGreaterThan(8)

  await tamper(`UPDATE sigilli SET il = il - interval '2 days'`)
  await fill(1, 10)
  await seal()
  await tamper(`INSERT INTO audit_log (id, oggetto, oggetto_pk, azione) VALUES (-5, 'Ordine', 1, 'inventata')`)
  expect((await check()).broken).toMatchObject([{ table: 'audit_log', seal: null }])
  await tamper('DELETE FROM audit_log WHERE id = -5')
  expect((await check()).broken).toEqual([])
})

test('a row that was late when the server stopped for days is sealed when it works again, not told', async () => {
  const late = new pg.Client({ connectionString: app.services.config.databaseUrl })
  await late.connect()
  try {
    await late.query('BEGIN')
    await late.query(`INSERT INTO audit_log (oggetto, oggetto_pk, azione) VALUES ('Ordine', 2, 'tardi')`)
    await fill(2, 12)
    await seal()
    await late.query('COMMIT')
  } finally {
    await late.end()
  }
  await tamper(`UPDATE sigilli SET il = il - interval '3 days'`)
  expect((await check()).broken).toEqual([])
  await seal()
  const { broken, rows } = await check()
  expect(broken).toEqual([])
  expect(rows).toBe((await app.db.auditLog.count()) + (await app.db.accesso.count()))
})

test('the product itself may not change them; old accesses go by their own way and leave a line', async () => {
  for (const table of ['audit_log', 'accessi', 'sigilli']) {
    await expect(client.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only')
    await expect(client.query(`TRUNCATE ${table}`)).rejects.toThrow('append-only')
  }
  await expect(client.query(`UPDATE accessi SET evento = 'accesso'`)).rejects.toThrow('append-only')
  await fill(1, 10)
  await tamper(`UPDATE accessi SET il = il - interval '14 months' WHERE id > (SELECT max(id) - 3 FROM accessi)`)
  await seal()
  const eliminate = async () => (await ask('SELECT elimina_accessi(12) AS n')) as { n: number }[]
  expect(await eliminate()).toEqual([{ n: 0 }])
  await tamper(
    `UPDATE sigilli SET ultima_il = ultima_il - interval '13 months' WHERE id = (SELECT max(id) FROM sigilli)`,
  )
  await fill(0, 11)
  expect(await eliminate()).toMatchObject([{ n: expect.any(Number) }])
  expect(await app.db.accesso.count({ where: { evento: 'eliminati' } })).toBe(1)
})

test('another key is told, not taken for a change', async () => {
  const other = { ...app.services.config, secretKey: '7:un’altra chiave che non c’entra niente'.replaceAll(' ', '-') }
  const { unknownKey, seals } = await checkSeals(ask, other)
  expect(unknownKey).toBeGreaterThan(0)
  expect(unknownKey).toBeLessThanOrEqual(seals)
  forgetAnchor(app.services.config.dataDir)
  expect(readAnchor(app.services.config.dataDir)).toBeNull()
})
