import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEALED_TABLES, sealRows } from '#platform/history/seals.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { onServer } from '#server-test/database.ts'
import { checkHistory } from '../history.ts'
import { checkRoles, judgeRoles } from '../roles.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('an installation with one role is told what to do, and goes on', async () => {
  const { databaseUrl: workUrl } = app.services.config
  expect(await checkRoles({ workUrl })).toMatchObject([
    {
      level: 'warning',
      text: expect.stringContaining('superutente'),
      remedy: expect.stringContaining('DATABASE_OWNER_URL'),
    },
  ])
  expect(judgeRoles({ name: 'uno', superuser: false, history: true })).toMatchObject({ level: 'warning' })
  expect(judgeRoles({ name: 'lavoro', superuser: false, history: false })).toMatchObject({ level: 'ok' })
  expect(await checkRoles({ workUrl: 'postgresql://nessuno:x@127.0.0.1:1/x' })).toMatchObject([{ level: 'warning' }])
})

test('the history is whole until somebody changes it', async () => {
  const { config } = app.services
  await app.db.auditLog.create({ data: { oggetto: 'Ordine', oggettoPk: 1, azione: 'prova' } })
  for (const table of SEALED_TABLES) await sealRows(app.db, config, table)
  expect(await checkHistory(config.databaseUrl, config)).toMatchObject([{ level: 'ok' }])
  await onServer(config.databaseUrl, (client) =>
    client.query(`ALTER TABLE audit_log DISABLE TRIGGER USER; UPDATE audit_log SET azione = 'altro'`),
  )
  expect(await checkHistory(config.databaseUrl, config)).toMatchObject([
    { level: 'failed', text: expect.stringContaining('audit_log, sigillo'), remedy: expect.stringContaining('copia') },
  ])
})
