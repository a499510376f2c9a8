// Any number of departments: a chain of five is planned, searched and bounded by the functions that plan two.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { casesOf } from '#server-test/depth.ts'
import { createDisponibilita } from '../availability.ts'
import { type CalendarioData, createCalendario } from '../capacita.ts'
import { createLibro } from '../libro.ts'
import { prenotazioniOf, schedulaBatch } from '../lotto.ts'
import { optimize } from '../optimize.ts'
import { piazza, withAutoInizio } from '../piazza.ts'
import { calendarDayOf, startOf } from '../time.ts'
import type { ConfiguredFase, PianoRequest, RepartoCapacity } from '../types.ts'
import { askedFase, at, ONLY_MACCHINE, onePezzo, sampleOrdine, samplePersona, TWO_REPARTI } from './samples.ts'
import { placeScene, sceneArbitrary } from './scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const CHAIN = ['macchine', 'vernice', 'banchi', 'carico', 'posa'] as const
const FIVE: readonly RepartoCapacity[] = [
  ...TWO_REPARTI,
  { chiave: 'vernice', capacita: 'minuti', minuti: 480 },
  { chiave: 'carico', capacita: 'minuti', minuti: 120 },
  { chiave: 'posa', capacita: 'persone' },
]
const crew = ['macchine', 'banchi', 'posa', 'posa'].map((reparto) => samplePersona(reparto))
const five: CalendarioData = { ...onePezzo, reparti: FIVE, persone: crew }

const phase = (reparto: string, n: number): ConfiguredFase => ({
  ...ONLY_MACCHINE,
  nome: reparto,
  reparto,
  posizione: n,
  dipendenze: n === 0 ? [] : [CHAIN[n - 1] as string],
})
const chain = (minutes: readonly number[], asked: Partial<PianoRequest> = {}) =>
  sampleOrdine(
    CHAIN.map((reparto, n) => askedFase(phase(reparto, n), { durata: minutes[n] ?? 60 })),
    { adesso: at('2026-11-23 07:30'), ...asked },
  )
const batch = (n: number, request: PianoRequest) => ({
  ordine: n,
  numeroCommessa: `26/${n}`,
  data: calendarDayOf(request.adesso),
  request,
  nonSchedulabile: false,
  tempisticheMancanti: false,
})

describe('departments of a firm', () => {
  it('plans a chain of five, each in its own capacity', () => {
    const { fasi, errori } = piazza(
      withAutoInizio(chain([120, 480, 60, 300, 900])),
      createDisponibilita(createCalendario(five), createLibro()),
    )
    expect(errori).toEqual([])
    const monday = calendarDayOf(at('2026-11-23 00:00'))
    const booked = new Map(
      fasi.map(({ nome, occupazioni }) => [nome, occupazioni.map((o) => [o.giorno - monday, o.minuti])]),
    )
    expect(booked.get('macchine')).toEqual([[0, 120]])
    // Painted from ten on: six hours of its eight are left.
    expect(booked.get('vernice')).toEqual([
      [0, 360],
      [1, 120],
    ])
    expect(booked.get('banchi')).toEqual([[1, 60]])
    // Loading has two hours from the opening on: the next mornings.
    expect(booked.get('carico')).toEqual([
      [2, 120],
      [3, 120],
      [4, 60],
    ])
    // Two people install what is loaded by nine.
    expect(booked.get('posa')).toEqual([[4, 900]])
  })

  it('fixed minutes are there on days with hours, and on no others', () => {
    const { capacita } = createCalendario({
      ...five,
      ore: [{ giorno: calendarDayOf(at('2026-11-24 00:00')), ore: { vernice: 0, carico: 1 } }],
      festivita: [
        {
          giornoDa: calendarDayOf(at('2026-11-25 00:00')),
          giornoA: calendarDayOf(at('2026-11-25 00:00')),
          oraDa: 480,
          oraA: 600,
        },
      ],
    })
    const on = (reparto: string, day: string) => capacita(reparto, calendarDayOf(at(`${day} 00:00`)))
    expect([on('vernice', '2026-11-23'), on('vernice', '2026-11-24'), on('vernice', '2026-11-29')]).toEqual([480, 0, 0])
    // Two hours of work in an hour of opening: two do them.
    expect(on('carico', '2026-11-24')).toBe(120)
    expect([on('vernice', '2026-11-25'), on('carico', '2026-11-25')]).toEqual([360, 0])
    expect(on('ufficio', '2026-11-23')).toBe(0)
  })

  it('one more that no phase names changes no plan', () => {
    fc.assert(
      fc.property(sceneArbitrary, (one) => {
        const reparti = [{ chiave: 'altro', capacita: 'minuti', minuti: 60 } as const, ...one.dati.reparti]
        expect(placeScene({ ...one, dati: { ...one.dati, reparti } })).toEqual(placeScene(one))
      }),
    )
  })

  it('a search of five departments is never worse than by date, breaks no cell, and no bound is above it', () => {
    const orders = fc.array(
      fc.record({
        minutes: fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 5, maxLength: 5 }),
        due: fc.integer({ min: 0, max: 25 }),
      }),
      { minLength: 2, maxLength: 9 },
    )
    fc.assert(
      fc.property(orders, fc.nat(1000), (asked, seme) => {
        const calendario = createCalendario(five)
        const today = calendarDayOf(at('2026-11-23 07:30'))
        const ordini = asked.map(({ minutes, due }, n) => batch(n + 1, chain(minutes, { dataConsegna: today + due })))
        const found = optimize(ordini, calendario, createLibro(), { passi: 300, seme })
        expect(found.valore.ritardo).toBeLessThanOrEqual(found.partenza.ritardo)
        expect(found.minorante).toBeLessThanOrEqual(found.valore.ritardo + 1e-6)
        const byDate = schedulaBatch(ordini, calendario, createLibro())
        expect(byDate.every(({ piano }) => piano)).toBe(true)
        const libro = createLibro(found.esiti.flatMap(({ ordine, piano }) => prenotazioniOf(ordine, piano?.fasi ?? [])))
        for (const [reparto, days] of libro) {
          for (const [day, { minuti }] of days) expect(minuti).toBeLessThanOrEqual(calendario.capacita(reparto, day))
        }
        for (const { piano } of found.esiti) {
          let before = startOf(today)
          for (const { inizio, fine } of piano?.fasi ?? []) {
            expect(inizio).toBeGreaterThanOrEqual(before)
            before = fine ?? before
          }
        }
      }),
      { numRuns: casesOf(100) },
    )
  })
})
