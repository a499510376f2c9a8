import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingName } from '../../../shared/fields/orderings.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeTipoSerramento, makeUserOfKind } from '../../../test/factories.ts'
import { makeCodiceSerramento, makeRigaOrdine } from '../../../test/ordini/factories.ts'

// Prices of lines, by every door, for who sees the statistics and no prices: a token of some areas.
let app: TestApp
let senza: Client
let con: Client
let conf: number

/** Figures that nothing else here has: none of them may be in an answer. */
const PREZZI = { listino: 77123.41, netto: 61379.53, scontoArticolo: 23.17 }
const CIFRE = /7712[34]|6137[98]|61380|23[.,]17|20[.,]4/

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
  con = await app.conToken(user, { aree: ['STATISTICHE', 'ORDINI'] })
})
afterAll(() => app.close())

const TOTALI = `totaliRigheStatistiche(configurazione: $conf) {
  numeroRighe listino netto sconto nettoSerie { valore } nSerramentiSerie { valore }
  fields { colonna valori { operazione valore } }
}`
const righe = (ordinamento: string) => `query ($conf: Int) {
  righeStatistiche(ordinamento: [${orderingName(ordinamento)}]) { totalCount nodes { netto listino scontoArticolo scontoCorrettivo } }
  ${TOTALI} colonneStatistiche
}`

test('GraphQL: neither lines nor sums, series, columns or their names', async () => {
  const visto = await con.graphql<{ righeStatistiche: { nodes: { netto: number }[] } }>(righe('-netto'), { conf })
  expect(visto.data?.righeStatistiche.nodes.map(({ netto }) => netto)).toEqual([PREZZI.netto, 2, 1])
  expect(JSON.stringify(visto.data)).toMatch(CIFRE)

  const taciuto = await senza.graphql(righe('id'), { conf })
  expect(taciuto.errors).toBeUndefined()
  const niente = { netto: null, listino: null, scontoArticolo: null, scontoCorrettivo: null }
  expect(taciuto.data).toEqual({
    righeStatistiche: { totalCount: 3, nodes: [niente, niente, niente] },
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

test.each(['netto', '-netto', 'listino', '-scontoArticolo'])('no order by %s: it would tell them', async (nome) => {
  const { data, errors } = await senza.graphql(
    `{ righeStatistiche(ordinamento: [${orderingName(nome)}]) { totalCount } }`,
  )
  expect([data?.righeStatistiche ?? null, errors?.[0]?.extensions?.code]).toEqual([null, 'BAD_USER_INPUT'])
})

test('the old API: prices null, an order by them does not count and is said', async () => {
  const leggi = async (client: Client, ordering: string) => {
    const risposta = await client.fetch(`/api/planner/righe-ordini-stats/${conf}/?ordering=${ordering}`)
    const { results, totals } = (await risposta.json()) as { results: { id: number }[]; totals: object }
    return { ignorati: risposta.headers.get('x-ignored-params'), results, totals }
  }
  const perNetto = (await leggi(con, '-netto')).results.map(({ id }) => id)
  const [su, giu, come] = await Promise.all([leggi(senza, '-netto'), leggi(senza, 'netto'), leggi(senza, '')])
  expect(su.ignorati).toBe('ordering=-netto')
  expect(su.results).toEqual(come.results)
  expect(giu.results).toEqual(come.results)
  expect(perNetto).not.toEqual(come.results.map(({ id }) => id))
  expect(su).toMatchObject({
    results: [{ netto: null, listino: null, sconto_articolo: null }, {}, {}],
    totals: { num_serramenti: 12, netto: null, listino: null, sconto: null, netto_serie: null },
  })
  expect(JSON.stringify([su, giu])).not.toMatch(CIFRE)
})

test.each(['righe-ordini/csv/', 'righe-ordini-stats/{conf}/csv/'])('no price in the file of %s', async (dove) => {
  const leggi = async (client: Client) => {
    const rinvio = await client.fetch(`/api/planner/${dove.replace('{conf}', String(conf))}`)
    expect(rinvio.status).toBe(307)
    return (await client.fetch(rinvio.headers.get('location') ?? '')).text()
  }
  expect(await leggi(con)).toMatch(/;Listino;Netto;Sconto articolo[;\r]/)
  const taciuto = await leggi(senza)
  expect(taciuto.split('\r\n')).toHaveLength(5)
  expect(taciuto.split('\r\n')[0]).not.toMatch(/listino|netto|sconto/i)
  expect(taciuto).not.toMatch(CIFRE)
})

test('who has no statistics gets none, by no door', async () => {
  for (const chi of ['staff', 'agente', 'operatore', 'operatore.capo', 'app'] as const) {
    const client = await app.as(chi)
    for (const dove of [
      `/api/planner/righe-ordini-stats/${conf}/`,
      `/api/planner/righe-ordini-stats/${conf}/csv/`,
      '/api/planner/righe-ordini/csv/',
      '/esporta/righe_ordini.csv',
    ]) {
      expect((await client.fetch(dove)).status, `${chi} ${dove}`).toBe(403)
    }
    for (const campo of [
      'righeStatistiche { totalCount }',
      TOTALI.replace('$conf', String(conf)),
      'colonneStatistiche',
    ]) {
      const { errors } = await client.graphql(`{ ${campo} }`)
      expect(errors?.[0]?.extensions?.code, `${chi} ${campo}`).toBe('FORBIDDEN')
    }
  }
})

test('a configuration that is not there is not found, instead of all lines without its columns', async () => {
  const manca = conf + 1000
  for (const dove of [
    `/api/planner/righe-ordini-stats/${manca}/`,
    `/api/planner/righe-ordini-stats/${manca}/?page=last`,
    `/api/planner/righe-ordini-stats/${manca}/csv/`,
    `/api/planner/righe-ordini-stats/0/`,
    `/esporta/righe_ordini.csv?configurazione=${manca}`,
    '/esporta/righe_ordini.csv?configurazione=boh',
  ]) {
    expect((await con.fetch(dove)).status, dove).toBe(404)
  }
  const { data } = await con.graphql(
    `{ totaliRigheStatistiche(configurazione: ${manca}) { netto } righeStatisticheCsv(configurazione: ${manca}) }`,
  )
  expect(data).toEqual({ totaliRigheStatistiche: null, righeStatisticheCsv: null })
})
