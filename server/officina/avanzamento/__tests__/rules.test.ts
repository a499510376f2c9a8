import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentualiOf, TUTTO } from '../../../acquisti/ordiniFornitore/percentuali/rules.ts'
import {
  calcolaAvanzamento,
  type DatiAvanzamento,
  type Fornitura,
  type LavoroFatto,
  percentualeAvanzamento,
} from '../rules.ts'
import { avvisiAvanzamento } from '../warnings.ts'

const fornitura = (pk: number, diverso: Partial<Fornitura> = {}): Fornitura => ({
  pk,
  materiale: 'legno',
  rivendita: false,
  vendita: null,
  costo: null,
  percentuale: null,
  arrivo: null,
  ...diverso,
})
const lavoro = (pk: number, diverso: Partial<LavoroFatto> = {}): LavoroFatto => ({
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
  ...diverso,
})
const quote = new Map([
  ['legno', 1800],
  ['vetro', 1500],
  ['verniciatura', 1200],
  ['telai', 800],
])
const vuoto: DatiAvanzamento = {
  netto: 100_000,
  rivendita: 0,
  necessari: ['legno', 'vetro'],
  quote,
  forniture: [],
  lavori: [],
  minutiRimasti: 1_200_000,
  pezziRimasti: 2,
}
const somma = (valori: readonly number[]) => valori.reduce((tutti, uno) => tutti + uno, 0)

describe('what an order is made of', () => {
  test('quotas of what its supplier orders do not say, work for the rest', () => {
    const { materiali, manodopera } = calcolaAvanzamento(vuoto)
    expect(materiali).toEqual([
      { materiale: 'legno', valore: 18_000, percentuale: TUTTO },
      { materiale: 'vetro', valore: 15_000, percentuale: TUTTO },
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
    const { materiali } = calcolaAvanzamento({ ...vuoto, forniture })
    expect(materiali.map(({ materiale, valore }) => [materiale, valore])).toEqual([
      ['ferramenta', 5_000],
      ['legno', 20_000],
      ['vetro', 15_000],
    ])
  })

  test('materials worth more than the order are cut alike, and leave nothing to work', () => {
    const forniture = [fornitura(1, { vendita: 150_000 }), fornitura(2, { materiale: 'vetro', vendita: 50_000 })]
    const { materiali, manodopera } = calcolaAvanzamento({ ...vuoto, forniture })
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
  ])('%j are %j', (scritte, attese) => {
    const parti = percentualiOf(scritte)
    expect(parti).toHaveLength(attese.length)
    expect(somma(parti)).toBe(somma(attese))
    expect(parti.every((parte, n) => Math.abs(parte - (attese[n] ?? 0)) <= 1)).toBe(true)
  })
})

describe('events', () => {
  test('an arrival is its part; materials at 100 % only with the one that completes them', () => {
    const forniture = [
      fornitura(1, { percentuale: 6000, arrivo: '2026-11-03' }),
      fornitura(2, { percentuale: 4000, arrivo: '2026-11-05' }),
      fornitura(3, { materiale: 'vetro', percentuale: 5000, arrivo: '2026-11-04' }),
    ]
    const { eventi } = calcolaAvanzamento({ ...vuoto, forniture })
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
    const { eventi, materiali } = calcolaAvanzamento({ ...vuoto, forniture })
    expect(eventi.map(({ percentuale }) => percentuale)).toEqual([8000, 2000])
    expect(materiali[0]).toMatchObject({ percentuale: 16_000, valore: 18_000 })
  })

  test('work by its minutes; without timings by its pieces', () => {
    const lavori = [lavoro(1, { minuti: 300_000 }), lavoro(2, { data: '2026-11-01', minuti: 300_000 })]
    expect(
      calcolaAvanzamento({ ...vuoto, necessari: [], lavori }).eventi.map(({ attivita, valore }) => [attivita, valore]),
    ).toEqual([
      [2, 16_667],
      [1, 16_666],
    ])
    const senza = lavori.map((uno) => ({ ...uno, minuti: 0 }))
    const { eventi } = calcolaAvanzamento({ ...vuoto, necessari: [], lavori: senza, minutiRimasti: 0 })
    expect(somma(eventi.map(({ valore }) => valore))).toBe(50_000)
  })

  test('what is resold with the last of its supplier orders, or when all the rest is done', () => {
    const resa = { ...vuoto, rivendita: 20_000, necessari: [] }
    const due = [
      fornitura(1, { rivendita: true, arrivo: '2026-11-03' }),
      fornitura(2, { rivendita: true, arrivo: null }),
    ]
    expect(somma(calcolaAvanzamento({ ...resa, forniture: due }).eventi.map(({ valore }) => valore))).toBe(0)
    const arrivate = due.map((una) => ({ ...una, arrivo: una.arrivo ?? '2026-11-09' }))
    expect(calcolaAvanzamento({ ...resa, forniture: arrivate }).eventi.at(-1)).toMatchObject({
      valore: 20_000,
      materiale: 'rivendita',
      percentuale: null,
    })
    const finito = calcolaAvanzamento({ ...resa, lavori: [lavoro(1)], minutiRimasti: 0, pezziRimasti: 0 })
    expect(finito.eventi.find(({ materiale }) => materiale !== null)).toMatchObject({
      data: '2026-11-02',
      materiale: 'rivendita',
      valore: 20_000,
    })
    expect(finito.completo).toBe(true)
  })

  test('an order that is worth nothing has events, and no percentage', () => {
    const { eventi } = calcolaAvanzamento({ ...vuoto, netto: 0, lavori: [lavoro(1)] })
    expect(eventi.map(({ valore }) => valore)).toEqual([0])
    expect(percentualeAvanzamento(0, 0)).toBeNull()
  })
})

const giorno = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const materiale = fc.constantFrom('legno', 'vetro', 'verniciatura', 'telai', 'ferramenta')
const datiArb = (finito: boolean): fc.Arbitrary<DatiAvanzamento> =>
  fc.record({
    netto: fc.integer({ min: finito ? 1 : 0, max: 30_000_000 }),
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
          percentuale: finito ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: 15_000 })),
          arrivo: finito ? giorno : fc.option(giorno),
        }),
        { maxLength: 7 },
      )
      .map((tutte) => tutte.map((una, n) => ({ ...una, pk: n + 1 }))),
    lavori: fc
      .array(
        fc.record({
          data: giorno,
          minuti: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000_000 })),
          pezzi: fc.integer({ min: 1, max: 40 }),
        }),
        { minLength: finito ? 1 : 0, maxLength: 9 },
      )
      .map((tutti) => tutti.map((uno, n) => lavoro(n + 1, uno))),
    minutiRimasti: finito ? fc.constant(0) : fc.integer({ min: 0, max: 9_000_000 }),
    pezziRimasti: finito ? fc.constant(0) : fc.integer({ min: 0, max: 60 }),
  })

/** The value of an order at the end of a day, by plain loops over what it comes from; in cents. */
function slowValue(dati: DatiAvanzamento, fino: string): number {
  const { materiali, manodopera, rivendita } = calcolaAvanzamento(dati)
  const halfUp = (numero: bigint, intero: bigint) =>
    intero === 0n ? 0 : Number((2n * numero + intero) / (2n * intero))
  let valore = 0
  for (const { materiale: nome, valore: suo } of materiali) {
    const sue = dati.forniture.filter((una) => una.materiale === nome && !una.rivendita)
    const parti = percentualiOf(sue.map(({ percentuale }) => percentuale))
    let arrivato = 0
    for (const [n, una] of sue.entries()) if (una.arrivo !== null && una.arrivo <= fino) arrivato += parti[n] ?? 0
    valore += halfUp(BigInt(suo) * BigInt(Math.min(TUTTO, arrivato)), BigInt(TUTTO))
  }
  let [fatti, tutti, pezziFatti, pezziTutti] = [0, dati.minutiRimasti, 0, dati.pezziRimasti]
  for (const uno of dati.lavori) {
    tutti += uno.minuti
    pezziTutti += uno.pezzi
    if (uno.data <= fino) {
      fatti += uno.minuti
      pezziFatti += uno.pezzi
    }
  }
  const [parte, intero] = tutti > 0 ? [fatti, tutti] : [pezziFatti, pezziTutti]
  valore += halfUp(BigInt(manodopera) * BigInt(parte), BigInt(intero))
  const rivendite = dati.forniture.filter((una) => una.rivendita)
  if (rivendite.length > 0 && rivendite.every(({ arrivo }) => arrivo !== null && arrivo <= fino)) valore += rivendita
  return valore
}

describe('properties', () => {
  test('materials, work and what is resold make the net', () => {
    fc.assert(
      fc.property(datiArb(false), (dati) => {
        const { netto, materiali, manodopera, rivendita } = calcolaAvanzamento(dati)
        const parti = somma(materiali.map(({ valore }) => valore)) + manodopera + rivendita
        // Materials worth nothing, and nothing to work: there is nothing that the rest could go with but what is resold.
        expect(parti).toBe(netto)
        expect(Math.min(manodopera, rivendita, ...materiali.map(({ valore }) => valore))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a finished order is exactly 100.00 %, its cents its net, in both figures', () => {
    fc.assert(
      fc.property(datiArb(true), (dati) => {
        // What waits to be delivered of a needed material has no supplier order yet: such an order is not finished.
        const ordinati = new Set(dati.forniture.filter((una) => !una.rivendita).map((una) => una.materiale))
        const finito = { ...dati, necessari: dati.necessari.filter((nome) => ordinati.has(nome)) }
        const { eventi, netto, completo } = calcolaAvanzamento(finito)
        expect(completo).toBe(true)
        expect(somma(eventi.map(({ valore }) => valore))).toBe(netto)
        expect(somma(eventi.map(({ valoreAvMateriali }) => valoreAvMateriali))).toBe(netto)
        expect(percentualeAvanzamento(netto, netto)).toBe(100)
      }),
    )
  })

  test('at the end of any day the events are worth what plain loops say', () => {
    fc.assert(
      fc.property(datiArb(false), giorno, (dati, fino) => {
        const { eventi } = calcolaAvanzamento(dati)
        const daSe = eventi.filter(({ materiale: nome, fornitura: pk }) => nome === 'rivendita' && pk === null)
        const contati = eventi.filter((evento) => evento.data <= fino && !daSe.includes(evento))
        expect(somma(contati.map(({ valore }) => valore))).toBe(slowValue(dati, fino))
        expect(somma(eventi.map(({ valore }) => valore))).toBeLessThanOrEqual(Math.max(0, dati.netto))
      }),
    )
  })

  test('the order in which it is told changes nothing', () => {
    fc.assert(
      fc.property(datiArb(false), (dati) => {
        const rovescio = { ...dati, forniture: [...dati.forniture].reverse(), lavori: [...dati.lavori].reverse() }
        expect(calcolaAvanzamento(rovescio)).toEqual(calcolaAvanzamento(dati))
      }),
    )
  })
})

test('warnings: work that needs what has not come, percentages that make no whole', () => {
  const antenati = new Map([[1, { fase: 'banchi', prima: new Set(['legno', 'vetro']) }]])
  const una = {
    ordineFornitore: 7,
    nome: 'Rossi',
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
  const avvisi = avvisiAvanzamento({ materiali, forniture: [una], lavorazioni: [1], antenati })
  expect(avvisi.map(({ tipologia, motivo }) => `${tipologia}: ${motivo}`)).toEqual([
    'legno: La fase banchi è iniziata senza un ordine fornitore.',
    'vetro: La fase banchi è iniziata prima dell’arrivo.',
    'vetro: Le percentuali fanno 50 invece di 100.',
  ])
  expect(avvisiAvanzamento({ materiali, forniture: [], lavorazioni: [], antenati })).toEqual([])
})
