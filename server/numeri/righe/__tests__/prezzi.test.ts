import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeTipoSerramento, makeUserOfKind } from '#server-test/factories.ts'
import { makeCodiceSerramento, makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { orderingName } from '#shared/fields/orderings.ts'

// Prices of lines, by every door, for who sees the statistics and no prices: a token of some areas.
let app: TestApp
let senza: Client
let withIt: Client
let conf: number

/** Figures that nothing else here has: none of them may be in an answer. */
const PREZZI = { listino: 77123.41, netto: 61379.53, scontoArticolo: 23.17 }
const DIGITS = /7712[34]|6137[98]|61380|23[.,]17|20[.,]4/

beforeAll(async () => {
  app = await createTestApp()
  const tipo = await makeTipoSerramento(app.db)
  const codice = await makeCodiceSerramento(app.db)
  for (const netto of [1, PREZZI.netto, 2]) {
    const ordine = await makeOrdine(app.db, { netto })
    const riga = { tipoSerramentoId: tipo.id, codiceSerramentoId: codice.id, numero: 4, extraFields: { peso: 8 } }
    await makeRigaOrdine(app.db, ordine.id, { ...riga, ...PREZZI, netto })
  }
  const fields = ['numero', 'netto', 'sconto_articolo', 'listino', 'peso'].map((name) => ({
    name,
    operations: ['sum', 'max'],
  }))
  conf = (await app.db.configurazioneStatistica.create({ data: { name: 'Prezzi', fieldsConf: { fields } } })).id
  const user = await makeUserOfKind(app.db, 'super')
  senza = await app.conToken(user, { scrittura: true, aree: ['STATISTICHE', 'PRODUZIONE'] })
  withIt = await app.conToken(user, { aree: ['STATISTICHE', 'ORDINI'] })
})
afterAll(() => app.close())

const TOTALS = `totaliRigheStatistiche(configurazionePk: $conf) {
  numeroRighe listino netto sconto nettoSerie { valore } nSerramentiSerie { valore }
  fields { colonna valori { operazione valore } }
}`
const righe = (sorting: string) => `query ($conf: Int) {
  righeStatistiche(ordinamento: [${orderingName(sorting)}]) { totalCount nodes { netto listino scontoArticolo scontoCorrettivo } }
  ${TOTALS} colonneStatistiche
}`

test('GraphQL: neither lines nor sums, series, columns or their names', async () => {
  const seen = await withIt.graphql<{ righeStatistiche: { nodes: { netto: number }[] } }>(righe('-netto'), { conf })
  expect(seen.data?.righeStatistiche.nodes.map(({ netto }) => netto)).toEqual([PREZZI.netto, 2, 1])
  expect(JSON.stringify(seen.data)).toMatch(DIGITS)

  const withheld = await senza.graphql(righe('id'), { conf })
  expect(withheld.errors).toBeUndefined()
  const nothing = { netto: null, listino: null, scontoArticolo: null, scontoCorrettivo: null }
  expect(withheld.data).toEqual({
    righeStatistiche: { totalCount: 3, nodes: [nothing, nothing, nothing] },
    totaliRigheStatistiche: {
      numeroRighe: 3,
      listino: null,
      netto: null,
      sconto: null,
      nettoSerie: null,
      nSerramentiSerie: [{ valore: 12 }],
      fields: [
        {
          colonna: 'numero',
          valori: [
            { operazione: 'sum', valore: 12 },
            { operazione: 'max', valore: 4 },
          ],
        },
        {
          colonna: 'peso',
          valori: [
            { operazione: 'sum', valore: 24 },
            { operazione: 'max', valore: 8 },
          ],
        },
      ],
    },
    colonneStatistiche: ['numero', 'larghezza', 'altezza', 'ante', 'peso'],
  })
})

test.each(['netto', '-netto', 'listino', '-scontoArticolo'])('no order by %s: it would tell them', async (name) => {
  const { data, errors } = await senza.graphql(
    `{ righeStatistiche(ordinamento: [${orderingName(name)}]) { totalCount } }`,
  )
  expect([data?.righeStatistiche ?? null, errors?.[0]?.extensions?.code]).toEqual([null, 'BAD_USER_INPUT'])
})

test('the old API: prices null, an order by them does not count and is said', async () => {
  const read = async (client: Client, ordering: string) => {
    const answer = await client.fetch(`/api/planner/righe-ordini-stats/${conf}/?ordering=${ordering}`)
    const { results, totals } = (await answer.json()) as { results: { id: number }[]; totals: object }
    return { ignorati: answer.headers.get('x-ignored-params'), results, totals }
  }
  const byNetto = (await read(withIt, '-netto')).results.map(({ id }) => id)
  const [on, down, how] = await Promise.all([read(senza, '-netto'), read(senza, 'netto'), read(senza, '')])
  expect(on.ignorati).toBe('ordering=-netto')
  expect(on.results).toEqual(how.results)
  expect(down.results).toEqual(how.results)
  expect(byNetto).not.toEqual(how.results.map(({ id }) => id))
  expect(on).toMatchObject({
    results: [{ netto: null, listino: null, sconto_articolo: null }, {}, {}],
    totals: { num_serramenti: 12, netto: null, listino: null, sconto: null, netto_serie: null },
  })
  expect(JSON.stringify([on, down])).not.toMatch(DIGITS)
})

test.each(['righe-ordini/csv/', 'righe-ordini-stats/{conf}/csv/'])('no price in the file of %s', async (where) => {
  const read = async (client: Client) => {
    const redirect = await client.fetch(`/api/planner/${where.replace('{conf}', String(conf))}`)
    expect(redirect.status).toBe(307)
    return (await client.fetch(redirect.headers.get('location') ?? '')).text()
  }
  expect(await read(withIt)).toMatch(/;Listino;Netto;Sconto articolo[;\r]/)
  const withheld = await read(senza)
  expect(withheld.split('\r\n')).toHaveLength(5)
  expect(withheld.split('\r\n')[0]).not.toMatch(/listino|netto|sconto/i)
  expect(withheld).not.toMatch(DIGITS)
})

test('who has no statistics gets none, by no door', async () => {
  for (const who of ['staff', 'agente', 'operatore', 'operatore.capo', 'app'] as const) {
    const client = await app.as(who)
    for (const where of [
      `/api/planner/righe-ordini-stats/${conf}/`,
      `/api/planner/righe-ordini-stats/${conf}/csv/`,
      '/api/planner/righe-ordini/csv/',
      '/esporta/righe_ordini.csv',
    ]) {
      expect((await client.fetch(where)).status, `${who} ${where}`).toBe(403)
    }
    for (const field of [
      'righeStatistiche { totalCount }',
      TOTALS.replace('$conf', String(conf)),
      'colonneStatistiche',
    ]) {
      const { errors } = await client.graphql(`{ ${field} }`)
      expect(errors?.[0]?.extensions?.code, `${who} ${field}`).toBe('FORBIDDEN')
    }
  }
})

test('a configuration that is not there is not found, instead of all lines without its columns', async () => {
  const lacks = conf + 1000
  for (const where of [
    `/api/planner/righe-ordini-stats/${lacks}/`,
    `/api/planner/righe-ordini-stats/${lacks}/?page=last`,
    `/api/planner/righe-ordini-stats/${lacks}/csv/`,
    `/api/planner/righe-ordini-stats/0/`,
    `/esporta/righe_ordini.csv?configurazione=${lacks}`,
    '/esporta/righe_ordini.csv?configurazione=boh',
  ]) {
    expect((await withIt.fetch(where)).status, where).toBe(404)
  }
  const { data } = await withIt.graphql(
    `{ totaliRigheStatistiche(configurazionePk: ${lacks}) { netto } righeStatisticheCsv(configurazionePk: ${lacks}) }`,
  )
  expect(data).toEqual({ totaliRigheStatistiche: null, righeStatisticheCsv: null })
})
