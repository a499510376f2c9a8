import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db, type Tx } from '#platform/db/prisma.ts'
import { ask } from '#platform/db/question.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { statementsOf } from '#server-test/statements.ts'
import { type Agenda, agendaQuestion, askWithAgenda } from '../data/agenda.ts'
import { calendarDayOf, civilInstant, dayToColumn } from '../engine/time.ts'
import { makeSchedulabile } from './scene.ts'

// Ledger and calendar that a process keeps are those of the database at every moment, whoever writes them, in whatever
// order transactions end.
const CASES = casesOf(40, 6)
const SEED = seedOf(1912)
const DAYS = 6
const FASI = 3

let database: TestDatabase
let processes: [Db, Db]
const today = calendarDayOf(civilInstant(new Date()))
const day = (n: number) => dayToColumn(today + n)
const orders: { ordineId: number; fasi: number[] }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  processes = [createDb(database.url, 6), createDb(database.url, 6)]
  const [db] = processes
  for (let n = 0; n < 2; n++) {
    const { id: ordineId } = await makeSchedulabile(db)
    const times = { inizio: day(0), fine: day(DAYS) }
    await db.schedulazioneOrdine.create({ data: { ordineId, ...times } })
    const fasi = Array.from({ length: FASI }, (_, i) => ({ ordineId, nomeFase: `fase ${i}`, durata: 1, ...times }))
    const made = await db.schedulazioneFase.createManyAndReturn({ data: fasi })
    orders.push({ ordineId, fasi: made.map(({ id }) => id) })
  }
})
afterAll(async () => {
  await Promise.all(processes.map((db) => db.$disconnect()))
  await database.drop()
})

const plain = ({ data, libro }: Agenda) => ({
  data,
  libro: [...libro].sort().flatMap(([reparto, days]) =>
    [...days]
      .filter(([at]) => at >= today)
      .flatMap(([at, { minuti, ordini }]) => [`${reparto} ${at} ${minuti}`, ...[...ordini].sort().map(String)])
      .sort(),
  ),
})

const asKept = async (db: Db) => plain(await askWithAgenda(db, { dal: today }, (agenda) => agenda))
/** What is there, read anew. The calendar of what is kept begins earlier: those of the test have no past. */
const asStored = async (db: Db) => plain(await ask(db, agendaQuestion(today)))

interface Change {
  kind: 'book' | 'free' | 'move' | 'hours' | 'holiday'
  ordine: number
  fase: number
  giorno: number
  minuti: number
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('book', 'book', 'free', 'move', 'hours', 'holiday'),
  ordine: fc.nat(1),
  fase: fc.nat(FASI - 1),
  giorno: fc.nat(DAYS),
  minuti: fc.integer({ min: 1, max: 600 }),
})

/** Each transaction writes phases of its own: none waits for another that the case ends later. */
async function apply(tx: Tx, { kind, ordine, giorno, minuti }: Change, fase: number) {
  const { ordineId, fasi } = orders[ordine] as (typeof orders)[number]
  const faseId = fasi[fase] as number
  const where = { faseId, giorno: day(giorno) }
  if (kind === 'book') {
    const row = { ...where, ordineId, reparto: fase % 2 === 0 ? ('banchi' as const) : ('macchine' as const), minuti }
    await tx.prenotazione.upsert({ where: { faseId_giorno: where }, create: row, update: { minuti } })
  } else if (kind === 'free') await tx.prenotazione.deleteMany({ where })
  else if (kind === 'move') await tx.prenotazione.updateMany({ where: { faseId }, data: { minuti } })
  else if (kind === 'holiday') await tx.festivita.create({ data: { giornoDa: day(giorno), giornoA: day(giorno) } })
  else {
    const hours = { oreLavorativeMacchine: minuti % 10, oreLavorativeBanchi: minuti % 9 }
    await tx.$executeRaw`INSERT INTO ore_lavorative (giorno, ore_lavorative_macchine, ore_lavorative_banchi)
      VALUES (${day(giorno + fase * 10)}::date, ${hours.oreLavorativeMacchine}, ${hours.oreLavorativeBanchi})
      ON CONFLICT (giorno) DO UPDATE SET ore_lavorative_banchi = excluded.ore_lavorative_banchi`
  }
}

test('two processes, transactions that overlap, some of them undone', async () => {
  const write = fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 3 }), undone: fc.boolean() })
  const scene = fc.tuple(
    fc.array(write, { minLength: 2, maxLength: FASI }),
    fc.array(fc.nat(2), { minLength: 4, maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(scene, async ([writes, order]) => {
      const open = writes.map(({ changes, undone }, fase) => {
        const go = Promise.withResolvers<void>()
        const written = Promise.withResolvers<void>()
        const db = processes[fase % 2] as Db
        const done = db
          .$transaction(async (tx) => {
            for (const one of changes) await apply(tx, one, fase)
            written.resolve()
            await go.promise
            if (undone) throw new Error('undone')
          })
          .catch((error: Error) => {
            written.resolve()
            if (error.message !== 'undone') throw error
          })
        return { go, written: written.promise, done }
      })
      await Promise.all(open.map(({ written }) => written))
      // Read in the midst of open transactions, and after each that ends.
      for (const at of order) {
        const ending = open[at]
        ending?.go.resolve()
        await ending?.done
        for (const db of processes) expect(await asKept(db)).toEqual(await asStored(db))
      }
      for (const { go } of open) go.resolve()
      await Promise.all(open.map(({ done }) => done))
      for (const db of processes) expect(await asKept(db)).toEqual(await asStored(db))
    }),
    { numRuns: CASES, seed: SEED },
  )
})

test('what nobody has changed is not read again', async () => {
  const [db] = processes
  await asKept(db)
  const statements = await statementsOf(() => asKept(db))
  expect(statements).toHaveLength(1)
  expect(statements[0]).not.toContain('festivita')
})

test('where nobody tells of changes nothing is kept', async () => {
  const db = createDb(database.url, 2)
  const set = (how: string) => db.$executeRawUnsafe(`ALTER TABLE prenotazioni ${how} TRIGGER giorni_prenotati_nuovi`)
  await set('DISABLE')
  try {
    await asKept(db)
    const [{ ordineId, fasi } = { ordineId: 0, fasi: [0] }] = orders
    const row = { faseId: fasi[1] ?? 0, giorno: day(DAYS + 5), ordineId, reparto: 'banchi', minuti: 9 } as const
    await db.prenotazione.create({ data: row })
    expect(await asKept(db)).toEqual(await asStored(db))
  } finally {
    await set('ENABLE')
    await db.$disconnect()
  }
})

test('an agenda that was given stays as it was', async () => {
  const [db] = processes
  const [{ ordineId, fasi } = { ordineId: 0, fasi: [0] }] = orders
  const before = await askWithAgenda(db, { dal: today }, (agenda) => agenda)
  const text = JSON.stringify(plain(before))
  const row = { faseId: fasi[0] ?? 0, giorno: day(DAYS + 3), ordineId, reparto: 'banchi', minuti: 7 } as const
  await db.prenotazione.create({ data: row })
  expect(JSON.stringify(plain(before))).toBe(text)
  expect(JSON.stringify(await asKept(db))).not.toBe(text)
})
