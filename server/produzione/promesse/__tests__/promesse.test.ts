import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeMail, makePreventivo } from '#server-test/factories.ts'
import { scheduleAndSave } from '../../schedulazione/__tests__/client.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { calendarDayOf, civilInstant, dayToColumn, writeDay } from '../../schedulazione/engine/time.ts'
import { keepPromessa } from '../keepPromessa.ts'
import { promesseCron } from '../promesseCron.ts'
import { readFerme } from '../readFerme.ts'
import { readPromesse } from '../readPromesse.ts'

let app: TestApp
const today = calendarDayOf(civilInstant(new Date()))
const day = (n: number) => writeDay(today + n)

beforeAll(async () => {
  app = await createTestApp()
  await makeFornitori(app.db)
})
afterAll(() => app.close())

const ADD = `mutation ($input: AddPromessaInput!) { addPromessa(input: $input) {
  pk promesse { pk giorno origine probabilita utente } errors { code field message } } }`
const REMOVE = `mutation ($input: RemovePromessaInput!) { removePromessa(input: $input) {
  pk promesse { pk } errors { code message } } }`

type Row = { pk: number; giorno: string; origine: string; probabilita: number | null }
interface Added {
  addPromessa: { pk: number | null; promesse: Row[] | null; errors: { field: string | null; message: string }[] }
}

const add = async (ordinePk: number, when: string) => {
  const { data } = await (await app.as('super')).graphql<Added>(ADD, { input: { ordinePk, giorno: when } })
  return data?.addPromessa
}

const runCron = () => promesseCron.run({ db: app.db, log: silentLog(), signal: new AbortController().signal })

/** Past orders of which the benches ended some days after their plan. */
async function past(late: readonly number[]) {
  const cuts = await app.db.lavorazione.create({
    data: { nome: `Lavoro ${late.length} ${late[0]}`, fase: 'banchi', quota: 100, attivitaNumero: 'NUMERO' },
  })
  for (const days of late) {
    const { id: ordineId } = await makeSchedulabile(app.db)
    const times = { inizio: dayToColumn(today - 41), fine: dayToColumn(today - 40) }
    await app.db.schedulazioneOrdine.create({
      data: { ordineId, ...times, fasi: { create: { nomeFase: 'banchi', ...times } } },
    })
    await work(ordineId, cuts.id, today - 41 + days)
  }
  return cuts.id
}

const work = (ordineId: number, lavorazioneId: number, at: number) =>
  app.db.attivita.create({
    data: {
      data: dayToColumn(at),
      ordineId,
      lavorazioneId,
      automatica: true,
      oraInizio: new Date('1970-01-01T08:00:00Z'),
      oraFine: new Date('1970-01-01T09:00:00Z'),
      tempo: 60,
      fineLavorazione: true,
    },
  })

describe('a day that was told', () => {
  test('is kept with its probability, once, and taken back', async () => {
    const ordine = await makeSchedulabile(app.db)
    const first = await add(ordine.id, day(200))
    expect(first?.promesse).toMatchObject([{ giorno: day(200), origine: 'PRIMA_DATA', probabilita: null }])
    expect((await add(ordine.id, day(200)))?.pk).toBe(first?.pk)
    expect(await app.db.promessa.count({ where: { ordineId: ordine.id } })).toBe(1)
    const client = await app.as('super')
    const { data } = await client.graphql<{ removePromessa: { promesse: object[] } }>(REMOVE, {
      input: { pk: first?.pk },
    })
    expect(data?.removePromessa.promesse).toEqual([])
    const logs = await app.db.auditLog.findMany({ where: { oggettoPk: ordine.id, campo: 'giornoPromesso' } })
    expect(logs.map(({ azione }) => azione)).toEqual(['promessa', 'promessaTolta'])
  })

  test('of the past, too far ahead or of nobody is refused, and nothing is kept', async () => {
    const ordine = await makeSchedulabile(app.db)
    for (const when of [day(-1), day(731)]) {
      expect((await add(ordine.id, when))?.errors).toMatchObject([{ field: 'giorno' }])
    }
    const none = await (await app.as('super')).graphql(ADD, { input: { ordinePk: 999_999, giorno: day(3) } })
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    const agente = await (await app.as('agente')).graphql(ADD, { input: { ordinePk: ordine.id, giorno: day(3) } })
    expect(agente.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    expect(await app.db.promessa.count({ where: { ordineId: ordine.id } })).toBe(0)
  })

  test('has the share of the past that would have kept it', async () => {
    await past([1, 1, 1, 1, 1, 1, 1, 6, 6, 6])
    const planner = await app.as('super')
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const { fine } = await app.db.schedulazioneOrdine.findUniqueOrThrow({ where: { ordineId: ordine.id } })
    const last = calendarDayOf(civilInstant(fine)) - today
    const told = async (days: number) =>
      (await add(ordine.id, day(last + days)))?.promesse?.find(({ giorno }) => giorno === day(last + days))
    // Of ten past ends three were six days late (five past the last day of the plan).
    expect((await told(2))?.probabilita).toBeCloseTo(0.7, 1)
    expect((await told(10))?.probabilita).toBe(1)
    // Before the plan itself it is never ready.
    expect((await told(-1))?.probabilita ?? 0).toBe(0)
  })
})

describe('a day that the customer of a quote was told', () => {
  const ADD_TO = `mutation ($input: AddPromessaPreventivoInput!) { addPromessaPreventivo(input: $input) {
    pk promesse { giorno origine } errors { field message } } }`
  const REMOVE_FROM = `mutation ($input: RemovePromessaPreventivoInput!) { removePromessaPreventivo(input: $input) {
    pk promesse { giorno } errors { message } } }`
  const READ = 'query ($pk: Int!) { promessePreventivo(pk: $pk) { giorno } }'
  const tell = async (preventivoPk: number, when: string, kind: 'super' | 'staff' | 'agente' = 'staff') =>
    (await app.as(kind)).graphql<{
      addPromessaPreventivo: { pk: number; promesse: object[] | null; errors: { field: string }[] }
    }>(ADD_TO, { input: { preventivoPk, giorno: when } })
  const remove = async (pk: number | undefined) =>
    (await app.as('staff')).graphql<{ removePromessaPreventivo: { promesse: object[] } }>(REMOVE_FROM, {
      input: { pk },
    })

  test('is kept once, taken back, and stays with the order', async () => {
    const preventivo = await makePreventivo(app.db)
    const first = (await tell(preventivo.id, day(50))).data?.addPromessaPreventivo
    expect(first?.promesse).toEqual([{ giorno: day(50), origine: 'PRIMA_DATA' }])
    expect((await tell(preventivo.id, day(50))).data?.addPromessaPreventivo.pk).toBe(first?.pk)
    expect((await remove(first?.pk)).data?.removePromessaPreventivo.promesse).toEqual([])
    const logs = await app.db.auditLog.findMany({
      where: { oggetto: 'Preventivo', oggettoPk: preventivo.id },
      orderBy: { id: 'asc' },
    })
    expect(logs.map(({ azione }) => azione)).toEqual(['promessa', 'promessaTolta'])
    const again = (await tell(preventivo.id, day(60))).data?.addPromessaPreventivo
    const ordine = await makeSchedulabile(app.db, { preventivoId: preventivo.id })
    expect((await remove(again?.pk)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    const { data } = await (await app.as('super')).graphql('query ($pk: Int!) { promesseOrdine(pk: $pk) { giorno } }', {
      pk: ordine.id,
    })
    expect(data).toEqual({ promesseOrdine: [{ giorno: day(60) }] })
  })

  test("is refused in the past, and of another agent's quote", async () => {
    const preventivo = await makePreventivo(app.db)
    expect((await tell(preventivo.id, day(-1))).data?.addPromessaPreventivo.errors).toMatchObject([{ field: 'giorno' }])
    expect((await tell(preventivo.id, day(3), 'agente')).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.db.promessa.count({ where: { preventivoId: preventivo.id } })).toBe(0)
    await tell(preventivo.id, day(3))
    const { data } = await (await app.as('agente')).graphql(READ, { pk: preventivo.id })
    expect(data).toEqual({ promessePreventivo: [] })
  })
})

test('a day is held and let go again, by who schedules', async () => {
  const ordine = await makeSchedulabile(app.db)
  const first = await add(ordine.id, day(60))
  await add(ordine.id, day(40))
  const HOLD = `mutation ($input: SetPromessaVincolanteInput!) { setPromessaVincolante(input: $input) {
    promesse { giorno vincolante } errors { message } } }`
  const hold = async (vincolante: boolean, pk = first?.pk, kind: 'super' | 'staff' = 'super') =>
    (await app.as(kind)).graphql<{ setPromessaVincolante: { promesse: object[] } }>(HOLD, { input: { pk, vincolante } })
  expect((await hold(true)).data?.setPromessaVincolante.promesse).toEqual([
    { giorno: day(40), vincolante: false },
    { giorno: day(60), vincolante: true },
  ])
  expect(await readFerme(app.db, [ordine.id])).toEqual(new Map([[ordine.id, today + 60]]))
  await hold(true)
  await hold(false)
  expect(await readFerme(app.db, [ordine.id])).toEqual(new Map())
  const logs = await app.db.auditLog.findMany({ where: { oggettoPk: ordine.id, campo: 'dataFerma' } })
  expect(logs.map(({ azione }) => azione)).toEqual(['ferma', 'lasciaLibera'])
  expect((await hold(true, first?.pk, 'staff')).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  expect((await hold(true, 999_999)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
  expect(await readFerme(app.db, [ordine.id])).toEqual(new Map())
})

describe('mails', () => {
  test('that have left are kept once, and stay', async () => {
    const told = await makeSchedulabile(app.db, { dataConsegna: dayToColumn(today + 9) })
    const waiting = await makeSchedulabile(app.db, { dataConsegna: dayToColumn(today + 9) })
    const over = await makeSchedulabile(app.db, { dataConsegna: dayToColumn(today - 3) })
    for (const [ordine, stato] of [
      [told, 'INVIATA'],
      [waiting, 'DA_INVIARE'],
      [over, 'INVIATA'],
    ] as const) {
      const mail = await makeMail(app.db, {
        stato,
        contesto: 'Ordine',
        contestoPk: ordine.id,
        ...(stato === 'INVIATA' && { inviataIl: new Date() }),
      })
      await app.db.ordine.update({ where: { id: ordine.id }, data: { mailId: mail.id } })
    }
    await runCron()
    await runCron()
    const rows = await app.db.promessa.findMany({ where: { mailId: { not: null } } })
    expect(rows).toMatchObject([{ ordineId: told.id, origine: 'MAIL', giorno: dayToColumn(today + 9) }])
    const client = await app.as('super')
    const { data } = await client.graphql<{ removePromessa: { errors: { message: string }[] } }>(REMOVE, {
      input: { pk: rows[0]?.id },
    })
    expect(data?.removePromessa.errors).toMatchObject([{ message: expect.stringContaining('per mail') }])
    expect(await app.db.promessa.count({ where: { id: rows[0]?.id } })).toBe(1)
  })
})

describe('what came of it', () => {
  const promise = (ordinePk: number) => keepPromessa(app.db, { ordinePk }, { giorno: today - 5, origine: 'PRIMA_DATA' })
  const outcome = async (of: number) => (await readPromesse(app.db)).filter(({ chi }) => chi === of)

  test('is the day on which the work was closed, of all departments of the plan', async () => {
    const cuts = await past([1])
    const ordine = await makeSchedulabile(app.db)
    const times = { inizio: dayToColumn(today - 12), fine: dayToColumn(today - 11) }
    const fasi = ['macchine', 'banchi'].map((nomeFase) => ({ nomeFase, ...times }))
    await app.db.schedulazioneOrdine.create({ data: { ordineId: ordine.id, ...times, fasi: { create: fasi } } })
    await promise(ordine.id)
    await work(ordine.id, cuts, today - 7)
    expect(await outcome(ordine.id)).toMatchObject([{ giorno: today - 5, pronto: null, senzaEsito: false }])
    const machines = await app.db.lavorazione.create({
      data: { nome: 'Lavoro a macchina', fase: 'macchine', quota: 100, attivitaNumero: 'NUMERO' },
    })
    await work(ordine.id, machines.id, today - 9)
    expect(await outcome(ordine.id)).toMatchObject([{ pronto: today - 7, senzaEsito: false }])
  })

  test('or on which its state said so; one that nobody put there has no day', async () => {
    const stati = await app.db.valoreStato.createManyAndReturn({
      data: [
        { contesto: 'ORDINE', nome: 'Pronto alla prova', ordine: 900 },
        { contesto: 'ORDINE', nome: 'Da fare alla prova', ordine: 901 },
      ],
    })
    const ready = stati.find(({ nome }) => nome.startsWith('Pronto'))?.id ?? 0
    const told = await makeSchedulabile(app.db)
    const imported = await makeSchedulabile(app.db, { statoId: ready })
    await promise(told.id)
    await promise(imported.id)
    const client = await app.as('super')
    await client.graphql(
      'mutation ($input: SetStatoOrdineInput!) { setStatoOrdine(input: $input) { errors { message } } }',
      { input: { pk: told.id, statoPk: ready } },
    )
    expect(await outcome(told.id)).toMatchObject([{ pronto: today, senzaEsito: false }])
    expect(await outcome(imported.id)).toMatchObject([{ pronto: null, senzaEsito: true }])
  })

  test('of a quote it is that of its order', async () => {
    const preventivo = await makePreventivo(app.db)
    await keepPromessa(app.db, { preventivoPk: preventivo.id }, { giorno: today - 4, origine: 'OFFERTA' })
    expect(await outcome(-preventivo.id)).toMatchObject([{ senzaEsito: true }])
    const ordine = await makeSchedulabile(app.db, { preventivoId: preventivo.id })
    expect(await outcome(ordine.id)).toMatchObject([{ giorno: today - 4, senzaEsito: false }])
  })
})

test('the page of a firm that has just begun says what it waits for', async () => {
  await app.db.promessa.deleteMany()
  const { data } = await (await app.as('super')).graphql<{ calibrazionePromesse: object }>(
    '{ calibrazionePromesse { giudizio mesi { mese } livelli { da } correzione casi aperte senzaProbabilita senzaEsito } }',
  )
  expect(data?.calibrazionePromesse).toEqual({
    giudizio: 'ATTENDE',
    mesi: [],
    livelli: [],
    correzione: 0,
    casi: 0,
    aperte: 0,
    senzaProbabilita: 0,
    senzaEsito: 0,
  })
})
