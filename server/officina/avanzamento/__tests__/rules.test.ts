import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL, percentagesOf } from '#acquisti/ordiniFornitore/rules.ts'
import {
  type AvanzamentoData,
  computeAvanzamento,
  type DoneLavoro,
  type Fornitura,
  percentualeAvanzamento,
} from '../rules.ts'
import { avanzamentoNotices } from '../warnings.ts'

const fornitura = (pk: number, different: Partial<Fornitura> = {}): Fornitura => ({
  pk,
  materiale: 'legno',
  rivendita: false,
  vendita: null,
  costo: null,
  percentuale: null,
  arrivo: null,
  ...different,
})
const lavoro = (pk: number, different: Partial<DoneLavoro> = {}): DoneLavoro => ({
  pk,
  data: '2026-11-02',
  automatica: false,
  lavorazione: 1,
  operatore: 1,
  minuti: 600_000,
  tempo: 50,
  pezzi: 1,
  pezziPrima: 1,
  pezziTotali: 2,
  ...different,
})
const quote = new Map([
  ['legno', 1800],
  ['vetro', 1500],
  ['verniciatura', 1200],
  ['telai', 800],
])
const empty: AvanzamentoData = {
  netto: 100_000,
  rivendita: 0,
  necessari: ['legno', 'vetro'],
  quote,
  forniture: [],
  lavori: [],
  minutiRimasti: 1_200_000,
  leftPezzi: 2,
}
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

describe('what an order is made of', () => {
  test('quotas of what its supplier orders do not say, work for the rest', () => {
    const { materiali, manodopera } = computeAvanzamento(empty)
    expect(materiali).toEqual([
      { materiale: 'legno', valore: 18_000, percentuale: ALL },
      { materiale: 'vetro', valore: 15_000, percentuale: ALL },
    ])
    expect(manodopera).toBe(67_000)
  })

  test('what they are sold for where all of them say it; the others only by it', () => {
    const forniture = [
      fornitura(1, { vendita: 12_000 }),
      fornitura(2, { vendita: 8_000 }),
      fornitura(3, { materiale: 'vetro', vendita: 9_000 }),
      fornitura(4, { materiale: 'vetro' }),
      fornitura(5, { materiale: 'ferramenta', vendita: 5_000 }),
    ]
    const { materiali } = computeAvanzamento({ ...empty, forniture })
    expect(materiali.map(({ materiale, valore }) => [materiale, valore])).toEqual([
      ['ferramenta', 5_000],
      ['legno', 20_000],
      ['vetro', 15_000],
    ])
  })

  test('materials worth more than the order are cut alike, and leave nothing to work', () => {
    const forniture = [fornitura(1, { vendita: 150_000 }), fornitura(2, { materiale: 'vetro', vendita: 50_000 })]
    const { materiali, manodopera } = computeAvanzamento({ ...empty, forniture })
    expect([materiali.map(({ valore }) => valore), manodopera]).toEqual([[75_000, 25_000], 0])
  })
})

describe('percentages of supplier orders', () => {
  test.each([
    [[null], [10_000]],
    [[5000], [5000]],
    [
      [null, null, null],
      [3333, 3334, 3333],
    ],
    [
      [4000, null, null],
      [4000, 3000, 3000],
    ],
    [
      [8000, 7000, null],
      [8000, 7000, 0],
    ],
  ])('%j are %j', (written, waits) => {
    const parts = percentagesOf(written)
    expect(parts).toHaveLength(waits.length)
    expect(sum(parts)).toBe(sum(waits))
    expect(parts.every((part, n) => Math.abs(part - (waits[n] ?? 0)) <= 1)).toBe(true)
  })
})

describe('events', () => {
  test('an arrival is its part; materials at 100 % only with the one that completes them', () => {
    const forniture = [
      fornitura(1, { percentuale: 6000, arrivo: '2026-11-03' }),
      fornitura(2, { percentuale: 4000, arrivo: '2026-11-05' }),
      fornitura(3, { materiale: 'vetro', percentuale: 5000, arrivo: '2026-11-04' }),
    ]
    const { eventi } = computeAvanzamento({ ...empty, forniture })
    expect(
      eventi.map(({ data, percentuale, valore, valoreAvMateriali }) => [data, percentuale, valore, valoreAvMateriali]),
    ).toEqual([
      ['2026-11-03', 6000, 10_800, 0],
      ['2026-11-04', 5000, 7_500, 0],
      ['2026-11-05', 4000, 7_200, 18_000],
    ])
  })

  test('more than 100 % is cut', () => {
    const forniture = [
      fornitura(1, { percentuale: 8000, arrivo: '2026-11-03' }),
      fornitura(2, { percentuale: 8000, arrivo: '2026-11-05' }),
    ]
    const { eventi, materiali } = computeAvanzamento({ ...empty, forniture })
    expect(eventi.map(({ percentuale }) => percentuale)).toEqual([8000, 2000])
    expect(materiali[0]).toMatchObject({ percentuale: 16_000, valore: 18_000 })
  })

  test('work by its minutes; without timings by its pieces', () => {
    const lavori = [lavoro(1, { minuti: 300_000 }), lavoro(2, { data: '2026-11-01', minuti: 300_000 })]
    expect(
      computeAvanzamento({ ...empty, necessari: [], lavori }).eventi.map(({ attivita, valore }) => [attivita, valore]),
    ).toEqual([
      [2, 16_667],
      [1, 16_666],
    ])
    const senza = lavori.map((one) => ({ ...one, minuti: 0 }))
    const { eventi } = computeAvanzamento({ ...empty, necessari: [], lavori: senza, minutiRimasti: 0 })
    expect(sum(eventi.map(({ valore }) => valore))).toBe(50_000)
  })

  test('what is resold with the last of its supplier orders, or when all the rest is done', () => {
    const resale = { ...empty, rivendita: 20_000, necessari: [] }
    const due = [
      fornitura(1, { rivendita: true, arrivo: '2026-11-03' }),
      fornitura(2, { rivendita: true, arrivo: null }),
    ]
    expect(sum(computeAvanzamento({ ...resale, forniture: due }).eventi.map(({ valore }) => valore))).toBe(0)
    const arrived = due.map((one) => ({ ...one, arrivo: one.arrivo ?? '2026-11-09' }))
    expect(computeAvanzamento({ ...resale, forniture: arrived }).eventi.at(-1)).toMatchObject({
      valore: 20_000,
      materiale: 'rivendita',
      percentuale: null,
    })
    const finished = computeAvanzamento({ ...resale, lavori: [lavoro(1)], minutiRimasti: 0, leftPezzi: 0 })
    expect(finished.eventi.find(({ materiale }) => materiale !== null)).toMatchObject({
      data: '2026-11-02',
      materiale: 'rivendita',
      valore: 20_000,
    })
    expect(finished.completo).toBe(true)
  })

  test('an order that is worth nothing has events, and no percentage', () => {
    const { eventi } = computeAvanzamento({ ...empty, netto: 0, lavori: [lavoro(1)] })
    expect(eventi.map(({ valore }) => valore)).toEqual([0])
    expect(percentualeAvanzamento(0, 0)).toBeNull()
  })
})

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const materiale = fc.constantFrom('legno', 'vetro', 'verniciatura', 'telai', 'ferramenta')
const dataArb = (finished: boolean): fc.Arbitrary<AvanzamentoData> =>
  fc.record({
    netto: fc.integer({ min: finished ? 1 : 0, max: 30_000_000 }),
    rivendita: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000_000 })),
    necessari: fc.uniqueArray(materiale, { maxLength: 4 }),
    quote: fc.constant(quote),
    forniture: fc
      .array(
        fc.record({
          materiale,
          rivendita: fc.boolean(),
          vendita: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
          costo: fc.constant(null),
          percentuale: finished ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: 15_000 })),
          arrivo: finished ? day : fc.option(day),
        }),
        { maxLength: 7 },
      )
      .map((all) => all.map((one, n) => ({ ...one, pk: n + 1 }))),
    lavori: fc
      .array(
        fc.record({
          data: day,
          minuti: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000_000 })),
          pezzi: fc.integer({ min: 1, max: 40 }),
        }),
        { minLength: finished ? 1 : 0, maxLength: 9 },
      )
      .map((all) => all.map((one, n) => lavoro(n + 1, one))),
    minutiRimasti: finished ? fc.constant(0) : fc.integer({ min: 0, max: 9_000_000 }),
    leftPezzi: finished ? fc.constant(0) : fc.integer({ min: 0, max: 60 }),
  })

/** The value of an order at the end of a day, by plain loops over what it comes from; in cents. */
function slowValue(data: AvanzamentoData, until: string): number {
  const { materiali, manodopera, rivendita } = computeAvanzamento(data)
  const halfUp = (numero: bigint, whole: bigint) => (whole === 0n ? 0 : Number((2n * numero + whole) / (2n * whole)))
  let value = 0
  for (const { materiale: name, valore: its } of materiali) {
    const own = data.forniture.filter((one) => one.materiale === name && !one.rivendita)
    const parts = percentagesOf(own.map(({ percentuale }) => percentuale))
    let arrived = 0
    for (const [n, one] of own.entries()) if (one.arrivo !== null && one.arrivo <= until) arrived += parts[n] ?? 0
    value += halfUp(BigInt(its) * BigInt(Math.min(ALL, arrived)), BigInt(ALL))
  }
  let [done, all, donePezzi, allPezzi] = [0, data.minutiRimasti, 0, data.leftPezzi]
  for (const one of data.lavori) {
    all += one.minuti
    allPezzi += one.pezzi
    if (one.data <= until) {
      done += one.minuti
      donePezzi += one.pezzi
    }
  }
  const [part, whole] = all > 0 ? [done, all] : [donePezzi, allPezzi]
  value += halfUp(BigInt(manodopera) * BigInt(part), BigInt(whole))
  const rivendite = data.forniture.filter((one) => one.rivendita)
  if (rivendite.length > 0 && rivendite.every(({ arrivo }) => arrivo !== null && arrivo <= until)) value += rivendita
  return value
}

describe('properties', () => {
  test('materials, work and what is resold make the net', () => {
    fc.assert(
      fc.property(dataArb(false), (data) => {
        const { netto, materiali, manodopera, rivendita } = computeAvanzamento(data)
        const parts = sum(materiali.map(({ valore }) => valore)) + manodopera + rivendita
        // Materials worth nothing, and nothing to work: there is nothing that the rest could go with but what is resold.
        expect(parts).toBe(netto)
        expect(Math.min(manodopera, rivendita, ...materiali.map(({ valore }) => valore))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a finished order is exactly 100.00 %, its cents its net, in both figures', () => {
    fc.assert(
      fc.property(dataArb(true), (data) => {
        // What waits to be delivered of a needed material has no supplier order yet: such an order is not finished.
        const sorted = new Set(data.forniture.filter((one) => !one.rivendita).map((one) => one.materiale))
        const finished = { ...data, necessari: data.necessari.filter((name) => sorted.has(name)) }
        const { eventi, netto, completo } = computeAvanzamento(finished)
        expect(completo).toBe(true)
        expect(sum(eventi.map(({ valore }) => valore))).toBe(netto)
        expect(sum(eventi.map(({ valoreAvMateriali }) => valoreAvMateriali))).toBe(netto)
        expect(percentualeAvanzamento(netto, netto)).toBe(100)
      }),
    )
  })

  test('at the end of any day the events are worth what plain loops say', () => {
    fc.assert(
      fc.property(dataArb(false), day, (data, until) => {
        const { eventi } = computeAvanzamento(data)
        const byThemselves = eventi.filter(({ materiale: name, fornitura: pk }) => name === 'rivendita' && pk === null)
        const counted = eventi.filter((event) => event.data <= until && !byThemselves.includes(event))
        expect(sum(counted.map(({ valore }) => valore))).toBe(slowValue(data, until))
        expect(sum(eventi.map(({ valore }) => valore))).toBeLessThanOrEqual(Math.max(0, data.netto))
      }),
    )
  })

  test('the order in which it is told changes nothing', () => {
    fc.assert(
      fc.property(dataArb(false), (data) => {
        const reversed = { ...data, forniture: [...data.forniture].reverse(), lavori: [...data.lavori].reverse() }
        expect(computeAvanzamento(reversed)).toEqual(computeAvanzamento(data))
      }),
    )
  })
})

test('warnings: work that needs what has not come, percentages that make no whole', () => {
  const antenati = new Map([[1, { fase: 'banchi', prima: new Set(['legno', 'vetro']) }]])
  const one = {
    pk: 7,
    dataOrdine: null,
    dataConsegna: null,
    fornitore: 'Rossi',
    materiale: 'vetro',
    stato: null,
    dataArrivo: null,
    valorePercentuale: 50,
    arrivata: false,
  }
  const materiali = [
    { materiale: 'legno', percentuale: 100 },
    { materiale: 'vetro', percentuale: 50 },
    { materiale: 'telai', percentuale: 100 },
  ]
  const notices = avanzamentoNotices({ materiali, forniture: [one], lavorazioni: [1], antenati })
  expect(notices.map(({ tipologia, motivo }) => `${tipologia}: ${motivo}`)).toEqual([
    'legno: La fase banchi è iniziata senza un ordine fornitore.',
    'vetro: La fase banchi è iniziata prima dell’arrivo.',
    'vetro: Le percentuali fanno 50 invece di 100.',
  ])
  expect(avanzamentoNotices({ materiali, forniture: [], lavorazioni: [], antenati })).toEqual([])
})
