import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/operation.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { impattoOnly, readCelleRotte, withImpatto } from '../impatto.ts'
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

const giornoDelle = (righe: string[], reparto: string) =>
  righe.find((riga) => riga.startsWith(reparto))?.split(' ')[1] ?? ''

/** Makes a day of both departments so many hours long. */
const accorcia = (giorno: string, ore: number) =>
  app.db.oreLavorative.create({
    data: { giorno: new Date(`${giorno}T00:00:00Z`), oreLavorativeMacchine: ore, oreLavorativeBanchi: ore },
  })

describe('broken cells', () => {
  test('a shorter day breaks a cell: told before it is done, then in the worklist', async () => {
    const ordine = await makeSchedulabile(app.db, { macchine: 120 })
    await scheduleAndSave(planner, ordine.id)
    const giorno = giornoDelle(await libroRows(app.db), 'macchine')
    const ctx = await planner.contesto()
    const scriviOre = (dentro: { tx: typeof app.db | Parameters<typeof withImpatto>[0]['tx'] }) =>
      dentro.tx.oreLavorative.create({
        data: { giorno: new Date(`${giorno}T00:00:00Z`), oreLavorativeMacchine: 1, oreLavorativeBanchi: 10 },
      })
    const atteso = [
      { giorno, reparto: 'macchine', capacita: 60, occupato: 120, libero: -60, ordini: [{ pk: ordine.id }] },
    ]
    expect(await impattoOnly(ctx, (dentro) => withImpatto(dentro, () => scriviOre(dentro)))).toMatchObject(atteso)
    expect(await app.db.oreLavorative.count()).toBe(0)
    const fatto = await inTransaction(ctx, (dentro) => withImpatto(dentro, () => scriviOre(dentro)))
    expect(fatto.rotte).toMatchObject(atteso)
    expect(await readCelleRotte(app.db)).toMatchObject(atteso)
    // What was broken already and gets no worse is no news.
    const ancora = await impattoOnly(ctx, (dentro) =>
      withImpatto(dentro, () => dentro.tx.festivita.create({ data: festa('2035-08-15') })),
    )
    expect(ancora).toEqual([])
  })

  const festa = (giorno: string) => ({ giornoDa: new Date(giorno), giornoA: new Date(giorno), title: 'Festa' })

  test('mending: the order saved last moves, the one before stays; dry run first, nothing else changes', async () => {
    const [primo, secondo] = [
      await makeSchedulabile(app.db, { macchine: 60 }),
      await makeSchedulabile(app.db, { macchine: 60, dataConsegna: new Date('2026-01-01') }),
    ]
    await scheduleAndSave(planner, primo.id)
    await scheduleAndSave(planner, secondo.id)
    const giorno = giornoDelle(await libroRows(app.db), 'macchine')
    await accorcia(giorno, 1.5)
    const prima = await libroRows(app.db)
    const { data } = await planner.graphql<{
      provaRiparaCella: { spostamenti: { pk: number; nomeFase: string }[]; eccedenza: number; inRitardo: object[] }
    }>(
      `query ($giorno: Date!) { provaRiparaCella(reparto: macchine, giorno: $giorno) {
        spostamenti { pk nomeFase inizioPrima inizioDopo } inRitardo { pk giorni } rimasti { pk } eccedenza } }`,
      { giorno },
    )
    expect(data?.provaRiparaCella.eccedenza).toBe(0)
    expect(new Set(data?.provaRiparaCella.spostamenti.map(({ pk }) => pk))).toEqual(new Set([secondo.id]))
    expect(data?.provaRiparaCella.inRitardo).toMatchObject([{ pk: secondo.id }])
    expect(await libroRows(app.db)).toEqual(prima)

    const { esito } = await callWrite(
      planner,
      'riparaCella',
      { reparto: 'macchine', giorno },
      'riparazione { eccedenza }',
    )
    expect(esito?.errors).toEqual([])
    expect(await readCelleRotte(app.db)).toEqual([])
    const macchine = (await libroRows(app.db)).filter((riga) => riga.startsWith('macchine'))
    expect(macchine).toContain(`macchine ${giorno} ${primo.id} 60`)
    expect(macchine).toContain(`macchine ${giorno} ${secondo.id} 30`)
    for (const input of [
      { reparto: 'ufficio', giorno },
      { reparto: 'macchine', giorno: 'ieri' },
    ]) {
      expect((await callWrite(planner, 'riparaCella', input, 'riparazione { eccedenza }')).esito?.errors).toHaveLength(
        1,
      )
    }
    expect(
      (await callWrite(await app.as('agente'), 'riparaCella', { reparto: 'macchine', giorno }, 'errors { code }'))
        .rifiuto?.code,
    ).toBe('FORBIDDEN')
  })
})

describe('what a change of an order means for its schedule', () => {
  const cambia = (pk: number, campi: object) => callWrite(planner, 'updateOrdine', { pk, ...campi })

  test('other lines flag it until it is saved again; the plan does not move', async () => {
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const prima = await libroRows(app.db)
    const [riga] = await app.db.rigaOrdine.findMany({ where: { ordineId: ordine.id } })
    const righe = [
      {
        id: riga?.id,
        numero: 3,
        tipoSerramentoId: riga?.tipoSerramentoId,
        codiceSerramentoId: riga?.codiceSerramentoId,
      },
    ]
    expect((await cambia(ordine.id, { righe })).esito?.errors).toEqual([])
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(true)
    expect(await libroRows(app.db)).toEqual(prima)
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
    const metti = (tempoRepartoMacchine: number) =>
      callWrite(
        planner,
        'updateTempistica',
        {
          pk: tempistica.id,
          tipoSerramentoId: tempistica.tipoSerramentoId,
          codiceSerramentoId: tempistica.codiceSerramentoId,
          tempoRepartoMacchine,
          tempoRepartoBanchi: 120,
        },
        'errors { message }',
      )
    expect((await metti(61)).esito?.errors).toEqual([])
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(true)
    await metti(60)
    expect((await setTempi(planner, ordine.id)).tempiCambiati).toBe(false)
  })

  test('not to be scheduled any more, or deleted: its bookings go', async () => {
    const [uno, due] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
    await scheduleAndSave(planner, uno.id)
    await scheduleAndSave(planner, due.id)
    await cambia(uno.id, { nonSchedulabile: true })
    expect(new Set((await libroRows(app.db)).map((riga) => Number(riga.split(' ')[2])))).toEqual(new Set([due.id]))
    await callWrite(planner, 'deleteOrdine', { pk: due.id })
    expect(await libroRows(app.db)).toEqual([])
  })

  test('a phase switched off for one order is not needed, and what waits for it waits for what is before', async () => {
    const ordine = await makeSchedulabile(app.db)
    const spegni = (fasi: string[]) => callWrite(planner, 'setFasiSpente', { ordine: ordine.id, fasi })
    expect((await spegni(['verniciatura'])).esito?.errors).toEqual([])
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    expect(piano.complete).toBe(true)
    expect(piano.schedulazioni.find(({ nomeFase }) => nomeFase === 'verniciatura')).toMatchObject({
      isNeeded: false,
      inizio: null,
      fornitore: null,
      durata: 0,
    })
    expect((await spegni(['colla'])).esito?.errors).toMatchObject([{ field: 'fasi[0]' }])
  })
})

describe('orders that schedule themselves', () => {
  const attiva = (pk: number) => callWrite(planner, 'updateOrdine', { pk, autoSchedulazione: true })

  test('on save, when they can; else the reason is kept', async () => {
    const buono = await makeSchedulabile(app.db)
    expect((await attiva(buono.id)).esito?.errors).toEqual([])
    expect((await setTempi(planner, buono.id)).salvata).toBe(true)
    const vuoto = await makeSchedulabile(app.db)
    await app.db.tempistica.deleteMany()
    await attiva(vuoto.id)
    expect(await setTempi(planner, vuoto.id)).toMatchObject({
      salvata: false,
      motivoNonSchedulato: 'Mancano delle tempistiche.',
    })
    await callWrite(planner, 'updateOrdine', { pk: vuoto.id, autoSchedulazione: false })
    expect((await setTempi(planner, vuoto.id)).motivoNonSchedulato).toBe('')
  })

  test('in batch, by delivery date; what is saved is not moved', async () => {
    const auto = { autoSchedulazione: true, macchine: 600 }
    const tardi = await makeSchedulabile(app.db, { ...auto, dataConsegna: new Date('2027-12-01') })
    const presto = await makeSchedulabile(app.db, { ...auto, dataConsegna: new Date('2027-01-01') })
    const senza = await makeSchedulabile(app.db, auto)
    const esiti = 'esiti { pk fatto motivo }'
    const ordini = [senza.id, tardi.id, presto.id]
    const { esito } = await callWrite<{ esiti: { pk: number; fatto: boolean }[] }>(
      planner,
      'autoSchedulaOrdini',
      { ordini },
      esiti,
    )
    expect(esito?.esiti.map(({ pk, fatto }) => [pk, fatto])).toEqual([presto, tardi, senza].map(({ id }) => [id, true]))
    const righe = await libroRows(app.db)
    const ancora = await callWrite<{ esiti: object[] }>(planner, 'autoSchedulaOrdini', { ordini }, esiti)
    expect(ancora.esito?.esiti).toEqual([])
    expect(await libroRows(app.db)).toEqual(righe)
    expect((await callWrite(await app.as('staff'), 'autoSchedulaOrdini', {}, esiti)).rifiuto?.code).toBe('FORBIDDEN')
  })
})
