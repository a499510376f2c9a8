import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmtp, type TestSmtp } from '#amministrazione/posta/__tests__/smtp.ts'
import { startServer } from '#server/main.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeMail, makeUser } from '#server-test/factories.ts'
import { createDb } from '../../db/prisma.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { defineJob } from '../../jobs/kind.ts'
import { silentLog } from '../../log.ts'
import { openTracer, startTracing, traced } from '../tracing.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  links?: { traceId: string }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[]
}

const PASSWORD = 'una-parola-che-nessuno-sa'
const spans: Span[] = []
const resources: Span['attributes'][] = []
const before = { ...process.env }
let collector: Server
let smtp: TestSmtp
let app: TestApp

/** What a span says of itself, by key. */
const said = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const below = (parent: Span | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(resource.attributes)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  smtp = await openSmtp()
  app = await createTestApp()
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'prova',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
})
afterAll(async () => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  await app.close()
  await smtp.close()
  collector.close()
})

test('requests, operations, statements and mails are told to the collector, and nothing that people wrote', async () => {
  await makeUser(app.db, { username: 'anna', password: PASSWORD, isSuperuser: true })
  await app.db.impostazione.create({ data: { chiave: 'mittente_email', valore: 'ufficio@example.com' } })
  await makeMail(app.db, { aIndirizzo: 'riservato@example.com', oggetto: 'Riservato' })
  const config = { ...app.services.config, smtpUrl: smtp.url, trustedProxies: 1 }
  const running = await startServer(config, silentLog(), new Map())
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const login = await fetch(`${running.url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ username: 'anna', password: PASSWORD }),
  })
  expect(login.status).toBe(200)
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const list = await fetch(`${running.url}/api/planner/clienti/?search=riservato`, { headers: { cookie } })
  expect(list.status).toBe(200)
  await fetch(`${running.url}/graphql?query={nulla}`)
  await expect.poll(() => smtp.ricevuti.length, { timeout: 120_000 }).toBe(1)
  await running.stop()
  expect(openTracer()).toBeUndefined()

  const named = (name: string) => spans.find((span) => span.name === name)
  const request = named('POST /api/login/')
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 })
  expect(said(request as Span)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/login/',
    'http.response.status_code': 200,
    'app.caller': 'anonimo',
  })
  const operation = below(request).find(({ name }) => name === 'mutation')
  expect(said(operation as Span)).toEqual({ 'graphql.operation.type': 'mutation', 'app.caller': 'anonimo' })
  expect(below(operation).map(({ name }) => name)).toContain('SELECT')
  const read = below(named('GET /api/planner/clienti/')).find(({ name }) => name === 'query')
  expect(said(read as Span)).toMatchObject({ 'app.caller': 'sessione' })
  expect(said(below(read).find(({ name }) => name === 'SELECT') as Span)).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringContaining('"clienti"'),
  })
  expect(said(named('GET /graphql') as Span)).toMatchObject({ 'http.response.status_code': 401 })
  expect(said(named('mail') as Span)).toMatchObject({ 'app.mail': expect.anything(), 'app.mail.attempt': 1 })
  // Nothing is told of what the process does by itself: it asks its queues all day.
  const alone = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)
  expect([...new Set(alone)].filter((name) => !/^(GET|mail|cron)/.test(name))).toEqual([])
  expect(said({ attributes: resources[0] ?? [] })).toMatchObject({
    'service.name': 'prova',
    'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  const all = JSON.stringify(spans)
  for (const secret of [PASSWORD, 'anna', 'riservato', cookie]) expect(all).not.toContain(secret)
})

test('a job tells who asked for it; one that fails says so', async () => {
  const end = await startTracing(process.env, silentLog())
  const db = createDb(app.services.config.databaseUrl)
  const jobs = createJobs({ databaseUrl: app.services.config.databaseUrl, db, log: silentLog() })
  const job = defineJob({
    nome: 'spia',
    ripetizioni: 0,
    paralleli: 2,
    run: async ({ male }: { male: boolean }) => {
      if (male) throw new TypeError('parole segrete')
      return db.user.count()
    },
  })
  jobs.define(job)
  await jobs.start()
  let asked: string | undefined
  await traced({ name: 'richiesta' }, async () => {
    asked = openTracer()?.traceparent()?.split('-')[1]
    await db.$transaction(async (tx) => {
      await jobs.enqueue(tx, job, { male: false })
      await jobs.enqueue(tx, job, { male: true })
    })
  })
  const runs = () => spans.filter(({ name }) => name === 'job spia')
  await expect.poll(() => runs().length, { timeout: 120_000 }).toBe(2)
  await jobs.stop()
  await db.$disconnect()
  await end()
  const good = runs().find(({ status }) => status.code !== 2)
  const bad = runs().find(({ status }) => status.code === 2)
  expect(good?.links).toMatchObject([{ traceId: asked }])
  expect(below(good).map(({ name }) => name)).toContain('SELECT')
  expect(said(bad as Span)).toMatchObject({ 'error.type': 'TypeError' })
  expect(JSON.stringify(runs())).not.toContain('segrete')
})

test('without a collector nothing is told, and nothing is loaded', async () => {
  const end = await startTracing({}, silentLog())
  expect(openTracer()).toBeUndefined()
  expect(await traced({ name: 'x' }, async (span) => span.set({ a: 1 }))).toBeUndefined()
  await end()
})
