import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSmtp } from '#amministrazione/posta/__tests__/smtp.ts'
import { startS3 } from '#platform/storage/__tests__/s3Server.ts'
import { openStorage } from '#platform/storage/open.ts'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { freePort } from '../../port.ts'
import { checkBrowser } from '../browser.ts'
import { checkBucket } from '../bucket.ts'
import { checkClock } from '../clock.ts'
import { checkDatabase, judge } from '../database.ts'
import { checkFolder } from '../disk.ts'
import { type Finding, lineOf } from '../finding.ts'
import { checkPort } from '../ports.ts'
import { checkSettings } from '../settings.ts'
import { checkSmtp } from '../smtp.ts'
import { repairTriggers } from '../triggers.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'prova-doctor-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const levels = (findings: Finding[]) => findings.map(({ level }) => level)
const MIB = 1024 * 1024

test('a finding is one line, with its remedy', () => {
  expect(lineOf({ what: 'Porta', level: 'ok', text: '3000 libera' })).toBe('✓ Porta: 3000 libera')
  expect(lineOf({ what: 'Porta', level: 'failed', text: 'occupata', remedy: 'PORT=3001' })).toBe(
    '✗ Porta: occupata. Rimedio: PORT=3001',
  )
})

describe('settings', () => {
  test('a good environment', () => {
    const env = {
      DATABASE_URL: 'postgresql://u:p@host/nome',
      PUBLIC_URL: 'https://a.example',
      TRUSTED_PROXIES: '1',
      BACKUP_EVERY: '60',
      SMTP_URL: 'smtp://host',
    }
    expect(levels(checkSettings(env))).toEqual(['ok'])
  })

  test.each([
    ['PORT', 'tremila'],
    ['WORKERS', '99'],
    ['DEMO', 'forse'],
    ['BACKUP_KEEP', '0'],
    ['S3_ENDPOINT', 'minio'],
    ['DATABASE_URL', 'mysql://segreta@host/nome'],
    ['PUBLIC_URL', 'serramenti.example'],
    ['SMTP_URL', 'posta.example:segreta'],
  ])('%s=%s is wrong, and its secrets are not repeated', (name, value) => {
    const found = checkSettings({ BACKUP_EVERY: '60', [name]: value }).filter(({ level }) => level === 'failed')
    expect(found).toHaveLength(1)
    expect(found[0]?.text).toContain(name === 'S3_ENDPOINT' ? 'S3' : name)
    expect(found[0]?.text).not.toContain('segreta')
  })

  test.each([
    [{ DATABASE_URL: 'postgresql://host/nome' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://a.example' }, 'TRUSTED_PROXIES'],
    [{ LOGIN_THROTTLE: 'off' }, 'LOGIN_THROTTLE'],
    [{ NODE_ENV: 'development' }, 'NODE_ENV'],
    [{ BACKUP_EVERY: '0' }, 'copia'],
  ])('%o is doubted', (env, word) => {
    const found = checkSettings({ BACKUP_EVERY: '60', ...env })
    expect(found).toMatchObject([{ level: 'warning', text: expect.stringContaining(word) }])
  })
})

describe('database', () => {
  test('one of ours, migrated', async () => {
    expect(await checkDatabase(database.url, 1)).toMatchObject([
      { what: 'Database', level: 'ok' },
      { what: 'Migrazioni', level: 'ok', text: 'tutte applicate' },
      { what: 'Trigger', level: 'ok' },
    ])
  })

  test('triggers that a restore has left out: told by name, made again with what they keep', async () => {
    const other = await createTestDatabase()
    const sql = (text: string) => onServer(other.url, async (client) => (await client.query(text)).rows)
    const found = async () => (await checkDatabase(other.url, 1)).find(({ what }) => what === 'Trigger')
    try {
      expect(await repairTriggers(other.url)).toMatchObject({ level: 'ok', text: 'niente da riparare' })
      await sql('DROP TRIGGER clienti_ricerca ON clienti; ALTER TABLE valori_stato DISABLE TRIGGER stato_chiuso')
      await sql(`INSERT INTO clienti (nome, codice) VALUES ('Àncora', 'nuovo');
        INSERT INTO cartelle (nome) VALUES ('Disegni');
        INSERT INTO valori_stato (contesto, nome, ordine) VALUES ('ORDINE', 'Consegnato', 999)`)
      expect(await found()).toMatchObject({
        level: 'failed',
        text: 'mancano clienti_ricerca su clienti; fermi stato_chiuso su valori_stato',
        remedy: expect.stringContaining('--ripara'),
      })
      const kept = 'SELECT c.ricerca, v.chiuso FROM clienti c CROSS JOIN valori_stato v WHERE v.ordine = 999'
      expect(await sql(kept)).toEqual([{ ricerca: '', chiuso: false }])
      expect(await repairTriggers(other.url)).toMatchObject({ level: 'ok', text: expect.stringContaining('2 rimessi') })
      expect(await sql(kept)).toEqual([{ ricerca: expect.stringContaining('ancora'), chiuso: true }])
      expect(await found()).toMatchObject({ level: 'ok' })
      await sql('DROP FUNCTION ordini_ricerca CASCADE')
      expect(await repairTriggers(other.url)).toMatchObject({ level: 'failed' })
    } finally {
      await other.drop()
    }
  })

  test('migrations that wait, of a newer version, broken', async () => {
    const migrationsAfter = async (sql: string) => {
      const other = await createTestDatabase()
      try {
        await onServer(other.url, (client) => client.query(sql))
        return (await checkDatabase(other.url, 1)).find(({ what }) => what === 'Migrazioni')
      } finally {
        await other.drop()
      }
    }
    const last = '(SELECT migration_name FROM _prisma_migrations ORDER BY 1 DESC LIMIT 1)'
    expect(await migrationsAfter(`DELETE FROM _prisma_migrations WHERE migration_name = ${last}`)).toMatchObject({
      level: 'ok',
      text: expect.stringContaining('1 da applicare'),
    })
    const renamed = `UPDATE _prisma_migrations SET migration_name = '29990101000000_nuova' WHERE migration_name = ${last}`
    expect(await migrationsAfter(renamed)).toMatchObject({ level: 'warning' })
    expect(await migrationsAfter('UPDATE _prisma_migrations SET finished_at = NULL')).toMatchObject({ level: 'failed' })
  })

  test('a server that is not there, a password that is wrong', async () => {
    const port = await freePort()
    expect(levels(await checkDatabase(`postgresql://nessuno@127.0.0.1:${port}/x`, 1))).toEqual(['failed'])
    const wrong = new URL(database.url)
    wrong.pathname = '/non_esiste'
    expect(levels(await checkDatabase(wrong.href, 1))).toEqual(['failed'])
  })

  test('a user without rights', async () => {
    const name = `povero_${process.pid}`
    await onServer(database.url, (client) => client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'prova'`))
    try {
      const url = new URL(database.url)
      url.username = name
      url.password = 'prova'
      const found = await checkDatabase(url.href, 1)
      expect(found.filter(({ level }) => level === 'failed').map(({ remedy }) => remedy)).toEqual(
        expect.arrayContaining([expect.stringContaining('GRANT CREATE ON SCHEMA')]),
      )
    } finally {
      await onServer(database.url, (client) => client.query(`DROP ROLE ${name}`))
    }
  })

  const good = {
    version: 18,
    encoding: 'UTF8',
    tables: true,
    schemas: true,
    connections: 97,
    readOnly: false,
    history: true,
  }
  test.each([
    [{}, ['ok']],
    [{ version: 14 }, ['failed']],
    [{ encoding: 'SQL_ASCII' }, ['failed']],
    [{ readOnly: true }, ['failed']],
    [{ tables: false, schemas: false }, ['failed', 'failed']],
    [{ connections: 40 }, ['ok', 'warning']],
  ])('%o: %o', (facts, expected) => expect(levels(judge({ ...good, ...facts }, 4))).toEqual(expected))
})

describe('disk', () => {
  test.each([
    [{ bytes: 5_000 * MIB, files: null }, 'ok'],
    [{ bytes: 1_000 * MIB, files: 100_000 }, 'warning'],
    [{ bytes: 100 * MIB, files: 100_000 }, 'failed'],
    [{ bytes: 5_000 * MIB, files: 3 }, 'failed'],
  ])('%o: %s', (room, level) => expect(checkFolder('Disco', folder, () => room).level).toBe(level))

  test('one that is made, one that cannot be written', () => {
    expect(checkFolder('Disco', join(folder, 'nuova')).text).toContain('GB liberi')
    writeFileSync(join(folder, 'file'), '')
    expect(checkFolder('Disco', join(folder, 'file')).level).toBe('failed')
  })
})

test('bucket: ours, one that is not there, a store that does not answer; nothing is left in it', async () => {
  const s3 = await startS3()
  try {
    expect((await checkBucket(s3)).level).toBe('ok')
    for await (const { chiave } of openStorage({ dataDir: '', s3 }).list()) expect(chiave).toBeUndefined()
    expect((await checkBucket({ ...s3, bucket: 'altro' })).level).toBe('failed')
  } finally {
    await s3.stop()
  }
  expect((await checkBucket(s3)).level).toBe('failed')
})

test('smtp: a server that answers, none, one that is not there', async () => {
  const smtp = await openSmtp()
  const finding = await checkSmtp(smtp.url)
  await smtp.close()
  expect(finding.level).toBe('ok')
  expect((await checkSmtp(undefined)).level).toBe('warning')
  expect((await checkSmtp(`smtp://127.0.0.1:${await freePort()}`)).level).toBe('failed')
})

test('clock: as the database’s, seconds and minutes apart, before this version', async () => {
  const away = (ms: number) => checkClock(database.url, () => Date.now() + ms)
  expect((await away(0)).level).toBe('ok')
  expect((await away(10_000)).level).toBe('warning')
  expect((await away(120_000)).level).toBe('failed')
  expect((await checkClock(null, () => Date.parse('2001-01-01'))).text).toContain('2001')
  expect((await checkClock(null)).level).toBe('ok')
})

test('browser: starts and prints', async () => {
  expect((await checkBrowser()).level).toBe('ok')
})

describe('port', () => {
  let server: Server
  let port: number
  let answer: string
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(answer))
    port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  test('free, ours, another program’s', async () => {
    expect((await checkPort(await freePort(), '127.0.0.1')).text).toContain('libera')
    expect((await checkPort(Number('tremila'), '127.0.0.1')).level).toBe('failed')
    answer = '{"stato":"ok"}'
    expect((await checkPort(port, '127.0.0.1')).text).toContain('risponde già il programma')
    answer = '<html>'
    expect(await checkPort(port, '127.0.0.1')).toMatchObject({
      level: 'failed',
      remedy: expect.stringContaining('PORT'),
    })
  })
})
