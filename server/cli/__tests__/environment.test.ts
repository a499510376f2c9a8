import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv, readPort } from '#platform/env.ts'
import { createTestDatabase } from '#server-test/database.ts'
import { assertDatabaseOpens, assertFolderWritable } from '../environment.ts'
import { assertPortFree, freePort } from '../port.ts'

const EXAMPLE = 'postgresql://localhost/serramenti'
const folder = mkdtempSync(join(tmpdir(), 'serramenti-ambiente-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the port', () => {
  test.each(['abc', '3000x', '-1', '70000', '1.5'])('PORT=%s is told', (port) => {
    expect(() => readPort({ PORT: port })).toThrow(/^PORT deve essere/)
  })
  test.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ] as const)('PORT=%s is %i', (port, expected) => {
    expect(readPort(port === undefined ? {} : { PORT: port })).toBe(expected)
  })
})

describe('where it listens', () => {
  test('a port that is taken', async () => {
    const server = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(`La porta ${port} è già usata`)
    server.close()
  })
  test.each(['192.0.2.1', '999.1.1.1'])('HOST=%s is no address of this machine', async (host) => {
    await expect(assertPortFree(0, host)).rejects.toThrow(`HOST=${host} non è un indirizzo di questa macchina`)
  })
})

describe('addresses of others', () => {
  test.each([
    [{ PUBLIC_URL: 'serramenti.example' }, 'PUBLIC_URL deve essere un indirizzo http:// o https://'],
    [{ SMTP_URL: 'posta' }, 'SMTP_URL deve essere un indirizzo come smtp://'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL deve essere un indirizzo come smtp://'],
  ])('%j is told', (env, message) => {
    expect(() => readEnv({ DATABASE_URL: EXAMPLE, ...env })).toThrow(message)
  })
  test('a wrong address of mails is not told with its password', () => {
    expect(() => readEnv({ DATABASE_URL: EXAMPLE, SMTP_URL: 'rossi:segreta@mail' })).not.toThrow('segreta')
  })
  test.each(['smtp://mail.example', 'smtps://rossi:segreta@mail.example:465'])('%s is taken', (url) => {
    expect(readEnv({ DATABASE_URL: EXAMPLE, SMTP_URL: url }).smtpUrl).toBe(url)
  })
})

describe('the data folder', () => {
  test.skipIf(process.platform !== 'linux')('one where nothing is made is told, not waited for', () => {
    expect(() => assertFolderWritable('/proc/serramenti')).toThrow('non si può creare')
  })

  test('one that is a file is told, one that is not there is made', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => assertFolderWritable(file)).toThrow(
      `La cartella dei dati ${file} non è una cartella: indicarne un'altra con DATA_DIR.`,
    )
    expect(() => assertFolderWritable(join(folder, 'nuova', 'dentro'))).not.toThrow()
  })
  // Root writes everywhere.
  test.skipIf(process.getuid?.() === 0)('one that may not be written is told', () => {
    const closed = mkdtempSync(join(folder, 'chiusa-'))
    chmodSync(closed, 0o555)
    expect(() => assertFolderWritable(closed)).toThrow('non si può scrivere')
  })
})

describe('the database', () => {
  test('one that lets in', async () => {
    const database = await createTestDatabase()
    await assertDatabaseOpens(database.url)
    const other = new URL(database.url)
    other.pathname = '/che_non_esiste'
    await expect(assertDatabaseOpens(other.href)).rejects.toThrow("non c'è il database che_non_esiste")
    await database.drop()
  })
  test('nobody there, and no password in what is said', async () => {
    const port = await freePort()
    const refused = assertDatabaseOpens(`postgresql://rossi:segreta@127.0.0.1:${port}/x`)
    await expect(refused).rejects.toThrow(`DATABASE_URL: non risponde nessuno a 127.0.0.1:${port}`)
    await expect(refused).rejects.not.toThrow('segreta')
  })
  test('no server of that name, no address at all, another program', async () => {
    await expect(assertDatabaseOpens('postgresql://a@nessuno.invalid/x')).rejects.toThrow(
      'il server nessuno.invalid non si trova',
    )
    await expect(assertDatabaseOpens('mysql://a@localhost/x', 'DATABASE_OWNER_URL')).rejects.toThrow(
      'DATABASE_OWNER_URL deve essere',
    )
    const server = createServer((socket) => socket.destroy())
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    await expect(assertDatabaseOpens(`postgresql://a@127.0.0.1:${port}/x`)).rejects.toThrow(/^DATABASE_URL: /)
    server.close()
  })
})
