import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineJob } from '#platform/jobs/kind.ts'
import type { Job, StatoJob } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeJob } from '#server-test/factories.ts'

/** Writes a setting in a transaction, as long as the test holds it open before or after it has concluded. */
const writing = { prima: Promise.resolve(), dopo: Promise.resolve(), arrivato: Promise.withResolvers<void>() }
const long = defineJob({
  nome: 'lungo',
  annullabile: true,
  async run({ chiave }: { chiave: string }, { db, progresso, concludi }) {
    return db.$transaction(async (tx) => {
      await tx.impostazione.create({ data: { chiave, valore: ['scritto'] } })
      writing.arrivato.resolve()
      await writing.prima
      await progresso(50)
      await concludi(tx, 'fatto')
      await writing.dopo
      return 'fatto'
    })
  },
})
const other = defineJob({ nome: 'altro', run: async () => 'fatto' })

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  app.services.jobs.define(long)
  app.services.jobs.define(other)
  await app.services.jobs.start()
})
afterAll(() => app.close())

async function cancel(pk: number, who: Client = utente) {
  const { data, errors } = await who.graphql<{
    cancelJob: { job: { stato: StatoJob } | null; errors: { code: string; message: string }[] }
  }>('mutation ($pk: Int!) { cancelJob(input: { pk: $pk }) { job { stato } errors { code message } } }', { pk })
  return { esito: data?.cancelJob, codice: errors?.[0]?.extensions?.code }
}

/** Starts a job that stands still before or after its conclusion, and is there when this resolves. */
async function start(standing: 'prima' | 'dopo') {
  const door = Promise.withResolvers<void>()
  Object.assign(writing, { prima: Promise.resolve(), dopo: Promise.resolve(), arrivato: Promise.withResolvers() })
  writing[standing] = door.promise
  const key = `annulla ${crypto.randomUUID()}`
  const userId = utente.user?.id ?? null
  const pk = await app.db.$transaction((tx) => app.services.jobs.enqueue(tx, long, { chiave: key }, { userId }))
  await writing.arrivato.promise
  const written = () => app.db.impostazione.count({ where: { chiave: key } })
  return { pk, riprendi: door.resolve, scritto: written }
}

const read = (pk: number) => app.db.job.findUniqueOrThrow({ where: { id: pk } })
const finished = async (pk: number): Promise<Job> => {
  await expect.poll(async () => (await read(pk)).stato, { timeout: 120_000 }).not.toMatch(/^IN_/)
  return read(pk)
}

test('in the queue: it is never run', async () => {
  const first = await start('prima')
  const key = `annulla ${crypto.randomUUID()}`
  const userId = utente.user?.id ?? null
  const pk = await app.db.$transaction((tx) => app.services.jobs.enqueue(tx, long, { chiave: key }, { userId }))
  expect((await cancel(pk)).esito).toEqual({ job: { stato: 'ANNULLATO' }, errors: [] })
  expect(await read(pk)).toMatchObject({
    stato: 'ANNULLATO',
    errori: [
      {
        code: 'CANCELLED',
        message: expect.stringMatching(/^Annullamento chiesto da .+: non è stato scritto nulla\.$/),
      },
    ],
  })
  // Again, it is what it is.
  expect((await cancel(pk)).esito).toEqual({ job: { stato: 'ANNULLATO' }, errors: [] })
  first.riprendi()
  expect((await finished(first.pk)).stato).toBe('COMPLETATO')
  const third = await start('dopo')
  third.riprendi()
  expect((await finished(third.pk)).stato).toBe('COMPLETATO')
  expect(await app.db.impostazione.count({ where: { chiave: key } })).toBe(0)
})

test('running: at its next step it undoes what it has written', async () => {
  const { pk, riprendi, scritto } = await start('prima')
  expect((await cancel(pk)).esito?.errors).toEqual([])
  riprendi()
  // The queue is free for the next one, which is written.
  const second = await start('dopo')
  second.riprendi()
  expect(await finished(second.pk)).toMatchObject({ stato: 'COMPLETATO', risultato: 'fatto', progresso: 100 })
  expect(await second.scritto()).toBe(1)
  expect(await read(pk)).toMatchObject({ stato: 'ANNULLATO', risultato: null })
  expect(await scritto()).toBe(0)
})

test('while it is being committed: the cancel waits, and is told that it is late', async () => {
  const { pk, riprendi, scritto } = await start('dopo')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const late = cancel(pk)
  const meanwhile = await Promise.race([late, new Promise((resolve) => setTimeout(() => resolve('attende'), 500))])
  expect(meanwhile).toBe('attende')
  riprendi()
  expect((await late).esito).toEqual({
    job: null,
    errors: [{ code: 'TOO_LATE', message: 'È già terminato: non si può più annullare.' }],
  })
  expect(await finished(pk)).toMatchObject({ stato: 'COMPLETATO' })
  expect(await scritto()).toBe(1)
})

describe('refused', () => {
  test.each([
    ['COMPLETATO', 'È già terminato: non si può più annullare.'],
    ['FALLITO', 'Non è riuscito e non ha scritto nulla: non c’è niente da annullare.'],
  ] as const)('%s', async (stato, message) => {
    const { id } = await makeJob(app.db, { tipo: 'lungo', stato })
    expect((await cancel(id)).esito?.errors).toEqual([{ code: 'TOO_LATE', message }])
    expect((await read(id)).stato).toBe(stato)
  })

  test('a kind that cannot be undone', async () => {
    const { id } = await makeJob(app.db, { tipo: 'altro' })
    expect((await cancel(id)).esito?.errors).toMatchObject([{ message: 'Questo lavoro non si può annullare.' }])
    expect((await read(id)).stato).toBe('IN_CODA')
  })

  test("somebody else's is not found, but for a superuser; a visitor has none", async () => {
    const staff = await app.as('staff')
    const { id } = await makeJob(app.db, { tipo: 'lungo', userId: staff.user?.id ?? null })
    expect((await cancel(id, await app.as('agente'))).codice).toBe('NOT_FOUND')
    expect((await cancel(id, app.visitor)).codice).toBe('UNAUTHENTICATED')
    expect((await cancel(999_999)).codice).toBe('NOT_FOUND')
    expect((await read(id)).stato).toBe('IN_CODA')
    expect((await cancel(id, staff)).esito?.job).toEqual({ stato: 'ANNULLATO' })
    const { id: own } = await makeJob(app.db, { tipo: 'lungo', userId: staff.user?.id ?? null })
    expect((await cancel(own)).esito?.job).toEqual({ stato: 'ANNULLATO' })
  })
})

test('what is not over, of the caller or of all for a superuser; through the old API too', async () => {
  const staff = await app.as('staff')
  const data = { tipo: 'lungo', descrizione: 'Importazione di clienti da a.xls', userId: staff.user?.id ?? null }
  const { id } = await makeJob(app.db, data)
  const { id: done } = await makeJob(app.db, { ...data, stato: 'COMPLETATO' })
  const inProgress = async (who: Client) => {
    const { data } = await who.graphql<{ jobsInCorso: { pk: number }[] }>(
      '{ jobsInCorso { pk descrizione utente annullabile } }',
    )
    return data?.jobsInCorso ?? []
  }
  const own = { pk: id, descrizione: data.descrizione, utente: expect.any(String), annullabile: true }
  expect(await inProgress(staff)).toEqual([own])
  expect(await inProgress(utente)).toContainEqual(own)
  expect((await inProgress(utente)).map(({ pk }) => pk)).not.toContain(done)
  expect(await inProgress(await app.as('agente'))).toEqual([])

  const ask = (pk: number) => staff.fetch(`/api/jobs/${pk}/annulla/`, { method: 'POST' })
  const answer = await ask(id)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id, stato: 'ANNULLATO', descrizione: data.descrizione })
  const late = await ask(done)
  expect(late.status).toBe(400)
  expect(JSON.stringify(await late.json())).toContain('È già terminato: non si può più annullare.')
})
