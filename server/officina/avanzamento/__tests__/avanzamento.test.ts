import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { statementsOf } from '#server-test/statements.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { alignAvanzamenti } from '../align.ts'
import { readAvanzamentiData, readMondo } from '../read.ts'
import { readKept } from '../regenerate.ts'
import { computeAvanzamento, SHOWN_TIPI_EVENTO } from '../rules.ts'

let app: TestApp
let office: Client
let omar: Client
let operatori: number[]
let arrived: number
let fornitore: number
let taglio: number

beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
  const operatore = async (firstName: string) => {
    const user = await makeUser(app.db, { firstName, lastName: 'Bianchi', operatore: {} })
    return { user, pk: (await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id }
  }
  const [one, due] = [await operatore('Omar'), await operatore('Oriana')]
  omar = await app.as(one.user)
  operatori = [one.pk, due.pk]
  arrived = (await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })).id
  fornitore = (await app.db.fornitore.create({ data: { nome: 'Legnami Rossi', tipologia: 'legno', tempo: 7 } })).id
  taglio = await lavorazioneNamed(app.db, 'taglio')
})
afterAll(() => app.close())

const fornitura = (ordineId: number, different: object = {}) =>
  app.db.ordineFornitore.create({ data: { ordineId, tipologia: 'legno', fornitoreId: fornitore, ...different } })
const arrive = (id: number, day: string | null) =>
  app.db.ordineFornitore.update({
    where: { id },
    data: { statoId: day === null ? null : arrived, dataArrivo: day === null ? null : dateOfDay(day) },
  })

/** A session with its pieces, written as the workshop does. */
async function work(ordineId: number, riga: number, posizioni: number[], different: object = {}) {
  return app.db.attivita.create({
    data: {
      ordineId,
      lavorazioneId: taglio,
      operatoreId: operatori[0] ?? null,
      data: dateOfDay('2026-10-05'),
      oraInizio: new Date('1970-01-01T08:00:00Z'),
      oraFine: new Date('1970-01-01T09:00:00Z'),
      tempo: 60,
      pezzi: {
        create: posizioni.map((posizione) => ({
          ordineId,
          lavorazioneId: taglio,
          rigaOrdineId: riga,
          posizione,
          minuti: 40,
        })),
      },
      ...different,
    },
  })
}

/** What is kept of an order beside what comes out now. */
async function keptAndReckoned(ordine: number) {
  const data = (await readAvanzamentiData(app.db, [ordine], await readMondo(app.db))).get(ordine)
  if (!data) throw new Error('no order')
  return { kept: await readKept(app.db, ordine), reckoned: computeAvanzamento(data).eventi }
}

async function ordineInProgress() {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const legno = await fornitura(ordine.id, { venditaMateriale: 200, costoMateriale: 120 })
  return { ordine, riga, legno }
}

describe('what is kept', () => {
  test('follows every kind of change, whatever door it came through', async () => {
    const { ordine, riga, legno } = await ordineInProgress()
    const of = { id: ordine.id }
    const [one] = [await work(ordine.id, riga.id, [1])]
    const changes: (() => Promise<unknown>)[] = [
      () => arrive(legno.id, '2026-10-01'),
      () => app.db.ordine.update({ where: of, data: { netto: 5000 } }),
      () => app.db.ordineFornitore.update({ where: { id: legno.id }, data: { valorePercentuale: 60 } }),
      () => fornitura(ordine.id, { valorePercentuale: 40, statoId: arrived, dataArrivo: dateOfDay('2026-10-02') }),
      () => work(ordine.id, riga.id, [2], { data: dateOfDay('2026-10-06'), operatoreId: operatori[1] }),
      () => app.db.rigaOrdine.update({ where: { id: riga.id }, data: { numero: 3 } }),
      () => app.db.tempistica.updateMany({ data: { tempoRepartoBanchi: 70 } }),
      () => app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 35 } }),
      () => app.db.impostazione.create({ data: { chiave: 'quote_materiali', valore: ['legno: 20', 'vetro: 10'] } }),
      () => app.db.ordine.update({ where: of, data: { fasiSpente: ['vetro'] } }),
      () => app.db.attivita.update({ where: { id: one.id }, data: { data: dateOfDay('2026-10-09'), tempo: 30 } }),
      () => arrive(legno.id, null),
      () => app.db.attivita.delete({ where: { id: one.id } }),
      () => app.db.impostazione.delete({ where: { chiave: 'quote_materiali' } }),
      () => app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 40 } }),
      () => app.db.ordineFornitore.deleteMany({ where: { ordineId: ordine.id } }),
    ]
    for (const [n, change] of changes.entries()) {
      await change()
      expect(await app.db.avanzamentoDaRifare.count({ where: { ordineId: ordine.id } }), `change ${n}`).toBeGreaterThan(
        0,
      )
      expect(await alignAvanzamenti(app.db, { count: 500 })).toBe(0)
      const { kept, reckoned } = await keptAndReckoned(ordine.id)
      expect(kept, `change ${n}`).toEqual(reckoned)
    }
  })

  test('is what comes out after many changes and readers at once', async () => {
    const { ordine, riga, legno } = await ordineInProgress()
    await app.db.rigaOrdine.update({ where: { id: riga.id }, data: { numero: 12 } })
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) =>
        work(ordine.id, riga.id, [n + 1], { data: dateOfDay(`2026-10-${10 + n}`) }),
      ),
      ...[1, 2, 3, 4].map((n) => arrive(legno.id, n % 2 ? `2026-10-0${n}` : null)),
      ...[1000, 2000, 3000].map((netto) => app.db.ordine.update({ where: { id: ordine.id }, data: { netto } })),
      ...Array.from({ length: 6 }, () => alignAvanzamenti(app.db, { count: 500 })),
    ])
    await alignAvanzamenti(app.db, { count: 500 })
    const { kept, reckoned } = await keptAndReckoned(ordine.id)
    expect(kept).toEqual(reckoned)
    expect(kept.filter(({ attivita }) => attivita !== null)).toHaveLength(10)
    expect(await app.db.avanzamentoDaRifare.count({ where: { ordineId: ordine.id } })).toBe(0)
  })

  test('of many orders at once, with readers beside, is what comes out of each', async () => {
    const scene = []
    for (let n = 0; n < 4; n++) {
      const one = await ordineInProgress()
      await app.db.ordine.update({ where: { id: one.ordine.id }, data: { netto: 1000.01 * (n + 1) } })
      await work(one.ordine.id, one.riga.id, [1], { data: dateOfDay(`2026-10-0${n + 1}`) })
      if (n % 2 === 0) await arrive(one.legno.id, `2026-10-0${n + 3}`)
      scene.push(one)
    }
    await Promise.all([
      ...scene.map(({ ordine, riga }, n) =>
        work(ordine.id, riga.id, [2], { data: dateOfDay(`2026-10-1${n}`), ...(n === 0 ? { oraFine: null } : {}) }),
      ),
      // What all orders are reckoned by changes meanwhile.
      app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 37 } }),
      ...Array.from({ length: 4 }, () => alignAvanzamenti(app.db, { count: 500 })),
    ])
    expect(await alignAvanzamenti(app.db, { count: 500 })).toBe(0)
    for (const { ordine } of scene) {
      const { kept, reckoned } = await keptAndReckoned(ordine.id)
      expect(kept).toEqual(reckoned)
      expect(kept.length).toBeGreaterThan(0)
    }
    await app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 40 } })
  })

  test('orders of which nothing is done are not kept, and their marks go', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    expect(await alignAvanzamenti(app.db, { count: 500 })).toBe(0)
    expect(await app.db.avanzamentoOrdine.count({ where: { ordineId: ordine.id } })).toBe(0)
  })
})

test('an order that is finished stands at exactly 100 %, its cents at its net', async () => {
  const { ordine, legno } = await ordineInProgress()
  await app.db.ordine.update({
    where: { id: ordine.id },
    data: { netto: 1234.57, fasiSpente: ['vetro', 'verniciatura', 'telai'] },
  })
  await arrive(legno.id, '2026-10-01')
  await mutateAs(office, 'completeAttivitaOrdine', { ordinePk: ordine.id })
  const read = await queryAs<{
    totaleValoreEconomico: number
    percentualeAvanzamento: number
    completo: boolean
    eventi: { totali: object; nodes: object[] }
  }>(
    office,
    `{ avanzamentoOrdine(ordinePk: ${ordine.id}) { netto totaleValoreEconomico percentualeAvanzamento percentualeAvanzamentoAvMateriali
      completo warnings { motivo } eventi { valoreEconomicoTotale costoMaterialeTotale nodes { tipoEvento operatore } } } }`,
  )
  expect(read).toMatchObject({
    netto: 1234.57,
    totaleValoreEconomico: 1234.57,
    percentualeAvanzamento: 100,
    percentualeAvanzamentoAvMateriali: 100,
    completo: true,
    warnings: [],
    eventi: { valoreEconomicoTotale: 1234.57, costoMaterialeTotale: 120 },
  })
  expect(read.eventi.nodes).toHaveLength(9)
})

test('the progress of a page of orders, with its events, is read in as many statements as that of one', async () => {
  const pks: number[] = []
  while (pks.length < 3) {
    const { ordine, riga } = await makeOrdineInOfficina(app.db)
    await work(ordine.id, riga.id, [1], { data: dateOfDay(`2026-11-1${pks.length}`) })
    pks.push(ordine.id)
  }
  await alignAvanzamenti(app.db, { count: 500 })
  const ask = (ordini: number[]) =>
    queryAs<{ nodes: { pk: number; avanzamento: { eventi: { totalCount: number } } }[] }>(
      office,
      `{ ordini(filtro: { pks: [${ordini.join(',')}] }) { nodes { pk avanzamento { numeroPezzi eventi { totalCount } } } } }`,
    )
  const one = await statementsOf(() => ask(pks.slice(0, 1)))
  let read: Awaited<ReturnType<typeof ask>> | undefined
  const all = await statementsOf(async () => {
    read = await ask(pks)
  })
  expect(read?.nodes.map(({ avanzamento }) => avanzamento.eventi.totalCount)).toEqual([1, 1, 1])
  expect(all.length).toBe(one.length)
})

describe('the pages', () => {
  const filter = 'filtro: { periodo: { dal: "2026-09-01", al: "2026-09-30" } }'
  let ordine: number

  beforeAll(async () => {
    const scena = await ordineInProgress()
    const agente = await makeAgente(app.db, { tipoAgente: 'B2Cs' })
    ordine = scena.ordine.id
    await app.db.ordine.update({ where: { id: ordine }, data: { progetto: 'Villa Aurora', agenteId: agente.id } })
    await arrive(scena.legno.id, '2026-09-03')
    await work(ordine, scena.riga.id, [1], { data: dateOfDay('2026-09-10') })
    await work(ordine, scena.riga.id, [2], { data: dateOfDay('2026-09-12'), operatoreId: operatori[1] })
  })

  const page = (
    of: string,
    fields = 'totalCount nodes { ordine { pk } totaleValoreEconomico } totali { totaleValoreEconomico }',
  ) =>
    queryAs<{
      totalCount: number
      nodes: { ordine: { pk: number }; totaleValoreEconomico: number }[]
      totali: { totaleValoreEconomico: number }
    }>(office, `{ avanzamentoOrdini(${of}) { ${fields} } }`)

  test('rows, totals and groups are the same sums, in every partition', async () => {
    const { totali, nodes } = await page(filter)
    expect(nodes.map((node) => node.ordine.pk)).toEqual([ordine])
    const perTipo = await Promise.all(
      SHOWN_TIPI_EVENTO.map(
        async (tipo) =>
          (await page(filter.replace(/ }$/, `, tipoEvento: ${enumName(tipo)} }`))).totali.totaleValoreEconomico,
      ),
    )
    expect(perTipo.reduce((a, b) => a + b, 0)).toBeCloseTo(totali.totaleValoreEconomico, 6)
    const byOperatori = await Promise.all(
      operatori.map(
        async (pk) => (await page(filter.replace(/ }$/, `, operatorePks: [${pk}] }`))).totali.totaleValoreEconomico,
      ),
    )
    expect(byOperatori.reduce((a, b) => a + b, 0)).toBeCloseTo(perTipo[1] ?? 0, 6)
    for (const by of ['GIORNO', 'SETTIMANA', 'MESE', 'OPERATORE', 'LAVORAZIONE', 'TIPO_CLIENTE']) {
      const read = await queryAs<{
        gruppi: { totaleValoreEconomico: number; nome: string }[]
        totali: { totaleValoreEconomico: number }
      }>(
        office,
        `{ avanzamentoRaggruppato(${filter}, per: ${by}) { gruppi { chiave nome totaleValoreEconomico } totali { totaleValoreEconomico } } }`,
      )
      expect(read.totali).toEqual(totali)
      expect(read.gruppi.reduce((a, b) => a + b.totaleValoreEconomico, 0)).toBeCloseTo(totali.totaleValoreEconomico, 6)
      if (by === 'TIPO_CLIENTE') expect(read.gruppi.map(({ nome }) => nome)).toEqual(['B2C*s'])
    }
  })

  test('filters of orders, materials, as of a day', async () => {
    const find = async (other: string) => (await page(filter.replace(/ }$/, `, ${other} }`))).nodes.length
    expect(await find('progetto: "aurora"')).toBe(1)
    expect(await find('progetto: "altra"')).toBe(0)
    expect(await find('tipoAgente: "B2C*s"')).toBe(1)
    expect(await find('tipoAgente: "B2B"')).toBe(0)
    expect(await find('materialiNonCompleti: ["legno"]')).toBe(0)
    expect(await find('materialiNonCompleti: ["vetro"]')).toBe(1)
    expect(await find('materialiCompleti: false')).toBe(1)
    expect(await find('materialiCompleti: true')).toBe(0)
    expect(await find('conMateriali: true')).toBe(1)
    const [before] = (await page(`filtro: { periodo: { al: "2026-09-05" }, ordinePk: ${ordine} }`)).nodes
    expect(before).toMatchObject({ totaleValoreEconomico: 200 })
  })

  test('what does not fit is refused, and nobody but administrators of orders reads', async () => {
    for (const [of, message] of [
      ['filtro: { periodo: { dal: "2026-09-02", al: "2026-09-01" } }', 'La data di fine precede quella di inizio.'],
    ] as const) {
      await expect(page(of)).rejects.toMatchObject({ message })
    }
    await expect(queryAs(omar, '{ avanzamentoOrdini { totalCount } }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  })

  test('reckoning anew says what differed', async () => {
    const regenerateOrdine = () =>
      mutateAs<{ differenze: string[] }>(office, 'regenerateAvanzamento', { ordinePk: ordine }, 'differenze')
    expect((await regenerateOrdine()).differenze).toEqual([])
    await app.db.eventoAvanzamento.updateMany({
      where: { ordineId: ordine, materiale: 'legno' },
      data: { valoreEconomico: 1 },
    })
    expect((await regenerateOrdine()).differenze).toEqual([
      expect.stringMatching(/^Arrivo materiale legno del 03-09-2026: cambiato valore 1,00\s€ → 200,00\s€\.$/),
    ])
    expect((await regenerateOrdine()).differenze).toEqual([])
    await expect(mutateAs(office, 'regenerateAvanzamento', { ordinePk: 99_999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })

  test('the calls of the old API', async () => {
    const call = async (method: string, path: string) => {
      const response = await office.fetch(`/api/planner/${path}`, { method })
      return { status: response.status, body: await response.json() }
    }
    const elenco = await call('GET', 'avanzamento-ordini/?from_date=2026-09-01&to_date=2026-09-30&ordering=-netto')
    expect(elenco).toMatchObject({
      status: 200,
      body: {
        count: 1,
        results: [
          {
            ordine_data: {
              id: ordine,
              progetto: 'Villa Aurora',
              agente_data: { tipo_agente: 'B2C*s' },
              cliente: { nome: expect.any(String) },
            },
            totale_valore_materiali: 200,
            totale_valore_materiali_avanzamento: 200,
            has_warnings_fornitori: false,
          },
        ],
        totals: { totale_valore_materiali: 200 },
      },
    })
    const [{ valori_materiali: values }] = elenco.body.results
    expect(values.find((one: { materiale: string }) => one.materiale === 'legno')).toEqual({
      materiale: 'legno',
      valore_economico_materiale: 200,
      valore_economico_materiale_avanzamento: 200,
      totale_percentuale_materiali: 100,
      ordini_fornitori: [
        {
          ordine_fornitore: expect.any(Number),
          ordine_fornitore_nome: 'Legnami Rossi',
          stato: 'ARRIVATO',
          data_arrivo: '2026-09-03',
          valore_percentuale: null,
        },
      ],
      ordini_fornitori_non_arrivati: [],
    })
    const events = await call('GET', `avanzamento-ordini/${ordine}/eventi/`)
    expect(events.body.results).toHaveLength(3)
    expect(events.body.results[0]).toMatchObject({
      tipo_evento: 'attivita_operatore',
      lavorazione_data: { nome: 'taglio', attivita_numero: 'numero' },
      operatore: 'Oriana Bianchi',
      numero_pezzi: 1,
      numero_pezzi_totali: 2,
    })
    expect(events.body.totals).toMatchObject({ tempo_lavorazione_totale: 120, costo_materiale_totale: 120 })
    expect(await call('POST', `avanzamento-ordini/${ordine}/rigenera/`)).toEqual(events)
    expect((await call('GET', 'avanzamento-ordini/99999999/eventi/')).status).toBe(404)
    const days = await call('GET', 'avanzamento-per-giorno/?from_date=2026-09-01&to_date=2026-09-30')
    expect(days.body.results.map(({ giorno }: { giorno: string }) => giorno)).toEqual([
      '2026-09-03',
      '2026-09-10',
      '2026-09-12',
    ])
    expect(await call('GET', 'progetti/?search=aurora')).toEqual({ status: 200, body: ['Villa Aurora'] })
    expect((await call('GET', 'avanzamento-ordini/?from_date=2026-09-02&to_date=2026-09-01')).status).toBe(400)
  })
})
