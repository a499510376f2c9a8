import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { ONLY_MACCHINE, TWO_REPARTI } from '../../../schedulazione/engine/__tests__/samples.ts'
import { createCalendario } from '../../../schedulazione/engine/capacita.ts'
import { createLibro } from '../../../schedulazione/engine/libro.ts'
import { inOrder } from '../../../schedulazione/engine/optimize.ts'
import { CRITERIA } from '../../../schedulazione/engine/ricerca/objective.ts'
import { startOf } from '../../../schedulazione/engine/time.ts'
import type { SearchedOrdine, SearchInput } from '../data.ts'
import { searchPiano } from '../search.ts'

vi.setConfig({ testTimeout: 60_000 })
const MONDAY = 20_780
const calendario = { reparti: TWO_REPARTI, apertura: 480, settimana: USUAL_WEEK, ore: [], festivita: [], persone: [] }

interface Asked {
  minutes: number
  /** Days from Monday; null: none. */
  due: number | null
  held: number | null
  peso: number
  saved: boolean
}

/** Orders of some minutes at the machines; those that are saved were placed one after the other. */
function shopOf(asked: readonly Asked[]): SearchInput {
  const ordini = asked.map(({ minutes, due, held, peso }, n): SearchedOrdine => {
    const fase = { ...ONLY_MACCHINE, necessaria: true, durata: minutes, fornitore: null, da: null, fissata: false }
    return {
      ordine: n + 1,
      numeroCommessa: `${n + 1}`,
      data: MONDAY,
      nonSchedulabile: false,
      tempisticheMancanti: false,
      request: {
        fasi: [fase],
        adesso: startOf(MONDAY) + 480,
        dataConsegna: due === null ? null : MONDAY + due,
        senzaMisure: false,
      },
      peso,
      ferma: held === null ? null : MONDAY + held,
      cliente: '',
      oggi: null,
      firma: '',
    }
  })
  const saved = ordini.filter((_one, n) => asked[n]?.saved)
  const placed = new Map(
    inOrder(saved, createCalendario(calendario), createLibro()).map(({ ordine, piano }) => [ordine, piano?.fasi ?? []]),
  )
  return {
    ordini: ordini.map((one) => {
      const fasi = placed.get(one.ordine)
      if (!fasi) return one
      const dates = fasi.flatMap(({ nome, inizio, fine }) =>
        inizio === null || fine === null ? [] : [{ nome, inizio, fine }],
      )
      return { ...one, oggi: dates, inizi: new Map(dates.map(({ nome, inizio }) => [nome, inizio])) }
    }),
    calendario,
    prenotazioni: [...placed].flatMap(([ordine, fasi]) =>
      fasi.flatMap(({ reparto, occupazioni }) =>
        reparto ? occupazioni.map((one) => ({ ...one, reparto, ordine })) : [],
      ),
    ),
    adesso: startOf(MONDAY) + 480,
    congelatoFino: null,
    priorita: [...CRITERIA],
    seme: 1,
    secondi: 1,
    passi: 120,
    serveComunque: true,
  }
}

const day = fc.integer({ min: 0, max: 14 })
const order: fc.Arbitrary<Asked> = fc.record({
  minutes: fc.integer({ min: 1, max: 1500 }),
  due: fc.option(day),
  held: fc.option(day),
  peso: fc.constantFrom(0, 1, 1, 1000),
  saved: fc.boolean(),
})

test('a hard date that today’s plan keeps is kept by every plan that is proposed; what is not kept is told', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 8 }), (asked) => {
      const data = shopOf(asked)
      const found = searchPiano(data)
      const after = new Map(found.ordini.map((one) => [one.ordine, one.dopo]))
      let beyond = 0
      for (const { ordine, oggi, ferma } of data.ordini) {
        // What is not in the proposal stays where it is.
        const end = after.has(ordine) ? (after.get(ordine) ?? null) : oggi && lastDay(oggi)
        beyond += ritardoOf(end, ferma ?? null)
        if (oggi && ritardoOf(lastDay(oggi), ferma ?? null) === 0) expect(ritardoOf(end, ferma ?? null)).toBe(0)
      }
      expect(found.dopo.oltreFerma).toBe(beyond)
      if (data.ordini.some(({ ferma }) => ferma !== null)) expect(found.prezzoFerme).toBeGreaterThanOrEqual(0)
      else expect(found.prezzoFerme).toBeUndefined()
      expect(found.minorante).toBeLessThanOrEqual(found.dopo.ritardo + 1e-6)
      expect(searchPiano(data)).toEqual(found)
    }),
    { seed: seedOf(1912), numRuns: casesOf(200, 40) },
  )
})

test('a hard date goes before the late days of others, and says what it costs them', () => {
  // Four days of one order, due in a week and held for Thursday; four small ones due on Monday to Thursday.
  const small = [0, 1, 2, 3].map((due): Asked => ({ minutes: 600, due, held: null, peso: 1, saved: false }))
  const large: Asked = { minutes: 2400, due: 11, held: 3, peso: 1, saved: false }
  const without = searchPiano(shopOf([...small, { ...large, held: null }]))
  expect(without.dopo).toMatchObject({ ritardo: 0, oltreFerma: 0 })
  const held = searchPiano(shopOf([...small, large]))
  expect(held.dopo.oltreFerma).toBe(0)
  expect(held.prezzoFerme).toBe(held.dopo.ritardo)
  expect(held.dopo.ritardo).toBeGreaterThan(10)
})
