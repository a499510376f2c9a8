import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
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

const fase = <F extends { nomeFase: string }>(fasi: readonly F[], name: string) =>
  fasi.find(({ nomeFase }) => nomeFase === name) as F

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
        { nomeFase: 'legno', fromDate: '2030-01-07 10', fornitorePk: legno?.id },
        { nomeFase: 'macchine', durataOverride: '90' },
        { nomeFase: 'vetro', fromDate: '2030-01-07 00', fornitorePk: null },
      ],
    })
    expect(fase(piano.schedulazioni, 'legno')).toMatchObject({
      inizio: '2030-01-07 00:00:00',
      fine: '2030-02-06 00:00:00',
      durata: 30,
      nomeFornitore: 'Lento',
    })
    expect(fase(piano.schedulazioni, 'macchine')).toMatchObject({
      inizio: '2030-02-06 08:00:00',
      fine: '2030-02-06 09:30:00',
      durata: 90,
      durataOverride: 90,
    })
    expect(fase(piano.schedulazioni, 'vetro')).toMatchObject({ inizio: null, nomeFornitore: null })
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
    ['a supplier of a phase without', { nomeFase: 'macchine', fornitorePk: 1 }, 'macchine.fornitorePk'],
    ['a missing supplier', { nomeFase: 'legno', fornitorePk: 999999 }, 'legno.fornitorePk'],
  ])('%s is refused at its place', async (_name, choice, field) => {
    const ordine = await makeSchedulabile(app.db)
    const { errore } = await callProva(planner, ordine.id, { fasi: [choice] })
    expect(errore?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field }] })
  })

  test('a supplier of another type, a pin on an unknown phase, an order that cannot be scheduled or is not there', async () => {
    const ordine = await makeSchedulabile(app.db)
    const vetro = fornitori.find(({ tipologia }) => tipologia === 'vetro')
    const other = await callProva(planner, ordine.id, { fasi: [{ nomeFase: 'legno', fornitorePk: vetro?.id }] })
    expect(other.errore?.extensions.errors).toMatchObject([{ field: 'legno.fornitorePk' }])
    expect((await callProva(planner, ordine.id, { fissate: 'colla' })).errore?.extensions.errors).toMatchObject([
      { field: 'notRelaxedFasi' },
    ])
    const standing = await makeSchedulabile(app.db, { nonSchedulabile: true })
    expect((await callProva(planner, standing.id)).errore?.message).toContain('schedulabile')
    expect((await callProva(planner, 999_999)).errore?.extensions.code).toBe('NOT_FOUND')
  })

  test('lines without a timing are reported and count nothing', async () => {
    const ordine = await makeSchedulabile(app.db)
    const riga = await makeRigaOrdine(app.db, ordine.id)
    const codice = await app.db.codiceSerramento.findUniqueOrThrow({ where: { id: riga.codiceSerramentoId ?? 0 } })
    const tipo = await app.db.tipoSerramento.findUniqueOrThrow({ where: { id: riga.tipoSerramentoId } })
    const { tempisticheMancanti, tempi: durations } = await setTempi(planner, ordine.id)
    expect(tempisticheMancanti).toEqual([
      { tipo: tipo.nome, famiglia: codice.categoria, forma: codice.forma, codice: codice.codice },
    ])
    expect(fase(durations, 'banchi').tempo).toBe(120)
  })

  test('only who schedules may ask', async () => {
    const ordine = await makeSchedulabile(app.db)
    expect((await callProva(await app.as('operatore'), ordine.id)).errore?.extensions.code).toBe('FORBIDDEN')
    expect((await callProva(app.visitor, ordine.id)).errore?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('saving', () => {
  test('keeps why each phase begins when it does, as it was when the plan was saved', async () => {
    const first = await makeSchedulabile(app.db, { macchine: 3000 })
    await scheduleAndSave(planner, first.id)
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await scheduleAndSave(planner, ordine.id)
    const before = fase(piano.schedulazioni, 'macchine').spiegazione
    expect(before.map(({ codice }) => codice)).toContain('giorni_pieni')
    // The days are free again: what held the phase back is told all the same.
    await callWrite(planner, 'removeSchedulazione', { ordinePk: first.id })
    const [tenuta, ...reasons] = fase((await setTempi(planner, ordine.id)).schedulazioni, 'macchine').spiegazione
    expect(tenuta).toMatchObject({ codice: 'tenuta', testo: 'Mantiene le date salvate. Quando sono state scelte:' })
    expect(reasons).toEqual(before)
    expect(reasons.flatMap(({ ordini }) => ordini)).toContainEqual({ numeroCommessa: first.numeroCommessa })
  })

  test('books the minutes, keeps supplier and override, writes the history; twice is once', async () => {
    const ordine = await makeSchedulabile(app.db, { macchine: 700 })
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    const fasi = toBeSaved(piano)
    expect((await callWrite(planner, 'saveSchedulazione', { ordinePk: ordine.id, fasi })).esito?.errors).toEqual([])
    const righe = await libroRows(app.db)
    expect(righe).toHaveLength(3)
    const read = await setTempi(planner, ordine.id)
    expect(read.salvata).toBe(true)
    expect(toBeSaved(read)).toEqual(fasi)
    expect(read.schedulazioni.map(({ occupations }) => occupations)).toEqual(
      piano.schedulazioni.map(({ occupations }) => occupations),
    )
    await callWrite(planner, 'saveSchedulazione', { ordinePk: ordine.id, fasi })
    expect(await libroRows(app.db)).toEqual(righe)
    const history = await app.db.auditLog.findMany({ where: { oggettoPk: ordine.id, azione: 'schedula' } })
    expect(history.map(({ campo }) => campo).sort()).toEqual(
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
    const again = await callProva(planner, ordine.id, { fasi, fissate: 'ALL' })
    expect(toBeSaved(again.piano)).toEqual(toBeSaved(piano))
  })

  test('room that was taken meanwhile is a conflict with old and new dates, and nothing is written', async () => {
    const [own, its] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db, { macchine: 300 })]
    const { piano } = await callProva(planner, own.id, { auto: true })
    await scheduleAndSave(planner, its.id)
    const before = await libroRows(app.db)
    const { refusal } = await callWrite(planner, 'saveSchedulazione', { ordinePk: own.id, fasi: toBeSaved(piano) })
    expect(refusal?.code).toBe('CONFLICT')
    const macchine = fase(piano.schedulazioni, 'macchine')
    const conflict = fase(refusal?.conflitti ?? [], 'macchine')
    expect(conflict.inizioRichiesto).toBe(macchine.inizio)
    // Behind the other: later on that day, or, where it takes a short Saturday whole, on the next one.
    expect(conflict.inizioPossibile?.localeCompare(macchine.inizio ?? '')).toBe(1)
    const { piano: anew } = await callProva(planner, own.id, { auto: true })
    expect(conflict.inizioPossibile).toBe(fase(anew.schedulazioni, 'macchine').inizio)
    expect(await libroRows(app.db)).toEqual(before)
    // Run again, it is saved.
    expect((await scheduleAndSave(planner, own.id)).esito?.errors).toEqual([])
  })

  test('an order saved first may be saved again as it is after another came behind it', async () => {
    const [first, second] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
    const { piano } = await scheduleAndSave(planner, first.id)
    await scheduleAndSave(planner, second.id)
    const before = await libroRows(app.db)
    const { esito } = await callWrite(planner, 'saveSchedulazione', { ordinePk: first.id, fasi: toBeSaved(piano) })
    expect(esito?.errors).toEqual([])
    expect(await libroRows(app.db)).toEqual(before)
  })

  test('what is not complete, malformed, of another supplier or not to be scheduled is refused', async () => {
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await callProva(planner, ordine.id, { auto: true })
    const fasi = toBeSaved(piano)
    const save = (changed: object[], pk = ordine.id) =>
      callWrite(planner, 'saveSchedulazione', { ordinePk: pk, fasi: changed })
    const senza = fasi.map((one) => ({ ...one, inizio: null, fine: null }))
    expect((await save(senza)).esito?.errors).toMatchObject([
      { field: null, message: 'La schedulazione non è completa.' },
    ])
    for (const { nomeFase, inizio } of fasi.filter((one) => one.inizio !== null)) {
      const removed = fasi.map((one) => (one.nomeFase === nomeFase ? { ...one, inizio: null, fine: null } : one))
      const { esito } = await save(removed)
      expect({ nomeFase, inizio, errors: esito?.errors }).toMatchObject({
        errors: [{ field: null, message: 'La schedulazione non è completa.' }],
      })
    }
    const malformed = fasi.map((one, i) => (i === 0 ? { ...one, inizio: 'domani' } : one))
    expect((await save(malformed)).esito?.errors).toMatchObject([{ field: 'fasi[0].inizio' }])
    const foreign = fasi.map((one) => (one.nomeFase === 'vetro' ? { ...one, fornitorePk: fornitori[0]?.id } : one))
    expect((await save(foreign)).esito?.errors).toMatchObject([{ field: 'fasi[1].fornitorePk' }])
    await app.db.ordine.update({ where: { id: ordine.id }, data: { nonSchedulabile: true } })
    expect((await save(fasi)).esito?.errors).toHaveLength(1)
    expect((await save(fasi, 999_999)).refusal?.code).toBe('NOT_FOUND')
    expect(
      (await callWrite(await app.as('agente'), 'saveSchedulazione', { ordinePk: ordine.id, fasi })).refusal?.code,
    ).toBe('FORBIDDEN')
    expect(await libroRows(app.db)).toEqual([])
  })
})

describe('removing', () => {
  test('who goes back to an earlier plan does not undo what somebody else has planned since', async () => {
    const ordine = await makeSchedulabile(app.db)
    const input = { ordinePk: ordine.id }
    await scheduleAndSave(planner, ordine.id)
    const before = toBeSaved(await setTempi(planner, ordine.id))
    await callWrite(planner, 'removeSchedulazione', input)
    const known = (fasi: typeof before) => fasi.map(({ nomeFase, inizio, fine }) => ({ nomeFase, inizio, fine }))
    const left = known(toBeSaved(await setTempi(planner, ordine.id)))

    // Planned anew by a colleague: neither the save nor the removal that go back are done.
    const { piano } = await callProva(planner, ordine.id, {
      fasi: [{ nomeFase: 'macchine', durataOverride: '90' }],
      auto: true,
    })
    const others = toBeSaved(piano)
    expect((await callWrite(planner, 'saveSchedulazione', { ...input, fasi: others })).esito?.errors).toEqual([])
    const stored = await libroRows(app.db)
    const back = await callWrite(planner, 'saveSchedulazione', { ...input, fasi: before, attuali: left })
    expect(back.refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('ripianificato') })
    expect(back.refusal?.conflitti).toBeUndefined()
    const away = await callWrite(planner, 'removeSchedulazione', { ...input, attuali: known(before) })
    expect(away.refusal?.code).toBe('CONFLICT')
    expect(await libroRows(app.db)).toEqual(stored)

    // As it was left, both are.
    expect(
      (await callWrite(planner, 'removeSchedulazione', { ...input, attuali: known(others) })).esito?.errors,
    ).toEqual([])
    const again = await callWrite(planner, 'saveSchedulazione', { ...input, fasi: before, attuali: left })
    expect(again.esito?.errors).toEqual([])
    expect(toBeSaved(await setTempi(planner, ordine.id))).toEqual(before)
  })

  test('all, or the phases named; twice is once; the ledger is as before', async () => {
    const ordine = await makeSchedulabile(app.db)
    await scheduleAndSave(planner, ordine.id)
    const remove = (fasi: string[]) => callWrite(planner, 'removeSchedulazione', { ordinePk: ordine.id, fasi })
    expect((await remove(['banchi'])).esito?.errors).toEqual([])
    expect((await libroRows(app.db)).map((riga) => riga.split(' ')[0])).toEqual(['macchine'])
    const resto = await setTempi(planner, ordine.id)
    expect([resto.salvata, fase(resto.schedulazioni, 'banchi').inizio]).toEqual([true, null])
    expect((await remove(['colla'])).esito?.errors).toMatchObject([{ field: 'fasi[0]' }])
    for (const _volta of [1, 2]) expect((await remove([])).esito?.errors).toEqual([])
    expect(await libroRows(app.db)).toEqual([])
    expect((await setTempi(planner, ordine.id)).salvata).toBe(false)
    expect(
      (await callWrite(await app.as('agente'), 'removeSchedulazione', { ordinePk: ordine.id })).refusal?.code,
    ).toBe('FORBIDDEN')
  })
})

describe('moving the end of a phase', () => {
  const move = (ordine: number, input: object) =>
    callWrite<{ anticipate: string[] }>(planner, 'moveFineFase', { ordinePk: ordine, ...input }, 'anticipate')

  test('alone: the dependents are flagged and stay; pushed: they follow; with the delivery date', async () => {
    const ordine = await makeSchedulabile(app.db)
    const { piano } = await scheduleAndSave(planner, ordine.id)
    const legno = fase(piano.schedulazioni, 'legno')
    const beyond = new Date(`${legno.fine?.slice(0, 10)}T00:00:00Z`)
    beyond.setUTCDate(beyond.getUTCDate() + 21)
    const fine = beyond.toISOString().slice(0, 10)
    await app.db.ordine.update({ where: { id: ordine.id }, data: { dataConsegna: new Date(`${fine}T00:00:00Z`) } })

    const only = await move(ordine.id, { nomeFase: 'legno', fine })
    expect(only.esito).toMatchObject({ errors: [], anticipate: ['macchine'] })
    const afterOnly = await setTempi(planner, ordine.id)
    expect(fase(afterOnly.schedulazioni, 'legno')).toMatchObject({ fine: `${fine} 00:00:00`, durataOverride: 23 })
    expect(fase(afterOnly.schedulazioni, 'macchine').inizio).toBe(fase(piano.schedulazioni, 'macchine').inizio)

    const pushed = await move(ordine.id, { nomeFase: 'legno', fine, modo: 'DIPENDENTI_E_CONSEGNA' })
    expect(pushed.esito).toMatchObject({ errors: [], anticipate: [] })
    const after = await setTempi(planner, ordine.id)
    expect(String(fase(after.schedulazioni, 'macchine').inizio) >= fine).toBe(true)
    const { dataConsegna } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })
    expect(dataConsegna?.toISOString().slice(0, 10)).toBe(fase(after.schedulazioni, 'banchi').fine?.slice(0, 10))
    expect(after.warnings).toEqual([])
  })

  test('a finite phase takes the minutes that are free up to there, never more', async () => {
    const [ordine, other] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db, { macchine: 60 })]
    const { piano } = await scheduleAndSave(planner, ordine.id)
    await scheduleAndSave(planner, other.id)
    const { fine } = fase(piano.schedulazioni, 'macchine')
    const day = fine?.slice(0, 10)
    const open = `${day} 23:00`
    expect((await move(ordine.id, { nomeFase: 'macchine', fine: open })).esito?.errors).toEqual([])
    const minutes = (await libroRows(app.db)).filter((riga) => riga.startsWith(`macchine ${day}`))
    const capacita = new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? 240 : 600
    expect(minutes.reduce((sum, riga) => sum + Number(riga.split(' ')[3]), 0)).toBe(capacita)
    expect((await move(ordine.id, { nomeFase: 'macchine', fine: '2020-01-01' })).esito?.errors).toMatchObject([
      { field: 'fine' },
    ])
    expect((await move(ordine.id, { nomeFase: 'colla', fine: open })).esito?.errors).toMatchObject([
      { field: 'nomeFase' },
    ])
  })
})
