// Questions that change nothing: first possible date, what a change of calendar would break, the cells.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { loadOrdine } from '../data/ordine.ts'
import { callProva, scheduleAndSave } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

interface PrimaData {
  giorno: string
  schedulazioni: {
    nomeFase: string
    inizio: string | null
    fine: string | null
    nomeFornitore: string | null
    occupations: object[]
  }[]
}
const EMPTY = { nomeFornitore: null, occupations: [] }

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
  await app.services.events.start()
})
afterAll(() => app.close())

test('the first possible date of an order is the end of its auto start, and books nothing', async () => {
  const ordine = await makeSchedulabile(app.db)
  const { piano } = await callProva(planner, ordine.id, { auto: true })
  const last = piano.schedulazioni
    .map(({ fine }) => fine ?? '')
    .sort()
    .at(-1)
  const { data } = await planner.graphql<{ primaDataOrdine: { giorno: string; complete: boolean } }>(
    'query ($pk: Int!) { primaDataOrdine(pk: $pk) { giorno complete tempisticheMancanti { tipo } } }',
    { pk: ordine.id },
  )
  expect(data?.primaDataOrdine).toEqual({ giorno: last?.slice(0, 10), complete: true, tempisticheMancanti: [] })
  expect(await libroRows(app.db)).toEqual([])
})

test('the date to promise comes from how late suppliers and departments were; who sells is told no supplier', async () => {
  const agente = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findFirstOrThrow({ where: { user: { username: 'agente' } } })
  const ordine = await makeSchedulabile(app.db, { agenteId })
  const ask = async (who: Client) => {
    const { data } = await who.graphql<{ primaDataOrdine: { giorno: string; promessa: string | null } }>(
      `query ($pk: Int!) { primaDataOrdine(pk: $pk) { giorno promessa senzaDati
        scostamenti { nomeFase fornitore casi mediana ottoSuDieci } } }`,
      { pk: ordine.id },
    )
    return data?.primaDataOrdine
  }
  expect((await ask(planner))?.promessa).toBeNull()
  const { id: fornitoreId } = await app.db.fornitore.findFirstOrThrow({ where: { tipologia: 'legno' } })
  const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 43_200_000
  const between = (days: number) => new Date(noon + days * 86_400_000)
  const arrivi = [0, 0, 1, 1, 1, 1, 1, 20, 20].map((late) => ({
    dataOrdine: between(-40),
    dataArrivo: between(-38 + late),
  }))
  const common = { ordineId: ordine.id, tipologia: 'legno', fornitoreId }
  // Neither what has not come, nor what came before it was ordered, says anything.
  const nonsense = [
    { dataOrdine: between(-40), dataArrivo: null },
    { dataOrdine: between(-10), dataArrivo: between(-20) },
  ]
  await app.db.ordineFornitore.createMany({ data: [...arrivi, ...nonsense].map((date) => ({ ...common, ...date })) })
  const cuts = await app.db.lavorazione.create({
    data: { nome: 'Promessa', fase: 'banchi', quota: 100, attivitaNumero: 'NUMERO' },
  })
  const operatore = await app.db.operatore.findFirst()
  for (let n = 0; n < 5; n++) {
    const done = await makeSchedulabile(app.db)
    const date = { inizio: between(-31), fine: between(-30) }
    await app.db.schedulazioneOrdine.create({
      data: { ordineId: done.id, ...date, fasi: { create: { nomeFase: 'banchi', ...date } } },
    })
    await app.db.attivita.create({
      data: {
        data: between(-27),
        ordineId: done.id,
        lavorazioneId: cuts.id,
        operatoreId: operatore?.id ?? null,
        automatica: !operatore,
        oraInizio: new Date('1970-01-01T08:00:00Z'),
        oraFine: new Date('1970-01-01T09:00:00Z'),
        tempo: 60,
        fineLavorazione: true,
      },
    })
  }
  const told = await ask(planner)
  expect(told).toMatchObject({
    senzaDati: ['vetro', 'telai', 'macchine', 'verniciatura'],
    scostamenti: [
      { nomeFase: 'legno', fornitore: 'Fornitore legno', casi: 9, mediana: 1, ottoSuDieci: 20 },
      { nomeFase: 'banchi', fornitore: null, casi: 5, mediana: 3, ottoSuDieci: 3 },
    ],
  })
  expect((told?.promessa ?? '') > (told?.giorno ?? '9')).toBe(true)
  const sold = await ask(agente)
  expect(sold).toMatchObject({ scostamenti: [{ fornitore: null, casi: 9 }, {}] })
  await app.db.ordineFornitore.deleteMany()
  await app.db.attivita.deleteMany()
  await app.db.schedulazioneOrdine.deleteMany()
})

test('who sells is told the dates and not the planning: neither orders of others nor suppliers', async () => {
  // The first order fills days that the second one has to wait for.
  const first = await makeSchedulabile(app.db, { macchine: 6000, banchi: 60 })
  await scheduleAndSave(planner, first.id)
  const agente = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findFirstOrThrow({ where: { user: { username: 'agente' } } })
  const ordine = await makeSchedulabile(app.db, { agenteId })
  const ask = async (who: Client) => {
    const { data } = await who.graphql<{ primaDataOrdine: PrimaData }>(
      `query ($pk: Int!) { primaDataOrdine(pk: $pk) { giorno schedulazioni { nomeFase inizio fine nomeFornitore
        occupations { date } spiegazione { codice testo ordini { numeroCommessa } } } } }`,
      { pk: ordine.id },
    )
    return data?.primaDataOrdine as PrimaData
  }
  const [all, date] = [await ask(planner), await ask(agente)]
  expect(JSON.stringify(all)).toContain(first.numeroCommessa)
  expect(JSON.stringify(all)).toContain('Fornitore legno')
  expect(JSON.stringify(all)).not.toContain('data_richiesta')
  const only = ({ giorno, schedulazioni }: PrimaData) => [
    giorno,
    ...schedulazioni.map(({ nomeFase, inizio, fine }) => [nomeFase, inizio, fine]),
  ]
  expect(only(date)).toEqual(only(all))
  expect(JSON.stringify(date)).not.toMatch(new RegExp(`${first.numeroCommessa}|Fornitore legno`))
  for (const { nomeFornitore, occupations } of date.schedulazioni) expect({ nomeFornitore, occupations }).toEqual(EMPTY)
  await app.db.ordine.deleteMany({ where: { id: { in: [first.id, ordine.id] } } })
})

const RIGHE = `query ($input: PrimaDataRigheInput!) { primaDataRighe(input: $input) {
  giorno complete tempisticheMancanti { tipo codice } warnings { code } errors { code }
  schedulazioni { nomeFase isNeeded inizio fine durata nomeFornitore occupations { date } } } }`
const ofRighe = async (input: object, who = planner) => {
  const { data, errors } = await who.graphql<{ primaDataRighe: PrimaData }>(RIGHE, { input })
  return data?.primaDataRighe ?? errors?.[0]?.extensions
}

test('of lines that are not saved: what is answered of the order once it is, and nothing is written', async () => {
  // The lines of the first fill days that the second has to wait for.
  const first = await makeSchedulabile(app.db, { macchine: 6000, banchi: 60 })
  await scheduleAndSave(planner, first.id)
  const { id } = await makeSchedulabile(app.db, { senzaMisure: true, dataConsegna: new Date('2026-01-05') })
  const righe = await app.db.rigaOrdine.findMany({ where: { ordineId: id } })
  const extra = await app.db.tipoSerramento.create({ data: { nome: 'Con telaio', conTelaio: true } })
  await app.db.rigaOrdine.create({
    data: { ordineId: id, posizione: 2, tipoSerramentoId: extra.id, numero: 5, rivendita: true, codiceRivendita: 'X' },
  })
  const input = {
    righe: [
      ...righe.map(({ tipoSerramentoId, codiceSerramentoId, numero }) => {
        return { tipoSerramentoPk: tipoSerramentoId, codiceSerramentoPk: codiceSerramentoId, numero, rivendita: false }
      }),
      { tipoSerramentoPk: extra.id, rivendita: true, numero: 5, codiceSerramentoPk: null },
    ],
    senzaMisure: true,
    dataConsegna: '2026-01-05',
  }
  const before = await libroRows(app.db)
  const count = await app.db.ordine.count()
  const outcome = await ofRighe(input)
  const { data } = await planner.graphql<{ primaDataOrdine: PrimaData }>(
    RIGHE.replace('($input: PrimaDataRigheInput!)', '($pk: Int!)').replace('Righe(input: $input)', 'Ordine(pk: $pk)'),
    { pk: id },
  )
  expect(outcome).toEqual(data?.primaDataOrdine)
  expect(outcome).toMatchObject({
    giorno: expect.any(String),
    warnings: expect.arrayContaining([{ code: 'oltre_consegna' }]),
  })
  expect(await libroRows(app.db)).toEqual(before)
  expect(await app.db.ordine.count()).toBe(count)
  const date = (await ofRighe(input, await app.as('agente'))) as PrimaData
  for (const { nomeFornitore, occupations } of date.schedulazioni) expect({ nomeFornitore, occupations }).toEqual(EMPTY)
  await app.db.ordine.deleteMany({ where: { id: { in: [first.id, id] } } })
})

test('of lines: a missing timing is told, what can be no line is refused beside it', async () => {
  const { id } = await makeSchedulabile(app.db)
  const { tipoSerramentoId } = await app.db.rigaOrdine.findFirstOrThrow({ where: { ordineId: id } })
  const codice = await app.db.codiceSerramento.create({ data: { categoria: 'PVC', forma: 'TONDO', codice: 'NUOVO' } })
  const riga = { tipoSerramentoPk: tipoSerramentoId, codiceSerramentoPk: codice.id, numero: 1 }
  expect(await ofRighe({ righe: [riga] })).toMatchObject({ tempisticheMancanti: [{ codice: 'NUOVO' }] })
  const fields = async (input: object) => {
    const { code, errors } = (await ofRighe(input)) as { code: string; errors: { field: string }[] }
    return [code, ...errors.map(({ field }) => field)]
  }
  const malformed = [
    { ...riga, numero: 0 },
    { ...riga, codiceSerramentoPk: null },
  ]
  expect(await fields({ righe: malformed })).toEqual([
    'BAD_USER_INPUT',
    'righe[0].numero',
    'righe[1].codiceSerramentoPk',
  ])
  expect(await fields({ righe: [{ ...riga, numero: 1.5 }] })).toEqual(['BAD_USER_INPUT', 'righe[0].numero'])
  const unknown = [riga, { ...riga, tipoSerramentoPk: 999_999, codiceSerramentoPk: 888_888 }]
  expect(await fields({ righe: unknown })).toEqual([
    'BAD_USER_INPUT',
    'righe[1].tipoSerramentoPk',
    'righe[1].codiceSerramentoPk',
  ])
  for (const righe of [[], null, Array.from({ length: 501 }, () => riga)]) {
    expect(await fields({ righe })).toEqual(['BAD_USER_INPUT', 'righe'])
  }
  expect(await fields({ righe: [riga], dataConsegna: '2026-02-30' })).toEqual(['BAD_USER_INPUT', 'dataConsegna'])
  expect(await ofRighe({ righe: [riga] }, await app.as('app'))).toMatchObject({ code: 'FORBIDDEN' })
  await app.db.ordine.delete({ where: { id } })
})

test('of a quote: by window types and quantities, the longest timing of each; an agent asks for own quotes', async () => {
  const preventivo = await makePreventivo(app.db)
  const question = 'query ($pk: Int!) { primaDataPreventivo(pk: $pk) { giorno tempisticheMancanti { tipo } } }'
  const ask = async (who: Client) => {
    const { data, errors } = await who.graphql<{
      primaDataPreventivo: { giorno: string | null; tempisticheMancanti: object[] }
    }>(question, { pk: preventivo.id })
    return data?.primaDataPreventivo ?? errors?.[0]?.extensions?.code
  }
  const finestre = await app.db.serramento.findMany({ where: { preventivoId: preventivo.id } })
  expect(finestre.length).toBeGreaterThan(0)
  for (const { tipoSerramentoId } of finestre) {
    await app.db.tempistica.create({ data: { tipoSerramentoId, tempoRepartoMacchine: 30, tempoRepartoBanchi: 60 } })
  }
  expect(await ask(planner)).toEqual({ giorno: expect.stringMatching(/^\d{4}-/), tempisticheMancanti: [] })
  await app.db.tempistica.deleteMany()
  expect(await ask(planner)).toMatchObject({ tempisticheMancanti: [{}] })
  expect(await ask(await app.as('agente'))).toBe('NOT_FOUND')
  expect(await ask(await app.as('app'))).toBe('FORBIDDEN')
})

test('what a change of calendar would break is told with the orders, and nothing is stored', async () => {
  const ordine = await makeSchedulabile(app.db)
  await scheduleAndSave(planner, ordine.id)
  const day = (await libroRows(app.db)).find((riga) => riga.startsWith('banchi'))?.split(' ')[1]
  const ask = (operation: string, input: object, who = planner) =>
    who.graphql<{ impattoCalendario: object[] }>(
      `query ($operazione: String!, $input: JSON!) { impattoCalendario(operazione: $operazione, input: $input) {
        giorno reparto libero ordini { pk numeroCommessa } } }`,
      { operazione: operation, input },
    )
  const holiday = { giornoDa: day, giornoA: day, title: 'Chiusura' }
  const { data } = await ask('createFestivita', holiday)
  expect(data?.impattoCalendario).toContainEqual({
    giorno: day,
    reparto: 'banchi',
    libero: -120,
    ordini: [{ pk: ordine.id, numeroCommessa: ordine.numeroCommessa }],
  })
  expect(await app.db.festivita.count()).toBe(0)
  expect((await ask('createFestivita', { giornoDa: day })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  expect((await ask('deleteOrdine', { pk: ordine.id })).errors?.[0]?.extensions?.errors).toMatchObject([
    { field: 'operazione' },
  ])
  expect((await ask('createFestivita', holiday, await app.as('operatore'))).errors?.[0]?.extensions?.code).toBe(
    'FORBIDDEN',
  )
})

test('a change of calendar reaches the subscribers of its days', async () => {
  const open = await planner.subscribe<{ occupazioneAggiornata: { ordini: number[]; giorni: string[] } }>(
    'subscription { occupazioneAggiornata(periodo: { dal: "2033-05-01", al: "2033-05-31" }) { ordini giorni celle { stato } } }',
  )
  await planner.graphql(
    'mutation ($input: CreateFestivitaInput!) { createFestivita(input: $input) { errors { message } } }',
    { input: { giornoDa: '2033-04-29', giornoA: '2033-05-02', title: 'Ponte' } },
  )
  // Schedules are told wherever they are: those of the tests before may still be on their way.
  let notice = (await open.next()).value?.data?.occupazioneAggiornata
  while (notice && notice.ordini.length > 0) notice = (await open.next()).value?.data?.occupazioneAggiornata
  expect(notice).toEqual({
    ordini: [],
    giorni: ['2033-05-01', '2033-05-02'],
    celle: Array.from({ length: 4 }, () => ({ stato: 'CLOSED' })),
  })
  await open.return(undefined)
  const troppo = planner.subscribe(
    'subscription { occupazioneAggiornata(periodo: { dal: "2033-05-01", al: "2036-05-31" }) { giorni } }',
  )
  await expect(troppo).rejects.toThrow()
})

test('the cells of a range tell how many orders fill them, who, and the minutes of one; the bars are of the phases without capacity', async () => {
  const [own, other] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
  for (const { id } of [own, other]) await scheduleAndSave(planner, id)
  const [before] = await app.db.prenotazione.findMany({ where: { ordineId: own.id }, orderBy: { giorno: 'asc' } })
  if (!before) throw new Error('niente prenotato')
  const day = before.giorno.toISOString().slice(0, 10)
  const { data, errors } = await planner.graphql<{
    schedulerSlots: {
      reparto: string
      quantiOrdini: number
      minutiDi: number
      ordini: { pk: number; numeroCommessa: string; minuti: number }[]
    }[]
    fasiInArco: [number, string, string, string, string, number | null][]
  }>(
    `query ($g: Date!, $mio: Int!) {
      schedulerSlots(periodo: { dal: $g, al: $g }) { reparto quantiOrdini minutiDi(ordinePk: $mio) ordini { pk numeroCommessa minuti } }
      fasiInArco(periodo: { dal: "2000-01-01", al: "2001-01-01" }) }`,
    { g: day, mio: own.id },
  )
  expect(errors).toBeUndefined()
  expect(data?.fasiInArco).toEqual([])
  const cella = data?.schedulerSlots.find(({ reparto }) => reparto === before.reparto)
  expect(cella?.quantiOrdini).toBe(cella?.ordini.length)
  expect(cella?.minutiDi).toBe(before.minuti)
  expect(cella?.ordini.find(({ pk }) => pk === own.id)).toEqual({
    pk: own.id,
    numeroCommessa: own.numeroCommessa,
    minuti: before.minuti,
  })

  const barre = async (ordini: number[] | null) =>
    (
      await planner.graphql<{
        fasiInArco: [number, string, string, string, string, number | null, number | null, string, string | null][]
      }>('query ($da: Date!, $a: Date!, $o: [Int!]) { fasiInArco(periodo: { dal: $da, al: $a }, ordinePks: $o) }', {
        da: day,
        a: `${Number(day.slice(0, 4)) + 1}${day.slice(4, 8)}01`,
        o: ordini,
      })
    ).data?.fasiInArco ?? []
  const theirs = await barre([own.id])
  expect(new Set(theirs.map(([ordine]) => ordine))).toEqual(new Set([own.id]))
  expect(theirs.map(([, , fase]) => fase)).not.toContain('banchi')
  expect(theirs.map(([, , fase]) => fase)).toContain('verniciatura')
  const cliente = await app.db.cliente.findUniqueOrThrow({ where: { id: own.clienteId } })
  expect(new Set(theirs.map((one) => one[7]))).toEqual(new Set([cliente.nome]))
  const names = new Map((await app.db.fornitore.findMany()).map(({ id, nome }) => [id, nome]))
  expect(theirs.some(([, , , , , fornitore]) => fornitore !== null)).toBe(true)
  expect(theirs.map((one) => one[8])).toEqual(theirs.map(([, , , , , fornitore]) => names.get(fornitore ?? 0) ?? null))
  for (const [, , , inizio, fine] of theirs) expect(`${inizio} ${fine}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
  expect((await barre(null)).filter(([ordine]) => ordine === other.id).length).toBeGreaterThan(0)
  expect(await barre([])).toEqual([])
})

test('an order and its schedule are read together: one that is removed meanwhile is there whole or not at all', async () => {
  const { id } = await makeSchedulabile(app.db)
  await scheduleAndSave(planner, id)
  const read = await statementsOf(() => loadOrdine(app.db, { id }))
  expect(read.filter((text) => /ordini|schedulazioni|prenotazioni/.test(text))).toHaveLength(1)
  expect((await loadOrdine(app.db, { id })).salvata?.fasi.size).toBeGreaterThan(0)
})

test('who sees an order reads its schedule: without phases its dates, with them no suppliers and no orders of others', async () => {
  const { id: agenteId } = await app.db.agente.findFirstOrThrow({ where: { user: { username: 'agente' } } })
  const ordine = await makeSchedulabile(app.db, { agenteId })
  await scheduleAndSave(planner, ordine.id)
  interface Piano {
    salvata: boolean
    schedulazioni: { nomeFase: string; inizio: string | null; nomeFornitore: string | null; occupations: object[] }[]
  }
  const ask = async (who: Client) => {
    const { data, errors } = await who.graphql<{ pianoOrdine: Piano }>(
      `query ($pk: Int!) { pianoOrdine(pk: $pk) { salvata schedulazioni { nomeFase inizio durata nomeFornitore
        occupations { date } spiegazione { testo ordini { pk } } } } }`,
      { pk: ordine.id },
    )
    return data?.pianoOrdine ?? errors?.[0]?.extensions?.code
  }
  const whole = (await ask(planner)) as Piano
  expect(whole.salvata).toBe(true)
  expect(whole.schedulazioni.some(({ nomeFornitore }) => nomeFornitore)).toBe(true)
  expect(await ask(await app.as('operatore.capo'))).toMatchObject({
    salvata: true,
    schedulazioni: whole.schedulazioni.map(({ nomeFase, inizio }) => ({ nomeFase, inizio, ...EMPTY })),
  })
  const own = whole.schedulazioni.flatMap(({ nomeFase, inizio }) => (inizio ? [{ nomeFase, inizio }] : []))
  expect(await ask(await app.as('agente'))).toMatchObject({
    salvata: true,
    schedulazioni: own.map((fase) => ({ ...fase, ...EMPTY, durata: null, spiegazione: [] })),
  })
  expect(await ask(await app.as('staff'))).toBe('FORBIDDEN')
  expect(await callTempi(await app.as('operatore.capo'), ordine.id)).toBe('FORBIDDEN')
})

/** What the scheduler's own question answers to whoever may not schedule. */
async function callTempi(who: Client, pk: number) {
  const { errors } = await who.graphql('query ($pk: Int!) { schedulazioneOrdine(pk: $pk) { salvata } }', { pk })
  return errors?.[0]?.extensions?.code
}
