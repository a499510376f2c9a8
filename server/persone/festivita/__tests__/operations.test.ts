import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFestivita } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const FIELDS = 'festivita { pk giornoDa versione }'
interface Done {
  festivita: { pk: number; giornoDa: string; versione: number } | null
}
const create = (input: object) => mutateAs<Done>(superuser, 'createFestivita', input, FIELDS)

test('a holiday is added, changed, removed', async () => {
  const { festivita } = await create({ giornoDa: '2026-08-10', giornoA: '2026-08-21', title: 'Chiusura estiva' })
  const pk = festivita?.pk ?? 0
  const changed = await mutateAs<Done>(
    superuser,
    'updateFestivita',
    { pk, versione: 1, giornoDa: '2026-08-09' },
    FIELDS,
  )
  expect(changed.festivita).toMatchObject({ giornoDa: '2026-08-09', versione: 2 })
  await mutateAs(superuser, 'deleteFestivita', { pk })
  expect(await app.db.festivita.count()).toBe(0)
  const history = await app.db.auditLog.findMany({ where: { oggetto: 'Festivita' }, orderBy: { id: 'asc' } })
  expect(history.map(({ azione, prima, dopo }) => [azione, prima, dopo])).toEqual([
    ['crea', null, 'Chiusura estiva, dal 10-08-2026 al 21-08-2026'],
    ['modifica', '2026-08-10', '2026-08-09'],
    ['elimina', 'Chiusura estiva, dal 09-08-2026 al 21-08-2026', null],
  ])
})

test('one in the other, but not the same twice, also at once', async () => {
  const estate = { giornoDa: '2027-08-09', giornoA: '2027-08-20' }
  const outcomes = await Promise.all([1, 2, 3].map(() => create(estate)))
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(outcomes.find(({ errors }) => errors.length > 0)?.errors).toMatchObject([
    { field: 'giornoDa', message: 'Esiste già una festività in questo periodo.' },
  ])
  const ferragosto = { giornoDa: '2027-08-15', giornoA: '2027-08-15' }
  expect((await create(ferragosto)).errors).toEqual([])
  expect((await create({ ...ferragosto, oraDa: '13:00', oraA: '19:00' })).errors).toEqual([])
})

test('refused by rule, as stale, by permission; nothing changed', async () => {
  const { id: pk } = await makeFestivita(app.db, '2028-01-06')
  const change = (input: object, who = superuser) => mutateAs(who, 'updateFestivita', { pk, ...input })
  expect((await change({ giornoA: '2028-01-05' })).errors).toMatchObject([{ field: 'giornoA' }])
  expect((await change({ giornoDa: '2028-01-07', giornoA: '2031-01-01' })).errors).toMatchObject([
    { message: 'Non più di 730 giorni.' },
  ])
  await change({ versione: 1, title: 'Epifania' })
  await expect(change({ versione: 1, title: 'Befana' })).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
  const staff = await app.as('staff')
  const refusal = { extensions: { code: 'FORBIDDEN' } }
  await expect(change({ title: 'x' }, staff)).rejects.toMatchObject(refusal)
  await expect(
    mutateAs(staff, 'createFestivita', { giornoDa: '2028-01-01', giornoA: '2028-01-01' }),
  ).rejects.toMatchObject(refusal)
  await expect(mutateAs(staff, 'deleteFestivita', { pk })).rejects.toMatchObject(refusal)
  expect(await app.db.festivita.findUniqueOrThrow({ where: { id: pk } })).toMatchObject({
    title: 'Epifania',
    versione: 2,
  })
})

test('the holidays of a year come at once, and never twice', async () => {
  const generate = async (year: number) => {
    const { data } = await superuser.graphql<{ generateFestivita: { aggiunte: number | null; errors: object[] } }>(
      'mutation ($anno: Int!) { generateFestivita(input: { anno: $anno }) { aggiunte errors { field } } }',
      { anno: year },
    )
    return data?.generateFestivita
  }
  const day = new Date('2031-12-25T00:00:00Z')
  await app.db.festivita.create({ data: { giornoDa: day, giornoA: day, title: 'Il nostro Natale' } })
  expect(await generate(2031)).toEqual({ aggiunte: 11, errors: [] })
  expect(await generate(2031)).toEqual({ aggiunte: 0, errors: [] })
  const found = await app.db.festivita.findMany({ where: { giornoDa: day } })
  expect(found.map(({ title }) => title)).toEqual(['Il nostro Natale'])
  expect(await generate(20_310)).toEqual({ aggiunte: null, errors: [{ field: 'anno' }] })
  const event = await app.db.eventLog.findFirst({ where: { topic: 'calendario' }, orderBy: { id: 'desc' } })
  expect(event?.payload).toMatchObject({ da: '2031-01-01', a: '2031-12-26' })
})
