import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '#prisma/generated/client.ts'
import { createRandom } from '#prisma/seed/random.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeOrdine, makeTipoSerramento } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
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
let office: Client
const righe: Riga[] = []
const agenti: number[] = []
const tipi: { id: number; nome: string }[] = []
let configuration = 0

beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
  const { db } = app
  const example = createRandom(16)
  for (let n = 0; n < 3; n++) {
    agenti.push((await makeAgente(db)).id)
    tipi.push(await makeTipoSerramento(db))
  }
  const codici = []
  for (const categoria of ['LEGNO', 'PVC']) {
    for (const shape of ['RETT', 'ARCO']) codici.push(await makeCodiceSerramento(db, { categoria, forma: shape }))
  }
  const fresh: Prisma.RigaOrdineCreateManyInput[] = []
  for (let n = 0; n < 24; n++) {
    const data = new Date(Date.UTC(2026, 0, 1 + example.integer(0, 59))).toISOString().slice(0, 10)
    const agente = example.one(agenti)
    const { id } = await makeOrdine(db, { data: dateOfDay(data), agenteId: agente })
    for (let posizione = 1; posizione <= 6; posizione++) {
      const extra = example.integer(0, 5) === 0
      const [tipo, codice] = [example.one(tipi), extra ? null : example.one(codici)]
      const [numero, netto] = [example.integer(1, 9), example.integer(0, 900_000)]
      const peso = example.integer(0, 2) === 0 ? null : example.integer(1, 99_999)
      fresh.push({
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
  await db.rigaOrdine.createMany({ data: fresh })
  const fields = [{ name: 'peso', operations: ['sum', 'min', 'max', 'avg'] }]
  configuration = (await db.configurazioneStatistica.create({ data: { name: 'Pesi', fieldsConf: { fields } } })).id
})
afterAll(() => app.close())

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)

/** Windows by a name, as the pies have them; what is resold is no window. */
function slices(of: readonly Riga[], name: (riga: Riga) => string) {
  const finestre = of.filter(({ codice }) => codice !== null)
  const parts = Map.groupBy(finestre, name)
  return slicesOf([...parts].map(([who, own]) => ({ nome: who, numero: sum(own.map(({ numero }) => numero)) })))
}

function modello(of: readonly Riga[]) {
  const pesi = of.flatMap(({ peso }) => (peso === null ? [] : [peso]))
  return {
    numeroRighe: of.length,
    numSerramenti: sum(of.map(({ codice, numero }) => (codice ? numero : 0))),
    netto: sum(of.map(({ netto }) => netto)) / 100,
    listino: sum(of.map(({ netto }) => netto * 2)) / 100,
    tipoSerramentoStat: slices(of, ({ tipo }) => tipo.nome),
    categoriaStat: slices(of, ({ codice }) => codice?.categoria ?? ''),
    formaStat: slices(of, ({ codice }) => codice?.forma ?? ''),
    codiceStat: slices(of, ({ codice }) => codice?.codice ?? ''),
    fields: [
      {
        colonna: 'peso',
        valori: [
          { operazione: 'sum', valore: pesi.length === 0 ? null : expect.closeTo(sum(pesi) / 10, 6) },
          { operazione: 'min', valore: pesi.length === 0 ? null : Math.min(...pesi) / 10 },
          { operazione: 'max', valore: pesi.length === 0 ? null : Math.max(...pesi) / 10 },
          { operazione: 'avg', valore: pesi.length === 0 ? null : expect.closeTo(sum(pesi) / 10 / pesi.length, 6) },
        ],
      },
    ],
  }
}

const SLICES = '{ nome numero percentuale }'
type Totals = ReturnType<typeof modello> & { nettoSerie: { data: string; valore: number }[] }
const read = (filter: object) =>
  queryAs<Totals>(
    office,
    `query ($filtro: FiltroRigheStatistiche, $configurazione: Int) {
      totaliRigheStatistiche(filtro: $filtro, configurazionePk: $configurazione) { numeroRighe numSerramenti netto listino
        tipoSerramentoStat ${SLICES} categoriaStat ${SLICES} formaStat ${SLICES} codiceStat ${SLICES}
        nettoSerie { data valore } fields { colonna valori { operazione valore } } } }`,
    { filtro: filter, configurazione: configuration },
  )

test('of random lines the statement says what plain loops say, and under any partition the parts make the whole', async () => {
  const all = await read({})
  const { nettoSerie, ...digits } = all
  expect(digits).toEqual(modello(righe))
  expect(sum(nettoSerie.map(({ valore }) => Math.round(valore * 100)))).toBe(Math.round(all.netto * 100))
  const meta = '2026-01-31'
  const divisions: [filtro: object, (riga: Riga) => boolean][][] = [
    agenti.map((agente) => [{ agentePk: agente }, (riga) => riga.agente === agente]),
    tipi.map(({ id }) => [{ tipoSerramentoPk: id }, (riga) => riga.tipo.id === id]),
    [
      [{ data: { al: meta } }, ({ data }) => data <= meta],
      [{ data: { dal: '2026-02-01' } }, ({ data }) => data > meta],
    ],
    [...new Set(righe.map(({ ordine }) => ordine))].map((ordine) => [
      { ordinePks: [ordine] },
      (riga) => riga.ordine === ordine,
    ]),
  ]
  for (const division of divisions) {
    const parts = []
    for (const [filter, e] of division) {
      const { nettoSerie: _series, ...part } = await read(filter)
      expect(part, JSON.stringify(filter)).toEqual(modello(righe.filter(e)))
      parts.push(part)
    }
    expect(sum(parts.map(({ netto }) => Math.round(netto * 100)))).toBe(Math.round(all.netto * 100))
    expect(sum(parts.map(({ numSerramenti }) => numSerramenti))).toBe(all.numSerramenti)
  }
  // Codes divide the windows; what is resold has none.
  for (const categoria of ['LEGNO', 'PVC']) {
    const own = righe.filter(({ codice }) => codice?.categoria === categoria)
    expect((await read({ categoria })).numSerramenti).toBe(modello(own).numSerramenti)
  }
})
