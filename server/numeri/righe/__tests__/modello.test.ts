import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../../../prisma/generated/client.ts'
import { createRandom } from '../../../../prisma/seed/random.ts'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeOrdine, makeTipoSerramento } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import { makeCodiceSerramento } from '../../../test/ordini/factories.ts'
import { slicesOf } from '../rules.ts'

// An independent slow model of the statistics of lines: plain loops over what was written, against the statement.
interface Riga {
  ordine: number
  agente: number
  data: string
  tipo: { id: number; nome: string }
  codice: { categoria: string; forma: string; codice: string } | null
  numero: number
  /** Cents. */
  netto: number
  peso: number | null
}

let app: TestApp
let ufficio: Client
const righe: Riga[] = []
const agenti: number[] = []
const tipi: { id: number; nome: string }[] = []
let configurazione = 0

beforeAll(async () => {
  app = await createTestApp()
  ufficio = await app.as('super')
  const { db } = app
  const caso = createRandom(16)
  for (let n = 0; n < 3; n++) {
    agenti.push((await makeAgente(db)).id)
    tipi.push(await makeTipoSerramento(db))
  }
  const codici = []
  for (const categoria of ['LEGNO', 'PVC']) {
    for (const forma of ['RETT', 'ARCO']) codici.push(await makeCodiceSerramento(db, { categoria, forma }))
  }
  const nuove: Prisma.RigaOrdineCreateManyInput[] = []
  for (let n = 0; n < 24; n++) {
    const data = new Date(Date.UTC(2026, 0, 1 + caso.intero(0, 59))).toISOString().slice(0, 10)
    const agente = caso.uno(agenti)
    const { id } = await makeOrdine(db, { data: dateOfDay(data), agenteId: agente })
    for (let posizione = 1; posizione <= 6; posizione++) {
      const extra = caso.intero(0, 5) === 0
      const [tipo, codice] = [caso.uno(tipi), extra ? null : caso.uno(codici)]
      const [numero, netto] = [caso.intero(1, 9), caso.intero(0, 900_000)]
      const peso = caso.intero(0, 2) === 0 ? null : caso.intero(1, 99_999)
      nuove.push({
        ordineId: id,
        posizione,
        rivendita: extra,
        tipoSerramentoId: tipo.id,
        codiceSerramentoId: codice?.id ?? null,
        numero,
        netto: netto / 100,
        listino: netto / 50,
        extraFields: peso === null ? { peso: 'molto' } : { peso: `${Math.floor(peso / 10)},${peso % 10}` },
      })
      righe.push({ ordine: id, agente, data, tipo, codice, numero, netto, peso })
    }
  }
  await db.rigaOrdine.createMany({ data: nuove })
  const fields = [{ name: 'peso', operations: ['sum', 'min', 'max', 'avg'] }]
  configurazione = (await db.configurazioneStatistica.create({ data: { name: 'Pesi', fieldsConf: { fields } } })).id
})
afterAll(() => app.close())

const somma = (di: readonly number[]) => di.reduce((tutto, uno) => tutto + uno, 0)

/** Windows by a name, as the pies have them; what is resold is no window. */
function fette(di: readonly Riga[], nome: (riga: Riga) => string) {
  const finestre = di.filter(({ codice }) => codice !== null)
  const parti = Map.groupBy(finestre, nome)
  return slicesOf([...parti].map(([chi, sue]) => ({ nome: chi, numero: somma(sue.map(({ numero }) => numero)) })))
}

function modello(di: readonly Riga[]) {
  const pesi = di.flatMap(({ peso }) => (peso === null ? [] : [peso]))
  return {
    numeroRighe: di.length,
    numSerramenti: somma(di.map(({ codice, numero }) => (codice ? numero : 0))),
    netto: somma(di.map(({ netto }) => netto)) / 100,
    listino: somma(di.map(({ netto }) => netto * 2)) / 100,
    tipoSerramentoStat: fette(di, ({ tipo }) => tipo.nome),
    categoriaStat: fette(di, ({ codice }) => codice?.categoria ?? ''),
    formaStat: fette(di, ({ codice }) => codice?.forma ?? ''),
    codiceStat: fette(di, ({ codice }) => codice?.codice ?? ''),
    fields: [
      {
        colonna: 'peso',
        valori: [
          { operazione: 'sum', valore: pesi.length === 0 ? null : expect.closeTo(somma(pesi) / 10, 6) },
          { operazione: 'min', valore: pesi.length === 0 ? null : Math.min(...pesi) / 10 },
          { operazione: 'max', valore: pesi.length === 0 ? null : Math.max(...pesi) / 10 },
          { operazione: 'avg', valore: pesi.length === 0 ? null : expect.closeTo(somma(pesi) / 10 / pesi.length, 6) },
        ],
      },
    ],
  }
}

const FETTE = '{ nome numero percentuale }'
type Totali = ReturnType<typeof modello> & { nettoSerie: { data: string; valore: number }[] }
const leggi = (filtro: object) =>
  queryAs<Totali>(
    ufficio,
    `query ($filtro: FiltroRigheStatistiche, $configurazione: Int) {
      totaliRigheStatistiche(filtro: $filtro, configurazione: $configurazione) { numeroRighe numSerramenti netto listino
        tipoSerramentoStat ${FETTE} categoriaStat ${FETTE} formaStat ${FETTE} codiceStat ${FETTE}
        nettoSerie { data valore } fields { colonna valori { operazione valore } } } }`,
    { filtro, configurazione },
  )

test('of random lines the statement says what plain loops say, and under any partition the parts make the whole', async () => {
  const tutto = await leggi({})
  const { nettoSerie, ...cifre } = tutto
  expect(cifre).toEqual(modello(righe))
  expect(somma(nettoSerie.map(({ valore }) => Math.round(valore * 100)))).toBe(Math.round(tutto.netto * 100))
  const meta = '2026-01-31'
  const divisioni: [filtro: object, (riga: Riga) => boolean][][] = [
    agenti.map((agente) => [{ agente }, (riga) => riga.agente === agente]),
    tipi.map(({ id }) => [{ tipoSerramento: id }, (riga) => riga.tipo.id === id]),
    [
      [{ toData: meta }, ({ data }) => data <= meta],
      [{ fromData: '2026-02-01' }, ({ data }) => data > meta],
    ],
    [...new Set(righe.map(({ ordine }) => ordine))].map((ordine) => [
      { ordini: [ordine] },
      (riga) => riga.ordine === ordine,
    ]),
  ]
  for (const divisione of divisioni) {
    const parti = []
    for (const [filtro, e] of divisione) {
      const { nettoSerie: _serie, ...parte } = await leggi(filtro)
      expect(parte, JSON.stringify(filtro)).toEqual(modello(righe.filter(e)))
      parti.push(parte)
    }
    expect(somma(parti.map(({ netto }) => Math.round(netto * 100)))).toBe(Math.round(tutto.netto * 100))
    expect(somma(parti.map(({ numSerramenti }) => numSerramenti))).toBe(tutto.numSerramenti)
  }
  // Codes divide the windows; what is resold has none.
  for (const categoria of ['LEGNO', 'PVC']) {
    const sue = righe.filter(({ codice }) => codice?.categoria === categoria)
    expect((await leggi({ categoria })).numSerramenti).toBe(modello(sue).numSerramenti)
  }
})
