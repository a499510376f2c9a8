import { afterAll, beforeAll, expect, test } from 'vitest'
import { TIMED_REPARTI, type TimedReparto } from '#persone/reparti/rules.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { createRandom } from '#prisma/seed/random.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeTipoSerramento, makeUser } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine, makeSchedulazione } from '#server-test/ordini/factories.ts'
import { dateOfDay, timeOfHour } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type EnumName, enumName, enumNameOrNull, withWord } from '#shared/fields/enumNames.ts'
import { pezziOfRiga, type RigaToCount } from '../../attivita/rules.ts'
import type { TipoPezzo } from '../../lavorazioni/rules.ts'
import { readObservations } from '../observations.sql.ts'
import { CHANGED_TEMPO, DUPLICATE_ITEM, observedOf } from '../rules.ts'
import type { TempoAppreso } from '../tempiAppresi.ts'

let app: TestApp
let office: Client
let operatore: Client
/** Every code of the type, those of a category and a shape, one code. */
let tempistiche: { tutti: number; forma: number; codice: number }

interface Pezzo {
  sessione: number
  riga: number
  lavorazione: number
  minuti: number
}

const sessions: { tempo: number; teorico: number; chiusa: boolean; ordine: number; lavorazione: number }[] = []
const pezzi: Pezzo[] = []
const righe = new Map<number, RigaToCount & { ordine: number; tempistica: number }>()
let lavorazioni: { id: number; reparto: string; quota: number; tipo: TipoPezzo }[] = []

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  office = await app.as('super')
  const user = await makeUser(db, { operatore: {} })
  operatore = await app.as(user)
  const { id: operatoreId } = await db.operatore.findUniqueOrThrow({ where: { userId: user.id } })
  const random = createRandom(9)
  const tipo = await makeTipoSerramento(db, { ante: 2 })
  const codici = await Promise.all(
    ['A1', 'A2', 'B1'].map((codice, index) =>
      db.codiceSerramento.create({ data: { categoria: 'LEGNO', forma: index < 2 ? 'RETTA' : 'ARCO', codice } }),
    ),
  )
  const [a1, a2, b1] = codici.map(({ id }) => id)
  const create = async (scope: Partial<Prisma.TempisticaUncheckedCreateInput>) =>
    (
      await db.tempistica.create({
        data: { tipoSerramentoId: tipo.id, tempoRepartoMacchine: 100, tempoRepartoBanchi: 50, ...scope },
      })
    ).id
  tempistiche = {
    tutti: await create({}),
    forma: await create({ categoria: 'LEGNO', forma: 'RETTA' }),
    codice: await create({ codiceSerramentoId: a1 }),
  }
  const ofCodice = new Map([
    [a1, tempistiche.codice],
    [a2, tempistiche.forma],
    [b1, tempistiche.tutti],
  ])
  const fasi = new Map((await db.fase.findMany()).map(({ nome, reparto }) => [nome, reparto?.toLowerCase() ?? '']))
  lavorazioni = (await db.lavorazione.findMany({ orderBy: { id: 'asc' } })).map((one) => ({
    id: one.id,
    reparto: fasi.get(one.fase) ?? '',
    quota: one.quota.toNumber(),
    tipo: one.attivitaNumero.toLowerCase() as TipoPezzo,
  }))
  const today = dateOfDay(dayOfInstant(new Date()))
  const attivita: Prisma.AttivitaCreateManyInput[] = []
  const done: Prisma.PezzoAttivitaCreateManyInput[] = []
  function addSession(ordine: number, lavorazione: number, teorico: number, data: Date) {
    const closed = random.integer(0, 9) > 0
    const tempo = random.integer(20, 400)
    sessions.push({ tempo, teorico, chiusa: closed, ordine, lavorazione })
    attivita.push({
      id: sessions.length,
      operatoreId,
      data,
      ordineId: ordine,
      lavorazioneId: lavorazione,
      oraInizio: timeOfHour('08:00'),
      oraFine: closed ? timeOfHour('16:00') : null,
      tempo: closed ? tempo : null,
      tempoTeorico: teorico,
    })
  }
  for (let which = 0; which < 14; which++) {
    const ordine = await makeOrdine(db)
    const own: number[] = []
    for (const codiceSerramentoId of [a1, a2, b1]) {
      const riga = {
        numero: random.integer(1, 4),
        ante: random.one([null, 0, 1, 2, 3]),
        extraFields: random.one([{}, { n_vetri: '4' }, { N_Vetri: 2, n_vetri: 3 }, { n_vetri: 'tanti' }]),
        rivendita: random.integer(0, 7) === 0,
      }
      const { id } = await makeRigaOrdine(db, ordine.id, { tipoSerramentoId: tipo.id, codiceSerramentoId, ...riga })
      righe.set(id, {
        ...riga,
        tipoSerramento: tipo,
        ordine: ordine.id,
        tempistica: ofCodice.get(codiceSerramentoId) ?? 0,
      })
      own.push(id)
    }
    for (const lavorazione of lavorazioni) {
      // Some operations are never recorded.
      if (random.integer(0, 4) === 0) continue
      if (random.integer(0, 2) === 0) addSession(ordine.id, lavorazione.id, 0, today)
      const session = attivita.length + 1
      let teorico = 0
      for (const riga of own) {
        const data = righe.get(riga)
        const count = data ? pezziOfRiga(data, lavorazione.tipo) : 0
        for (let posizione = 1; posizione <= count; posizione++) {
          if (random.integer(0, 9) === 0) continue
          const minutes = random.integer(0, 5) === 0 ? 0 : random.integer(1, 300)
          teorico += minutes
          pezzi.push({ sessione: session, riga, lavorazione: lavorazione.id, minuti: minutes })
          done.push({
            attivitaId: session,
            ordineId: ordine.id,
            lavorazioneId: lavorazione.id,
            rigaOrdineId: riga,
            posizione,
            minuti: minutes,
          })
        }
      }
      addSession(ordine.id, lavorazione.id, teorico, today)
    }
  }
  await db.attivita.createMany({ data: attivita })
  await db.pezzoAttivita.createMany({ data: done })
})
afterAll(() => app.close())

/** Minutes of one window by timing, department and order, by plain loops over the pieces. */
function observed(): Map<string, Map<number, number>> {
  const counted = pezzi.filter(({ sessione, minuti }) => sessions[sessione - 1]?.chiusa && minuti > 0)
  /** Minutes of the closed sessions of an operation that finished no piece, for a minute that its pieces should take. */
  function pieceless(session: number, lavorazione: number): number {
    const ordine = sessions[session - 1]?.ordine
    const same = (id: number) => sessions[id - 1]?.ordine === ordine && sessions[id - 1]?.lavorazione === lavorazione
    const minutes = sessions.reduce((sum, { chiusa, tempo }, index) => {
      const idle = chiusa && same(index + 1) && !pezzi.some(({ sessione }) => sessione === index + 1)
      return idle ? sum + tempo : sum
    }, 0)
    return minutes / counted.reduce((sum, { sessione, minuti }) => (same(sessione) ? sum + minuti : sum), 0)
  }
  const byRiga = new Map<string, { effettivo: number; finestre: number }>()
  for (const { sessione, riga, lavorazione, minuti } of pezzi) {
    const own = sessions[sessione - 1]
    const data = righe.get(riga)
    const operation = lavorazioni.find(({ id }) => id === lavorazione)
    if (!own?.chiusa || own.teorico === 0 || minuti === 0 || !data || !operation || data.rivendita) continue
    const key = `${riga} ${operation.reparto}`
    const fin = byRiga.get(key) ?? { effettivo: 0, finestre: 0 }
    fin.effettivo += (own.tempo * minuti) / own.teorico + pieceless(sessione, lavorazione) * minuti
    fin.finestre += ((operation.quota / 100) * data.numero) / pezziOfRiga(data, operation.tipo)
    byRiga.set(key, fin)
  }
  const sums = new Map<string, { effettivo: number; finestre: number; numero: number }>()
  for (const [key, { effettivo, finestre }] of byRiga) {
    const [riga, reparto] = key.split(' ')
    const data = righe.get(Number(riga))
    if (!data) continue
    const own = `${data.tempistica} ${reparto} ${data.ordine}`
    const fin = sums.get(own) ?? { effettivo: 0, finestre: 0, numero: 0 }
    sums.set(own, {
      effettivo: fin.effettivo + effettivo,
      finestre: fin.finestre + finestre,
      numero: fin.numero + data.numero,
    })
  }
  const waits = new Map<string, Map<number, number>>()
  for (const [key, { effettivo, finestre, numero }] of sums) {
    if (finestre + 1e-9 < 0.5 * numero) continue
    const [tempistica, reparto, ordine] = key.split(' ')
    const own = waits.get(`${tempistica} ${reparto}`) ?? new Map<number, number>()
    own.set(Number(ordine), effettivo / finestre)
    waits.set(`${tempistica} ${reparto}`, own)
  }
  return waits
}

const READ = 'tempistica reparto versione teorico ordini esclusi mediana primoQuartile terzoQuartile proposta'
type ReadTempo = Omit<TempoAppreso, 'reparto'> & { reparto: EnumName<TimedReparto> }
const read = async () =>
  (await queryAs<ReadTempo[]>(office, `{ tempiAppresi { ${READ} } }`)).map(withWord('reparto', TIMED_REPARTI))

test('what one window took, by timing, department and order, agrees with plain loops', async () => {
  const waits = observed()
  const loaded = await readObservations(app.db)
  expect(loaded.map(({ tempistica, reparto }) => `${tempistica} ${reparto}`).sort()).toEqual([...waits.keys()].sort())
  expect(loaded.length).toBe(6)
  for (const { tempistica, reparto, ordini } of loaded) {
    const own = waits.get(`${tempistica} ${reparto}`) ?? new Map()
    expect(ordini.map(({ pk }) => pk).sort((a, b) => a - b)).toEqual([...own.keys()].sort((a, b) => a - b))
    for (const { pk, minuti } of ordini) expect(minuti).toBeCloseTo(own.get(pk) ?? Number.NaN, 8)
  }
  for (const loaded of await read()) {
    const own = [...(waits.get(`${loaded.tempistica} ${loaded.reparto}`)?.values() ?? [])]
    const { mediana, ordini, esclusi } = observedOf(own)
    expect(loaded).toMatchObject({ ordini, esclusi, teorico: loaded.reparto === 'macchine' ? 100 : 50 })
    expect(loaded.mediana).toBeCloseTo(mediana, 8)
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
  const work = { operatoreId, ordineId: ordine.id, oraInizio: timeOfHour('08:00'), oraFine: timeOfHour('16:00') }
  let id = 1_000
  for (const { id: lavorazioneId, tipo: piece } of bench) {
    const pieces = pezziOfRiga(
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
  const one = async () => (await readObservations(app.db, [tempistica]))[0]?.ordini[0]?.minuti ?? Number.NaN
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
  const [first] = await read()
  const ordini = await queryAs<{ minuti: number; escluso: boolean }[]>(
    office,
    `{ ordiniAppresi(tempisticaPk: ${first?.tempistica}, reparto: ${enumNameOrNull(first?.reparto)}) { ordine { numeroCommessa } minuti escluso } }`,
  )
  expect(ordini.filter(({ escluso }) => !escluso)).toHaveLength(first?.ordini ?? -1)
  expect(ordini.filter(({ escluso }) => escluso)).toHaveLength(first?.esclusi ?? -1)
})

test('a dry run tells which plans would change, and changes none', async () => {
  const loaded = (await read()).filter(({ proposta, teorico }) => proposta !== null && proposta !== teorico)
  const items = loaded.map(({ tempistica, reparto, proposta, versione }) => ({
    tempisticaPk: tempistica,
    reparto: enumName(reparto),
    minuti: proposta,
    versione,
  }))
  const trial = (who: Client, asked: readonly object[]) =>
    who.graphql<{ impattoTempiAppresi: { ordine: { pk: number } }[] }>(
      `query ($voci: [TempoAppresoInput!]!) { impattoTempiAppresi(voci: $voci) { ordine { pk } nomeFase minutiPrima minutiDopo inizioDopo } }`,
      { voci: asked },
    )
  const { tipoSerramentoId } = await app.db.tempistica.findUniqueOrThrow({ where: { id: tempistiche.tutti } })
  const tomorrow = dayOfInstant(new Date(Date.now() + 86_400_000))
  const planned = await makeOrdine(app.db)
  await makeRigaOrdine(app.db, planned.id, { tipoSerramentoId, codiceSerramentoId: null, numero: 3, ante: 1 })
  await makeSchedulazione(app.db, planned.id, 'macchine', tomorrow)
  const own = loaded.find(({ tempistica, reparto }) => tempistica === tempistiche.tutti && reparto === 'macchine')
  expect(own).toBeDefined()
  const { data, errors } = await trial(office, items)
  expect(errors).toBeUndefined()
  const toccate = (data?.impattoTempiAppresi ?? []).filter(({ ordine }) => ordine.pk === planned.id)
  expect(toccate).toEqual(
    own
      ? [
          {
            ordine: { pk: planned.id },
            nomeFase: 'macchine',
            minutiPrima: 3 * own.teorico,
            minutiDopo: 3 * (own.proposta ?? 0),
            inizioDopo: null,
          },
        ]
      : [],
  )
  expect((await trial(office, [])).data).toEqual({ impattoTempiAppresi: [] })
  expect((await trial(operatore, items)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  // Nothing was written: neither timings nor plans nor history.
  expect(await read()).toEqual(expect.arrayContaining(loaded))
  expect(await app.db.auditLog.count({ where: { oggetto: 'Tempistica' } })).toBe(0)
})

test('it is accepted as it was read: stale, twice, or another number changes nothing', async () => {
  const loaded = (await read()).filter(({ proposta }) => proposta !== null)
  const [one, ...others] = loaded
  if (!one || others.length === 0) throw new Error('Nothing is learned')
  const item = ({ tempistica, reparto, proposta, versione }: TempoAppreso) => ({
    tempisticaPk: tempistica,
    reparto: enumName(reparto),
    minuti: proposta,
    versione,
  })
  const accept = (...items: object[]) =>
    mutateAs(office, 'acceptTempiAppresi', { voci: items }, 'tempistiche { pk versione }')
  expect((await accept({ ...item(one), minuti: (one.proposta ?? 0) + 1 })).errors).toMatchObject([
    { code: 'CONFLICT', field: 'voci[0].minuti', message: CHANGED_TEMPO },
  ])
  expect((await accept(item(one), item(one))).errors).toMatchObject([{ field: 'voci[1]', message: DUPLICATE_ITEM }])
  await expect(accept({ ...item(one), versione: one.versione + 5 })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT' },
  })
  await expect(accept({ ...item(one), tempisticaPk: 999_999 })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  expect((await accept()).errors).toMatchObject([{ field: 'voci' }])
  expect(await read()).toEqual(expect.arrayContaining(loaded))
  await expect(mutateAs(operatore, 'acceptTempiAppresi', { voci: [item(one)] })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })

  expect((await accept(...loaded.map(item))).errors).toEqual([])
  const after = await read()
  for (const found of loaded) {
    const next = after.find(({ tempistica, reparto }) => tempistica === found.tempistica && reparto === found.reparto)
    // What is learned does not follow what is believed: it would run away.
    expect(next).toMatchObject({ teorico: found.proposta, proposta: found.proposta, mediana: found.mediana })
  }
  const history = await app.db.auditLog.count({ where: { oggetto: 'Tempistica' } })
  expect(history).toBe(loaded.filter(({ teorico, proposta }) => teorico !== proposta).length)
})
