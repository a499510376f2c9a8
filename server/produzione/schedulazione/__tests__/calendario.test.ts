import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/operation.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { impactOnly, readCelleRotte, withImpact } from '../impact.ts'
import { callProva, callWrite, scheduleAndSave, setTempi } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.schedulazioneOrdine.deleteMany()
  await app.db.oreLavorative.deleteMany()
})

const dayOfRows = (righe: string[], reparto: string) =>
  righe.find((riga) => riga.startsWith(reparto))?.split(' ')[1] ?? ''

/** Makes a day of both departments so many hours long. */
const shorten = (day: string, hours: number) =>
  app.db.oreLavorative.create({
    data: { giorno: new Date(`${day}T00:00:00Z`), oreLavorativeMacchine: hours, oreLavorativeBanchi: hours },
  })

describe('broken cells', () => {
  test('a shorter day breaks a cell: told before it is done, then in the worklist', async () => {
    const ordine = await makeSchedulabile(app.db, { macchine: 120 })
    await scheduleAndSave(planner, ordine.id)
    const day = dayOfRows(await libroRows(app.db), 'macchine')
    const ctx = await planner.contesto()
    const writeHours = (inside: { tx: typeof app.db | Parameters<typeof withImpact>[0]['tx'] }) =>
      inside.tx.oreLavorative.create({
        data: { giorno: new Date(`${day}T00:00:00Z`), oreLavorativeMacchine: 1, oreLavorativeBanchi: 10 },
      })
    const expected = [{ giorno: day, reparto: 'macchine', capacita: 60, occupato: 120, libero: -60, ore: 1, count: 1 }]
    const tried = await impactOnly(ctx, (inside) => withImpact(inside, () => writeHours(inside)))
    expect(tried).toMatchObject(expected)
    expect(await tried[0]?.ordini()).toMatchObject([{ id: ordine.id, time: 120 }])
    expect(await app.db.oreLavorative.count()).toBe(0)
    const done = await inTransaction(ctx, (inside) => withImpact(inside, () => writeHours(inside)))
    expect(done.broken).toMatchObject(expected)
    expect(await readCelleRotte(app.db)).toMatchObject(expected)
    // What was broken already and gets no worse is no news.
    const again = await impactOnly(ctx, (inside) =>
      withImpact(inside, () => inside.tx.festivita.create({ data: holiday('2035-08-15') })),
    )
    expect(again).toEqual([])
  })

  const holiday = (day: string) => ({ giornoDa: new Date(day), giornoA: new Date(day), title: 'Festa' })

  test('mending: the order saved last moves, the one before stays; dry run first, nothing else changes', async () => {
    const [first, second] = [
      await makeSchedulabile(app.db, { macchine: 60 }),
      await makeSchedulabile(app.db, { macchine: 60, dataConsegna: new Date('2026-01-01') }),
    ]
    await scheduleAndSave(planner, first.id)
    await scheduleAndSave(planner, second.id)
    const day = dayOfRows(await libroRows(app.db), 'macchine')
    await shorten(day, 1.5)
    const before = await libroRows(app.db)
    const { data } = await planner.graphql<{
      provaRiparaCella: { spostamenti: { ordine: { pk: number } }[]; eccedenza: number; inRitardo: object[] }
    }>(
      `query ($giorno: Date!) { provaRiparaCella(reparto: "macchine", giorno: $giorno) {
        spostamenti { ordine { pk } nomeFase inizioPrima inizioDopo } inRitardo { ordine { pk } giorni }
        rimasti { ordine { pk } } eccedenza } }`,
      { giorno: day },
    )
    expect(data?.provaRiparaCella.eccedenza).toBe(0)
    expect(new Set(data?.provaRiparaCella.spostamenti.map(({ ordine }) => ordine.pk))).toEqual(new Set([second.id]))
    expect(data?.provaRiparaCella.inRitardo).toMatchObject([{ ordine: { pk: second.id } }])
    expect(await libroRows(app.db)).toEqual(before)

    const { esito } = await callWrite(
      planner,
      'repairCella',
      { reparto: 'macchine', giorno: day },
      'riparazione { eccedenza }',
    )
    expect(esito?.errors).toEqual([])
    expect(await readCelleRotte(app.db)).toEqual([])
    const macchine = (await libroRows(app.db)).filter((riga) => riga.startsWith('macchine'))
    expect(macchine).toContain(`macchine ${day} ${first.id} 60`)
    expect(macchine).toContain(`macchine ${day} ${second.id} 30`)
    for (const input of [
      { reparto: 'ufficio', giorno: day },
      { reparto: 'macchine', giorno: 'ieri' },
    ]) {
      expect((await callWrite(planner, 'repairCella', input, 'riparazione { eccedenza }')).esito?.errors).toHaveLength(
        1,
      )
    }
    expect(
      (await callWrite(await app.as('agente'), 'repairCella', { reparto: 'macchine', giorno: day }, 'errors { code }'))
        .refusal?.code,
    ).toBe('FORBIDDEN')
  })
})

describe('what a change of an order means for its schedule', () => {
  const change = (pk: number, fields: object) => callWrite(planner, 'updateOrdine', { pk, ...fields })

  test('other lines flag it until it is saved again; the plan does not move', async () => {
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const before = await libroRows(app.db)
    const [riga] = await app.db.rigaOrdine.findMany({ where: { ordineId: ordine.id } })
    const righe = [
      {
        pk: riga?.id,
        numero: 3,
        tipoSerramentoPk: riga?.tipoSerramentoId,
        codiceSerramentoPk: riga?.codiceSerramentoId,
      },
    ]
    expect((await change(ordine.id, { righe })).esito?.errors).toEqual([])
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(true)
    expect(await libroRows(app.db)).toEqual(before)
    expect((await scheduleAndSave(planner, ordine.id)).esito?.errors).toEqual([])
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(false)
    expect((await libroRows(app.db))[0]).toMatch(/ 180$/)
  })

  test('other timings flag it, and setting them back takes the flag away', async () => {
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const [riga] = await app.db.rigaOrdine.findMany({ where: { ordineId: ordine.id } })
    const tempistica = await app.db.tempistica.findFirstOrThrow({
      where: { tipoSerramentoId: riga?.tipoSerramentoId ?? 0 },
    })
    const putIn = (tempoRepartoMacchine: number) =>
      callWrite(
        planner,
        'updateTempistica',
        {
          pk: tempistica.id,
          tipoSerramentoPk: tempistica.tipoSerramentoId,
          codiceSerramentoPk: tempistica.codiceSerramentoId,
          tempoRepartoMacchine,
          tempoRepartoBanchi: 120,
        },
        'errors { message }',
      )
    expect((await putIn(61)).esito?.errors).toEqual([])
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(true)
    await putIn(60)
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(false)
  })

  test('not to be scheduled any more, or deleted: its bookings go', async () => {
    const [one, due] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
    await scheduleAndSave(planner, one.id)
    await scheduleAndSave(planner, due.id)
    await change(one.id, { nonSchedulabile: true })
    expect(new Set((await libroRows(app.db)).map((riga) => Number(riga.split(' ')[2])))).toEqual(new Set([due.id]))
    await callWrite(planner, 'deleteOrdine', { pk: due.id })
    expect(await libroRows(app.db)).toEqual([])
  })

  test('a phase switched off for one order is not needed, and what waits for it waits for what is before', async () => {
    const ordine = await makeSchedulabile(app.db)
    const switchOff = (fasi: string[]) => callWrite(planner, 'setFasiSpente', { ordinePk: ordine.id, fasi })
    expect((await switchOff(['verniciatura'])).esito?.errors).toEqual([])
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    expect(piano.complete).toBe(true)
    expect(piano.schedulazioni.find(({ nomeFase }) => nomeFase === 'verniciatura')).toMatchObject({
      isNeeded: false,
      inizio: null,
      fornitorePk: null,
      durata: 0,
    })
    expect((await switchOff(['colla'])).esito?.errors).toMatchObject([{ field: 'fasi[0]' }])
  })
})

describe('orders that schedule themselves', () => {
  const active = (pk: number) => callWrite(planner, 'updateOrdine', { pk, autoSchedulazione: true })

  test('on save, when they can; else the reason is kept', async () => {
    const good = await makeSchedulabile(app.db)
    expect((await active(good.id)).esito?.errors).toEqual([])
    expect((await setTempi(planner, good.id)).salvata).toBe(true)
    const empty = await makeSchedulabile(app.db)
    await app.db.tempistica.deleteMany()
    await active(empty.id)
    expect(await setTempi(planner, empty.id)).toMatchObject({
      salvata: false,
      motivoNonSchedulato: 'Mancano delle tempistiche.',
    })
    await callWrite(planner, 'updateOrdine', { pk: empty.id, autoSchedulazione: false })
    expect((await setTempi(planner, empty.id)).motivoNonSchedulato).toBe('')
  })

  test('in batch, by delivery date; what is saved is not moved', async () => {
    const auto = { autoSchedulazione: true, macchine: 600 }
    const late = await makeSchedulabile(app.db, { ...auto, dataConsegna: new Date('2027-12-01') })
    const presto = await makeSchedulabile(app.db, { ...auto, dataConsegna: new Date('2027-01-01') })
    const senza = await makeSchedulabile(app.db, auto)
    const outcomes = 'esiti { ordine { pk } fatto motivo }'
    const ordini = [senza.id, late.id, presto.id]
    const { esito } = await callWrite<{ esiti: { ordine: { pk: number }; fatto: boolean }[] }>(
      planner,
      'scheduleOrdini',
      { pks: ordini },
      outcomes,
    )
    expect(esito?.esiti.map(({ ordine, fatto }) => [ordine.pk, fatto])).toEqual(
      [presto, late, senza].map(({ id }) => [id, true]),
    )
    const righe = await libroRows(app.db)
    const again = await callWrite<{ esiti: object[] }>(planner, 'scheduleOrdini', { pks: ordini }, outcomes)
    expect(again.esito?.esiti).toEqual([])
    expect(await libroRows(app.db)).toEqual(righe)
    expect((await callWrite(await app.as('staff'), 'scheduleOrdini', {}, outcomes)).refusal?.code).toBe('FORBIDDEN')
  })
})
