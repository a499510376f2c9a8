import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giornoDiData } from '../../../server/ordini/giorni.ts'
import { completaOrdine, ordineSchema, totali } from '../../../server/ordini/rules.ts'
import { createDb, type Db } from '../../../server/prisma.ts'
import { createTestDatabase } from '../../../server/test/database.ts'
import { seedDemo } from '../main.ts'

let prova: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
const dataDir = mkdtempSync(join(tmpdir(), 'seme-'))

beforeAll(async () => {
  prova = await createTestDatabase()
  await seedDemo(prova.url, { dataDir, adesso: new Date('2026-11-21T09:00:00Z') })
  db = createDb(prova.url, 1)
}, 60_000)
afterAll(async () => {
  await db.$disconnect()
  await prova.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('240 orders with 900 lines, each as the form would accept it, sums included', async () => {
  const ordini = await db.ordine.findMany({
    include: { righe: { orderBy: { posizione: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  expect(ordini).toHaveLength(240)
  expect(ordini.reduce((righe, ordine) => righe + ordine.righe.length, 0)).toBe(900)
  expect(ordini[0]?.numeroCommessa).toBe('26/0001')
  for (const { righe, ...ordine } of ordini) {
    const giorno = (data: Date | null) => data && giornoDiData(data)
    const decimali = (riga: (typeof righe)[number]) => ({
      ...riga,
      listino: riga.listino?.toNumber() ?? null,
      netto: riga.netto?.toNumber() ?? null,
      scontoArticolo: riga.scontoArticolo?.toNumber() ?? null,
      scontoCorrettivo: riga.scontoCorrettivo?.toNumber() ?? null,
    })
    const form = completaOrdine(
      ordineSchema.validateSync({
        ...ordine,
        data: giorno(ordine.data),
        dataConsegna: giorno(ordine.dataConsegna),
        dataPosa: giorno(ordine.dataPosa),
        cliente: ordine.clienteId,
        righe: righe.map(decimali),
      }),
    )
    expect(form.righe.map(({ netto }) => netto)).toEqual(righe.map(decimali).map(({ netto }) => netto))
    const { listino, netto, sconto, numeroSerramenti } = ordine
    const sue = { listino: listino.toNumber(), netto: netto.toNumber(), sconto: sconto.toNumber(), numeroSerramenti }
    expect(totali(form.righe)).toEqual(sue)
  }
})

test('about half scheduled, some late, some not to be scheduled', async () => {
  const schedulati = await db.ordine.count({ where: { schedulazione: { isNot: null } } })
  expect(schedulati).toBeGreaterThan(100)
  expect(schedulati).toBeLessThan(130)
  expect(await db.ordine.count({ where: { nonSchedulabile: true } })).toBe(12)
  const tardi = { dataConsegna: { lt: new Date('2026-11-21') }, stato: { nome: 'In produzione' } }
  expect(await db.ordine.count({ where: tardi })).toBeGreaterThan(5)
})

test('timings for all codes but two', async () => {
  expect(await db.codiceSerramento.count()).toBe(33)
  expect(await db.codiceSerramento.count({ where: { tempistiche: { none: {} } } })).toBe(2)
})

test('mails in every state, none that would leave; each demo user has something to see', async () => {
  const perStato = await db.ordine.groupBy({ by: ['statoInvioMail'], _count: { _all: true } })
  expect(perStato).toHaveLength(3)
  expect(await db.mail.count({ where: { stato: 'DA_INVIARE' } })).toBe(0)
  expect(await db.ordine.count({ where: { cliente: { appAccounts: { some: {} } } } })).toBeGreaterThan(1)
  const agenti = await db.agente.findMany({ include: { _count: { select: { ordini: true } } } })
  expect(Math.min(...agenti.map(({ _count }) => _count.ordini))).toBeGreaterThan(0)
})
