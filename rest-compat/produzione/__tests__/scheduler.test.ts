import { afterAll, beforeAll, expect, test } from 'vitest'
import { libroRows, makeFornitori, makeSchedulabile } from '#produzione/schedulazione/__tests__/scene.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'

// Shapes and statuses of the scheduler's calls, through a whole schedule as the old client does it.

let app: TestApp
let planner: Client

interface Fase {
  nome_fase: string
  isNeeded: boolean
  inizio: string | null
  fine: string | null
  durata: number | null
  fornitore: { id: number } | null
}

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())

async function call<Body = Record<string, never>>(method: string, path: string, body?: unknown, who = planner) {
  const answer = await who.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, corpo: (await answer.json()) as Body }
}

const sent = (fasi: readonly Fase[]) =>
  fasi.map(({ nome_fase, inizio, fine, durata, fornitore }) => ({
    nome_fase,
    inizio,
    fine,
    fornitore: fornitore?.id ?? null,
    durata: `${durata ?? 0} 00:00:00`,
    durata_override: null,
  }))

interface Trial {
  schedulazioni: Fase[]
  occupations: Record<string, { date: string; time: number }[]>
  errors: { code: string; nome_fase: string; motivo: string; primo_utile: string }[]
  warnings: { code: string }[]
  complete: boolean
}

const RADICI = { legno: {}, vetro: {}, telai: {} }
const dal = (from_date: string) =>
  Object.fromEntries(Object.keys(RADICI).map((name) => [name, { from_date }])) as Record<string, { from_date: string }>

test('times, dry run, save, slots, conflict, run again, remove', async () => {
  const ordine = await makeSchedulabile(app.db, { macchine: 90, banchi: 700 })
  const here = `/api/planner/ordini/${ordine.id}`
  const before = await call<{ schedulazioni: Fase[]; tempi: object; errors: object }>('GET', `${here}/tempi/`)
  expect(before.status).toBe(200)
  expect(before.corpo).toMatchObject({
    tempi: { legno: 2, vetro: 2, telai: 2, macchine: 90, verniciatura: 2, banchi: 700 },
    errors: { tempistiche_mancanti: [] },
  })
  expect(before.corpo.schedulazioni[3]).toMatchObject({
    nome_fase: 'macchine',
    unit: 'minutes',
    with_fornitore: false,
    infinite_capacity: false,
    dependencies: ['legno'],
    isNeeded: true,
    inizio: null,
    fine: null,
    durata: 90,
    durata_override: null,
    fornitore: null,
    occupations: [],
  })
  expect(before.corpo.schedulazioni[0]?.fornitore).toMatchObject({ tempo: 2, tipologia: 'legno', is_default: true })

  const trial = await call<Trial>('POST', `/api/planner/order-schedule/${ordine.id}/`, dal('2031-03-03 00'))
  expect(trial.status).toBe(200)
  expect(trial.corpo).toMatchObject({ errors: [], warnings: [], complete: true })
  expect(trial.corpo.occupations).toEqual({
    macchine: [{ date: '2031-03-05', time: 90 }],
    banchi: [
      { date: '2031-03-08', time: 240 },
      { date: '2031-03-10', time: 460 },
    ],
  })
  expect(await libroRows(app.db)).toEqual([])

  const saved = await call<{ salvata: boolean; schedulazioni: Fase[] }>(
    'PUT',
    `${here}/save-tempi/`,
    sent(trial.corpo.schedulazioni),
  )
  expect(saved.status).toBe(200)
  expect(saved.corpo.salvata).toBe(true)
  expect(sent(saved.corpo.schedulazioni)).toEqual(sent(trial.corpo.schedulazioni))

  const celle = await call<Record<string, Record<string, object>>>(
    'GET',
    '/api/planner/scheduler-slots/?from_date=2031-03-05&to_date=2031-03-09',
  )
  expect(Object.keys(celle.corpo)).toEqual(['2031-03-05', '2031-03-06', '2031-03-07', '2031-03-08', '2031-03-09'])
  expect(celle.corpo['2031-03-05']?.macchine).toMatchObject({
    capacita: 600,
    occupato: 90,
    libero: 510,
    stato: 'free',
    ordini: [{ id: ordine.id, numero_commessa: ordine.numeroCommessa, time: 90 }],
  })
  expect(celle.corpo['2031-03-08']?.banchi).toMatchObject({ capacita: 240, occupato: 240, stato: 'filled' })
  expect(celle.corpo['2031-03-09']?.banchi).toMatchObject({ stato: 'closed', ordini: [] })

  const other = await makeSchedulabile(app.db, { macchine: 60, banchi: 60 })
  const own = await call<Trial>('POST', `/api/planner/order-schedule/${other.id}/`, dal('2031-03-03 00'))
  const spinto = await call<Trial>('POST', `/api/planner/order-schedule/${ordine.id}/?not_relaxed_fasi=ALL`, {
    ...dal('2031-03-03 00'),
    macchine: { from_date: '2031-03-05 08', durata_override: '200' },
  })
  await call(
    'PUT',
    `${here}/save-tempi/`,
    sent(spinto.corpo.schedulazioni).map((fase) =>
      fase.nome_fase === 'macchine' ? { ...fase, durata_override: '0 03:20:00' } : fase,
    ),
  )
  const conflict = await call<{ detail: string; conflitti: { nome_fase: string }[] }>(
    'PUT',
    `/api/planner/ordini/${other.id}/save-tempi/`,
    sent(own.corpo.schedulazioni),
  )
  expect(conflict.status).toBe(409)
  expect(conflict.corpo.conflitti).toContainEqual(
    expect.objectContaining({
      nome_fase: 'macchine',
      inizio_richiesto: '2031-03-05 09:30:00',
      inizio_possibile: '2031-03-05 11:20:00',
    }),
  )

  const removed = await call<{ salvata: boolean }>('PUT', `${here}/remove-schedulazione/`, [])
  expect([removed.status, removed.corpo.salvata]).toEqual([200, false])
  expect(await libroRows(app.db)).toEqual([])
})

test('the end of a phase is moved, phases are removed by record', async () => {
  const ordine = await makeSchedulabile(app.db)
  const here = `/api/planner/ordini/${ordine.id}`
  const trial = await call<Trial>('POST', `/api/planner/order-schedule/${ordine.id}`, dal('2031-05-05 00'))
  await call('PUT', `${here}/save-tempi/`, sent(trial.corpo.schedulazioni))
  const wasMoved = await call<{ schedulazioni: Fase[] }>('PUT', `${here}/move-fine/`, {
    nome_fase: 'legno',
    fine: '2031-05-19',
    modo: 'dipendenti',
  })
  expect(wasMoved.status).toBe(200)
  expect(wasMoved.corpo.schedulazioni[3]?.inizio).toBe('2031-05-19 08:00:00')
  expect((await call('PUT', `${here}/move-fine/`, { nome_fase: 'legno', fine: 'mai' })).status).toBe(400)
  const removed = await call<{ schedulazioni: Fase[] }>('PUT', `${here}/remove-schedulazione/`, [
    { nome_fase: 'banchi' },
  ])
  expect(removed.corpo.schedulazioni[5]?.inizio).toBeNull()
  await call('PUT', `${here}/remove-schedulazione/`, ['legno', 'vetro', 'telai', 'macchine', 'verniciatura'])
  expect(await libroRows(app.db)).toEqual([])
})

test('what cannot be read is a 400 on its key', async () => {
  const ordine = await makeSchedulabile(app.db)
  const trial = (body: unknown, query = '') =>
    call<Record<string, string[]>>('POST', `/api/planner/order-schedule/${ordine.id}/${query}`, body)
  for (const [body, key] of [
    [{ colla: {} }, 'colla'],
    [{ legno: { from_date: '2031-13-01 00' } }, 'legno'],
    [{ legno: { from_date: '1900-01-01 00' } }, 'legno'],
    [{ legno: { fornitore: 'x' } }, 'legno'],
    [{ legno: { fornitore: 999_999 } }, 'legno'],
    [{ macchine: { durata_override: 'abc' } }, 'macchine'],
    [{ macchine: { durata_override: -1 } }, 'macchine'],
    [{ macchine: 7 }, 'macchine'],
  ] as const) {
    const { status, corpo } = await trial(body)
    expect({ body, status, chiavi: Object.keys(corpo) }).toEqual({ body, status: 400, chiavi: [key] })
  }
  expect((await trial({}, '?not_relaxed_fasi=colla')).corpo).toHaveProperty('not_relaxed_fasi')
  expect((await trial([])).status).toBe(400)
  expect((await call('POST', '/api/planner/order-schedule/999999/', {})).status).toBe(404)
  const standing = await makeSchedulabile(app.db, { nonSchedulabile: true })
  expect((await call('POST', `/api/planner/order-schedule/${standing.id}/`, {})).status).toBe(400)
  for (const query of [
    '',
    '?from_date=2031-01-01',
    '?from_date=x&to_date=2031-01-01',
    '?from_date=2031-01-02&to_date=2031-01-01',
  ]) {
    expect((await call('GET', `/api/planner/scheduler-slots/${query}`)).status).toBe(400)
  }
  expect((await call('PUT', `/api/planner/ordini/${ordine.id}/save-tempi/`, [])).status).toBe(400)
})

test('a pinned start that is not possible is an error of the answer, with the first useful date', async () => {
  const ordine = await makeSchedulabile(app.db)
  const { corpo } = await call<Trial>('POST', `/api/planner/order-schedule/${ordine.id}/?not_relaxed_fasi=macchine`, {
    ...dal('2031-09-01 00'),
    macchine: { from_date: '2031-09-07 08' },
  })
  expect(corpo.errors).toMatchObject([
    { code: 'bad_start_time', nome_fase: 'macchine', motivo: 'giorno_chiuso', primo_utile: '2031-09-08 08:00:00' },
  ])
  expect(corpo.complete).toBe(false)
})

test('orders to choose from, and the configured phases', async () => {
  const ordine = await makeSchedulabile(app.db, { numeroCommessa: 'CERCAMI/1' })
  const searched = await call<{ count: number; results: { id: number }[] }>(
    'GET',
    '/api/planner/ordini-scheduler/?search=cercami&scheduled=0&non_schedulabili=false',
  )
  expect(searched.corpo.results).toMatchObject([{ id: ordine.id, numero_commessa: 'CERCAMI/1', schedulato: false }])
  await makeSchedulabile(app.db, { numeroCommessa: 'CERCAMI/2', nonSchedulabile: true })
  for (const [query, found] of [
    ['', ['CERCAMI/2', 'CERCAMI/1']],
    ['&non_schedulabile=true', ['CERCAMI/2']],
    ['&non_schedulabile=0', ['CERCAMI/1']],
    ['&non_schedulabili=true', ['CERCAMI/2']],
  ] as const) {
    const { corpo } = await call<{ results: { numero_commessa: string }[] }>(
      'GET',
      `/api/planner/ordini-scheduler/?search=cercami&ordering=-numero_commessa${query}`,
    )
    expect(
      corpo.results.map(({ numero_commessa }) => numero_commessa),
      query,
    ).toEqual(found)
  }
  const fasi = await call<{ nome_fase: string }[]>('GET', '/api/planner/fasi/')
  expect(fasi.corpo.map(({ nome_fase }) => nome_fase)).toEqual([
    'legno',
    'vetro',
    'telai',
    'macchine',
    'verniciatura',
    'banchi',
  ])
  expect(fasi.corpo[5]).toMatchObject({ with_fornitore: false, infinite_capacity: false, reparto: 'banchi' })
})
