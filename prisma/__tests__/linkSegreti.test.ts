import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { createDb } from '#platform/db/prisma.ts'
import { readSecretLink } from '#platform/identity/secretLinks.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { onServer } from '#server-test/database.ts'
import { applyMigrations } from '../migrate.ts'
import { readMigrations } from '../migrationFiles.ts'

const HERE = '20261123010100_link_segreti'

test('addresses that suppliers had before go on opening their portal, and those of customers theirs', async () => {
  const { adminUrl } = inject('postgres')
  const name = `prova_${randomUUID().replaceAll('-', '')}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  await onServer(adminUrl, (client) => client.query(`CREATE DATABASE ${name}`))
  const db = createDb(url.href, 1)
  try {
    const all = await readMigrations()
    const older = all.filter((migration) => migration.name < HERE)
    expect(older.length).toBeLessThan(all.length)
    await applyMigrations(url.href, older)
    const secrets = { open: 'frn_aperto', revoked: 'frn_revocato', customer: 'cliente' }
    await onServer(url.href, async (client) => {
      await client.query(`INSERT INTO fornitori (id, nome, tipologia, tempo) VALUES (7, 'Vetri Bo', 'vetro', 10)`)
      await client.query(
        `INSERT INTO link_fornitori (fornitore_id, nome, hash, prefisso, scade_il, revocato_il, ultimo_uso, letture)
        VALUES (7, 'Ufficio', $1, 'frn_aper', now() + interval '30 days', NULL, '2026-11-01', 12),
          (7, '', $2, 'frn_revo', now() + interval '30 days', '2026-11-02', NULL, 0)`,
        [fingerprint(secrets.open), fingerprint(secrets.revoked)],
      )
      await client.query(`INSERT INTO clienti (id, nome) VALUES (5, 'Rossi')`)
      await client.query(
        `INSERT INTO ordini (id, numero_commessa, data, cliente_id, tipo_cliente) VALUES (3, 'FI 1/2026', '2026-11-01', 5, 'PRIVA')`,
      )
      await client.query(
        `INSERT INTO link_clienti (ordine_id, hash, scade_il) VALUES (3, $1, now() + interval '30 days')`,
        [fingerprint(secrets.customer)],
      )
    })
    await applyMigrations(url.href)
    expect(await readSecretLink({ services: { db }, indirizzo: '', userAgent: '' }, secrets.open)).toMatchObject({
      fornitoreId: 7,
      ordineId: null,
      nome: 'Ufficio',
      prefisso: 'frn_aper',
      letture: 12,
    })
    expect(await readSecretLink({ services: { db }, indirizzo: '', userAgent: '' }, secrets.customer)).toMatchObject({
      ordineId: 3,
      fornitoreId: null,
    })
    expect(await readSecretLink({ services: { db }, indirizzo: '', userAgent: '' }, secrets.revoked)).toBeNull()
    expect(await db.linkSegreto.count()).toBe(3)
  } finally {
    await db.$disconnect()
    await onServer(adminUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
})
