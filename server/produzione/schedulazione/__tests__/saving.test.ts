import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeRigaOrdine } from '../../../test/ordini/factories.ts'
import { callProva, callWrite, scheduleAndSave, setTempi, toBeSaved } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

let app: TestApp
let planner: Client
let fornitori: Awaited<ReturnType<typeof makeFornitori>>

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  fornitori = await makeFornitori(app.db)
})
afterAll(() => app.close())
beforeEach(() => app.db.schedulazioneOrdine.deleteMany())

const fase = <F extends { nomeFase: string }>(fasi: readonly F[], nome: string) =>
  fasi.find(({ nomeFase }) => nomeFase === nome) as F

describe('the dry run', () => {
  test('auto start places every phase and stores nothing', async () => {
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    expect(piano).toMatchObject({ complete: true, errors: [] })
    expect(fase(piano.schedulazioni, 'macchine').occupations.map(({ time }) => time)).toEqual([60])
    expect(fase(piano.schedulazioni, 'banchi').spiegazione[0]?.codice).toBe('dipendenza')
    expect(await libroRows(app.db)).toEqual([])
    expect((await setTempi(planner, ordine.id)).salvata).toBe(false)
  })

  test('choices: start, supplier, override; what is missing keeps the default', async () => {
    const ordine = await makeSchedulabile(app.db)
    const [legno] = await app.db.fornitore.createManyAndReturn({
      data: [{ nome: 'Lento', tipologia: 'legno', tempo: 30 }],
    })
    const { piano } = await callProva(planner, ordine.id, {
      fasi: [
        { nomeFase: 'legno', fromDate: '2030-01-07 10', fornitore: legno?.id },
        { nomeFase: 'macchine', durataOverride: '90' },
        { nomeFase: 'vetro', fromDate: '2030-01-07 00', fornitore: null },
      ],
    })
    expect(fase(piano.schedulazioni, 'legno')).toMatchObject({
      inizio: '2030-01-07 00:00:00',
      fine: '2030-02-06 00:00:00',
      durata: 30,
      fornitore: { nome: 'Lento' },
    })
    expect(fase(piano.schedulazioni, 'macchine')).toMatchObject({
      inizio: '2030-02-06 08:00:00',
      fine: '2030-02-06 09:30:00',
      durata: 90,
      durataOverride: 90,
    })
    expect(fase(piano.schedulazioni, 'vetro')).toMatchObject({ inizio: null, fornitore: null })
    expect(fase(piano.schedulazioni, 'banchi').inizio).toBeNull()
    expect(piano.complete).toBe(false)
  })

  test('a pinned start on a Sunday is an error of the plan, with the first useful date', async () => {
    const ordine = await makeSchedulabile(app.db)
    const fasi = [
      { nomeFase: 'legno', fromDate: '2030-01-01 00' },
      { nomeFase: 'macchine', fromDate: '2030-01-06 08' },
    ]
    const { piano } = await callProva(planner, ordine.id, { fasi, fissate: 'macchine' })
    expect(piano.errors).toMatchObject([
      { code: 'bad_start_time', nomeFase: 'macchine', motivo: 'giorno_chiuso', primoUtile: '2030-01-07 08:00:00' },
    ])
    expect(fase((await callProva(planner, ordine.id, { fasi })).piano.schedulazioni, 'macchine').inizio).toBe(
      '2030-01-07 08:00:00',
    )
  })

  test.each([
    ['an unknown phase', { nomeFase: 'colla' }, 'colla'],
    ['a malformed date', { nomeFase: 'legno', fromDate: '07/01/2030' }, 'legno.fromDate'],
    ['hour 25', { nomeFase: 'legno', fromDate: '2030-01-07 25' }, 'legno.fromDate'],
    ['the year 1900', { nomeFase: 'legno', fromDate: '1900-01-01 00' }, 'legno.fromDate'],
    ['the year 9999', { nomeFase: 'legno', fromDate: '9999-12-31 00' }, 'legno.fromDate'],
    ["the override 'abc'", { nomeFase: 'macchine', durataOverride: 'abc' }, 'macchine.durataOverride'],
    ['the override -1', { nomeFase: 'macchine', durataOverride: '-1' }, 'macchine.durataOverride'],
    ['a huge override', { nomeFase: 'macchine', durataOverride: '1000000000' }, 'macchine.durataOverride'],
    ['a supplier of a phase without', { nomeFase: 'macchine', fornitore: 1 }, 'macchine.fornitore'],
    ['a missing supplier', { nomeFase: 'legno', fornitore: 999999 }, 'legno.fornitore'],
  ])('%s is refused at its place', async (_nome, scelta, field) => {
    const ordine = await makeSchedulabile(app.db)
    const { errore } = await callProva(planner, ordine.id, { fasi: [scelta] })
    expect(errore?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field }] })
  })

  test('a supplier of another type, a pin on an unknown phase, an order that cannot be scheduled or is not there', async () => {
    const ordine = await makeSchedulabile(app.db)
    const vetro = fornitori.find(({ tipologia }) => tipologia === 'vetro')
    const altro = await callProva(planner, ordine.id, { fasi: [{ nomeFase: 'legno', fornitore: vetro?.id }] })
    expect(altro.errore?.extensions.errors).toMatchObject([{ field: 'legno.fornitore' }])
    expect((await callProva(planner, ordine.id, { fissate: 'colla' })).errore?.extensions.errors).toMatchObject([
      { field: 'notRelaxedFasi' },
    ])
    const fermo = await makeSchedulabile(app.db, { nonSchedulabile: true })
    expect((await callProva(planner, fermo.id)).errore?.message).toContain('schedulabile')
    expect((await callProva(planner, 999_999)).errore?.extensions.code).toBe('NOT_FOUND')
  })

  test('lines without a timing are reported and count nothing', async () => {
    const ordine = await makeSchedulabile(app.db)
    const riga = await makeRigaOrdine(app.db, ordine.id)
    const codice = await app.db.codiceSerramento.findUniqueOrThrow({ where: { id: riga.codiceSerramentoId ?? 0 } })
    const tipo = await app.db.tipoSerramento.findUniqueOrThrow({ where: { id: riga.tipoSerramentoId } })
    const { tempisticheMancanti, tempi: durate } = await setTempi(planner, ordine.id)
    expect(tempisticheMancanti).toEqual([
      { tipo: tipo.nome, famiglia: codice.categoria, forma: codice.forma, codice: codice.codice },
    ])
    expect(fase(durate, 'banchi').tempo).toBe(120)
  })

  test('only who schedules may ask', async () => {
    const ordine = await makeSchedulabile(app.db)
    expect((await callProva(await app.as('operatore'), ordine.id)).errore?.extensions.code).toBe('FORBIDDEN')
    expect((await callProva(app.visitatore, ordine.id)).errore?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('saving', () => {
  test('keeps why each phase begins when it does, as it was when the plan was saved', async () => {
    const primo = await makeSchedulabile(app.db, { macchine: 3000 })
    await scheduleAndSave(planner, primo.id)
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await scheduleAndSave(planner, ordine.id)
    const prima = fase(piano.schedulazioni, 'macchine').spiegazione
    expect(prima.map(({ codice }) => codice)).toContain('giorni_pieni')
    // The days are free again: what held the phase back is told all the same.
    await callWrite(planner, 'removeSchedulazione', { ordine: primo.id })
    const [tenuta, ...motivi] = fase((await setTempi(planner, ordine.id)).schedulazioni, 'macchine').spiegazione
    expect(tenuta).toMatchObject({ codice: 'tenuta', testo: 'Mantiene le date salvate. Quando sono state scelte:' })
    expect(motivi).toEqual(prima)
    expect(motivi.flatMap(({ ordini }) => ordini)).toContainEqual({ numeroCommessa: primo.numeroCommessa })
  })

  test('books the minutes, keeps supplier and override, writes the history; twice is once', async () => {
    const ordine = await makeSchedulabile(app.db, { macchine: 700 })
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    const fasi = toBeSaved(piano)
    expect((await callWrite(planner, 'saveSchedulazione', { ordine: ordine.id, fasi })).esito?.errors).toEqual([])
    const righe = await libroRows(app.db)
    expect(righe).toHaveLength(3)
    const letto = await setTempi(planner, ordine.id)
    expect(letto.salvata).toBe(true)
    expect(toBeSaved(letto)).toEqual(fasi)
    expect(letto.schedulazioni.map(({ occupations }) => occupations)).toEqual(
      piano.schedulazioni.map(({ occupations }) => occupations),
    )
    await callWrite(planner, 'saveSchedulazione', { ordine: ordine.id, fasi })
    expect(await libroRows(app.db)).toEqual(righe)
    const storia = await app.db.auditLog.findMany({ where: { oggettoPk: ordine.id, azione: 'schedula' } })
    expect(storia.map(({ campo }) => campo).sort()).toEqual(
      piano.schedulazioni
        .filter(({ inizio }) => inizio)
        .map(({ nomeFase }) => `fase ${nomeFase}`)
        .sort(),
    )
  })

  test('what was saved is scheduled again to the same, all pinned', async () => {
    const ordine = await makeSchedulabile(app.db, { banchi: 1900 })
    const { piano } = await scheduleAndSave(planner, ordine.id)
    const fasi = piano.schedulazioni.map(({ nomeFase, inizio }) => ({
      nomeFase,
      fromDate: inizio?.slice(0, 13) ?? null,
    }))
    const ancora = await callProva(planner, ordine.id, { fasi, fissate: 'ALL' })
    expect(toBeSaved(ancora.piano)).toEqual(toBeSaved(piano))
  })

  test('room that was taken meanwhile is a conflict with old and new dates, and nothing is written', async () => {
    const [mio, suo] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db, { macchine: 300 })]
    const { piano } = await callProva(planner, mio.id, { auto: true })
    await scheduleAndSave(planner, suo.id)
    const prima = await libroRows(app.db)
    const { rifiuto } = await callWrite(planner, 'saveSchedulazione', { ordine: mio.id, fasi: toBeSaved(piano) })
    expect(rifiuto?.code).toBe('CONFLICT')
    const macchine = fase(piano.schedulazioni, 'macchine')
    const conflitto = fase(rifiuto?.conflitti ?? [], 'macchine')
    expect(conflitto.inizioRichiesto).toBe(macchine.inizio)
    expect(conflitto.inizioPossibile).toBe(`${macchine.inizio?.slice(0, 10)} 13:00:00`)
    expect(await libroRows(app.db)).toEqual(prima)
    // Run again, it is saved.
    expect((await scheduleAndSave(planner, mio.id)).esito?.errors).toEqual([])
  })

  test('an order saved first may be saved again as it is after another came behind it', async () => {
    const [primo, secondo] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
    const { piano } = await scheduleAndSave(planner, primo.id)
    await scheduleAndSave(planner, secondo.id)
    const prima = await libroRows(app.db)
    const { esito } = await callWrite(planner, 'saveSchedulazione', { ordine: primo.id, fasi: toBeSaved(piano) })
    expect(esito?.errors).toEqual([])
    expect(await libroRows(app.db)).toEqual(prima)
  })

  test('what is not complete, malformed, of another supplier or not to be scheduled is refused', async () => {
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    const fasi = toBeSaved(piano)
    const salva = (cambiate: object[], pk = ordine.id) =>
      callWrite(planner, 'saveSchedulazione', { ordine: pk, fasi: cambiate })
    const senza = fasi.map((una) => ({ ...una, inizio: null, fine: null }))
    expect((await salva(senza)).esito?.errors).toMatchObject([
      { field: null, message: 'La schedulazione non è completa.' },
    ])
    for (const { nomeFase, inizio } of fasi.filter((una) => una.inizio !== null)) {
      const tolta = fasi.map((una) => (una.nomeFase === nomeFase ? { ...una, inizio: null, fine: null } : una))
      const { esito } = await salva(tolta)
      expect({ nomeFase, inizio, errors: esito?.errors }).toMatchObject({
        errors: [{ field: null, message: 'La schedulazione non è completa.' }],
      })
    }
    const storta = fasi.map((una, i) => (i === 0 ? { ...una, inizio: 'domani' } : una))
    expect((await salva(storta)).esito?.errors).toMatchObject([{ field: 'fasi[0].inizio' }])
    const altrui = fasi.map((una) => (una.nomeFase === 'vetro' ? { ...una, fornitore: fornitori[0]?.id } : una))
    expect((await salva(altrui)).esito?.errors).toMatchObject([{ field: 'fasi[1].fornitore' }])
    await app.db.ordine.update({ where: { id: ordine.id }, data: { nonSchedulabile: true } })
    expect((await salva(fasi)).esito?.errors).toHaveLength(1)
    expect((await salva(fasi, 999_999)).rifiuto?.code).toBe('NOT_FOUND')
    expect(
      (await callWrite(await app.as('agente'), 'saveSchedulazione', { ordine: ordine.id, fasi })).rifiuto?.code,
    ).toBe('FORBIDDEN')
    expect(await libroRows(app.db)).toEqual([])
  })
})

describe('removing', () => {
  test('all, or the phases named; twice is once; the ledger is as before', async () => {
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const togli = (fasi: string[]) => callWrite(planner, 'removeSchedulazione', { ordine: ordine.id, fasi })
    expect((await togli(['banchi'])).esito?.errors).toEqual([])
    expect((await libroRows(app.db)).map((riga) => riga.split(' ')[0])).toEqual(['macchine'])
    const resto = await setTempi(planner, ordine.id)
    expect([resto.salvata, fase(resto.schedulazioni, 'banchi').inizio]).toEqual([true, null])
    expect((await togli(['colla'])).esito?.errors).toMatchObject([{ field: 'fasi[0]' }])
    for (const _volta of [1, 2]) expect((await togli([])).esito?.errors).toEqual([])
    expect(await libroRows(app.db)).toEqual([])
    expect((await setTempi(planner, ordine.id)).salvata).toBe(false)
    expect((await callWrite(await app.as('agente'), 'removeSchedulazione', { ordine: ordine.id })).rifiuto?.code).toBe(
      'FORBIDDEN',
    )
  })
})

describe('moving the end of a phase', () => {
  const sposta = (ordine: number, input: object) =>
    callWrite<{ anticipate: string[] }>(planner, 'spostaFineFase', { ordine, ...input }, 'anticipate')

  test('alone: the dependents are flagged and stay; pushed: they follow; with the delivery date', async () => {
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await scheduleAndSave(planner, ordine.id)
    const legno = fase(piano.schedulazioni, 'legno')
    const oltre = new Date(`${legno.fine?.slice(0, 10)}T00:00:00Z`)
    oltre.setUTCDate(oltre.getUTCDate() + 21)
    const fine = oltre.toISOString().slice(0, 10)
    await app.db.ordine.update({ where: { id: ordine.id }, data: { dataConsegna: new Date(`${fine}T00:00:00Z`) } })

    const solo = await sposta(ordine.id, { nomeFase: 'legno', fine })
    expect(solo.esito).toMatchObject({ errors: [], anticipate: ['macchine'] })
    const dopoSolo = await setTempi(planner, ordine.id)
    expect(fase(dopoSolo.schedulazioni, 'legno')).toMatchObject({ fine: `${fine} 00:00:00`, durataOverride: 23 })
    expect(fase(dopoSolo.schedulazioni, 'macchine').inizio).toBe(fase(piano.schedulazioni, 'macchine').inizio)

    const spinti = await sposta(ordine.id, { nomeFase: 'legno', fine, modo: 'dipendenti_e_consegna' })
    expect(spinti.esito).toMatchObject({ errors: [], anticipate: [] })
    const dopo = await setTempi(planner, ordine.id)
    expect(String(fase(dopo.schedulazioni, 'macchine').inizio) >= fine).toBe(true)
    const { dataConsegna } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })
    expect(dataConsegna?.toISOString().slice(0, 10)).toBe(fase(dopo.schedulazioni, 'banchi').fine?.slice(0, 10))
    expect(dopo.warnings).toEqual([])
  })

  test('a finite phase takes the minutes that are free up to there, never more', async () => {
    const [ordine, altro] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db, { macchine: 60 })]
    const { piano } = await scheduleAndSave(planner, ordine.id)
    await scheduleAndSave(planner, altro.id)
    const { fine } = fase(piano.schedulazioni, 'macchine')
    const giorno = fine?.slice(0, 10)
    const aperto = `${giorno} 23:00`
    expect((await sposta(ordine.id, { nomeFase: 'macchine', fine: aperto })).esito?.errors).toEqual([])
    const minuti = (await libroRows(app.db)).filter((riga) => riga.startsWith(`macchine ${giorno}`))
    const capacita = new Date(`${giorno}T00:00:00Z`).getUTCDay() === 6 ? 240 : 600
    expect(minuti.reduce((somma, riga) => somma + Number(riga.split(' ')[3]), 0)).toBe(capacita)
    expect((await sposta(ordine.id, { nomeFase: 'macchine', fine: '2020-01-01' })).esito?.errors).toMatchObject([
      { field: 'fine' },
    ])
    expect((await sposta(ordine.id, { nomeFase: 'colla', fine: aperto })).esito?.errors).toMatchObject([
      { field: 'nomeFase' },
    ])
  })
})
