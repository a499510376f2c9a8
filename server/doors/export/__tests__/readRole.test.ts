import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productExports } from '#platform/exports.ts'
import { grantRoles, makeLogins } from '#prisma/roles.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { onServer } from '#server-test/database.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { tableExports } from '../tables.ts'

const role = { name: `lettura_${randomUUID().replaceAll('-', '')}`, password: 'prova' }
let app: TestApp
let databaseUrl: string

beforeAll(async () => {
  app = await createTestApp()
  const { config } = app.services
  databaseUrl = config.databaseUrl
  await makeLogins(databaseUrl, [role])
  await grantRoles(databaseUrl, { work: null, read: role.name })
  const read = Object.assign(new URL(databaseUrl), { username: role.name, password: role.password })
  config.databaseReadUrl = read.href
  await makeCliente(app.db, { nome: 'Rossi' })
  // Its progress is to be reckoned anew before it is read.
  const { id } = await makeOrdine(app.db)
  await app.db.$executeRaw`INSERT INTO avanzamenti_da_rifare (ordine_id) VALUES (${id})`
})
afterAll(async () => {
  await onServer(databaseUrl, (client) => client.query(`DROP OWNED BY ${role.name}; DROP ROLE ${role.name}`))
  await app.close()
})

test('every export is read by the role that only reads', async () => {
  const boss = await app.as('super')
  const written = [...productExports.all(), ...tableExports].filter((one) => 'prepare' in one)
  expect(written.length).toBeGreaterThan(10)
  for (const { name } of written) {
    const response = await boss.fetch(`/esporta/${name}`)
    const text = await response.text()
    expect.soft(response.status, `${name} ${text.slice(0, 200)}`).toBe(200)
    if (name === 'tabella_clienti.csv') expect(text).toContain('Rossi')
  }
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query('SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = $1', [role.name]),
  )
  expect(rows[0].count).toBeGreaterThan(0)
})
