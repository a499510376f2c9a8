import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job, StatoJob } from '#prisma/generated/client.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { createDb, type Db } from '../../db/prisma.ts'
import { UserErrors } from '../../errors.ts'
import { createEvents, type Events } from '../../events/events.ts'
import { silentLog } from '../../log.ts'
import '#server/areas.ts'
import { cleanup } from '../cleanup.ts'
import { createJobs, type Jobs } from '../jobs.ts'
import { defineJob } from '../kind.ts'
import { slowJob } from './kinds.ts'

const sum = defineJob({
  nome: 'somma',
  async run({ numeri }: { numeri: number[] }, { progresso }) {
    await progresso(50)
    return { totale: numeri.reduce((a, b) => a + b, 0), quando: new Date(0), niente: undefined }
  },
})
const wrong = defineJob({
  nome: 'sbagliato',
  run: () => Promise.reject(UserErrors.of('righe[3].nome', 'Nome mancante')),
})
const crashes = new Map<string, number>()
const fragile = defineJob({
  nome: 'fragile',
  ripetizioni: 1,
  paralleli: 2,
  async run({ chi, volte }: { chi: string; volte: number }) {
    const runs = crashes.get(chi) ?? 0
    crashes.set(chi, runs + 1)
    if (runs < volte) throw new Error('segreto interno')
    return 'fatto'
  },
})

let database: TestDatabase
let db: Db
let events: Events
let jobs: Jobs

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  events = createEvents({ databaseUrl: database.url, log: silentLog() })
  await events.start()
  jobs = createJobs({ databaseUrl: database.url, db, log: silentLog() })
  jobs.define(sum)
  jobs.define(wrong)
  jobs.define(fragile)
  jobs.cron(cleanup)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await events.stop()
  await db.$disconnect()
  await database.drop()
})

const FINISHED: StatoJob[] = ['COMPLETATO', 'FALLITO']

/** Waits for the job to be over, or in a state with at least that progress. */
async function attendi(pk: number, stato?: StatoJob, progress = 0): Promise<Job> {
  const changes = events.subscribe('job')
  for (;;) {
    const job = await db.job.findUniqueOrThrow({ where: { id: pk } })
    if (stato ? job.stato === stato && job.progresso >= progress : FINISHED.includes(job.stato)) {
      await changes.return?.()
      return job
    }
    await changes.next()
  }
}

test('a job is queued with its transaction and followed to its result', async () => {
  const undone = db.$transaction(async (tx) => {
    await jobs.enqueue(tx, sum, { numeri: [1] })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const pk = await db.$transaction((tx) => jobs.enqueue(tx, sum, { numeri: [1, 2, 3] }))
  const job = await attendi(pk)
  expect(job).toMatchObject({ tipo: 'somma', stato: 'COMPLETATO', progresso: 100, errori: null })
  expect(job.risultato).toEqual({ totale: 6, quando: '1970-01-01T00:00:00.000Z' })
  expect(await db.job.count()).toBe(1)
})

test("the user's own errors are told and not tried again", async () => {
  const pk = await db.$transaction((tx) => jobs.enqueue(tx, wrong, {}))
  const job = await attendi(pk)
  expect(job.errori).toEqual([{ code: 'INVALID', field: 'righe[3].nome', message: 'Nome mancante' }])
})

test.concurrent('a fault is tried again, and in the end told without its inside', async () => {
  const [one, sempre] = await db.$transaction(async (tx) => [
    await jobs.enqueue(tx, fragile, { chi: 'una', volte: 1 }),
    await jobs.enqueue(tx, fragile, { chi: 'sempre', volte: 9 }),
  ])
  expect(await attendi(one ?? 0)).toMatchObject({ stato: 'COMPLETATO', risultato: 'fatto' })
  const failed = await attendi(sempre ?? 0)
  expect(failed.stato).toBe('FALLITO')
  expect(JSON.stringify(failed.errori)).not.toContain('segreto')
  expect(crashes).toEqual(
    new Map([
      ['una', 2],
      ['sempre', 2],
    ]),
  )
})

test.concurrent('the job of a killed process is taken over by another', async () => {
  const child = fork(new URL('child.ts', import.meta.url), [database.url], { stdio: 'inherit' })
  await once(child, 'message')
  const pk = await db.$transaction((tx) => jobs.enqueue(tx, slowJob, { chi: 'figlio' }))
  await attendi(pk, 'IN_CORSO', 10)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const other = createJobs({ databaseUrl: database.url, db, log: silentLog() })
  other.define(slowJob)
  const start = Date.now()
  await other.start()
  expect(await attendi(pk)).toMatchObject({ stato: 'COMPLETATO' })
  expect(Date.now() - start).toBeLessThan(45_000)
  expect((await db.impostazione.findUniqueOrThrow({ where: { chiave: `lento ${pk}` } })).valore).toEqual([
    'figlio',
    'di nuovo',
  ])
  await other.stop()
})

test('the clean-up removes what has expired and nothing else', async () => {
  const user = await db.user.create({ data: { username: 'x', passwordHash: 'x' } })
  const session = { userId: user.id, csrfToken: 'x' }
  await db.session.createMany({
    data: [
      { ...session, id: 'vecchia', scadeIl: new Date(Date.now() - 1000) },
      { ...session, id: 'nuova', scadeIl: new Date(Date.now() + 60_000) },
    ],
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await db.job.create({ data: { tipo: 'x', stato: 'COMPLETATO', creatoIl: daysAgo(91) } })
  const riparazione = (days: number) => ({ il: daysAgo(days), prima: [], dopo: [], minuti: { giorni: days } })
  await db.riparazione.createMany({ data: [riparazione(31), riparazione(29)] })
  const before = await db.job.count()
  await cleanup.run({ db, log: silentLog(), signal: new AbortController().signal })
  expect((await db.session.findMany()).map(({ id }) => id)).toEqual(['nuova'])
  expect(await db.job.count()).toBe(before - 1)
  expect(await db.riparazione.findMany({ select: { minuti: true } })).toEqual([{ minuti: { giorni: 29 } }])
})
