import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento, makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { REPEATED_COLUMNS, REQUIRED_OPERATIONS, slicesOf } from '../rules.ts'

let app: TestApp
let office: Client
const ordini: number[] = []

beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
  const tipo = await makeTipoSerramento(app.db)
  const codice = await makeCodiceSerramento(app.db)
  for (const [day, numero, netto, peso] of [
    ['2026-03-01', 2, 100, '1.234,5'],
    ['2026-03-01', 3, 250.5, '12'],
    ['2026-04-15', 5, 300, 'molto'],
  ] as const) {
    const ordine = await makeOrdine(app.db, { data: dateOfDay(day), netto })
    ordini.push(ordine.id)
    await makeRigaOrdine(app.db, ordine.id, {
      tipoSerramentoId: tipo.id,
      codiceSerramentoId: codice.id,
      numero,
      netto,
      listino: netto * 2,
      extraFields: { peso, formula: '=1+1' },
    })
  }
  await makeRigaOrdine(app.db, ordini[0] ?? 0, {
    tipoSerramentoId: tipo.id,
    rivendita: true,
    numero: 9,
    netto: 10,
    listino: 10,
  })
})
afterAll(() => app.close())

test('pies fold what is small', () => {
  const items = Array.from({ length: 15 }, (_, n) => ({ nome: `n${n}`, numero: 15 - n }))
  const slices = slicesOf(items)
  expect(slices).toHaveLength(13)
  expect(slices.at(-1)).toEqual({ nome: 'Altro', numero: 6, percentuale: 5 })
  expect(slices.reduce((sum, { numero }) => sum + numero, 0)).toBe(120)
})

const FIELDS =
  'numeroRighe numSerramenti listino netto sconto tipoSerramentoStat { numero percentuale } nettoSerie { data valore } fields { colonna valori { operazione valore } }'
const totals = (filter = '{}', configuration?: number) =>
  queryAs<Record<string, unknown>>(
    office,
    `{ totaliRigheStatistiche(filtro: ${filter}${configuration ? `, configurazionePk: ${configuration}` : ''}) { ${FIELDS} } }`,
  )

test('sums of the lines, extra lines are no windows; numbers as Italians write them', async () => {
  const save = (input: object) =>
    mutateAs<{ configurazioneStatistica: { pk: number; versione: number } | null }>(
      office,
      'createConfigurazioneStatistica',
      input,
      'configurazioneStatistica { pk versione }',
    )
  const fields = [
    { name: 'netto', operations: ['SUM', 'MAX'] },
    { name: 'peso', operations: ['SUM', 'AVG', 'MIN'] },
    { name: ' ', operations: [] },
  ]
  const created = await save({ name: 'Pesi', fieldsConf: { fields } })
  const pk = created.configurazioneStatistica?.pk ?? 0
  expect(await totals('{}', pk)).toEqual({
    numeroRighe: 4,
    numSerramenti: 10,
    listino: 1311,
    netto: 660.5,
    sconto: 49.62,
    tipoSerramentoStat: [{ numero: 10, percentuale: 100 }],
    nettoSerie: [
      { data: '2026-03-01', valore: 360.5 },
      { data: '2026-04-15', valore: 300 },
    ],
    fields: [
      {
        colonna: 'netto',
        valori: [
          { operazione: 'sum', valore: 660.5 },
          { operazione: 'max', valore: 300 },
        ],
      },
      {
        colonna: 'peso',
        valori: [
          { operazione: 'sum', valore: 1246.5 },
          { operazione: 'avg', valore: 623.25 },
          { operazione: 'min', valore: 12 },
        ],
      },
    ],
  })
  const meta = [await totals('{ data: { al: "2026-03-31" } }'), await totals('{ data: { dal: "2026-04-01" } }')]
  expect(meta.reduce((sum, one) => sum + Number(one.netto), 0)).toBe(660.5)
  expect(await queryAs(office, '{ colonneStatistiche }')).toEqual([
    'numero',
    'larghezza',
    'altezza',
    'ante',
    'listino',
    'netto',
    'sconto_articolo',
    'formula',
    'peso',
  ])
  expect((await save({ name: 'X', fieldsConf: { fields: [{ name: 'netto', operations: [] }] } })).errors).toEqual([
    expect.objectContaining({ field: 'fieldsConf.fields[0].operations', message: REQUIRED_OPERATIONS }),
  ])
  expect((await save({ name: 'X', fieldsConf: { fields: [fields[0], fields[0]] } })).errors[0]?.message).toBe(
    REPEATED_COLUMNS,
  )
  const change = (versione: number) =>
    mutateAs(
      office,
      'updateConfigurazioneStatistica',
      { pk, versione, name: 'Altri', fieldsConf: { fields } },
      'configurazioneStatistica { versione }',
    )
  expect(await change(1)).toMatchObject({ errors: [], configurazioneStatistica: { versione: 2 } })
})

test('a CSV that is sent while it is read: no formula, comma in decimals', async () => {
  const conf = await app.db.configurazioneStatistica.findFirstOrThrow()
  await app.db.configurazioneStatistica.update({
    where: { id: conf.id },
    data: { fieldsConf: { fields: [{ name: 'formula', operations: ['max'] }] } },
  })
  const redirect = await office.fetch(`/api/planner/righe-ordini-stats/${conf.id}/csv/?to_data=2026-03-31`)
  expect(redirect.status).toBe(307)
  const answer = await office.fetch(redirect.headers.get('location') ?? '')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const righe = (await answer.text()).split('\r\n')
  expect(righe[0]).toMatch(/^\uFEFF?Id;Ordine;Numero;.*;Listino;Netto;Sconto articolo;formula$/)
  expect(righe).toHaveLength(5)
  expect(righe[2]).toContain(';250,5;')
  expect(righe[1]).toMatch(/;'=1\+1$/)
  const riga = await app.db.rigaOrdine.findFirstOrThrow({ orderBy: { id: 'asc' }, include: { tipoSerramento: true } })
  const box = { y: 0, larghezza: 500, altezza: 1200, tipoSerramentoId: riga.tipoSerramentoId, rigaId: riga.id }
  await app.db.specchiatura.createMany({
    data: [
      { ...box, x: 0, posizione: 1, ante: riga.tipoSerramento.ante },
      { ...box, x: 500, posizione: 2, ante: riga.tipoSerramento.ante + 2 },
    ],
  })
  const { nome, ante } = riga.tipoSerramento
  const composed = await (await office.fetch('/esporta/righe_ordini.csv')).text()
  expect(composed).toMatch(/^[^\r\n]*;Specchiature\r\n/)
  expect(composed).toContain(`;"${nome} 500 × 1200; ${nome} 500 × 1200, ${ante + 2} ante"`)
  await app.db.specchiatura.deleteMany({ where: { rigaId: riga.id } })
  expect((await app.visitor.fetch('/esporta/righe_ordini.csv')).ok).toBe(false)
  const operatore = await app.as('operatore')
  expect((await operatore.fetch('/esporta/righe_ordini.csv')).status).toBe(403)
})

test('the calls of the old API', async () => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await office.fetch(`/api/planner/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null }
  }
  const fields_conf = { fields: [{ name: 'numero', operations: ['sum'] }] }
  const created = await call('POST', 'ordini-stats-config/', { name: 'Numeri', fields_conf })
  expect(created).toMatchObject({ status: 201, body: { name: 'Numeri', fields_conf } })
  const { id } = created.body
  expect((await call('GET', `ordini-stats-config/${id}/`)).body).toEqual({ id, name: 'Numeri', fields_conf })
  expect((await call('GET', 'ordini-stats-config/fields/')).body).toContain('peso')
  expect((await call('GET', 'ordini-stats-config/')).body.results).toContainEqual({ id, name: 'Numeri', fields_conf })
  expect(await call('PUT', `ordini-stats-config/${id}/`, { name: '' })).toMatchObject({
    status: 400,
    body: { name: [expect.any(String)] },
  })
  const righe = await call('GET', `righe-ordini-stats/${id}/?from_data=2026-04-01&ordering=-netto`)
  expect(righe).toMatchObject({
    status: 200,
    body: {
      count: 1,
      results: [
        {
          ordine: ordini[2],
          numero: 5,
          netto: 300,
          tipo_serramento: { id: expect.any(Number), name: expect.any(String) },
          extra_fields: { peso: 'molto' },
        },
      ],
      totals: {
        num_serramenti: 5,
        netto: 300,
        fields: { numero: { sum: 5 } },
        n_serramenti_serie: [{ data: '2026-04-15', valore: 5 }],
      },
    },
  })
  expect((await call('DELETE', `ordini-stats-config/${id}/`)).status).toBe(204)
  expect((await call('GET', `ordini-stats-config/${id}/`)).status).toBe(404)
})
