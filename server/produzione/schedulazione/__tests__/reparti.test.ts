// A department of the firm's own, from its form to the plan: booked, shown, told to the old API, not removed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makePersona } from '#server-test/personaleFactories.ts'
import { scheduleAndSave } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())

const add = async (input: object) => {
  const { reparto, errors } = await mutateAs<{ reparto: { pk: number; chiave: string } | null }>(
    planner,
    'createReparto',
    input,
    'reparto { pk chiave }',
  )
  expect(errors).toEqual([])
  return reparto ?? { pk: 0, chiave: '' }
}
const addFase = async (input: object) =>
  expect(
    (await mutateAs(planner, 'createFase', { withFornitore: false, soloConTelai: false, ...input })).errors,
  ).toEqual([])
const partsOf = (rows: readonly string[], reparto: string) =>
  rows.filter((row) => row.startsWith(`${reparto} `)).map((row) => row.split(' ') as [string, string, string, string])

test('installation with a crew and drying in days: planned behind the benches, booked in their own cells', async () => {
  const posa = await add({ nome: 'Posa', capacita: 'PERSONE', minutiPezzo: 700 })
  await add({ nome: 'Asciugatura', capacita: 'GIORNI', giorni: 2 })
  await makePersona(app.db, { nome: 'Ada', reparto: 'posa' })
  await addFase({
    nome: 'asciugatura',
    unit: 'DAYS',
    infiniteCapacity: true,
    reparto: 'asciugatura',
    dependencies: ['banchi'],
  })
  await addFase({
    nome: 'posa',
    unit: 'MINUTES',
    infiniteCapacity: false,
    reparto: 'posa',
    dependencies: ['asciugatura'],
  })
  const ordine = await makeSchedulabile(app.db, { macchine: 60, banchi: 60 })
  await scheduleAndSave(planner, ordine.id)
  const rows = await libroRows(app.db)
  const [benches] = partsOf(rows, 'banchi')
  const installed = partsOf(rows, 'posa')
  expect(installed.reduce((sum, [, , , minutes]) => sum + Number(minutes), 0)).toBe(700)
  const drying = await app.db.schedulazioneFase.findFirstOrThrow({ where: { nomeFase: 'asciugatura' } })
  expect(drying.durata).toBe(2)
  // Two whole days between the benches and the crew.
  const [, ended = ''] = benches ?? []
  const [[, begun = ''] = []] = installed
  expect((Date.parse(begun) - Date.parse(ended)) / 86_400_000).toBeGreaterThanOrEqual(3)

  const celle = await queryAs<{ reparto: string; occupato: number }[]>(
    planner,
    `{ schedulerSlots(periodo: { dal: "${begun}", al: "${begun}" }) { reparto occupato } }`,
  )
  expect(celle.map(({ reparto }) => reparto)).toEqual(['macchine', 'banchi', 'posa'])
  expect(celle[2]?.occupato).toBe(Number(installed[0]?.[3]))

  // Its own hours of a day, in its cell alone; a shorter day breaks it, and tells so before it is written.
  const shorter = {
    giorno: begun,
    oreLavorativeMacchine: 9,
    oreLavorativeBanchi: 9,
    oreReparti: [{ reparto: 'posa', ore: 1 }],
  }
  const tried = await queryAs<{ reparto: string; libero: number }[]>(
    planner,
    'query ($input: JSON!) { impattoCalendario(operazione: "createOreLavorative", input: $input) { reparto libero } }',
    { input: shorter },
  )
  expect(tried).toEqual([{ reparto: 'posa', libero: 60 - Number(installed[0]?.[3]) }])
  const { oreLavorative } = await mutateAs<{ oreLavorative: { pk: number } | null }>(
    planner,
    'createOreLavorative',
    shorter,
    'oreLavorative { pk }',
  )
  const hoursOfDay = () =>
    queryAs<{ reparto: string; ore: number; capacita: number }[]>(
      planner,
      `{ schedulerSlots(periodo: { dal: "${begun}", al: "${begun}" }) { reparto ore capacita } }`,
    )
  expect((await hoursOfDay()).map(({ reparto, ore }) => [reparto, ore])).toEqual([
    ['macchine', 9],
    ['banchi', 9],
    ['posa', 1],
  ])
  expect((await hoursOfDay())[2]?.capacita).toBe(60)
  await mutateAs(planner, 'updateOreLavorative', { pk: oreLavorative?.pk, oreReparti: [] })
  expect((await hoursOfDay())[2]).toEqual({ reparto: 'posa', ore: 9, capacita: 540 })
  await mutateAs(planner, 'deleteOreLavorative', { pk: oreLavorative?.pk })

  // Booked, it stays, and goes on having minutes.
  const refused = await mutateAs(planner, 'deleteReparto', { pk: posa.pk })
  expect(refused.errors[0]?.message).toContain(`1 ordine con minuti prenotati (${ordine.numeroCommessa})`)
  expect((await mutateAs(planner, 'updateReparto', { pk: posa.pk, capacita: 'NESSUNA' })).errors).toMatchObject([
    { field: 'capacita' },
  ])
  // A piece that takes otherwise flags the plan and moves nothing.
  expect((await mutateAs(planner, 'updateReparto', { pk: posa.pk, minutiPezzo: 30 })).errors).toEqual([])
  expect(await libroRows(app.db)).toEqual(rows)
  expect((await app.db.schedulazioneOrdine.findUniqueOrThrow({ where: { ordineId: ordine.id } })).tempiCambiati).toBe(
    true,
  )
})

test('a phase asks for a department that can do it', async () => {
  await add({ nome: 'Archivio', capacita: 'NESSUNA' })
  const fase = { nome: 'archivio', withFornitore: false, soloConTelai: false, dependencies: [] }
  for (const [reparto, infiniteCapacity, unit] of [
    ['archivio', false, 'MINUTES'],
    ['asciugatura', false, 'MINUTES'],
    ['posa', true, 'DAYS'],
  ] as const) {
    const { errors } = await mutateAs(planner, 'createFase', { ...fase, reparto, infiniteCapacity, unit })
    expect(errors).toMatchObject([{ field: 'reparto' }])
  }
})

test('an assumption of a scenario names a department that has a capacity, a supplier that there is', async () => {
  const persone = { tipo: 'PERSONE', reparto: 'macchine', quanto: 2 }
  for (const reparto of ['ufficio', 'sconosciuto']) {
    const ipotesi = [persone, { ...persone, reparto }]
    const { errors } = await mutateAs(planner, 'proposePiano', { nome: reparto, ambito: 'TUTTI', ipotesi })
    expect(errors).toMatchObject([{ field: 'ipotesi[1].reparto', message: `"${reparto}" non è una scelta valida.` }])
  }
  const late = { tipo: 'FORNITORE', quanto: 7, fornitorePk: 999_999 }
  const { errors } = await mutateAs(planner, 'proposePiano', { nome: 'Nessuno', ambito: 'TUTTI', ipotesi: [late] })
  expect(errors).toMatchObject([{ field: 'ipotesi[0].fornitorePk' }])
})
