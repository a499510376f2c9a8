import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeTipoSerramento, makeVincolo } from '#server-test/factories.ts'

let app: TestApp
let catalogo: Awaited<ReturnType<typeof makeCatalogo>>

beforeAll(async () => {
  app = await createTestApp()
  catalogo = await makeCatalogo(app.db)
  await app.db.listino.create({
    data: {
      nome: 'In vigore',
      dal: new Date('2020-01-01'),
      stato: 'IN_VIGORE',
      voci: {
        create: { famigliaId: catalogo.famiglia.id, tipoSerramentoId: catalogo.tipo.id, modo: 'MQ', prezzo: 412.35 },
      },
    },
  })
})
afterAll(() => app.close())

const window = (different: object = {}) => ({
  tipo_serramento: catalogo.tipo.id,
  tipo_apertura: catalogo.tipo.aperture[0]?.id,
  accessori: [],
  quantita: 2,
  altezza: 1200,
  larghezza: 800,
  ...different,
})

const windows = (different: object = {}) => ({
  famiglia: catalogo.famiglia.id,
  valori_opzioni: [catalogo.famiglia.opzioni[0]?.valori[0]?.id],
  serramenti: [window()],
  ...different,
})

async function ask(body: object | string, who: Pick<TestApp, 'fetch'> = app.visitor) {
  const response = await who.fetch('/api/preventivo-prezzo/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: (await response.json()) as Record<string, unknown>,
  }
}

async function set(how: string, scarto = 15, { db }: Pick<TestApp, 'db'> = app) {
  for (const [chiave, valore] of Object.entries({ prezzi_preventivo: how, scarto_prezzi_preventivo: scarto })) {
    await db.impostazione.upsert({ where: { chiave }, create: { chiave, valore }, update: { valore } })
  }
}

test('without the setting nothing of the lists is told', async () => {
  expect(await ask(windows())).toMatchObject({
    status: 200,
    body: { modo: 'nessuno', serramenti: [], totale: null, da_quotare: 0 },
  })
})

test('exactly, in a range, and to be quoted where no list has a price', async () => {
  const other = await makeTipoSerramento(app.db)
  await makeVincolo(app.db, { famigliaId: catalogo.famiglia.id, tipoSerramentoId: other.id })
  const unpriced = window({ tipo_serramento: other.id, tipo_apertura: other.aperture[0]?.id })
  const body = windows({ serramenti: [window(), unpriced] })
  await set('esatto')
  // 0,96 m² × 412,35 = 395,856, half up 395,86; two pieces.
  expect((await ask(body)).body).toEqual({
    modo: 'esatto',
    serramenti: [{ prezzo: { da: 791.72, a: 791.72 } }, { prezzo: null }],
    totale: { da: 791.72, a: 791.72 },
    da_quotare: 1,
  })
  await set('fascia', 10)
  expect((await ask(body)).body).toEqual({
    modo: 'fascia',
    serramenti: [{ prezzo: { da: 710, a: 880 } }, { prezzo: null }],
    totale: { da: 710, a: 880 },
    da_quotare: 1,
  })
})

test.each([
  ['no JSON', '{', 400, {}],
  ['a list', '[]', 400, {}],
  ['nothing', '{}', 400, { famiglia: [expect.any(String)] }],
  ['an unknown family', () => windows({ famiglia: 999_999 }), 400, { famiglia: [expect.any(String)] }],
  ['texts for numbers', () => windows({ famiglia: 'x' }), 400, { famiglia: [expect.any(String)] }],
  ['a value of another family', () => windows({ valori_opzioni: [0] }), 400, { valori_opzioni: expect.any(Array) }],
  [
    'measures that cannot be made',
    () => windows({ serramenti: [window({ altezza: 1e9 }), window()] }),
    400,
    { serramenti: [{ altezza: [expect.any(String)] }, {}] },
  ],
  [
    'measures that are none',
    () => windows({ serramenti: [window({ altezza: 1200.5, larghezza: { $gt: 0 } })] }),
    400,
    { serramenti: [{ altezza: [expect.any(String)], larghezza: [expect.any(String)] }] },
  ],
  [
    'more pieces than a request may have',
    () => windows({ serramenti: [window({ quantita: 1e7 })] }),
    400,
    { serramenti: [{ quantita: [expect.any(String)] }] },
  ],
  ['more windows than a request may have', () => windows({ serramenti: Array(201).fill(window()) }), 400, {}],
  ['windows that are none', () => windows({ serramenti: [null, 1, 'x', []] }), 400, {}],
])('%s is refused', async (_what, body, status, expected) => {
  const answer = await ask(typeof body === 'function' ? body() : body)
  expect(answer).toMatchObject({ status, body: expected })
  expect(JSON.stringify(answer.body)).not.toContain('412')
})

test('one address is limited', async () => {
  const limited = await createTestApp({ config: { loginThrottle: true } })
  expect((await ask({}, limited.visitor)).status).toBe(400)
  // As after fifty-nine more, and in the minute that may begin meanwhile.
  await limited.db.$executeRaw`UPDATE throttle SET conteggio = 60 WHERE chiave LIKE 'prezzo:%:60'`
  await limited.db.$executeRaw`INSERT INTO throttle (chiave, finestra, conteggio, scade_il)
    SELECT chiave, scade_il, conteggio, scade_il + interval '60 s' FROM throttle WHERE chiave LIKE 'prezzo:%:60'`
  const last = await ask({}, limited.visitor)
  expect([last.status, Number(last.retryAfter) > 0]).toEqual([429, true])
  await limited.close()
})

test('a composed element is priced field by field, and refused where its fields do not fill it', async () => {
  await set('esatto')
  const field = (x: number, larghezza: number) => ({
    ...{ x, y: 0, larghezza, altezza: 1200 },
    tipo_serramento: catalogo.tipo.id,
    tipo_apertura: catalogo.tipo.aperture[0]?.id,
  })
  const composed = (...specchiature: object[]) =>
    ask(windows({ serramenti: [window({ larghezza: 1600, specchiature })] }))
  const one = await ask(windows())
  const both = await composed(field(0, 800), field(800, 800))
  const amountOf = ({ body }: typeof one) => (body.serramenti as { prezzo: { da: number } }[])[0]?.prezzo.da ?? 0
  expect(both.status).toBe(200)
  expect(amountOf(both)).toBeCloseTo(2 * amountOf(one), 2)
  expect((await composed(field(0, 800), field(800, 700))).status).toBe(400)
  expect((await composed(field(0, 800), field(800, 'x' as unknown as number))).status).toBe(400)
})
