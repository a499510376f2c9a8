import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createDb } from '#platform/db/prisma.ts'
import { readOne } from '#platform/db/read.ts'
import type { Events } from '#platform/events/events.ts'
import type { Examiner } from '#platform/files/examiner/examiner.ts'
import { createMetrics } from '#platform/metrics.ts'
import type { Pdf } from '#platform/pdf/pdf.ts'
import { createTestDatabase } from '../database.ts'

const events = {
  stato: () => ({ connesso: true, iscritti: 3, consegnati: 9, ritardo: 0.25 }),
} as Events
const pdf = { stato: () => ({ active: 1, inAttesa: 4 }) } as Pdf
const examiner = { stato: () => ({ active: 2, inAttesa: 5 }) } as Examiner

test('what Prometheus reads, also when the database is away', async () => {
  const database = await createTestDatabase()
  const db = createDb(database.url)
  const ways = { executor: 'own', reads: 'sql' } as const
  const metrics = createMetrics({ db, events, pdf, examiner, backupPlace: '/nowhere', ways })
  await db.mail.create({ data: { aIndirizzo: 'a@b.it', oggetto: 'x', corpo: 'x', messageId: '<1@x>' } })
  await readOne(db, 'mail', { select: { id: true } }, { oggetto: 'x' })
  await readOne(db, 'job', { select: { id: true } }, { risultato: { path: ['a'], equals: 1 } })
  metrics.http('rest', 'GET', 200, 0.02)
  metrics.http('rest', 'PROPFIND', 405, 0.02)
  metrics.graphql('PreventiviQuery', 'query', 'ok', 0.01)
  metrics.rest('PUT', '/api/planner/ordini/{id}/', 409, 0.03)
  metrics.rest('PUT', '/api/planner/ordini/{id}/', 500, 0.03)
  metrics.websocket(1)

  const { contentType, body } = await metrics.testo()
  expect(contentType).toContain('text/plain')
  for (const line of [
    'http_request_duration_seconds_count{rotta="rest",metodo="GET",status="200"} 1',
    'http_request_duration_seconds_count{rotta="rest",metodo="ALTRO",status="405"} 1',
    'graphql_operation_duration_seconds_count{tipo="query",esito="ok"} 1',
    'graphql_operations_total{nome="PreventiviQuery",tipo="query",esito="ok"} 1',
    'graphql_operation_seconds_total{nome="PreventiviQuery",tipo="query",esito="ok"} 0.01',
    'rest_requests_total{method="PUT",path="/api/planner/ordini/{id}/",outcome="refused"} 1',
    'rest_requests_total{method="PUT",path="/api/planner/ordini/{id}/",outcome="fault"} 1',
    'rest_request_seconds_total{method="PUT",path="/api/planner/ordini/{id}/"} 0.06',
    'websocket_connections 1',
    'event_log_lag_seconds 0.25',
    'pdf_waiting 4',
    'files_active 2',
    'files_waiting 5',
    'mail_outbox{stato="DA_INVIARE"} 1',
    'backup_last_success_timestamp_seconds 0',
    'graphql_ways{executor="own",reads="sql"} 1',
    'db_reads_total{come="sql",motivo=""} 1',
    'db_reads_total{come="prisma",motivo="filter on Json"} 1',
  ]) {
    expect(body.includes(line), line).toBe(true)
  }
  // Of the whole process, which has planned for others too.
  for (const how of ['planned', 'kept']) expect(body).toContain(`graphql_selections_total{how="${how}"} `)
  expect(/db_connections\{stato="active"\} \d/.test(body)).toBe(true)

  await db.$disconnect()
  await database.drop()
  const without = (await metrics.testo()).body
  expect(without.includes('event_log_subscribers 3')).toBe(true)
  expect(without.includes('mail_outbox{')).toBe(false)
  // The count of failures is read beside them: it shows at the next scrape.
  expect(/metrics_scrape_errors_total [1-9]/.test((await metrics.testo()).body)).toBe(true)
})

test('whatever was watched is let go with its figures: each app of a process would stay in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const measured = () => {
    const own = { ...events }
    const db = createDb('postgresql://127.0.0.1:1/none')
    createMetrics({ db, events: own, pdf, examiner, backupPlace: '/nowhere', ways: { executor: 'own', reads: 'sql' } })
    return new WeakRef(own)
  }
  const left = measured()
  await new Promise(setImmediate)
  collect()
  expect(left.deref()).toBeUndefined()
})
