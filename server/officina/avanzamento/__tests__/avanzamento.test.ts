import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeUser } from '../../../test/factories.ts'
import { lavorazioneChiamata, makeOrdineInOfficina } from '../../../test/officina/scene.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { alignAvanzamenti } from '../align.ts'
import { readDatiAvanzamento, readMondo } from '../read.ts'
import { readKept } from '../regenerate.ts'
import { calcolaAvanzamento, TIPI_EVENTO_MOSTRATI } from '../rules.ts'

let app: TestApp
let ufficio: Client
let omar: Client
let operatori: number[]
let arrivato: number
let fornitore: number
let taglio: number

beforeAll(async () => {
  app = await createTestApp()
  ufficio = await app.as('super')
  const operatore = async (firstName: string) => {
    const user = await makeUser(app.db, { firstName, lastName: 'Bianchi', operatore: {} })
    return { user, pk: (await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id }
  }
  const [uno, due] = [await operatore('Omar'), await operatore('Oriana')]
  omar = await app.as(uno.user)
  operatori = [uno.pk, due.pk]
  arrivato = (await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })).id
  fornitore = (await app.db.fornitore.create({ data: { nome: 'Legnami Rossi', tipologia: 'legno', tempo: 7 } })).id
  taglio = await lavorazioneChiamata(app.db, 'taglio')
})
afterAll(() => app.close())

const fornitura = (ordineId: number, diversa: object = {}) =>
  app.db.ordineFornitore.create({ data: { ordineId, tipologia: 'legno', fornitoreId: fornitore, ...diversa } })
const arriva = (id: number, giorno: string | null) =>
  app.db.ordineFornitore.update({
    where: { id },
    data: { statoId: giorno === null ? null : arrivato, dataArrivo: giorno === null ? null : dateOfDay(giorno) },
  })

/** A session with its pieces, written as the workshop does. */
async function lavora(ordineId: number, riga: number, posizioni: number[], diversa: object = {}) {
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
      ...diversa,
    },
  })
}

/** What is kept of an order beside what comes out now. */
async function keptAndReckoned(ordine: number) {
  const dati = await readDatiAvanzamento(app.db, ordine, await readMondo(app.db))
  if (!dati) throw new Error('no order')
  return { kept: await readKept(app.db, ordine), reckoned: calcolaAvanzamento(dati).eventi }
}

async function ordineInCorso() {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const legno = await fornitura(ordine.id, { venditaMateriale: 200, costoMateriale: 120 })
  return { ordine, riga, legno }
}

describe('what is kept', () => {
  test('follows every kind of change, whatever door it came through', async () => {
    const { ordine, riga, legno } = await ordineInCorso()
    const di = { id: ordine.id }
    const [uno] = [await lavora(ordine.id, riga.id, [1])]
    const cambi: (() => Promise<unknown>)[] = [
      () => arriva(legno.id, '2026-10-01'),
      () => app.db.ordine.update({ where: di, data: { netto: 5000 } }),
      () => app.db.ordineFornitore.update({ where: { id: legno.id }, data: { valorePercentuale: 60 } }),
      () => fornitura(ordine.id, { valorePercentuale: 40, statoId: arrivato, dataArrivo: dateOfDay('2026-10-02') }),
      () => lavora(ordine.id, riga.id, [2], { data: dateOfDay('2026-10-06'), operatoreId: operatori[1] }),
      () => app.db.rigaOrdine.update({ where: { id: riga.id }, data: { numero: 3 } }),
      () => app.db.tempistica.updateMany({ data: { tempoRepartoBanchi: 70 } }),
      () => app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 35 } }),
      () => app.db.impostazione.create({ data: { chiave: 'quote_materiali', valore: ['legno: 20', 'vetro: 10'] } }),
      () => app.db.ordine.update({ where: di, data: { fasiSpente: ['vetro'] } }),
      () => app.db.attivita.update({ where: { id: uno.id }, data: { data: dateOfDay('2026-10-09'), tempo: 30 } }),
      () => arriva(legno.id, null),
      () => app.db.attivita.delete({ where: { id: uno.id } }),
      () => app.db.impostazione.delete({ where: { chiave: 'quote_materiali' } }),
      () => app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 40 } }),
      () => app.db.ordineFornitore.deleteMany({ where: { ordineId: ordine.id } }),
    ]
    for (const [n, cambia] of cambi.entries()) {
      await cambia()
      expect(await app.db.avanzamentoDaRifare.count({ where: { ordineId: ordine.id } }), `change ${n}`).toBeGreaterThan(
        0,
      )
      expect(await alignAvanzamenti(app.db, { quanti: 500 })).toBe(0)
      const { kept, reckoned } = await keptAndReckoned(ordine.id)
      expect(kept, `change ${n}`).toEqual(reckoned)
    }
  })

  test('is what comes out after many changes and readers at once', async () => {
    const { ordine, riga, legno } = await ordineInCorso()
    await app.db.rigaOrdine.update({ where: { id: riga.id }, data: { numero: 12 } })
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) =>
        lavora(ordine.id, riga.id, [n + 1], { data: dateOfDay(`2026-10-${10 + n}`) }),
      ),
      ...[1, 2, 3, 4].map((n) => arriva(legno.id, n % 2 ? `2026-10-0${n}` : null)),
      ...[1000, 2000, 3000].map((netto) => app.db.ordine.update({ where: { id: ordine.id }, data: { netto } })),
      ...Array.from({ length: 6 }, () => alignAvanzamenti(app.db, { quanti: 500 })),
    ])
    await alignAvanzamenti(app.db, { quanti: 500 })
    const { kept, reckoned } = await keptAndReckoned(ordine.id)
    expect(kept).toEqual(reckoned)
    expect(kept.filter(({ attivita }) => attivita !== null)).toHaveLength(10)
    expect(await app.db.avanzamentoDaRifare.count({ where: { ordineId: ordine.id } })).toBe(0)
  })

  test('of many orders at once, with readers beside, is what comes out of each', async () => {
    const scene = []
    for (let n = 0; n < 4; n++) {
      const una = await ordineInCorso()
      await app.db.ordine.update({ where: { id: una.ordine.id }, data: { netto: 1000.01 * (n + 1) } })
      await lavora(una.ordine.id, una.riga.id, [1], { data: dateOfDay(`2026-10-0${n + 1}`) })
      if (n % 2 === 0) await arriva(una.legno.id, `2026-10-0${n + 3}`)
      scene.push(una)
    }
    await Promise.all([
      ...scene.map(({ ordine, riga }, n) =>
        lavora(ordine.id, riga.id, [2], { data: dateOfDay(`2026-10-1${n}`), ...(n === 0 ? { oraFine: null } : {}) }),
      ),
      // What all orders are reckoned by changes meanwhile.
      app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 37 } }),
      ...Array.from({ length: 4 }, () => alignAvanzamenti(app.db, { quanti: 500 })),
    ])
    expect(await alignAvanzamenti(app.db, { quanti: 500 })).toBe(0)
    for (const { ordine } of scene) {
      const { kept, reckoned } = await keptAndReckoned(ordine.id)
      expect(kept).toEqual(reckoned)
      expect(kept.length).toBeGreaterThan(0)
    }
    await app.db.lavorazione.update({ where: { id: taglio }, data: { quota: 40 } })
  })

  test('orders of which nothing is done are not kept, and their marks go', async () => {
    const { ordine } = await makeOrdineInOfficina(app.db)
    expect(await alignAvanzamenti(app.db, { quanti: 500 })).toBe(0)
    expect(await app.db.avanzamentoOrdine.count({ where: { ordineId: ordine.id } })).toBe(0)
  })
})

test('an order that is finished stands at exactly 100 %, its cents at its net', async () => {
  const { ordine, legno } = await ordineInCorso()
  await app.db.ordine.update({
    where: { id: ordine.id },
    data: { netto: 1234.57, fasiSpente: ['vetro', 'verniciatura', 'telai'] },
  })
  await arriva(legno.id, '2026-10-01')
  await mutateAs(ufficio, 'completaAttivitaOrdine', { ordine: ordine.id })
  const letto = await queryAs<{
    valoreEconomico: number
    percentualeAvanzamento: number
    completo: boolean
    eventi: { totali: object; nodes: object[] }
  }>(
    ufficio,
    `{ avanzamentoOrdine(ordine: ${ordine.id}) { netto valoreEconomico percentualeAvanzamento percentualeAvanzamentoAvMateriali
      completo warnings { motivo } eventi { totali { valoreEconomicoTotale costoMaterialeTotale } nodes { tipoEvento operatore } } } }`,
  )
  expect(letto).toMatchObject({
    netto: 1234.57,
    valoreEconomico: 1234.57,
    percentualeAvanzamento: 100,
    percentualeAvanzamentoAvMateriali: 100,
    completo: true,
    warnings: [],
    eventi: { totali: { valoreEconomicoTotale: 1234.57, costoMaterialeTotale: 120 } },
  })
  expect(letto.eventi.nodes).toHaveLength(9)
})

describe('the pages', () => {
  const filtro = 'filtro: { fromDate: "2026-09-01", toDate: "2026-09-30" }'
  let ordine: number

  beforeAll(async () => {
    const scena = await ordineInCorso()
    const agente = await makeAgente(app.db, { tipoAgente: 'B2Cs' })
    ordine = scena.ordine.id
    await app.db.ordine.update({ where: { id: ordine }, data: { progetto: 'Villa Aurora', agenteId: agente.id } })
    await arriva(scena.legno.id, '2026-09-03')
    await lavora(ordine, scena.riga.id, [1], { data: dateOfDay('2026-09-10') })
    await lavora(ordine, scena.riga.id, [2], { data: dateOfDay('2026-09-12'), operatoreId: operatori[1] })
  })

  const pagina = (
    di: string,
    campi = 'totalCount nodes { pk totaleValoreEconomico } totali { totaleValoreEconomico }',
  ) =>
    queryAs<{
      totalCount: number
      nodes: { pk: number; totaleValoreEconomico: number }[]
      totali: { totaleValoreEconomico: number }
    }>(ufficio, `{ avanzamentoOrdini(${di}) { ${campi} } }`)

  test('rows, totals and groups are the same sums, in every partition', async () => {
    const { totali, nodes } = await pagina(filtro)
    expect(nodes.map(({ pk }) => pk)).toEqual([ordine])
    const perTipo = await Promise.all(
      TIPI_EVENTO_MOSTRATI.map(
        async (tipo) => (await pagina(filtro.replace(' }', `, tipoEvento: ${tipo} }`))).totali.totaleValoreEconomico,
      ),
    )
    expect(perTipo.reduce((a, b) => a + b, 0)).toBeCloseTo(totali.totaleValoreEconomico, 6)
    const daOperatori = await Promise.all(
      operatori.map(
        async (pk) => (await pagina(filtro.replace(' }', `, operatori: [${pk}] }`))).totali.totaleValoreEconomico,
      ),
    )
    expect(daOperatori.reduce((a, b) => a + b, 0)).toBeCloseTo(perTipo[1] ?? 0, 6)
    for (const per of ['GIORNO', 'SETTIMANA', 'MESE', 'OPERATORE', 'LAVORAZIONE', 'TIPO_CLIENTE']) {
      const letto = await queryAs<{
        gruppi: { totaleValoreEconomico: number; nome: string }[]
        totali: { totaleValoreEconomico: number }
      }>(
        ufficio,
        `{ avanzamentoRaggruppato(${filtro}, per: ${per}) { gruppi { chiave nome totaleValoreEconomico } totali { totaleValoreEconomico } } }`,
      )
      expect(letto.totali).toEqual(totali)
      expect(letto.gruppi.reduce((a, b) => a + b.totaleValoreEconomico, 0)).toBeCloseTo(totali.totaleValoreEconomico, 6)
      if (per === 'TIPO_CLIENTE') expect(letto.gruppi.map(({ nome }) => nome)).toEqual(['B2C*s'])
    }
  })

  test('filters of orders, materials, as of a day', async () => {
    const trova = async (altro: string) => (await pagina(filtro.replace(' }', `, ${altro} }`))).nodes.length
    expect(await trova('progetto: "aurora"')).toBe(1)
    expect(await trova('progetto: "altra"')).toBe(0)
    expect(await trova('tipoAgente: "B2C*s"')).toBe(1)
    expect(await trova('tipoAgente: "B2B"')).toBe(0)
    expect(await trova('materialiNonCompleti: ["legno"]')).toBe(0)
    expect(await trova('materialiNonCompleti: ["vetro"]')).toBe(1)
    expect(await trova('materialiCompleti: false')).toBe(1)
    expect(await trova('materialiCompleti: true')).toBe(0)
    expect(await trova('conMateriali: true')).toBe(1)
    const [prima] = (await pagina(`filtro: { toDate: "2026-09-05", ordine: ${ordine} }`)).nodes
    expect(prima).toMatchObject({ totaleValoreEconomico: 200 })
  })

  test('what does not fit is refused, and nobody but administrators of orders reads', async () => {
    for (const [di, message] of [
      ['filtro: { fromDate: "2026-09-02", toDate: "2026-09-01" }', 'La data di fine precede quella di inizio.'],
    ] as const) {
      await expect(pagina(di)).rejects.toMatchObject({ message })
    }
    await expect(queryAs(omar, '{ avanzamentoOrdini { totalCount } }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  })

  test('reckoning anew says what differed', async () => {
    const rigenera = () => mutateAs<{ differenze: string[] }>(ufficio, 'rigeneraAvanzamento', { ordine }, 'differenze')
    expect((await rigenera()).differenze).toEqual([])
    await app.db.eventoAvanzamento.updateMany({
      where: { ordineId: ordine, materiale: 'legno' },
      data: { valoreEconomico: 1 },
    })
    expect((await rigenera()).differenze).toEqual([
      expect.stringMatching(/^Arrivo materiale legno del 03-09-2026: cambiato valore 1,00\s€ → 200,00\s€\.$/),
    ])
    expect((await rigenera()).differenze).toEqual([])
    await expect(mutateAs(ufficio, 'rigeneraAvanzamento', { ordine: 99_999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  })

  test('the calls of the old API', async () => {
    const chiama = async (method: string, path: string) => {
      const response = await ufficio.fetch(`/api/planner/${path}`, { method })
      return { status: response.status, body: await response.json() }
    }
    const elenco = await chiama('GET', 'avanzamento-ordini/?from_date=2026-09-01&to_date=2026-09-30&ordering=-netto')
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
    const [{ valori_materiali: valori }] = elenco.body.results
    expect(valori.find((uno: { materiale: string }) => uno.materiale === 'legno')).toEqual({
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
    const eventi = await chiama('GET', `avanzamento-ordini/${ordine}/eventi/`)
    expect(eventi.body.results).toHaveLength(3)
    expect(eventi.body.results[0]).toMatchObject({
      tipo_evento: 'attivita_operatore',
      lavorazione_data: { nome: 'taglio', attivita_numero: 'numero' },
      operatore: 'Oriana Bianchi',
      numero_pezzi: 1,
      numero_pezzi_totali: 2,
    })
    expect(eventi.body.totals).toMatchObject({ tempo_lavorazione_totale: 120, costo_materiale_totale: 120 })
    expect(await chiama('POST', `avanzamento-ordini/${ordine}/rigenera/`)).toEqual(eventi)
    expect((await chiama('GET', 'avanzamento-ordini/99999999/eventi/')).status).toBe(404)
    const giorni = await chiama('GET', 'avanzamento-per-giorno/?from_date=2026-09-01&to_date=2026-09-30')
    expect(giorni.body.results.map(({ giorno }: { giorno: string }) => giorno)).toEqual([
      '2026-09-03',
      '2026-09-10',
      '2026-09-12',
    ])
    expect(await chiama('GET', 'progetti/?search=aurora')).toEqual({ status: 200, body: ['Villa Aurora'] })
    expect((await chiama('GET', 'avanzamento-ordini/?from_date=2026-09-02&to_date=2026-09-01')).status).toBe(400)
  })
})
