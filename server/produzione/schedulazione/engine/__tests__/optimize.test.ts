import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { casesOf } from '#server-test/depth.ts'
import { lastDayOf } from '#shared/dates/margine.ts'
import { createCalendario } from '../capacita.ts'
import { createLibro, type Libro, prenotazioniOfLibro } from '../libro.ts'
import { prenotazioniOf, schedulaBatch } from '../lotto.ts'
import { inOrder, optimize } from '../optimize.ts'
import { type CompiledOrdine, compileOrdine, type OrdineToOptimize } from '../ricerca/compila.ts'
import { CRITERIA, compareValues, type Objective, slopes } from '../ricerca/objective.ts'
import { createOfficina } from '../ricerca/officina.ts'
import { NONE } from '../ricerca/ready.ts'
import { createSequence } from '../ricerca/sequence.ts'
import { placingTurnsOf, turnUnits, wholeUnits } from '../ricerca/units.ts'
import { calendarDayOf } from '../time.ts'
import type { Piano, PianoRequest } from '../types.ts'
import { onePezzo, sampleOrdine } from './samples.ts'
import { BASES, SIX_FASI, sceneCalendario, scenePrenotazioni, sceneRequest } from './scene.ts'

vi.setConfig({ testTimeout: 60_000 })
/** Searching is hundreds of placements: a few hundred scenes say as much as thousands of single ones. */
const numRuns = casesOf(300)

interface SearchScene {
  dati: Parameters<typeof createCalendario>[0]
  others: Parameters<typeof createLibro>[0] & object
  requests: PianoRequest[]
  pesi: number[]
  congelato: number
  tenute: boolean[]
}

/** Orders with the seeded phases or a graph of their own; some hold phases that the scheduler has placed before. */
const scena: fc.Arbitrary<SearchScene> = fc.constantFrom(...BASES).chain((base) =>
  fc.record({
    dati: sceneCalendario(base),
    others: scenePrenotazioni(base),
    requests: fc.array(fc.oneof(sceneRequest(base), sceneRequest(base, fc.constant(SIX_FASI))), {
      minLength: 1,
      maxLength: 7,
    }),
    pesi: fc.array(fc.constantFrom(0, 1, 1, 3, 1e9), { minLength: 7, maxLength: 7 }),
    congelato: fc.integer({ min: 0, max: 6 * 1440 }).map((n) => base * 1440 + n),
    tenute: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  }),
)

/** The orders of a scene, and the ledger with what some of them hold. */
function prepare({ dati, others, requests, pesi, tenute }: SearchScene) {
  const calendario = createCalendario(dati)
  const now = Math.min(...requests.map((one) => one.adesso))
  const ready = requests.map((one, n): OrdineToOptimize => {
    const fasi = one.fasi.map((fase) => ({ ...fase, fissata: false, durata: fase.durata ?? 30 }))
    return {
      ordine: 100 + n,
      numeroCommessa: `26/${n}`,
      data: calendarDayOf(now) - (n % 3),
      request: { ...one, adesso: now, fasi },
      nonSchedulabile: n === 6,
      tempisticheMancanti: false,
      peso: pesi[n] ?? 1,
    }
  })
  let libro = createLibro(others)
  const ordini: OrdineToOptimize[] = []
  for (const [n, one] of ready.entries()) {
    const [outcome] = inOrder([one], calendario, libro)
    if (!tenute[n] || !outcome?.piano) {
      ordini.push(one)
      continue
    }
    // What is first in the chain has begun: it stays, with its minutes.
    const prime = outcome.piano.fasi.filter(({ inizio }) => inizio !== null).slice(0, 1)
    const tenuta = new Map(prime.map((fase) => [fase.nome, fase]))
    const fasi = one.request.fasi.map((fase) => {
      const own = tenuta.get(fase.nome)
      return own?.inizio != null && own.fine !== null && fase.dipendenze.length === 0
        ? { ...fase, tenuta: { inizio: own.inizio, fine: own.fine, occupazioni: own.occupazioni } }
        : fase
    })
    const ferme = prime.filter(({ nome }) => fasi.some((fase) => fase.nome === nome && fase.tenuta))
    libro = createLibro([...prenotazioniOfLibro(libro), ...prenotazioniOf(one.ordine, ferme)])
    const inizi = new Map(outcome.piano.fasi.flatMap(({ nome, inizio }) => (inizio === null ? [] : [[nome, inizio]])))
    ordini.push({ ...one, request: { ...one.request, fasi }, inizi })
  }
  return { ordini, calendario, libro }
}

const lastOf = ({ fasi }: Piano) =>
  fasi.reduce<number | null>(
    (last, { inizio, fine }) =>
      inizio === null || fine === null ? last : Math.max(last ?? -1, lastDayOf(inizio, fine)),
    null,
  )

const content = (libro: Libro) => JSON.stringify([...prenotazioniOfLibro(libro)])

describe('the search, on random scenes', () => {
  it('places as the scheduler does, whole or by turns, and trials go back to what was', () => {
    fc.assert(
      fc.property(
        scena,
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(5)), { maxLength: 14 }),
        fc.boolean(),
        (one, rearranged, byTurns) => {
          const { ordini, calendario, libro } = prepare(one)
          const set = ordini.flatMap((ordine) => {
            const filled = compileOrdine(ordine, one.congelato, calendario.reparti)
            return filled ? [{ ordine, compilato: filled }] : []
          })
          const compiled: CompiledOrdine[] = set.map(({ compilato }) => compilato)
          const base = Math.min(...ordini.map(({ request }) => calendarDayOf(request.adesso)))
          const next = () => createOfficina(compiled, calendario, libro, base)
          const quote = slopes({ priorita: CRITERIA })
          const units = byTurns ? turnUnits(compiled, compiled.keys()) : wholeUnits(compiled)
          const sequence = createSequence(units, next(), units.keys(), quote)
          if (byTurns) {
            const whole = createSequence(wholeUnits(compiled), next(), compiled.keys(), quote)
            if (whole.valore.senzaPiano === 0) expect(sequence.valore).toEqual(whole.valore)
          }
          for (const [x, y, how] of units.length < 2 ? [] : rearranged) {
            const from = x % units.length
            const a = (from + 1 + (y % (units.length - 1))) % units.length
            const swaps = how % 3 === 0
            if (!sequence.mayMove(from, a) || (swaps && !sequence.mayMove(a, from))) continue
            const cost = swaps ? sequence.scambia(from, a) : sequence.move(from, a)
            if (how < 3) sequence.accetta()
            else sequence.rifiuta()
            if (how < 3) expect(Math.abs(sequence.costo - cost)).toBeLessThan(1e-6 * Math.max(1, cost))
            const fromScratch = createSequence(units, next(), sequence.copia(), quote)
            for (const index of units.keys()) expect(sequence.placeOf(index)).toEqual(fromScratch.placeOf(index))
            expect(compareValues(sequence.valore, fromScratch.valore, { priorita: ['ritardo', 'inRitardo'] })).toBe(0)
          }
          const outcomes = inOrder(
            set.map(({ ordine }) => ordine),
            calendario,
            libro,
            one.congelato,
            placingTurnsOf(compiled, units, sequence.copia()),
          )
          for (const { ordine, final } of units) {
            const place = sequence.placeOf(final)
            const piano = outcomes[ordine]?.piano
            expect(place.isFound).toBe(piano !== undefined)
            if (piano) expect(place.last).toBe(lastOf(piano) ?? NONE)
          }
        },
      ),
      { numRuns },
    )
  })

  it('does not worsen the start, keeps what is fixed, breaks no cells', () => {
    const objectives: Objective[] = [
      { priorita: ['ritardo', 'inRitardo', 'anticipo', 'cambi'] },
      { priorita: ['cambi', 'ritardo', 'inRitardo', 'anticipo'] },
      { pesi: { ritardo: 1, inRitardo: 5, anticipo: 0, cambi: 1e9 } },
      { pesi: { ritardo: 0, inRitardo: 0, anticipo: 0, cambi: 0 } },
    ]
    fc.assert(
      fc.property(scena, fc.constantFrom(...objectives), fc.nat(1000), (one, objective, seme) => {
        const { ordini, calendario, libro } = prepare(one)
        const before = content(libro)
        const search = () =>
          optimize(ordini, calendario, libro, { passi: 120, seme, obiettivo: objective, congelatoFino: one.congelato })
        const outcome = search()
        expect(content(libro)).toBe(before)
        expect(compareValues(outcome.valore, outcome.partenza, objective)).toBeLessThanOrEqual(0)
        expect(outcome.minorante).toBeLessThanOrEqual(
          outcome.valore.ritardo + (outcome.valore.senzaPiano > 0 ? Number.POSITIVE_INFINITY : 1e-6),
        )
        expect(search()).toEqual(outcome)
        expect(new Set(outcome.esiti.map(({ ordine }) => ordine)).size).toBe(ordini.length)
        const taken = new Map<string, number>()
        let ritardo = 0
        for (const { ordine, piano } of outcome.esiti) {
          const asked = ordini.find((other) => other.ordine === ordine) as OrdineToOptimize
          if (!piano) continue
          ritardo += (asked.peso ?? 1) * Math.max(0, (lastOf(piano) ?? 0) - (asked.request.dataConsegna ?? 1e9))
          for (const fase of piano.fasi) {
            const request = asked.request.fasi.find(({ nome }) => nome === fase.nome)
            if (!request?.necessaria) continue
            if (request.tenuta) {
              expect({ inizio: fase.inizio, fine: fase.fine, occupazioni: fase.occupazioni }).toEqual(request.tenuta)
              continue
            }
            if (request.capacitaInfinita) continue
            expect(fase.inizio).toBeGreaterThanOrEqual(one.congelato)
            expect(fase.occupazioni.reduce((sum, { minuti }) => sum + minuti, 0)).toBe(request.durata)
            for (const { giorno, minuti } of fase.occupazioni) {
              const cella = `${fase.reparto} ${giorno}`
              taken.set(cella, (taken.get(cella) ?? 0) + minuti)
            }
          }
        }
        if (Number.isFinite(ritardo)) expect(outcome.valore.ritardo).toBeCloseTo(ritardo, 3)
        for (const [cella, minutes] of taken) {
          const [reparto = '', day = ''] = cella.split(' ')
          const others = libro.get(reparto)?.get(Number(day))?.minuti ?? 0
          expect(minutes + others).toBeLessThanOrEqual(calendario.capacita(reparto, Number(day)))
        }
      }),
      { numRuns },
    )
  })
})

describe('the search, by examples', () => {
  const fasi = (banchi: number) => [
    {
      nome: 'banchi',
      posizione: 0,
      unit: 'minutes' as const,
      conFornitore: false,
      capacitaInfinita: false,
      reparto: 'banchi' as const,
      dipendenze: [],
      soloConTelai: false,
      necessaria: true,
      durata: banchi,
      fornitore: null,
      da: null,
      fissata: false,
    },
  ]
  const calendario = createCalendario(onePezzo)
  const ordine = (numero: number, minutes: number, consegna: number, resto: Partial<OrdineToOptimize> = {}) => ({
    ordine: numero,
    numeroCommessa: `26/${numero}`,
    data: 0,
    nonSchedulabile: false,
    tempisticheMancanti: false,
    request: sampleOrdine(fasi(minutes), { dataConsegna: calendarDayOf(sampleOrdine([]).adesso) + consegna }),
    ...resto,
  })

  it('sends the small ones first, when the big one would be late anyway', () => {
    const ordini = [ordine(1, 3000, 1), ordine(2, 300, 2), ordine(3, 300, 2), ordine(4, 300, 3)]
    const lotto = schedulaBatch(ordini, calendario, createLibro())
    expect(lotto[0]?.ordine).toBe(1)
    const { esiti, valore, partenza } = optimize(ordini, calendario, createLibro(), { passi: 400, seme: 1 })
    expect(esiti.at(-1)?.ordine).toBe(1)
    expect(valore.ritardo).toBeLessThan(partenza.ritardo)
    // Long enough for several beginnings.
    const long = optimize(ordini, calendario, createLibro(), { passi: 4000 * ordini.length, seme: 1 })
    expect(long.valore.ritardo).toBeLessThanOrEqual(valore.ritardo)
    // By urgency it is so before any exchange; weight and delivery say what is urgent.
    const atOnce = optimize(ordini, calendario, createLibro(), { passi: 0 })
    expect(atOnce.esiti.at(-1)?.ordine).toBe(1)
    expect(atOnce.valore.ritardo).toBeLessThan(partenza.ritardo)
    const weighted = optimize([ordine(1, 3000, 1, { peso: 100 }), ...ordini.slice(1)], calendario, createLibro(), {
      passi: 0,
    })
    expect(weighted.esiti[0]?.ordine).toBe(1)
  })

  it('in a long sequence, restarted from copies of the book, trials say what placing everything again says', () => {
    const ordini = Array.from({ length: 90 }, (_, n) => ordine(n + 1, 40 + ((n * 7919) % 900), 1 + ((n * 5) % 60)))
    const compiled = ordini.flatMap((one) => compileOrdine(one, null, calendario.reparti) ?? [])
    const base = Math.min(...ordini.map(({ request }) => calendarDayOf(request.adesso)))
    const next = () => createOfficina(compiled, calendario, createLibro(), base)
    const quote = slopes({ priorita: CRITERIA })
    const units = wholeUnits(compiled)
    const sequence = createSequence(units, next(), compiled.keys(), quote)
    for (let n = 1; n <= 400; n++) {
      // Near and far, forwards and back, in no order.
      const from = (n * 37) % 85
      const a = n % 3 ? (from + 1 + (n % 4)) % 85 : (n * 53 + 1) % 85
      if (from === a) continue
      const threshold = n % 5 ? Number.POSITIVE_INFINITY : sequence.costo
      const cost = n % 2 ? sequence.move(from, a, threshold) : sequence.scambia(from, a, threshold)
      if (n % 4 === 0 || cost > threshold) sequence.rifiuta()
      else sequence.accetta()
      if (n % 7) continue
      const fromScratch = createSequence(units, next(), sequence.copia(), quote)
      for (const index of compiled.keys()) expect(sequence.placeOf(index)).toEqual(fromScratch.placeOf(index))
      expect(sequence.valore).toEqual(fromScratch.valore)
    }
  })

  it('with many steps it begins several times: never worse, and the same sequence for the same seed', () => {
    const ordini = Array.from({ length: 12 }, (_, n) => ordine(n + 1, 300 + ((n * 7919) % 1300), 1 + ((n * 5) % 9)))
    const search = (steps: number) => optimize(ordini, calendario, createLibro(), { passi: steps, seme: 7 })
    const long = search(24_000)
    expect(long.passi).toBe(24_000)
    expect(long.valore.ritardo).toBeLessThanOrEqual(search(600).valore.ritardo)
    expect(long.valore.ritardo).toBeLessThan(long.partenza.ritardo)
    expect(search(24_000)).toEqual(long)
  })

  it('a huge weight goes first, a weight of 0 does not count', () => {
    const ordini = [ordine(1, 3000, 1, { peso: 1e9 }), ordine(2, 300, 1, { peso: 0 })]
    const { esiti } = optimize(ordini, calendario, createLibro(), { passi: 200, seme: 1 })
    expect(esiti.map((one) => one.ordine)).toEqual([1, 2])
  })

  it('nothing to place, no limit, search interrupted: no errors', () => {
    expect(optimize([], calendario, createLibro(), { passi: 10 })).toMatchObject({ esiti: [], passi: 0 })
    const ordini = [ordine(1, 3000, 1), ordine(2, 300, 2), ordine(3, 10, 2, { nonSchedulabile: true })]
    expect(optimize(ordini, calendario, createLibro()).passi).toBe(0)
    const interrupted = optimize(ordini, calendario, createLibro(), { millisecondi: 60_000, annullata: () => true })
    expect(interrupted).toMatchObject({ annullata: true, passi: 0 })
    expect(interrupted.esiti.find((one) => one.ordine === 3)?.motivo).toEqual({ codice: 'non_schedulabile' })
  })

  it('tells every better plan, and time stops it', () => {
    const ordini = Array.from({ length: 12 }, (_, n) => ordine(n + 1, n === 0 ? 4000 : 300, 1 + (n % 4)))
    const told: number[] = []
    let hour = 0
    const outcome = optimize(ordini, calendario, createLibro(), {
      millisecondi: 1000,
      seme: 3,
      orologio: () => (hour += 10),
      migliore: ({ ritardo }) => told.push(ritardo),
    })
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual([...told].sort((a, b) => b - a))
    expect(told.at(-1)).toBeCloseTo(outcome.valore.ritardo, 6)
    expect(hour).toBeLessThan(1200)
  })
})
