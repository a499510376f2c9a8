import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeOrdine, ordineSchema, ordineTotals } from '#ordini/ordini/rules.ts'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { normalizeText } from '#platform/db/search.ts'
import { loadCalendario } from '#produzione/schedulazione/data/calendario.ts'
import { loadLibro } from '#produzione/schedulazione/data/libro.ts'
import { createCalendario, statoCella } from '#produzione/schedulazione/engine/capacita.ts'
import { bookedMinutes } from '#produzione/schedulazione/engine/libro.ts'
import { calendarDayOf, civilInstant, dayToColumn } from '#produzione/schedulazione/engine/time.ts'
import { createTestDatabase } from '#server-test/database.ts'
import { fillLists } from '#server-test/lists.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { readArguments, seedDemo } from '../main.ts'
import { seedManyOrdini } from '../many/manyOrdini.ts'

const now = new Date('2026-11-21T09:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)

let trial: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
const dataDir = mkdtempSync(join(tmpdir(), 'seme-'))

beforeAll(async () => {
  trial = await createTestDatabase()
  await fillLists(trial.url)
  await seedDemo(trial.url, { dataDir, adesso: now })
  db = createDb(trial.url, 1)
})
afterAll(async () => {
  await db.$disconnect()
  await trial.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Orders with their lines, after having gone through the form, sums included. */
async function asFromForm(after: number) {
  const ordini = await db.ordine.findMany({
    where: { id: { gt: after } },
    include: { righe: { orderBy: { posizione: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  for (const { righe, ...ordine } of ordini) {
    const day = (data: Date | null) => data && dayOfDate(data)
    const decimals = (riga: (typeof righe)[number]) => ({
      ...riga,
      tipoSerramentoPk: riga.tipoSerramentoId,
      codiceSerramentoPk: riga.codiceSerramentoId,
      listino: riga.listino?.toNumber() ?? null,
      netto: riga.netto?.toNumber() ?? null,
      scontoArticolo: riga.scontoArticolo?.toNumber() ?? null,
      scontoCorrettivo: riga.scontoCorrettivo?.toNumber() ?? null,
    })
    const form = completeOrdine(
      ordineSchema.validateSync({
        ...ordine,
        data: day(ordine.data),
        dataConsegna: day(ordine.dataConsegna),
        dataPosa: day(ordine.dataPosa),
        clientePk: ordine.clienteId,
        righe: righe.map(decimals),
      }),
    )
    expect(form.righe.map(({ netto }) => netto)).toEqual(righe.map(decimals).map(({ netto }) => netto))
    const { listino, netto, sconto, numeroSerramenti } = ordine
    const own = { listino: listino.toNumber(), netto: netto.toNumber(), sconto: sconto.toNumber(), numeroSerramenti }
    expect(ordineTotals(form.righe)).toEqual(own)
  }
  return ordini
}

test('240 orders with 900 lines and that of an offer, each as the form would accept it, sums included', async () => {
  const [ofOfferta, ...others] = (await asFromForm(0)).toReversed()
  const ordini = others.toReversed()
  expect(ordini).toHaveLength(240)
  const offerta = await db.offerta.findFirstOrThrow({ where: { stato: 'ACCETTATA' } })
  expect(offerta).toMatchObject({ ordineId: ofOfferta?.id, netto: ofOfferta?.netto })
  expect(ordini.reduce((righe, ordine) => righe + ordine.righe.length, 0)).toBe(900)
  expect(ordini[0]?.numeroCommessa).toBe('26/0001')
})

test('more than half scheduled, some late, some to be scheduled, some not to be', async () => {
  const schedulati = await db.ordine.count({ where: { schedulazione: { isNot: null } } })
  expect(schedulati).toBeGreaterThan(120)
  expect(schedulati).toBeLessThan(140)
  expect(await db.ordine.count({ where: { nonSchedulabile: true } })).toBe(12)
  const late = { dataConsegna: { lt: now }, stato: { nome: 'In produzione' } }
  expect(await db.ordine.count({ where: late })).toBeGreaterThan(5)
  const toSchedule = { nonSchedulabile: false, schedulazione: null, data: { gte: day(-30) } }
  expect(await db.ordine.count({ where: toSchedule })).toBeGreaterThan(15)
  const senzaTempi = { righe: { some: { rivendita: false, codiceSerramento: { tempistiche: { none: {} } } } } }
  expect(await db.ordine.count({ where: { ...toSchedule, ...senzaTempi } })).toBeGreaterThan(0)
})

test('the next weeks of a living workshop: full days and free ones, none beyond its minutes but where somebody is ill', async () => {
  const today = calendarDayOf(civilInstant(now))
  const calendario = createCalendario(await loadCalendario(db, today))
  const libro = await loadLibro(db, today)
  const celle = calendario.reparti.flatMap((reparto) =>
    Array.from({ length: 45 }, (_, index) => {
      const day = today + 1 + index
      const [capacita, booked] = [calendario.capacita(reparto, day), bookedMinutes(libro, { reparto, giorno: day })]
      return { reparto, giorno: day, capacita, occupato: booked, stato: statoCella(capacita, booked) }
    }),
  )
  const count = Object.groupBy(celle, ({ stato }) => stato)
  expect(count.filled?.length).toBeGreaterThan(15)
  expect(count.free?.filter(({ occupato }) => occupato > 0).length).toBeGreaterThan(15)
  expect(count.free?.filter(({ occupato }) => occupato === 0).length).toBeGreaterThan(5)
  expect(count.closed?.every(({ occupato }) => occupato === 0)).toBe(true)
  expect(count.broken?.map(({ reparto }) => reparto)).toEqual(['macchine'])
  const route = dayToColumn(count.broken?.[0]?.giorno ?? 0)
  expect(await db.assenza.count({ where: { title: 'Malattia', giornoDa: route, giornoA: route } })).toBeGreaterThan(0)
})

test('what suppliers begin, they begin on working days; phases of the departments say where they stand', async () => {
  const prime = await db.schedulazioneFase.findMany({ where: { nomeFase: { in: ['legno', 'vetro', 'telai'] } } })
  const holidays = new Set((await db.festivita.findMany({ where: { oraDa: null } })).map(({ giornoDa }) => +giornoDa))
  for (const { inizio } of prime) {
    const day = dayToColumn(calendarDayOf(civilInstant(inizio)))
    expect(day.getUTCDay() % 6).not.toBe(0)
    expect(holidays.has(+day)).toBe(false)
  }
  const stati = await db.statoFase.findMany({ include: { stato: true } })
  expect(new Set(stati.map(({ stato }) => stato.nome))).toEqual(new Set(['Finito', 'In corso', 'Da fare']))
})

test('timings for all codes but two', async () => {
  expect(await db.codiceSerramento.count()).toBe(33)
  expect(await db.codiceSerramento.count({ where: { tempistiche: { none: {} } } })).toBe(2)
})

test('mails in every state, none that would leave; each demo user has something to see', async () => {
  const byStato = await db.ordine.groupBy({ by: ['statoInvioMail'], _count: { _all: true } })
  expect(byStato).toHaveLength(3)
  expect(await db.mail.count({ where: { stato: 'DA_INVIARE' } })).toBe(0)
  expect(await db.ordine.count({ where: { cliente: { appAccounts: { some: {} } } } })).toBeGreaterThan(1)
  const agenti = await db.agente.findMany({ include: { _count: { select: { ordini: true } } } })
  expect(Math.min(...agenti.map(({ _count }) => _count.ordini))).toBeGreaterThan(0)
})

test('many orders: as valid as the others, ten lines each on average, with all their parts; and more after them', async () => {
  const { _max } = await db.ordine.aggregate({ _max: { id: true } })
  const last = _max.id ?? 0
  await seedManyOrdini(db, 200, new Date('2026-11-21T09:00:00Z'))
  const ordini = await asFromForm(last)
  expect(ordini).toHaveLength(200)
  const righe = ordini.flatMap((ordine) => ordine.righe)
  expect(righe.length / 200).toBeGreaterThan(8)
  expect(righe.length / 200).toBeLessThan(12)
  expect(new Set(righe.map(({ codiceSerramentoId }) => codiceSerramentoId)).size).toBeGreaterThan(25)
  expect(new Set(ordini.map(({ clienteId }) => clienteId)).size).toBeGreaterThan(30)
  const fresh = { id: { gt: last } }
  // Every piece is there, and agrees with its order.
  expect(
    await db.ordine.count({ where: { ...fresh, schedulazione: { fasi: { some: { nomeFase: 'banchi' } } } } }),
  ).toBe(100)
  expect(await db.ordine.count({ where: { ...fresh, schedulazione: { isNot: null }, dataConsegna: null } })).toBe(0)
  expect(await db.ordine.count({ where: { ...fresh, checkList: { some: {} } } })).toBeGreaterThan(150)
  expect(await db.ordineFornitore.count({ where: { ordineId: { gt: last } } })).toBe(697)
  const withMail = await db.ordine.findMany({
    where: { ...fresh, statoInvioMail: { not: null } },
    include: { mail: true },
  })
  expect(withMail.length).toBeGreaterThan(20)
  for (const { mail, id, dataInvioMail } of withMail) {
    expect(mail).toMatchObject({ contestoPk: id, inviaDal: dataInvioMail })
    expect(['INVIATA', 'SOSPESA']).toContain(mail?.stato)
  }
  // The search text is that of the triggers.
  const one = await db.ordine.findFirstOrThrow({ where: fresh, include: { cliente: true } })
  expect(one.ricerca).toContain(normalizeText(one.cliente.nome))
  expect(one.numeroCommessa).toMatch(/^\d\d\/\d{6}$/)

  await seedManyOrdini(db, 10, new Date('2026-11-21T09:00:00Z'))
  expect(await db.ordine.count()).toBe(451)
})

test('the command line', () => {
  expect(readArguments(['--ordini', '1000'])).toMatchObject({ ordini: 1000, preventivi: 0 })
  expect(() => readArguments(['--ordini', 'molti'])).toThrow('--ordini vuole un numero intero')
})

test('a supplier of glass gathers: a week that has left, one that is to leave, rows of other orders', async () => {
  const { id, ...fornitore } = await db.fornitore.findFirstOrThrow({ where: { raccoglie: true } })
  expect(fornitore).toMatchObject({ tipologia: 'vetro', isDefault: false })
  const raccolte = await db.raccoltaFornitore.findMany({
    orderBy: { settimana: 'asc' },
    include: { ordini: { include: { stato: true, righe: true, storicoStati: { orderBy: { id: 'asc' } } } } },
  })
  expect(raccolte).toHaveLength(2)
  for (const { fornitoreId, tipologia, ordini } of raccolte) {
    expect([fornitoreId, tipologia]).toEqual([id, 'vetro'])
    expect(new Set(ordini.map(({ ordineId }) => ordineId)).size).toBe(ordini.length)
    expect(ordini.length).toBeGreaterThan(1)
    for (const { righe } of ordini) {
      expect(righe.length).toBeGreaterThan(0)
      expect(righe.every((riga) => riga.fornitoreId === id)).toBe(true)
    }
  }
  const [sent, open] = raccolte
  expect(sent?.spediti).toEqual(sent?.ordini.map(({ id: pk }) => pk))
  expect(open?.spediti).toEqual([])
  expect(new Set(sent?.ordini.map(({ dataConsegna }) => dataConsegna?.getTime())).size).toBe(1)
  for (const { stato, emailSentAt, dataOrdine, storicoStati } of sent?.ordini ?? []) {
    expect([stato?.nome, storicoStati.at(-1)?.stato]).toEqual(['INVIATO', 'INVIATO'])
    expect(emailSentAt).toEqual(dataOrdine)
    expect(emailSentAt).not.toBeNull()
  }
  for (const { stato, emailSentAt, storicoStati } of open?.ordini ?? []) {
    expect([stato?.nome, emailSentAt, storicoStati.map((one) => one.stato)]).toEqual(['DA_FARE', null, ['DA_FARE']])
  }
  const waiting = await db.rigaOrdineFornitore.findMany({ where: { fornitoreId: id, ordineFornitoreId: null } })
  expect(new Set(waiting.map(({ ordineId }) => ordineId)).size).toBeGreaterThan(1)
  // Those that are gathered next wait in *Da ordinare* beside what goes to others.
  expect(await db.rigaOrdineFornitore.count({ where: { tipologia: 'vetro', fornitoreId: null } })).toBeGreaterThan(0)
  expect(await db.fornitoreUtente.count({ where: { fornitoreId: id, user: { username: 'vetreria' } } })).toBe(1)
})
