import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../../../prisma/generated/client.ts'
import { createRandom } from '../../../../prisma/seed/random.ts'
import { dateOfDay, tempoDiOra } from '../../../shared/dates/days.ts'
import { dayOfInstant } from '../../../shared/dates/zone.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeTipoSerramento, makeUser } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeRigaOrdine, makeSchedulazione } from '../../../test/ordini/factories.ts'
import { pezziDellaRiga, type RigaDaContare } from '../../attivita/rules.ts'
import type { TipoPezzo } from '../../lavorazioni/rules.ts'
import { readOsservazioni } from '../osservazioni.sql.ts'
import { osservatiOf, TEMPO_CAMBIATO, VOCE_DOPPIA } from '../rules.ts'
import type { TempoAppreso } from '../tempiAppresi.ts'

let app: TestApp
let ufficio: Client
let operatore: Client
/** Every code of the type, those of a category and a shape, one code. */
let tempistiche: { tutti: number; forma: number; codice: number }

interface Pezzo {
  sessione: number
  riga: number
  lavorazione: number
  minuti: number
}

const sessioni: { tempo: number; teorico: number; chiusa: boolean; ordine: number; lavorazione: number }[] = []
const pezzi: Pezzo[] = []
const righe = new Map<number, RigaDaContare & { ordine: number; tempistica: number }>()
let lavorazioni: { id: number; reparto: string; quota: number; tipo: TipoPezzo }[] = []

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  ufficio = await app.as('super')
  const user = await makeUser(db, { operatore: {} })
  operatore = await app.as(user)
  const { id: operatoreId } = await db.operatore.findUniqueOrThrow({ where: { userId: user.id } })
  const casuale = createRandom(9)
  const tipo = await makeTipoSerramento(db, { ante: 2 })
  const codici = await Promise.all(
    ['A1', 'A2', 'B1'].map((codice, indice) =>
      db.codiceSerramento.create({ data: { categoria: 'LEGNO', forma: indice < 2 ? 'RETTA' : 'ARCO', codice } }),
    ),
  )
  const [a1, a2, b1] = codici.map(({ id }) => id)
  const crea = async (ambito: Partial<Prisma.TempisticaUncheckedCreateInput>) =>
    (
      await db.tempistica.create({
        data: { tipoSerramentoId: tipo.id, tempoRepartoMacchine: 100, tempoRepartoBanchi: 50, ...ambito },
      })
    ).id
  tempistiche = {
    tutti: await crea({}),
    forma: await crea({ categoria: 'LEGNO', forma: 'RETTA' }),
    codice: await crea({ codiceSerramentoId: a1 }),
  }
  const delCodice = new Map([
    [a1, tempistiche.codice],
    [a2, tempistiche.forma],
    [b1, tempistiche.tutti],
  ])
  const fasi = new Map((await db.fase.findMany()).map(({ nome, reparto }) => [nome, reparto?.toLowerCase() ?? '']))
  lavorazioni = (await db.lavorazione.findMany({ orderBy: { id: 'asc' } })).map((una) => ({
    id: una.id,
    reparto: fasi.get(una.fase) ?? '',
    quota: una.quota.toNumber(),
    tipo: una.attivitaNumero.toLowerCase() as TipoPezzo,
  }))
  const oggi = dateOfDay(dayOfInstant(new Date()))
  const attivita: Prisma.AttivitaCreateManyInput[] = []
  const fatti: Prisma.PezzoAttivitaCreateManyInput[] = []
  function addSession(ordine: number, lavorazione: number, teorico: number, data: Date) {
    const chiusa = casuale.intero(0, 9) > 0
    const tempo = casuale.intero(20, 400)
    sessioni.push({ tempo, teorico, chiusa, ordine, lavorazione })
    attivita.push({
      id: sessioni.length,
      operatoreId,
      data,
      ordineId: ordine,
      lavorazioneId: lavorazione,
      oraInizio: tempoDiOra('08:00'),
      oraFine: chiusa ? tempoDiOra('16:00') : null,
      tempo: chiusa ? tempo : null,
      tempoTeorico: teorico,
    })
  }
  for (let quale = 0; quale < 14; quale++) {
    const ordine = await makeOrdine(db)
    const sue: number[] = []
    for (const codiceSerramentoId of [a1, a2, b1]) {
      const riga = {
        numero: casuale.intero(1, 4),
        ante: casuale.uno([null, 0, 1, 2, 3]),
        extraFields: casuale.uno([{}, { n_vetri: '4' }, { N_Vetri: 2, n_vetri: 3 }, { n_vetri: 'tanti' }]),
        rivendita: casuale.intero(0, 7) === 0,
      }
      const { id } = await makeRigaOrdine(db, ordine.id, { tipoSerramentoId: tipo.id, codiceSerramentoId, ...riga })
      righe.set(id, {
        ...riga,
        tipoSerramento: tipo,
        ordine: ordine.id,
        tempistica: delCodice.get(codiceSerramentoId) ?? 0,
      })
      sue.push(id)
    }
    for (const lavorazione of lavorazioni) {
      // Some operations are never recorded.
      if (casuale.intero(0, 4) === 0) continue
      if (casuale.intero(0, 2) === 0) addSession(ordine.id, lavorazione.id, 0, oggi)
      const sessione = attivita.length + 1
      let teorico = 0
      for (const riga of sue) {
        const dati = righe.get(riga)
        const quanti = dati ? pezziDellaRiga(dati, lavorazione.tipo) : 0
        for (let posizione = 1; posizione <= quanti; posizione++) {
          if (casuale.intero(0, 9) === 0) continue
          const minuti = casuale.intero(0, 5) === 0 ? 0 : casuale.intero(1, 300)
          teorico += minuti
          pezzi.push({ sessione, riga, lavorazione: lavorazione.id, minuti })
          fatti.push({
            attivitaId: sessione,
            ordineId: ordine.id,
            lavorazioneId: lavorazione.id,
            rigaOrdineId: riga,
            posizione,
            minuti,
          })
        }
      }
      addSession(ordine.id, lavorazione.id, teorico, oggi)
    }
  }
  await db.attivita.createMany({ data: attivita })
  await db.pezzoAttivita.createMany({ data: fatti })
})
afterAll(() => app.close())

/** Minutes of one window by timing, department and order, by plain loops over the pieces. */
function osservate(): Map<string, Map<number, number>> {
  const counted = pezzi.filter(({ sessione, minuti }) => sessioni[sessione - 1]?.chiusa && minuti > 0)
  /** Minutes of the closed sessions of an operation that finished no piece, for a minute that its pieces should take. */
  function pieceless(session: number, lavorazione: number): number {
    const ordine = sessioni[session - 1]?.ordine
    const same = (id: number) => sessioni[id - 1]?.ordine === ordine && sessioni[id - 1]?.lavorazione === lavorazione
    const minutes = sessioni.reduce((sum, { chiusa, tempo }, index) => {
      const idle = chiusa && same(index + 1) && !pezzi.some(({ sessione }) => sessione === index + 1)
      return idle ? sum + tempo : sum
    }, 0)
    return minutes / counted.reduce((sum, { sessione, minuti }) => (same(sessione) ? sum + minuti : sum), 0)
  }
  const perRiga = new Map<string, { effettivo: number; finestre: number }>()
  for (const { sessione, riga, lavorazione, minuti } of pezzi) {
    const sua = sessioni[sessione - 1]
    const dati = righe.get(riga)
    const operazione = lavorazioni.find(({ id }) => id === lavorazione)
    if (!sua?.chiusa || sua.teorico === 0 || minuti === 0 || !dati || !operazione || dati.rivendita) continue
    const chiave = `${riga} ${operazione.reparto}`
    const fin = perRiga.get(chiave) ?? { effettivo: 0, finestre: 0 }
    fin.effettivo += (sua.tempo * minuti) / sua.teorico + pieceless(sessione, lavorazione) * minuti
    fin.finestre += ((operazione.quota / 100) * dati.numero) / pezziDellaRiga(dati, operazione.tipo)
    perRiga.set(chiave, fin)
  }
  const somme = new Map<string, { effettivo: number; finestre: number; numero: number }>()
  for (const [chiave, { effettivo, finestre }] of perRiga) {
    const [riga, reparto] = chiave.split(' ')
    const dati = righe.get(Number(riga))
    if (!dati) continue
    const suo = `${dati.tempistica} ${reparto} ${dati.ordine}`
    const fin = somme.get(suo) ?? { effettivo: 0, finestre: 0, numero: 0 }
    somme.set(suo, {
      effettivo: fin.effettivo + effettivo,
      finestre: fin.finestre + finestre,
      numero: fin.numero + dati.numero,
    })
  }
  const attese = new Map<string, Map<number, number>>()
  for (const [chiave, { effettivo, finestre, numero }] of somme) {
    if (finestre + 1e-9 < 0.5 * numero) continue
    const [tempistica, reparto, ordine] = chiave.split(' ')
    const suo = attese.get(`${tempistica} ${reparto}`) ?? new Map<number, number>()
    suo.set(Number(ordine), effettivo / finestre)
    attese.set(`${tempistica} ${reparto}`, suo)
  }
  return attese
}

const LETTI = 'tempistica reparto versione teorico ordini esclusi mediana primoQuartile terzoQuartile proposta'
const leggi = () => queryAs<TempoAppreso[]>(ufficio, `{ tempiAppresi { ${LETTI} } }`)

test('what one window took, by timing, department and order, agrees with plain loops', async () => {
  const attese = osservate()
  const lette = await readOsservazioni(app.db)
  expect(lette.map(({ tempistica, reparto }) => `${tempistica} ${reparto}`).sort()).toEqual([...attese.keys()].sort())
  expect(lette.length).toBe(6)
  for (const { tempistica, reparto, ordini } of lette) {
    const sue = attese.get(`${tempistica} ${reparto}`) ?? new Map()
    expect(ordini.map(({ pk }) => pk).sort((a, b) => a - b)).toEqual([...sue.keys()].sort((a, b) => a - b))
    for (const { pk, minuti } of ordini) expect(minuti).toBeCloseTo(sue.get(pk) ?? Number.NaN, 8)
  }
  for (const letto of await leggi()) {
    const sue = [...(attese.get(`${letto.tempistica} ${letto.reparto}`)?.values() ?? [])]
    const { mediana, ordini, esclusi } = osservatiOf(sue)
    expect(letto).toMatchObject({ ordini, esclusi, teorico: letto.reparto === 'macchine' ? 100 : 50 })
    expect(letto.mediana).toBeCloseTo(mediana, 8)
  }
})

test('hours that finished no piece count, however long before the pieces they were', async () => {
  const tipo = await makeTipoSerramento(app.db)
  const { id: tempistica } = await app.db.tempistica.create({
    data: { tipoSerramentoId: tipo.id, tempoRepartoMacchine: 100, tempoRepartoBanchi: 50 },
  })
  const ordine = await makeOrdine(app.db)
  const riga = await makeRigaOrdine(app.db, ordine.id, { tipoSerramentoId: tipo.id, numero: 2, ante: 1 })
  const { operatoreId } = await app.db.attivita.findFirstOrThrow({ where: { operatoreId: { not: null } } })
  const bench = lavorazioni.filter(({ reparto, quota }) => reparto === 'banchi' && quota > 0)
  const today = dateOfDay(dayOfInstant(new Date()))
  const work = { operatoreId, ordineId: ordine.id, oraInizio: tempoDiOra('08:00'), oraFine: tempoDiOra('16:00') }
  let id = 1_000
  for (const { id: lavorazioneId, tipo: piece } of bench) {
    const pieces = pezziDellaRiga(
      { rivendita: false, numero: 2, ante: 1, extraFields: {}, tipoSerramento: { ante: 1 } },
      piece,
    )
    const done = { ...work, id: ++id, lavorazioneId, data: today, tempo: 60, tempoTeorico: 10 * pieces }
    await app.db.attivita.create({ data: done })
    await app.db.pezzoAttivita.createMany({
      data: Array.from({ length: pieces }, (_, index) => ({
        attivitaId: id,
        ordineId: ordine.id,
        lavorazioneId,
        rigaOrdineId: riga.id,
        posizione: index + 1,
        minuti: 10,
      })),
    })
  }
  const one = async () => (await readOsservazioni(app.db, [tempistica]))[0]?.ordini[0]?.minuti ?? Number.NaN
  const alone = await one()
  const [first] = bench
  if (!first) throw new Error('No operation of the benches')
  const shares = bench.reduce((sum, { quota }) => sum + quota, 0) / 100
  const idle = { ...work, lavorazioneId: first.id, tempo: 360 }
  await app.db.attivita.create({ data: { ...idle, id: ++id, data: today } })
  expect(await one()).toBeCloseTo(alone + 360 / (2 * shares), 8)
  await app.db.attivita.create({ data: { ...idle, id: ++id, data: new Date(today.getTime() - 500 * 86_400_000) } })
  expect(await one()).toBeCloseTo(alone + 720 / (2 * shares), 8)
  // Open ones have no minutes yet; whose pieces had no timing is about those.
  await app.db.attivita.create({ data: { ...idle, id: ++id, data: today, oraFine: null, tempo: null } })
  expect(await one()).toBeCloseTo(alone + 720 / (2 * shares), 8)
})

test('a figure opens the orders that it is made of, those kept apart too', async () => {
  const [primo] = await leggi()
  const ordini = await queryAs<{ minuti: number; escluso: boolean }[]>(
    ufficio,
    `{ ordiniAppresi(tempistica: ${primo?.tempistica}, reparto: ${primo?.reparto}) { pk numeroCommessa minuti escluso } }`,
  )
  expect(ordini.filter(({ escluso }) => !escluso)).toHaveLength(primo?.ordini ?? -1)
  expect(ordini.filter(({ escluso }) => escluso)).toHaveLength(primo?.esclusi ?? -1)
})

test('a dry run tells which plans would change, and changes none', async () => {
  const letti = (await leggi()).filter(({ proposta, teorico }) => proposta !== null && proposta !== teorico)
  const voci = letti.map(({ tempistica, reparto, proposta, versione }) => ({
    tempistica,
    reparto,
    minuti: proposta,
    versione,
  }))
  const prova = (chi: Client, chieste: readonly object[]) =>
    chi.graphql<{ impattoTempiAppresi: { ordine: number; fase: string; prima: number; dopo: number }[] }>(
      `query ($voci: [TempoAppresoInput!]!) { impattoTempiAppresi(voci: $voci) { ordine fase prima dopo } }`,
      { voci: chieste },
    )
  const { tipoSerramentoId } = await app.db.tempistica.findUniqueOrThrow({ where: { id: tempistiche.tutti } })
  const domani = dayOfInstant(new Date(Date.now() + 86_400_000))
  const pianificato = await makeOrdine(app.db)
  await makeRigaOrdine(app.db, pianificato.id, { tipoSerramentoId, codiceSerramentoId: null, numero: 3, ante: 1 })
  await makeSchedulazione(app.db, pianificato.id, 'macchine', domani)
  const sua = letti.find(({ tempistica, reparto }) => tempistica === tempistiche.tutti && reparto === 'macchine')
  expect(sua).toBeDefined()
  const { data, errors } = await prova(ufficio, voci)
  expect(errors).toBeUndefined()
  const toccate = (data?.impattoTempiAppresi ?? []).filter(({ ordine }) => ordine === pianificato.id)
  expect(toccate).toEqual(
    sua ? [{ ordine: pianificato.id, fase: 'macchine', prima: 3 * sua.teorico, dopo: 3 * (sua.proposta ?? 0) }] : [],
  )
  expect((await prova(ufficio, [])).data).toEqual({ impattoTempiAppresi: [] })
  expect((await prova(operatore, voci)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  // Nothing was written: neither timings nor plans nor history.
  expect(await leggi()).toEqual(expect.arrayContaining(letti))
  expect(await app.db.auditLog.count({ where: { oggetto: 'Tempistica' } })).toBe(0)
})

test('it is accepted as it was read: stale, twice, or another number changes nothing', async () => {
  const letti = (await leggi()).filter(({ proposta }) => proposta !== null)
  const [uno, ...altri] = letti
  if (!uno || altri.length === 0) throw new Error('Nothing is learned')
  const voce = ({ tempistica, reparto, proposta, versione }: TempoAppreso) => ({
    tempistica,
    reparto,
    minuti: proposta,
    versione,
  })
  const accetta = (...voci: object[]) =>
    mutateAs(ufficio, 'accettaTempiAppresi', { voci }, 'tempistiche { pk versione }')
  expect((await accetta({ ...voce(uno), minuti: (uno.proposta ?? 0) + 1 })).errors).toMatchObject([
    { code: 'CONFLICT', field: 'voci[0].minuti', message: TEMPO_CAMBIATO },
  ])
  expect((await accetta(voce(uno), voce(uno))).errors).toMatchObject([{ field: 'voci[1]', message: VOCE_DOPPIA }])
  await expect(accetta({ ...voce(uno), versione: uno.versione + 5 })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT' },
  })
  await expect(accetta({ ...voce(uno), tempistica: 999_999 })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  expect((await accetta()).errors).toMatchObject([{ field: 'voci' }])
  expect(await leggi()).toEqual(expect.arrayContaining(letti))
  await expect(mutateAs(operatore, 'accettaTempiAppresi', { voci: [voce(uno)] })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })

  expect((await accetta(...letti.map(voce))).errors).toEqual([])
  const dopo = await leggi()
  for (const letto of letti) {
    const nuovo = dopo.find(({ tempistica, reparto }) => tempistica === letto.tempistica && reparto === letto.reparto)
    // What is learned does not follow what is believed: it would run away.
    expect(nuovo).toMatchObject({ teorico: letto.proposta, proposta: letto.proposta, mediana: letto.mediana })
  }
  const storia = await app.db.auditLog.count({ where: { oggetto: 'Tempistica' } })
  expect(storia).toBe(letti.filter(({ teorico, proposta }) => teorico !== proposta).length)
})
