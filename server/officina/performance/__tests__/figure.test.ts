import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REVERSED_PERIOD } from '#numeri/statistiche/rules.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { createRandom } from '#prisma/seed/random.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeOrdine, makeTipoSerramento, makeUser } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { dateOfDay, timeOfHour } from '#shared/dates/days.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { fillOf, GROUPINGS, type Grouping, performanceOf } from '../rules.ts'

// An independent slow model: plain loops over what was written, against the statements.
interface Session {
  data: string
  operatore: number | null
  ordine: number | null
  lavorazione: number
  seconda: number | null
  chiusa: boolean
  tempo: number
  /** Theory of the pieces of either operation, and how many there are. */
  teorie: [number, number]
  pezzi: [number, number]
}

interface Part {
  sessione: number
  data: string
  operatore: number
  ordine: number | null
  lavorazione: number
  tempo: number
  teorico: number
  pezzi: number
}

const DAL = '2026-03-02'
const TO = '2026-03-29'
const DAYS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 1, 25 + index)).toISOString().slice(0, 10),
)

let app: TestApp
let superuser: Client
let operatore: Client
let operatori: number[] = []
let ordini: { id: number; tipo: string | null; riga: number }[] = []
let lavorazioni: { id: number; fase: string }[] = []
const sessions: Session[] = []

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const random = createRandom(4)
  const users = [
    await makeUser(db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }),
    await makeUser(db, { firstName: 'Ada', lastName: 'Neri', operatore: {} }),
    await makeUser(db, { firstName: 'Ugo', lastName: 'Alfa', operatore: {} }),
  ]
  operatore = await app.as(users[0] as (typeof users)[number])
  operatori = await Promise.all(
    users.map(async ({ id }) => (await db.operatore.findUniqueOrThrow({ where: { userId: id } })).id),
  )
  lavorazioni = await db.lavorazione.findMany({ select: { id: true, fase: true }, orderBy: { id: 'asc' } })
  const tipo = await makeTipoSerramento(db)
  const agenti = [await makeAgente(db, { tipoAgente: 'B2B' }), await makeAgente(db, { tipoAgente: 'B2Cs' })]
  ordini = await Promise.all(
    ['B2B', 'B2C*s', null, 'B2B'].map(async (which, index) => {
      const agenteId = which === null ? null : (agenti[which === 'B2B' ? 0 : 1]?.id ?? null)
      const { id } = await makeOrdine(db, { agenteId, numeroCommessa: `F${index}` })
      return { id, tipo: which, riga: (await makeRigaOrdine(db, id, { tipoSerramentoId: tipo.id, numero: 999 })).id }
    }),
  )
  const pezzi: Prisma.PezzoAttivitaCreateManyInput[] = []
  const attivita: Prisma.AttivitaCreateManyInput[] = []
  let posizione = 0
  for (let numero = 1; numero <= 300; numero++) {
    const automatica = random.integer(0, 9) === 0
    const ordine = random.integer(0, 7) === 0 && !automatica ? null : random.one(ordini)
    const lavorazione = random.one(lavorazioni)
    const others = lavorazioni.filter(({ id }) => id !== lavorazione.id)
    const second = ordine && random.integer(0, 3) === 0 ? random.one(others) : null
    const closed = !automatica && random.integer(0, 9) > 0
    const inizio = 480 + random.integer(0, 400)
    const tempo = random.integer(0, 10) === 0 ? 0 : random.integer(1, 400)
    const data = random.one(DAYS)
    const who = automatica ? null : random.one(operatori)
    const teorie: [number, number] = [0, 0]
    const count: [number, number] = [0, 0]
    for (const [which, one] of [lavorazione, second].entries()) {
      if (!one || !ordine) continue
      count[which as 0 | 1] = random.integer(0, 3)
      for (let pezzo = 0; pezzo < count[which as 0 | 1]; pezzo++) {
        const minutes = random.integer(0, 900_000)
        teorie[which as 0 | 1] += minutes
        pezzi.push({
          attivitaId: numero,
          ordineId: ordine.id,
          lavorazioneId: one.id,
          rigaOrdineId: ordine.riga,
          posizione: ++posizione,
          minuti: minutes / 10_000,
        })
      }
    }
    const hour = (minutes: number) =>
      timeOfHour(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
    attivita.push({
      id: numero,
      automatica,
      operatoreId: who,
      data: dateOfDay(data),
      ordineId: ordine?.id ?? null,
      lavorazioneId: lavorazione.id,
      secondaLavorazioneId: second?.id ?? null,
      oraInizio: automatica ? null : hour(inizio),
      oraFine: closed ? hour(inizio + tempo) : null,
      tempo: closed ? tempo : automatica ? 0 : null,
      tempoTeorico: (teorie[0] + teorie[1]) / 10_000,
      teoricoSeconda: teorie[1] / 10_000,
      pezziFatti: count[0],
      pezziSeconda: count[1],
      note: numero % 7 === 0 ? `nota ${numero}` : '',
    })
    sessions.push({
      data,
      operatore: who,
      ordine: ordine?.id ?? null,
      lavorazione: lavorazione.id,
      seconda: second?.id ?? null,
      chiusa: closed,
      tempo,
      teorie,
      pezzi: count,
    })
  }
  await db.attivita.createMany({ data: attivita })
  await db.pezzoAttivita.createMany({ data: pezzi })
})
afterAll(() => app.close())

interface Filter {
  operatorePks?: number[]
  lavorazionePks?: number[]
  tipoAgente?: string
  ordinePk?: number
}

/** What counts, by loops. Theory in ten-thousandths of a minute. */
function parts(hours: boolean, filter: Filter = {}): Part[] {
  const found: Part[] = []
  for (const [index, one] of sessions.entries()) {
    if (!one.chiusa || one.operatore === null || one.data < DAL || one.data > TO) continue
    if (!hours && one.ordine === null) continue
    if (filter.operatorePks && !filter.operatorePks.includes(one.operatore)) continue
    if (filter.ordinePk && one.ordine !== filter.ordinePk) continue
    if (filter.tipoAgente && ordini.find(({ id }) => id === one.ordine)?.tipo !== filter.tipoAgente) continue
    const [before, second] = one.teorie
    const teoria = before + second
    const other =
      one.seconda === null || teoria === 0 ? 0 : Math.floor((2 * one.tempo * second + teoria) / (2 * teoria))
    const common = { sessione: index + 1, data: one.data, operatore: one.operatore, ordine: one.ordine }
    found.push({
      ...common,
      lavorazione: one.lavorazione,
      tempo: one.tempo - other,
      teorico: before,
      pezzi: one.pezzi[0],
    })
    if (one.seconda !== null) {
      found.push({ ...common, lavorazione: one.seconda, tempo: other, teorico: second, pezzi: one.pezzi[1] })
    }
  }
  return filter.lavorazionePks ? found.filter(({ lavorazione }) => filter.lavorazionePks?.includes(lavorazione)) : found
}

function sums(of: readonly Part[]) {
  const tempo = of.reduce((sum, part) => sum + part.tempo, 0)
  const tempoTeorico = of.reduce((sum, part) => sum + part.teorico, 0) / 10_000
  const giornate = new Set(of.filter((part) => part.tempo > 0).map(({ data, operatore }) => `${data} ${operatore}`))
    .size
  return {
    tempo,
    tempoTeorico,
    sessioni: new Set(of.map(({ sessione }) => sessione)).size,
    giornate,
    performance: performanceOf(tempoTeorico, tempo),
    percentuale: fillOf(tempo, giornate),
  }
}

const SUMS = 'tempo tempoTeorico sessioni giornate performance percentuale'

interface Figure {
  totali: ReturnType<typeof sums>
  gruppi: (ReturnType<typeof sums> & { chiave: string; nome: string; numeroOrdini: number })[]
  attivita: { totalCount: number; nodes: { tempo: number; tempoTeorico: number }[] }
}

const read = (field: string, filter: Filter = {}, by: Grouping = 'giorno') =>
  queryAs<Figure>(
    superuser,
    `query ($filtro: FiltroFigure) { ${field}(filtro: $filtro) { totali { ${SUMS} }
      gruppi(per: ${enumName(by)}) { chiave nome numeroOrdini ${SUMS} }
      attivita(perPagina: 1000) { totalCount nodes { tempo tempoTeorico } } } }`,
    { filtro: { periodo: { dal: DAL, al: TO }, ...filter } },
  )

/** What each division calls a part. */
const keys: Record<string, (part: Part) => string> = {
  giorno: ({ data }) => data,
  settimana({ data }) {
    const day = new Date(`${data}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
    return day.toISOString().slice(0, 10)
  },
  mese: ({ data }) => `${data.slice(0, 7)}-01`,
  operatore: ({ operatore: who }) => `${who}`,
  lavorazione: ({ lavorazione }) => `${lavorazione}`,
  fase: ({ lavorazione }) => lavorazioni.find(({ id }) => id === lavorazione)?.fase ?? '',
  tipoAgente: ({ ordine }) => ordini.find(({ id }) => id === ordine)?.tipo ?? '',
  giornoOperatore: ({ data, operatore: who }) => `${data} ${who}`,
}

describe.each([
  ['performance', false],
  ['oreLavorate', true],
] as const)('%s', (field, hours) => {
  test.each(GROUPINGS)('by %s agrees with plain loops, and its parts make the whole', async (by) => {
    const loaded = await read(field, {}, by)
    const counted = parts(hours)
    expect(loaded.totali).toEqual(sums(counted))
    const expected = Map.groupBy(counted, keys[by] as (part: Part) => string)
    expect(new Set(loaded.gruppi.map(({ chiave }) => chiave))).toEqual(new Set(expected.keys()))
    for (const { chiave, nome: _name, numeroOrdini, ...own } of loaded.gruppi) {
      const waits = expected.get(chiave) ?? []
      expect(own).toEqual(sums(waits))
      expect(numeroOrdini).toBe(new Set(waits.flatMap(({ ordine }) => ordine ?? [])).size)
    }
    expect(loaded.gruppi.reduce((sum, { tempo }) => sum + tempo, 0)).toBe(loaded.totali.tempo)
  })

  test('under every filter the activities make the figure, and what a filter leaves out the others have', async () => {
    const splits: Filter[][] = [
      operatori.map((one) => ({ operatorePks: [one] })),
      lavorazioni.map(({ id }) => ({ lavorazionePks: [id] })),
      [...ordini.map(({ id }) => ({ ordinePk: id }))],
    ]
    const all = sums(parts(false))
    for (const filters of splits) {
      let [tempo, teorico] = [0, 0]
      for (const filter of filters) {
        const { totali, attivita } = await read(field, filter)
        expect(totali).toEqual(sums(parts(hours, filter)))
        expect(attivita.totalCount).toBe(totali.sessioni)
        expect(attivita.nodes.reduce((sum, one) => sum + one.tempo, 0)).toBe(totali.tempo)
        expect(attivita.nodes.reduce((sum, one) => sum + one.tempoTeorico, 0)).toBeCloseTo(totali.tempoTeorico, 6)
        tempo += totali.tempo
        teorico += Math.round(totali.tempoTeorico * 10_000)
      }
      if (!hours) expect([tempo, teorico / 10_000]).toEqual([all.tempo, all.tempoTeorico])
    }
    // Of a session of two operations both parts count, once each.
    for (const [n, { id }] of lavorazioni.entries()) {
      const due = { lavorazionePks: [id, lavorazioni[(n + 1) % lavorazioni.length]?.id ?? id] }
      const { totali, attivita } = await read(field, due)
      expect(totali).toEqual(sums(parts(hours, due)))
      expect(attivita.nodes.reduce((sum, one) => sum + one.tempoTeorico, 0)).toBeCloseTo(totali.tempoTeorico, 6)
    }
    const B2B = { tipoAgente: 'B2B', operatorePks: operatori.slice(0, 2) }
    expect((await read(field, B2B)).totali).toEqual(sums(parts(hours, B2B)))
    expect((await read(field, { tipoAgente: 'altro' })).totali.sessioni).toBe(0)
  })
})

test('the work of an order by operation and operator: rows, pieces, notes and sums of plain loops', async () => {
  const loaded = await queryAs<{
    totalCount: number
    totali: { pezzi: number; tempo: number; tempoTeorico: number; ordine: null; unita: null }
    nodes: {
      ordine: { pk: number }
      lavorazione: { pk: number }
      operatore: { pk: number }
      pezzi: number
      tempo: number
      tempoTeorico: number
      fuoriTempo: boolean
      dataInizio: string
      dataFine: string
    }[]
  }>(
    superuser,
    `query ($filtro: FiltroFigure) { lavorazioniOrdine(filtro: $filtro, perPagina: 1000) { totalCount
      totali { pezzi tempo tempoTeorico ordine { pk } unita }
      nodes { ordine { pk } lavorazione { pk } operatore { pk } pezzi tempo tempoTeorico fuoriTempo dataInizio dataFine } } }`,
    { filtro: { periodo: { dal: DAL, al: TO } } },
  )
  const counted = parts(false)
  const waits = Map.groupBy(counted, (p) => `${p.ordine} ${p.lavorazione} ${p.operatore}`)
  expect(loaded.totalCount).toBe(waits.size)
  const { tempo, tempoTeorico } = sums(counted)
  const numeroPezzi = counted.reduce((sum, { pezzi }) => sum + pezzi, 0)
  expect(loaded.totali).toEqual({ pezzi: numeroPezzi, tempo, tempoTeorico, ordine: null, unita: null })
  for (const riga of loaded.nodes) {
    const own = waits.get(`${riga.ordine.pk} ${riga.lavorazione.pk} ${riga.operatore.pk}`) ?? []
    const days = own.map(({ data }) => data).sort()
    const expected = sums(own)
    expect(riga).toMatchObject({
      pezzi: own.reduce((sum, { pezzi }) => sum + pezzi, 0),
      tempo: expected.tempo,
      tempoTeorico: expected.tempoTeorico,
      fuoriTempo: expected.tempo > expected.tempoTeorico,
      dataInizio: days[0],
      dataFine: days.at(-1),
    })
  }
})

test('the holes of a day are what no activity covers between the first and the last, whatever is filtered', async () => {
  const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
  const { attivita } = await queryAs<{
    attivita: {
      nodes: { attivita: { data: string; oraInizio: string; oraFine: string; operatore: { pk: number } } }[]
    }
  }>(
    superuser,
    `{ oreLavorate(filtro: { periodo: { dal: "${DAL}", al: "${TO}" } }) {
      attivita(perPagina: 1000) { nodes { attivita { data oraInizio oraFine operatore { pk } } } } } }`,
  )
  const giornate = Map.groupBy(
    attivita.nodes.map((node) => node.attivita),
    ({ data, operatore: who }) => `${data} ${who.pk}`,
  )
  const [before] = lavorazioni
  for (const filter of ['', `, lavorazionePks: [${before?.id}]`]) {
    const hours = await queryAs<{ gruppi: { chiave: string; buchi: { minuti: number }[] }[] }>(
      superuser,
      `{ oreLavorate(filtro: { periodo: { dal: "${DAL}", al: "${TO}" }${filter} }) {
        gruppi(per: GIORNO_OPERATORE) { chiave buchi { minuti } } } }`,
    )
    for (const { chiave, buchi } of hours.gruppi) {
      const own = giornate.get(chiave) ?? []
      const covered = new Set<number>()
      for (const { oraInizio, oraFine } of own) {
        for (let minute = minutes(oraInizio); minute < minutes(oraFine); minute++) covered.add(minute)
      }
      const dal = Math.min(...own.map(({ oraInizio }) => minutes(oraInizio)))
      const al = Math.max(...own.map(({ oraFine }) => minutes(oraFine)))
      expect(
        buchi.reduce((sum, { minuti: one }) => sum + one, 0),
        chiave,
      ).toBe(al - dal - covered.size)
    }
    expect(hours.gruppi.some(({ buchi }) => buchi.length > 0)).toBe(true)
  }
})

test('each figure is one statement, and each link of all its rows one more', async () => {
  const count = (fields: string) =>
    statementsOf(() =>
      queryAs(superuser, `{ performance(filtro: { periodo: { dal: "${DAL}", al: "${TO}" } }) { ${fields} } }`),
    )
  const empty = (await count('fromDate')).length
  for (const [field, links] of [
    ['totali { tempo }', 0],
    ['gruppi(per: GIORNO) { tempo ordini { numeroCommessa } lavorazioni { nome } }', 2],
    ['attivita { nodes { attivita { data } } }', 1],
  ] as const) {
    expect((await count(field)).length - empty).toBe(1 + links)
  }
})

test('the performance of an operator is that of the operator alone', async () => {
  const { nodes } = await queryAs<{ nodes: { pk: number; performance: { totali: ReturnType<typeof sums> } }[] }>(
    superuser,
    `{ operatori { nodes { pk performance(filtro: { periodo: { dal: "${DAL}", al: "${TO}" } }) { totali { ${SUMS} } } } } }`,
  )
  for (const { pk, performance: own } of nodes) expect(own.totali).toEqual(sums(parts(false, { operatorePks: [pk] })))
  expect(nodes.map(({ pk }) => pk)).toEqual(expect.arrayContaining(operatori))
  const { data } = await operatore.graphql('{ operatori { nodes { performance { fromDate } } } }')
  expect(data).toMatchObject({ operatori: { nodes: [{ performance: null }, {}, {}] } })
})

test('operators get none of it; what makes no sense is refused beside its cause', async () => {
  for (const field of [
    'performance { totali { tempo } }',
    'oreLavorate { totali { tempo } }',
    'lavorazioniOrdine { totalCount }',
  ]) {
    const { data, errors } = await operatore.graphql(`{ ${field} }`)
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(
    queryAs(superuser, '{ performance(filtro: { periodo: { dal: "2026-03-02", al: "2026-03-01" } }) { fromDate } }'),
  ).rejects.toMatchObject({ message: REVERSED_PERIOD })
})
