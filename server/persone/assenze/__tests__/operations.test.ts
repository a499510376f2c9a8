import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeAssenza, makePersona } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const FIELDS = 'assenza { pk oraDa oraA giornoA versione }'
interface Done {
  assenza: { pk: number; oraDa: string | null; oraA: string | null; giornoA: string; versione: number } | null
}
const create = (input: object) => mutateAs<Done>(superuser, 'createAssenza', input, FIELDS)
const change = (input: object) => mutateAs<Done>(superuser, 'updateAssenza', input, FIELDS)

test('an absence is added, moved, removed, with its history and its days told', async () => {
  const { id: personaPk } = await makePersona(app.db)
  const { assenza } = await create({
    personaPk,
    giornoDa: '2026-12-01',
    giornoA: '2026-12-01',
    oraDa: '07:00',
    oraA: '12:00',
  })
  expect(assenza).toMatchObject({ oraDa: '07:00', oraA: '12:00', versione: 1 })
  const pk = assenza?.pk ?? 0
  const moved = await change({
    pk,
    versione: 1,
    giornoDa: '2026-12-04',
    giornoA: '2026-12-05',
    oraDa: null,
    oraA: null,
  })
  expect(moved.assenza).toMatchObject({ oraDa: null, giornoA: '2026-12-05', versione: 2 })
  await mutateAs(superuser, 'deleteAssenza', { pk })
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Assenza', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history[0]).toMatchObject({ azione: 'crea', dopo: 'il 01-12-2026 dalle 07:00 alle 12:00' })
  expect(history.at(-1)).toMatchObject({ azione: 'elimina', prima: 'dal 04-12-2026 al 05-12-2026' })
  const events = await app.db.eventLog.findMany({ where: { topic: 'calendario' }, orderBy: { id: 'asc' } })
  expect(events.map(({ payload }) => payload)).toEqual([
    { da: '2026-12-01', a: '2026-12-01' },
    { da: '2026-12-01', a: '2026-12-05' },
    { da: '2026-12-04', a: '2026-12-05' },
  ])
})

test('a period is judged whole: what is sent over what is stored', async () => {
  const { id: pk } = await makeAssenza(app.db, '2026-12-01', '2026-12-03')
  expect((await change({ pk, giornoA: '2026-11-30' })).errors).toMatchObject([{ field: 'giornoA' }])
  expect((await change({ pk, oraDa: '09:00' })).errors).toMatchObject([{ field: 'oraA' }])
  expect((await app.db.assenza.findUniqueOrThrow({ where: { id: pk } })).versione).toBe(1)
  expect((await change({ pk, title: 'Ferie' })).assenza).toMatchObject({ giornoA: '2026-12-03', versione: 2 })
})

test('a person may be away twice at the same time', async () => {
  const { id: personaPk } = await makePersona(app.db)
  const { id: pk } = await makeAssenza(app.db, '2026-12-01', '2026-12-03', { personaId: personaPk, title: 'Ferie' })
  expect((await create({ personaPk, giornoDa: '2026-12-03', giornoA: '2026-12-04' })).errors).toEqual([])
  expect((await change({ pk, giornoA: '2026-12-05' })).errors).toEqual([])
  expect(await app.db.assenza.count({ where: { personaId: personaPk } })).toBe(2)
})

test('refused: nobody, wrong days, stale', async () => {
  const { id: pk, personaId: personaPk } = await makeAssenza(app.db, '2026-12-01')
  expect((await create({ personaPk: 999_999, giornoDa: '2026-12-01', giornoA: '2026-12-01' })).errors).toMatchObject([
    { field: 'personaPk', message: 'Pk "999999" non valido - l\'oggetto non esiste.' },
  ])
  expect(
    (await create({ personaPk: 0, giornoDa: '1800-01-01', giornoA: '1800-01-01' })).errors.map(({ field }) => field),
  ).toEqual(['personaPk', 'giornoDa', 'giornoA'])
  await change({ pk, versione: 1, title: 'Ferie' })
  await expect(change({ pk, versione: 1, title: 'Malattia' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { title: 'Ferie' } },
  })
  await expect(change({ pk: 999_999, title: 'x' })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  for (const name of ['staff', 'operatore.capo'] as const) {
    const who = await app.as(name)
    const refusal = { extensions: { code: 'FORBIDDEN' } }
    const input = { personaPk, giornoDa: '2027-01-01', giornoA: '2027-01-01' }
    await expect(mutateAs(who, 'createAssenza', input)).rejects.toMatchObject(refusal)
    await expect(mutateAs(who, 'updateAssenza', { pk, title: 'x' })).rejects.toMatchObject(refusal)
    await expect(mutateAs(who, 'deleteAssenza', { pk })).rejects.toMatchObject(refusal)
  }
})

test('the list: those with a day in the range, of whom', async () => {
  await app.db.assenza.deleteMany()
  const { personaId } = await makeAssenza(app.db, '2026-12-01', '2026-12-10', { title: 'A' })
  await makeAssenza(app.db, '2026-12-10', '2026-12-20', { title: 'B' })
  const titles = async (filter: object) => {
    const { nodes } = await queryAs<{ nodes: { title: string }[] }>(
      superuser,
      'query ($filtro: FiltroAssenze) { assenze(filtro: $filtro) { nodes { title persona { nome } } } }',
      { filtro: filter },
    )
    return nodes.map(({ title }) => title)
  }
  expect(await titles({ periodo: { dal: '2026-12-10', al: '2026-12-10' } })).toEqual(['A', 'B'])
  expect(await titles({ periodo: { dal: '2026-12-11' } })).toEqual(['B'])
  expect(await titles({ periodo: { al: '2026-12-09' } })).toEqual(['A'])
  expect(await titles({ personaPk: personaId })).toEqual(['A'])
  expect(await titles({ personaPks: [] })).toEqual([])
})
