import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job, StatoJob } from '../../../../prisma/generated/client.ts'
import { defineJob } from '../../../platform/jobs/kind.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeJob } from '../../../test/factories.ts'

/** Writes a setting in a transaction, as long as the test holds it open before or after it has concluded. */
const scrittura = { prima: Promise.resolve(), dopo: Promise.resolve(), arrivato: Promise.withResolvers<void>() }
const lungo = defineJob({
  nome: 'lungo',
  annullabile: true,
  async run({ chiave }: { chiave: string }, { db, progresso, concludi }) {
    return db.$transaction(async (tx) => {
      await tx.impostazione.create({ data: { chiave, valore: ['scritto'] } })
      scrittura.arrivato.resolve()
      await scrittura.prima
      await progresso(50)
      await concludi(tx, 'fatto')
      await scrittura.dopo
      return 'fatto'
    })
  },
})
const altro = defineJob({ nome: 'altro', run: async () => 'fatto' })

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  app.services.jobs.define(lungo)
  app.services.jobs.define(altro)
  await app.services.jobs.start()
})
afterAll(() => app.close())

async function annulla(pk: number, chi: Client = utente) {
  const { data, errors } = await chi.graphql<{
    annullaJob: { job: { stato: StatoJob } | null; errors: { code: string; message: string }[] }
  }>('mutation ($pk: Int!) { annullaJob(input: { pk: $pk }) { job { stato } errors { code message } } }', { pk })
  return { esito: data?.annullaJob, codice: errors?.[0]?.extensions?.code }
}

/** Starts a job that stands still before or after its conclusion, and is there when this resolves. */
async function avvia(fermo: 'prima' | 'dopo') {
  const porta = Promise.withResolvers<void>()
  Object.assign(scrittura, { prima: Promise.resolve(), dopo: Promise.resolve(), arrivato: Promise.withResolvers() })
  scrittura[fermo] = porta.promise
  const chiave = `annulla ${crypto.randomUUID()}`
  const userId = utente.user?.id ?? null
  const pk = await app.db.$transaction((tx) => app.services.jobs.enqueue(tx, lungo, { chiave }, { userId }))
  await scrittura.arrivato.promise
  const scritto = () => app.db.impostazione.count({ where: { chiave } })
  return { pk, riprendi: porta.resolve, scritto }
}

const leggi = (pk: number) => app.db.job.findUniqueOrThrow({ where: { id: pk } })
const finito = async (pk: number): Promise<Job> => {
  await expect.poll(async () => (await leggi(pk)).stato, { timeout: 30_000 }).not.toMatch(/^IN_/)
  return leggi(pk)
}

test('in the queue: it is never run', async () => {
  const primo = await avvia('prima')
  const chiave = `annulla ${crypto.randomUUID()}`
  const userId = utente.user?.id ?? null
  const pk = await app.db.$transaction((tx) => app.services.jobs.enqueue(tx, lungo, { chiave }, { userId }))
  expect((await annulla(pk)).esito).toEqual({ job: { stato: 'ANNULLATO' }, errors: [] })
  expect(await leggi(pk)).toMatchObject({
    stato: 'ANNULLATO',
    errori: [
      {
        code: 'CANCELLED',
        message: expect.stringMatching(/^Annullamento chiesto da .+: non è stato scritto nulla\.$/),
      },
    ],
  })
  // Again, it is what it is.
  expect((await annulla(pk)).esito).toEqual({ job: { stato: 'ANNULLATO' }, errors: [] })
  primo.riprendi()
  expect((await finito(primo.pk)).stato).toBe('COMPLETATO')
  const terzo = await avvia('dopo')
  terzo.riprendi()
  expect((await finito(terzo.pk)).stato).toBe('COMPLETATO')
  expect(await app.db.impostazione.count({ where: { chiave } })).toBe(0)
})

test('running: at its next step it undoes what it has written', async () => {
  const { pk, riprendi, scritto } = await avvia('prima')
  expect((await annulla(pk)).esito?.errors).toEqual([])
  riprendi()
  // The queue is free for the next one, which is written.
  const secondo = await avvia('dopo')
  secondo.riprendi()
  expect(await finito(secondo.pk)).toMatchObject({ stato: 'COMPLETATO', risultato: 'fatto', progresso: 100 })
  expect(await secondo.scritto()).toBe(1)
  expect(await leggi(pk)).toMatchObject({ stato: 'ANNULLATO', risultato: null })
  expect(await scritto()).toBe(0)
})

test('while it is being committed: the cancel waits, and is told that it is late', async () => {
  const { pk, riprendi, scritto } = await avvia('dopo')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const tardi = annulla(pk)
  const intanto = await Promise.race([tardi, new Promise((resolve) => setTimeout(() => resolve('attende'), 500))])
  expect(intanto).toBe('attende')
  riprendi()
  expect((await tardi).esito).toEqual({
    job: null,
    errors: [{ code: 'TOO_LATE', message: 'È già terminato: non si può più annullare.' }],
  })
  expect(await finito(pk)).toMatchObject({ stato: 'COMPLETATO' })
  expect(await scritto()).toBe(1)
})

describe('refused', () => {
  test.each([
    ['COMPLETATO', 'È già terminato: non si può più annullare.'],
    ['FALLITO', 'Non è riuscito e non ha scritto nulla: non c’è niente da annullare.'],
  ] as const)('%s', async (stato, message) => {
    const { id } = await makeJob(app.db, { tipo: 'lungo', stato })
    expect((await annulla(id)).esito?.errors).toEqual([{ code: 'TOO_LATE', message }])
    expect((await leggi(id)).stato).toBe(stato)
  })

  test('a kind that cannot be undone', async () => {
    const { id } = await makeJob(app.db, { tipo: 'altro' })
    expect((await annulla(id)).esito?.errors).toMatchObject([{ message: 'Questo lavoro non si può annullare.' }])
    expect((await leggi(id)).stato).toBe('IN_CODA')
  })

  test("somebody else's is not found, but for a superuser; a visitor has none", async () => {
    const staff = await app.as('staff')
    const { id } = await makeJob(app.db, { tipo: 'lungo', userId: staff.user?.id ?? null })
    expect((await annulla(id, await app.as('agente'))).codice).toBe('NOT_FOUND')
    expect((await annulla(id, app.visitatore)).codice).toBe('UNAUTHENTICATED')
    expect((await annulla(999_999)).codice).toBe('NOT_FOUND')
    expect((await leggi(id)).stato).toBe('IN_CODA')
    expect((await annulla(id, staff)).esito?.job).toEqual({ stato: 'ANNULLATO' })
    const { id: suo } = await makeJob(app.db, { tipo: 'lungo', userId: staff.user?.id ?? null })
    expect((await annulla(suo)).esito?.job).toEqual({ stato: 'ANNULLATO' })
  })
})

test('what is not over, of the caller or of all for a superuser; through the old API too', async () => {
  const staff = await app.as('staff')
  const dati = { tipo: 'lungo', descrizione: 'Importazione di clienti da a.xls', userId: staff.user?.id ?? null }
  const { id } = await makeJob(app.db, dati)
  const { id: fatto } = await makeJob(app.db, { ...dati, stato: 'COMPLETATO' })
  const inCorso = async (chi: Client) => {
    const { data } = await chi.graphql<{ jobsInCorso: { pk: number }[] }>(
      '{ jobsInCorso { pk descrizione utente annullabile } }',
    )
    return data?.jobsInCorso ?? []
  }
  const suo = { pk: id, descrizione: dati.descrizione, utente: expect.any(String), annullabile: true }
  expect(await inCorso(staff)).toEqual([suo])
  expect(await inCorso(utente)).toContainEqual(suo)
  expect((await inCorso(utente)).map(({ pk }) => pk)).not.toContain(fatto)
  expect(await inCorso(await app.as('agente'))).toEqual([])

  const chiedi = (pk: number) => staff.fetch(`/api/jobs/${pk}/annulla/`, { method: 'POST' })
  const risposta = await chiedi(id)
  expect(risposta.status).toBe(200)
  expect(await risposta.json()).toMatchObject({ id, stato: 'ANNULLATO', descrizione: dati.descrizione })
  const tardi = await chiedi(fatto)
  expect(tardi.status).toBe(400)
  expect(JSON.stringify(await tardi.json())).toContain('È già terminato: non si può più annullare.')
})
