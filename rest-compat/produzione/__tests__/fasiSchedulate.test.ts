import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeFullOrdine } from '../../../server/test/ordini/factories.ts'

// The list of scheduled phases and its CSV.

let app: TestApp
let planner: Client
let capo: Client
let ordine: number

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  capo = await app.as('operatore.capo')
  const full = await makeFullOrdine(
    app.db,
    { numeroCommessa: 'R/1', riferimento: '=1+1;"A"' },
    { ante: 2, numero: 3, extraFields: { PEZZI_ANTE: 4 } },
  )
  ordine = full.id
})
afterAll(() => app.close())

const HERE = '/api/planner/fasi-schedulate/'

async function read<Body = Record<string, unknown>>(query: string, who = planner) {
  const answer = await who.fetch(`${HERE}${query}`)
  return { status: answer.status, corpo: (await answer.json()) as Body }
}

test('the documented names of the period are those of the filters', async () => {
  const count = async (query: string) => (await read<{ count: number }>(`?nome_fase=banchi&${query}`)).corpo.count
  expect(await count('from_date=2026-03-10&to_date=2026-03-10')).toBe(1)
  expect(await count('from_date=2026-03-11&to_date=2026-03-20')).toBe(0)
  expect(await read('?from_date=domani')).toMatchObject({ status: 400, corpo: { from_date: [expect.any(String)] } })
  const csv = await planner.fetch(`${HERE}csv/?nome_fase=banchi&from_date=2026-03-11&to_date=2026-03-20`)
  expect((await csv.text()).trim().split('\n')).toHaveLength(1)
})

test('a page with its rows and the totals', async () => {
  const { status, corpo } = await read('?nome_fase=banchi&data_da=2026-03-10&data_a=2026-03-10&empty=true')
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    count: 1,
    pagination: { page: 1, num_pages: 1 },
    results: [
      {
        id: expect.any(Number),
        nome_fase: 'banchi',
        schedulazione_ordine: {
          ordine: {
            id: ordine,
            numero_commessa: 'R/1',
            riferimento: '=1+1;"A"',
            data_consegna: '2026-04-01',
            netto: 140,
            senza_misure: false,
            cliente: { nome: expect.any(String) },
          },
        },
        numero_serramenti: 1,
        tipi_serramenti: [expect.any(String)],
        stato: null,
        stati_ordini_fornitori: {},
        numero_ante: 6,
        numero_vetri: 6,
        numero_pezzi_ante: 12,
        numero_pezzi_inglesine: 0,
        numero_pezzi_arco: 0,
        fornitore: null,
        durata: 0,
        durata_override: null,
        inizio: expect.stringMatching(/^2026-03-10/),
        fine: expect.stringMatching(/^2026-03-10/),
      },
    ],
    totals: {
      totale_numero_serramenti: 1,
      totale_ante: 6,
      totale_vetri: 6,
      totale_pezzi_ante: 12,
      totale_durata: 0,
      totale_pezzi_inglesine: 0,
      totale_pezzi_arco: 0,
      tot_netto: 140,
    },
  })
})

test('the schema has the totals where the answer has them', async () => {
  const { paths, components } = (await (await planner.fetch('/api/schema/')).json()) as {
    paths: Record<string, unknown>
    components: { schemas: Record<string, unknown> }
  }
  const schema = { $ref: '#/components/schemas/PaginaFaseSchedulata' }
  expect(paths[HERE]).toMatchObject({ get: { responses: { 200: { content: { 'application/json': { schema } } } } } })
  const { PaginaFaseSchedulata, TotaliFasiSchedulate } = components.schemas
  const totals = { $ref: '#/components/schemas/TotaliFasiSchedulate' }
  expect(PaginaFaseSchedulata).toMatchObject({ properties: { results: expect.anything(), totals } })
  expect(TotaliFasiSchedulate).toMatchObject({
    properties: { totale_ante: expect.anything(), tot_netto: expect.anything() },
  })
})

test('filters that leave nothing', async () => {
  for (const query of ['?nome_fase=legno', '?data_da=2026-03-12', '?stato=999999', '?materiali=vetro', '?search=zzz']) {
    expect((await read(query)).corpo, query).toMatchObject({ count: 0, results: [], totals: { totale_ante: 0 } })
  }
})

test('prices are withheld, in the rows, the sum and the file', async () => {
  const { corpo } = await read<{ results: { schedulazione_ordine: { ordine: object } }[] }>('', capo)
  expect(corpo).toMatchObject({ count: 1, totals: { tot_netto: null } })
  expect(corpo.results[0]?.schedulazione_ordine.ordine).toMatchObject({ netto: null })
  expect(await (await capo.fetch(`${HERE}csv/`)).text()).not.toContain('Netto')
})

test('the file: BOM, semicolons, no formula', async () => {
  const answer = await planner.fetch(`${HERE}csv/?nome_fase=banchi`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [titles = '', riga = '', ...resto] = new TextDecoder().decode(bytes).split('\r\n')
  expect(resto).toEqual([''])
  expect(titles).toMatch(/^Fase;Numero commessa;Riferimento;.*;Tempo \(minuti\);.*;Fine;Netto;Misure definitive$/)
  expect(riga).toMatch(/^banchi;R\/1;"'=1\+1;""A""";1;/)
  expect(riga).toMatch(/;140,00;Sì$/)
  expect(titles.split(';')).toHaveLength(riga.replace('1+1;', '').split(';').length)
})

test('the columns of a painting phase; titles also without rows', async () => {
  const text = await (await planner.fetch(`${HERE}csv/?nome_fase=verniciatura`)).text()
  expect(text).toContain(';Fornitore;Approntamento;Inizio;Consegna in QR;')
})

test.each(['data_da=ieri', 'stato=uno', 'senza_misure=forse', 'empty=boh'])('%s is refused', async (query) => {
  const [name = ''] = query.split('=')
  for (const where of ['', 'csv/']) {
    const { status, corpo } = await read(`${where}?${query}`)
    expect(status).toBe(400)
    expect(corpo).toHaveProperty(name)
  }
})
