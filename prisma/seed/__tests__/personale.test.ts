import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { createTestDatabase } from '#server-test/database.ts'
import { fillLists } from '#server-test/lists.ts'
import { seedDemo } from '../main.ts'

let trial: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
const dataDir = mkdtempSync(join(tmpdir(), 'seme-'))
const today = new Date('2026-11-21')

beforeAll(async () => {
  trial = await createTestDatabase()
  await fillLists(trial.url)
  await seedDemo(trial.url, { dataDir, adesso: new Date('2026-11-21T09:00:00Z') })
  db = createDb(trial.url, 1)
})
afterAll(async () => {
  await db.$disconnect()
  await trial.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('25 staff in every department, some left, some to come, with absences past and future', async () => {
  const persone = await db.persona.findMany({ include: { assenze: true } })
  expect(persone).toHaveLength(25)
  expect(new Set(persone.map(({ reparto }) => reparto))).toEqual(new Set(['ufficio', 'macchine', 'banchi']))
  expect(persone.some(({ dataFine }) => dataFine !== null && dataFine < today)).toBe(true)
  expect(persone.some(({ dataInizio }) => dataInizio > today)).toBe(true)
  const assenze = persone.flatMap((persona) => persona.assenze)
  expect(assenze.some(({ giornoA }) => giornoA < today)).toBe(true)
  expect(assenze.filter(({ giornoDa }) => giornoDa > today).length).toBeGreaterThan(5)
  expect(assenze.some(({ oraDa }) => oraDa !== null)).toBe(true)
})

test('holidays of this year and the next', async () => {
  const years = (await db.festivita.findMany()).map(({ giornoDa }) => giornoDa.getUTCFullYear())
  expect(years.filter((year) => year === 2026)).toHaveLength(15)
  expect(years.filter((year) => year === 2027)).toHaveLength(15)
})

test('12 suppliers, one default of each material; 500 supplier orders with rows and those that are gathered, some orders without', async () => {
  const fornitori = await db.fornitore.findMany()
  expect(fornitori).toHaveLength(12)
  const defaults = fornitori.filter(({ isDefault }) => isDefault).map(({ tipologia }) => tipologia)
  expect(new Set(defaults)).toEqual(new Set(fornitori.map(({ tipologia }) => tipologia)))
  expect(defaults).toHaveLength(new Set(defaults).size)
  expect(await db.ordineFornitore.count({ where: { raccoltaId: null } })).toBe(500)
  expect(await db.rigaOrdineFornitore.count({ where: { ordineFornitoreId: null } })).toBeGreaterThan(0)
  expect(await db.ordine.count({ where: { ordiniFornitore: { none: {} } } })).toBeGreaterThan(10)
  expect(await db.ordineFornitore.count({ where: { stato: { nome: 'ARRIVATO' }, dataArrivo: null } })).toBe(0)
  expect(await db.ordineFornitore.count({ where: { statoId: null } })).toBe(0)
  const [late] = await db.$queryRaw<{ ordini: number }[]>`
    SELECT count(DISTINCT o.ordine_id)::int AS ordini FROM ordini_fornitore o
    JOIN schedulazioni_fase f ON f.ordine_id = o.ordine_id AND f.nome_fase IN ('macchine', 'banchi')
    WHERE o.data_arrivo IS NULL AND o.data_consegna > f.inizio AND f.inizio > ${new Date('2026-11-22T00:00:00Z')}`
  expect(late?.ordini).toBeGreaterThanOrEqual(3)
})

test('4,000 activities of 8 operators, made by the rules of the workshop', async () => {
  expect(await db.operatore.count()).toBe(8)
  const attivita = await db.attivita.findMany({ include: { pezzi: true } })
  expect(attivita).toHaveLength(4000)
  expect(new Set(attivita.map(({ operatoreId }) => operatoreId)).size).toBe(8)
  const days = attivita.map(({ data }) => data.getTime()).sort((a, b) => a - b)
  expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeGreaterThan(80 * 86_400_000)
  const withPezzi = attivita.filter(({ pezzi }) => pezzi.length > 0)
  expect(withPezzi.length).toBeGreaterThan(1500)
  for (const { pezzi, tempoTeorico } of withPezzi) {
    const sum = pezzi.reduce((minutes, pezzo) => minutes + pezzo.minuti.toNumber(), 0)
    expect(tempoTeorico.toNumber()).toBeCloseTo(sum, 3)
  }
  const finite = attivita.filter(({ fineLavorazione }) => fineLavorazione)
  expect(finite.length).toBeGreaterThan(100)
  expect(await db.controlloEffettuato.count()).toBe(finite.length * 2)
  expect(await db.controlloEffettuato.count({ where: { conforme: false, note: '' } })).toBe(0)
})

test('the counter of the machine from 2024-04-01, with a reset', async () => {
  const readings = await db.contatoreMacchina.findMany({ orderBy: { data: 'asc' } })
  expect(readings[0]?.data).toEqual(new Date('2024-04-01T00:00:00Z'))
  expect(readings.length).toBeGreaterThan(600)
  const back = readings.filter(({ totale }, index) => index > 0 && totale < (readings[index - 1]?.totale ?? 0))
  expect(back).toHaveLength(1)
})
