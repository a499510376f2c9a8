import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeStoredFile } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  const nomeCliente = 'Conteggi Srl'
  const signed = { nomeCliente, preventivoFirmatoId: (await makeStoredFile(app.db)).id }
  const ordineId = (await makeOrdine(app.db, { dataConsegna: new Date('2026-12-01') })).id
  await makeConferma(app.db, { nomeCliente })
  await makeConferma(app.db, signed)
  await makeConferma(app.db, { ...signed, ordineId })
  await makeConferma(app.db, { nomeCliente, dataInvio: new Date() })
  await makeConferma(app.db, { nomeCliente: 'Altri', dataInvio: new Date() })
})
afterAll(() => app.close())

const DOCUMENT = 'query ($filtro: FiltroConferme) { confermePerStato(filtro: $filtro) { stato conteggio } }'

test('how many confirmations of the list have each state, as the list itself finds them', async () => {
  const who = await app.as('super')
  const filtro = { search: 'Conteggi' }
  const counted = await queryAs<{ stato: string; conteggio: number }[]>(who, DOCUMENT, { filtro })
  expect(counted).toEqual([
    { stato: 'NON_INVIATO', conteggio: 2 },
    { stato: 'IN_ATTESA', conteggio: 1 },
    { stato: 'INVIATO', conteggio: 1 },
  ])
  for (const { stato, conteggio } of counted) {
    const list = 'query ($filtro: FiltroConferme) { confermeOrdine(filtro: $filtro) { totalCount } }'
    expect(await queryAs(who, list, { filtro: { ...filtro, stato } })).toEqual({ totalCount: conteggio })
  }
})

test('of the filters that are asked, the state too', async () => {
  const counted = await queryAs(await app.as('super'), DOCUMENT, { filtro: { search: 'Conteggi', stato: 'INVIATO' } })
  expect(counted).toEqual([
    { stato: 'NON_INVIATO', conteggio: 0 },
    { stato: 'IN_ATTESA', conteggio: 0 },
    { stato: 'INVIATO', conteggio: 1 },
  ])
})

test('who does not work with confirmations counts none', async () => {
  await expect(queryAs(await app.as('operatore'), DOCUMENT)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})
