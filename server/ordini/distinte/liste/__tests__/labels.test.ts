import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia, makeOrdine, makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let ordinePk: number
let emptyPk: number

beforeAll(async () => {
  app = await createTestApp()
  const { id: famigliaId } = await makeFamiglia(app.db)
  const pane = { posto: 20, tipologia: 'vetro', codice: '4/16/4', descrizione: 'Vetrocamera', um: 'pz' }
  await app.db.regolaDistinta.create({
    data: { ...pane, famigliaId, quantita: 'ante', larghezza: 'larghezza / ante - 100', altezza: 'altezza - 200' },
  })
  ordinePk = (await makeOrdine(app.db)).id
  await makeRigaOrdine(app.db, ordinePk, { famigliaId, larghezza: 1200, altezza: 1400, ante: 2, numero: 3 })
  emptyPk = (await makeOrdine(app.db)).id
})
afterAll(() => app.close())

const floor = async () => app.as(await makeUser(app.db, { operatore: {} }))

test('who works at an order prints its labels without seeing orders; its lists stay with who sees them', async () => {
  const omar = await floor()
  const ask = (file: string, pk = ordinePk) => omar.fetch(`/esporta/${file}?ordine=${pk}`)
  const labels = await ask('etichette_vetri.pdf')
  expect([labels.status, labels.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await ask('etichette_tagli.pdf')).status).toBe(409)
  expect((await ask('etichette_vetri.pdf', emptyPk)).status).toBe(409)
  expect((await ask('etichette_vetri.pdf', 99_999)).status).toBe(404)
  for (const file of ['vetri.pdf', 'vetri.csv', 'tagli.pdf', 'tagli.csv']) expect((await ask(file)).status).toBe(403)
  for (const kind of ['staff', 'app'] as const) {
    const other = await app.as(kind)
    expect((await other.fetch(`/esporta/etichette_vetri.pdf?ordine=${ordinePk}`)).status).toBe(403)
  }
})

test('work at an order tells which labels there are pieces for', async () => {
  const omar = await floor()
  const lavorazionePk = await lavorazioneNamed(app.db, 'taglio')
  const labelsAt = async (pk: number | null) => {
    const input = { lavorazionePk, ...(pk === null ? {} : { ordinePk: pk }) }
    const { attivita } = await mutateAs<{ attivita: { pk: number } }>(omar, 'createAttivita', input, 'attivita { pk }')
    return queryAs<object>(omar, `{ attivita(pk: ${attivita.pk}) { etichette } }`)
  }
  expect(await labelsAt(ordinePk)).toEqual({ etichette: ['VETRI'] })
  expect(await labelsAt(emptyPk)).toEqual({ etichette: [] })
})
