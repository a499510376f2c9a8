import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeService, fakeService, says } from '#ordini/serviziLocali/__tests__/fakeService.ts'
import { sampleFiles } from '#platform/files/__tests__/samples.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

let senza: TestApp
let withIt: TestApp
let service: FakeService

beforeAll(async () => {
  service = await fakeService()
  ;[senza, withIt] = await Promise.all([createTestApp(), createTestApp({ config: { localServicesUrl: service.url } })])
  for (const { db } of [senza, withIt]) await makeFullOrdine(db, { numeroCommessa: '26/0042' })
})
afterAll(() => Promise.all([senza.close(), withIt.close(), service.close()]))

async function ask(app: TestApp, method: string, path: string) {
  const response = await (await app.as('super')).fetch(`/api/localservices/svc/${path}`, { method })
  return { status: response.status, body: await response.json() }
}
const BOM = 'bom?order=26/0042&riga=1&posizione=1'

test('without a service: a test picture, and the bill of the product’s own table', async () => {
  for (const path of ['shot', 'shot/']) {
    const { status, body } = await ask(senza, 'POST', path)
    expect(status).toBe(200)
    expect(body).toEqual({ result: { image: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) } })
  }
  expect(await ask(senza, 'GET', BOM)).toEqual({ status: 200, body: { result: { data: [] } } })
  const pezzo = { numeroCommessa: '26/0042', riga: 1, posizione: 1 }
  await senza.db.rigaBom.createMany({
    data: [
      { ...pezzo, ord: 20, maktx: 'Maniglia', quantity: 1, meins: 'PZ' },
      { ...pezzo, ord: 10, maktx: 'Vetro', quantity: 1.25, meins: 'M2', picUrl: 'http://10.0.0.2/v.png' },
      { ...pezzo, posizione: 2, ord: 10, maktx: 'Altro', quantity: 1 },
    ],
  })
  expect((await ask(senza, 'GET', BOM)).body).toEqual({
    result: {
      data: [
        { ORD: 10, MAKTX: 'Vetro', QUANTITY: 1.25, MEINS: 'M2', PIC_URL: 'http://10.0.0.2/v.png' },
        { ORD: 20, MAKTX: 'Maniglia', QUANTITY: 1, MEINS: 'PZ', PIC_URL: '' },
      ],
    },
  })
})

test('what is missing or wrong in the question is told beside it; another’s order is as one that is not there', async () => {
  expect((await ask(senza, 'GET', 'bom')).body).toMatchObject({
    order: [expect.any(String)],
    riga: [expect.any(String)],
  })
  expect((await ask(senza, 'GET', 'bom?order=26/0042&riga=uno&posizione=1')).status).toBe(400)
  for (const path of ['bom?order=99/1&riga=1&posizione=1', 'bom?order=26/0042&riga=9&posizione=1']) {
    expect(await ask(senza, 'GET', path)).toEqual({ status: 404, body: { detail: 'Non trovato.' } })
  }
  const agente = await (await senza.as('agente')).fetch(`/api/localservices/svc/${BOM}`)
  expect([agente.status, await agente.json()]).toEqual([404, { detail: 'Non trovato.' }])
})

test('with a service: what it answers', async () => {
  service.risponde = says({ result: { image: sampleFiles.png.toString('base64') } })
  expect((await ask(withIt, 'POST', 'shot')).body).toEqual({
    result: { image: `data:image/png;base64,${sampleFiles.png.toString('base64')}` },
  })
  const data = [{ ORD: 1, MAKTX: 'Telaio', QUANTITY: 4, MEINS: 'PZ', PIC_URL: '' }]
  service.risponde = says({ result: { data } })
  expect(await ask(withIt, 'GET', BOM)).toEqual({ status: 200, body: { result: { data } } })
})

test('garbage is a 502 with the message of its service', async () => {
  service.risponde = says('<h1>ciao</h1>', 'text/html')
  expect(await ask(withIt, 'POST', 'shot')).toEqual({ status: 502, body: { detail: 'Errore con la fotocamera' } })
  expect(await ask(withIt, 'GET', BOM)).toMatchObject({
    status: 502,
    body: { detail: expect.stringContaining('non valida') },
  })
})

test('a service that never answers is given up after 10 seconds, one that is not there at once', async () => {
  service.risponde = () => undefined
  const inizio = performance.now()
  expect(await ask(withIt, 'POST', 'shot')).toEqual({
    status: 502,
    body: { detail: 'Errore connessione con la fotocamera' },
  })
  expect(performance.now() - inizio).toBeLessThan(30_000)
  await service.close()
  expect((await ask(withIt, 'POST', 'shot')).status).toBe(502)
  expect(await ask(withIt, 'GET', BOM)).toMatchObject({
    status: 502,
    body: { detail: expect.stringContaining('non risponde') },
  })
})
