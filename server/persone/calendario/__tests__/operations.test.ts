import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeOreLavorative } from '#server-test/personaleFactories.ts'
import { dayOfDate } from '#shared/dates/days.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Interval {
  giorni: number | null
  giorniScritti: { giorno: string; oreLavorativeBanchi: number }[] | null
}
const set = (input: object, who = superuser) =>
  mutateAs<Interval>(who, 'setOreLavorative', input, 'giorni giorniScritti { giorno oreLavorativeBanchi }')
const hours = { oreLavorativeMacchine: 8, oreLavorativeBanchi: 7.5 }
const righe = async () => {
  const all = await app.db.oreLavorative.findMany({ orderBy: { giorno: 'asc' } })
  return all.map(({ giorno, oreLavorativeMacchine, oreLavorativeBanchi }) => [
    dayOfDate(giorno),
    oreLavorativeMacchine.toNumber(),
    oreLavorativeBanchi.toNumber(),
  ])
}

test('a range: new days are made, old ones changed, others left; then back to the default', async () => {
  await makeOreLavorative(app.db, '2026-12-02', 4, 4)
  await makeOreLavorative(app.db, '2026-12-09', 4, 4)
  const { giorni, giorniScritti } = await set({ periodo: { dal: '2026-12-01', al: '2026-12-03' }, ...hours })
  expect(giorni).toBe(3)
  expect(giorniScritti?.[2]).toEqual({ giorno: '2026-12-03', oreLavorativeBanchi: 7.5 })
  expect(await righe()).toEqual([
    ['2026-12-01', 8, 7.5],
    ['2026-12-02', 8, 7.5],
    ['2026-12-03', 8, 7.5],
    ['2026-12-09', 4, 4],
  ])
  const back = await set({ periodo: { dal: '2026-12-01', al: '2026-12-08' }, resetDefault: true })
  expect(back).toMatchObject({ giorni: 3, giorniScritti: [] })
  expect(await righe()).toEqual([['2026-12-09', 4, 4]])
})

test('only some weekdays of the range', async () => {
  await app.db.oreLavorative.deleteMany()
  await set({ periodo: { dal: '2026-11-23', al: '2026-12-06' }, giorniSettimana: [6], ...hours })
  expect((await righe()).map(([day]) => day)).toEqual(['2026-11-28', '2026-12-05'])
})

test('two ranges at once leave the hours of one of them', async () => {
  await app.db.oreLavorative.deleteMany()
  const date = { periodo: { dal: '2027-01-01', al: '2027-03-31' } }
  const outcomes = await Promise.all(
    [6, 7, 8].map((h) => set({ ...date, oreLavorativeMacchine: h, oreLavorativeBanchi: h })),
  )
  expect(outcomes.every(({ errors }) => errors.length === 0)).toBe(true)
  const done = await righe()
  expect(done).toHaveLength(90)
  expect(new Set(done.map(([, macchine]) => macchine)).size).toBe(1)
})

test('a single day: added once, changed, moved, taken back', async () => {
  const day = '2028-02-29'
  const create = () =>
    mutateAs<{ oreLavorative: { pk: number } | null }>(
      superuser,
      'createOreLavorative',
      { giorno: day, ...hours },
      'oreLavorative { pk }',
    )
  const outcomes = await Promise.all([create(), create()])
  const done = outcomes.filter(({ errors }) => errors.length === 0)
  expect(done).toHaveLength(1)
  expect(outcomes.flatMap(({ errors }) => errors)).toMatchObject([
    { field: 'giorno', message: 'Questo giorno ha già un suo orario.' },
  ])
  const pk = done[0]?.oreLavorative?.pk
  expect(
    (await mutateAs(superuser, 'updateOreLavorative', { pk, versione: 1, oreLavorativeMacchine: 14.5 })).errors,
  ).toEqual([])
  await expect(
    mutateAs(superuser, 'updateOreLavorative', { pk, versione: 1, oreLavorativeMacchine: 3 }),
  ).rejects.toMatchObject({ extensions: { code: 'CONFLICT', campi: { oreLavorativeMacchine: 14.5 } } })
  await makeOreLavorative(app.db, '2028-03-01')
  expect((await mutateAs(superuser, 'updateOreLavorative', { pk, giorno: '2028-03-01' })).errors).toMatchObject([
    { field: 'giorno' },
  ])
  expect((await mutateAs(superuser, 'deleteOreLavorative', { pk })).errors).toEqual([])
  await expect(mutateAs(superuser, 'deleteOreLavorative', { pk })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
})

test('hours of a department of the firm: written, kept by who does not know it, in the history, back to the benches', async () => {
  await app.db.oreLavorative.deleteMany()
  await mutateAs(superuser, 'createReparto', { nome: 'Posa', capacita: 'PERSONE' }, 'reparto { pk }')
  const at = (rows: unknown) => ({ oreReparti: rows })
  const created = await mutateAs<{ oreLavorative: { pk: number; oreReparti: object[] } | null }>(
    superuser,
    'createOreLavorative',
    { giorno: '2028-03-06', ...hours, ...at([{ reparto: 'posa', ore: 5.5 }]) },
    'oreLavorative { pk oreReparti { reparto ore } }',
  )
  expect(created.errors).toEqual([])
  expect(created.oreLavorative?.oreReparti).toEqual([{ reparto: 'posa', ore: 5.5 }])
  const pk = created.oreLavorative?.pk
  // The old API changes the two documented departments: the others stay, also of a range.
  const documented = await superuser.fetch(`/api/planner/calendario-ore-lavorative/${pk}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ giorno: '2028-03-06', ore_lavorative_macchine: 3, ore_lavorative_banchi: 3 }),
  })
  expect([documented.status, Object.keys(await documented.json())]).toEqual([
    200,
    expect.not.arrayContaining(['ore_reparti']),
  ])
  await set({ periodo: { dal: '2028-03-06', al: '2028-03-07' }, oreLavorativeMacchine: 2, oreLavorativeBanchi: 2 })
  const stored = async () =>
    (await app.db.oreLavorative.findMany({ orderBy: { giorno: 'asc' } })).map(({ oreReparti }) => oreReparti)
  expect(await stored()).toEqual([[{ ore: 5.5, reparto: 'posa' }], []])
  await set({ periodo: { dal: '2028-03-06', al: '2028-03-07' }, ...hours, ...at([{ reparto: 'posa', ore: 0 }]) })
  expect(await stored()).toEqual([[{ ore: 0, reparto: 'posa' }], [{ ore: 0, reparto: 'posa' }]])
  expect((await mutateAs(superuser, 'updateOreLavorative', { pk, ...at([]) })).errors).toEqual([])
  expect(await stored()).toEqual([[], [{ ore: 0, reparto: 'posa' }]])
  const line = await app.db.auditLog.findFirstOrThrow({
    where: { oggetto: 'OreLavorative', campo: 'oreReparti' },
    orderBy: { id: 'desc' },
  })
  expect([line.prima, line.dopo]).toEqual(['posa 0 h', ''])
})

test('hours of other departments refused beside the row that is wrong, nothing changed', async () => {
  const before = await app.db.oreLavorative.findMany()
  const day = { giorno: '2028-05-01', ...hours }
  const errorsOf = async (...oreReparti: object[]) =>
    (await mutateAs(superuser, 'createOreLavorative', { ...day, oreReparti })).errors
  expect(await errorsOf({ reparto: 'posa', ore: 4 }, { reparto: 'posa', ore: 5 })).toMatchObject([
    { field: 'oreReparti[1].reparto', message: 'Questo reparto c’è già.' },
  ])
  expect(await errorsOf({ reparto: 'macchine', ore: 4 })).toMatchObject([
    { field: 'oreReparti[0].reparto', message: 'Macchine e banchi hanno un campo loro.' },
  ])
  expect(await errorsOf({ reparto: 'nessuno', ore: 4 })).toMatchObject([
    { field: 'oreReparti[0].reparto', message: '"nessuno" non è una scelta valida.' },
  ])
  expect(await errorsOf({ reparto: 'ufficio', ore: 4 })).toMatchObject([
    { field: 'oreReparti[0].reparto', message: 'In questo reparto i giorni non hanno ore.' },
  ])
  expect(await errorsOf({ reparto: 'posa', ore: 25 })).toMatchObject([
    { field: 'oreReparti[0].ore', message: 'La durata non può essere superiore a 24' },
  ])
  expect(await app.db.oreLavorative.findMany()).toEqual(before)
})

test('a department that comes after one that was removed does not take over its hours', async () => {
  const { pk } = await app.db.reparto.findUniqueOrThrow({ where: { chiave: 'posa' } }).then(({ id }) => ({ pk: id }))
  expect((await mutateAs(superuser, 'deleteReparto', { pk })).errors).toEqual([])
  const { reparto } = await mutateAs<{ reparto: { chiave: string } | null }>(
    superuser,
    'createReparto',
    { nome: 'Posa', capacita: 'PERSONE' },
    'reparto { chiave }',
  )
  expect(reparto?.chiave).toBe('posa_2')
})

test('refused by rule and by permission, nothing changed', async () => {
  const before = await righe()
  const date = { periodo: { dal: '2029-01-01', al: '2029-01-05' } }
  expect((await set({ ...date, oreLavorativeMacchine: 24.01, oreLavorativeBanchi: -1 })).errors).toMatchObject([
    { field: 'oreLavorativeMacchine', message: 'La durata non può essere superiore a 24' },
    { field: 'oreLavorativeBanchi', message: 'La durata non può essere negativa' },
  ])
  expect((await set({ periodo: { dal: '2029-01-05', al: '2029-01-01' }, ...hours })).errors).toMatchObject([
    { field: 'periodo.al', message: 'Data Fine deve essere dopo la Data Inizio' },
  ])
  const staff = await app.as('staff')
  await expect(set({ ...date, ...hours }, staff)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await righe()).toEqual(before)
})

test('the others hear of every change, of deletions too, and only who administers the staff', async () => {
  await app.services.events.start()
  const DOCUMENTO = 'subscription { changed(topics: [CALENDARIO]) { dal al } }'
  const stream = await superuser.subscribe<{ changed: object }>(DOCUMENTO)
  const { id } = await makeOreLavorative(app.db, '2030-05-05')
  const arrivo = stream.next()
  await mutateAs(superuser, 'deleteOreLavorative', { pk: id })
  expect((await arrivo).value?.data?.changed).toEqual({ dal: '2030-05-05', al: '2030-05-05' })
  await stream.return(undefined)
  await expect((await app.as('staff')).subscribe(DOCUMENTO)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})
