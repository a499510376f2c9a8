import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { loadOrdine } from '../data/ordine.ts'
import { createDisponibilita } from '../engine/availability.ts'
import { piazza } from '../engine/piazza.ts'
import { readEngineInstant, writeInstant } from '../engine/time.ts'
import { readScostamenti } from '../promessa/readScostamenti.ts'
import { requestOf, savedRequest } from '../request.ts'
import { loadWorld } from '../world.ts'
import { makeFornitori, makeSchedulabile } from './scene.ts'

const CHRISTMAS = { dal: '2029-12-24', al: '2030-01-06' }
const at = (text: string) => readEngineInstant(text)
const day = (text: string) => new Date(`${text}T00:00:00Z`)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await makeFornitori(app.db, 5)
})
afterAll(() => app.close())

const close = (tipologia: string) =>
  app.db.fornitore.updateMany({
    where: { tipologia, isDefault: true },
    data: { giorniChiusura: [6, 7], periodiChiusura: [CHRISTMAS] },
  })

/** Start and end of the wood of an order, asked to begin on a day. */
async function legno(id: number, from: string) {
  const ordine = await loadOrdine(app.db, { id })
  const mondo = await loadWorld(app.db, null)
  const choices = new Map([['legno', { da: at(from) }]])
  const piano = piazza(requestOf(ordine, { ...mondo, choices }), createDisponibilita(mondo.calendario, mondo.libro, id))
  const fase = piano.fasi.find(({ nome }) => nome === 'legno')
  return [fase?.inizio, fase?.fine].map((instant) => (instant == null ? null : writeInstant(instant).slice(0, 10)))
}

test('a plan takes the days on which its supplier is open; the saved one, with the same supplier, stays', async () => {
  const { id } = await makeSchedulabile(app.db)
  expect(await legno(id, '2029-12-17 00')).toEqual(['2029-12-17', '2029-12-22'])
  const [predefinito] = await app.db.fornitore.findMany({ where: { tipologia: 'legno', isDefault: true } })
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId: id,
      inizio: day('2029-12-17'),
      fine: day('2029-12-22'),
      fasi: {
        create: {
          nomeFase: 'legno',
          inizio: new Date('2029-12-16T23:00:00Z'),
          fine: new Date('2029-12-21T23:00:00Z'),
          durata: 5,
          fornitoreId: predefinito?.id ?? null,
        },
      },
    },
  })
  await close('legno')
  // Monday to Friday, then the weekend and the holidays: it comes on Monday 7 January.
  expect(await legno(id, '2029-12-17 00')).toEqual(['2029-12-17', '2030-01-07'])
  const saved = savedRequest(await loadOrdine(app.db, { id }), await loadWorld(app.db, null))
  const { tenuta, fornitore } = saved.fasi.find(({ nome }) => nome === 'legno') ?? {}
  expect(writeInstant(tenuta?.fine ?? 0)).toBe('2029-12-22 00:00:00')
  expect(fornitore?.aperture).not.toBeUndefined()
})

test('how late material came is counted from the day on which its supplier would deliver', async () => {
  const { id: fornitoreId } = await makeFornitore(app.db, { tipologia: 'vetro', tempo: 5, giorniChiusura: [6, 7] })
  const { id: always } = await makeFornitore(app.db, { tipologia: 'vetro', tempo: 5 })
  // Ordered on a Monday of the past months, come two Mondays later.
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) - 35)
  const dates = (from: Date, more: number) =>
    day(new Date(from.getTime() + more * 86_400_000).toISOString().slice(0, 10))
  for (const one of [fornitoreId, always]) {
    const data = { tipologia: 'vetro', fornitoreId: one, dataOrdine: dates(monday, 0), dataArrivo: dates(monday, 14) }
    await makeOrdineFornitore(app.db, data)
  }
  const mondo = await loadWorld(app.db, null)
  const { id } = await makeSchedulabile(app.db)
  const { fasi } = requestOf(await loadOrdine(app.db, { id }), mondo)
  const late = await readScostamenti(app.db, fasi)
  expect(late.find(({ fornitore }) => fornitore === fornitoreId)?.giorni).toBe(7)
  expect(late.find(({ fornitore }) => fornitore === always)?.giorni).toBe(9)
})
