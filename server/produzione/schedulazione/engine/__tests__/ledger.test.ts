// Capacity and ledger over many changes, and writing: save, move an end, batch, repair.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDisponibilita } from '../availability.ts'
import { type CalendarioData, createCalendario } from '../capacita.ts'
import { cella, celleRotte, newlyBrokenCelle } from '../celle.ts'
import { book, copyLibro, createLibro, freeOrdine, type Libro, prenotazioniOfLibro } from '../libro.ts'
import { prenotazioniOf, schedulaBatch } from '../lotto.ts'
import { MOVE_MODES, moveFine } from '../moveFine.ts'
import { piazza } from '../piazza.ts'
import { repair } from '../riparazione.ts'
import { repeatPiano } from '../saving.ts'
import { isSavable, type PianoRequest, type PlacedFase, type Prenotazione } from '../types.ts'
import { minutesOfPersona } from './naive.ts'
import {
  BASES,
  ORDINE,
  relaxedScene,
  sceneArbitrary,
  sceneCalendario,
  sceneConfiguration,
  sceneRequest,
} from './scene.ts'

const righe = (libro: Libro) =>
  [...prenotazioniOfLibro(libro)].map((one) => JSON.stringify(Object.entries(one).sort())).sort()
const ofCalendario = fc
  .constantFrom(...BASES)
  .chain((base) => sceneCalendario(base).map((data) => ({ base, dati: data })))

/** The bookings of a ledger without those of one order. */
const senza = (lista: readonly Prenotazione[], ordine: number) => lista.filter((one) => one.ordine !== ordine)

/** An order as it is once its plan is saved. */
function saved(asked: PianoRequest, fasi: readonly PlacedFase[]): PianoRequest {
  const date = new Map(fasi.map((fase) => [fase.nome, fase]))
  return {
    ...asked,
    fasi: asked.fasi.map((fase) => {
      const { inizio = null, fine = null, occupazioni = [] } = date.get(fase.nome) ?? {}
      return { ...fase, tenuta: inizio === null || fine === null ? null : { inizio, fine, occupazioni } }
    }),
  }
}

test('capacity, and where in the day an amount of work is done, agree with the minutes', () => {
  fc.assert(
    fc.property(ofCalendario, fc.nat(20), fc.nat(), (one, after, amount) => {
      const found = createCalendario(one.dati)
      for (const { chiave: reparto } of one.dati.reparti) {
        const day = one.base + after
        const minutes = minutesOfPersona(one.dati, reparto, day)
        expect(found.capacita(reparto, day)).toBe(minutes.length)
        const done = minutes.length === 0 ? 0 : amount % minutes.length
        expect(found.done(reparto, day, amount % 1441)).toBe(minutes.filter((m) => m < amount % 1441).length)
        if (minutes.length === 0) continue
        expect(found.startMinute(reparto, day, done)).toBe(minutes[done])
        expect(found.endMinute(reparto, day, done + 1)).toBe((minutes[done] ?? 0) + 1)
      }
    }),
  )
})

const allCapacita = (data: CalendarioData, base: number) => {
  const found = createCalendario(data)
  return found.reparti.map((reparto) => Array.from({ length: 3 }, (_, n) => found.capacita(reparto, base + n)))
}
const withAssenze = (data: CalendarioData, assenze: CalendarioData['festivita']): CalendarioData => ({
  ...data,
  persone: data.persone.map((persona, index) =>
    index === 0 ? { ...persona, assenze: [...persona.assenze, ...assenze] } : persona,
  ),
})

test('9: an absence added then deleted restores capacity; overlapping ones equal their union', () => {
  const hours = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  fc.assert(
    fc.property(ofCalendario, fc.nat(15), hours, hours, ({ dati, base }, after, [a, b], [c, d]) => {
      const day = base + after
      const pause = (x: number, y: number) => {
        return { giornoDa: day, giornoA: day, oraDa: Math.min(x, y), oraA: Math.max(x, y) }
      }
      const [before, second] = [pause(a, b), pause(c, d)]
      const prese = allCapacita(withAssenze(dati, [before]), day - 1)
      for (const [index, days] of allCapacita(dati, day - 1).entries()) {
        for (const [which, capacita] of days.entries()) expect(prese[index]?.[which]).toBeLessThanOrEqual(capacita)
      }
      const put = withAssenze(dati, [before])
      const removed = put.persone.map((one) => ({ ...one, assenze: one.assenze.filter((pause) => pause !== before) }))
      expect(allCapacita({ ...put, persone: removed }, day - 1)).toEqual(allCapacita(dati, day - 1))
      const due = allCapacita(withAssenze(dati, [before, second]), day - 1)
      expect(allCapacita(withAssenze(dati, [second, before, second]), day - 1)).toEqual(due)
      if (second.oraDa > before.oraA || before.oraDa > second.oraA) return
      const whole = { ...before, oraDa: Math.min(before.oraDa, second.oraDa), oraA: Math.max(before.oraA, second.oraA) }
      expect(allCapacita(withAssenze(dati, [whole]), day - 1)).toEqual(due)
    }),
  )
})

test('7: saving then removing restores the ledger, which always equals a rebuild from its rows', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ dati, others, request: asked }) => {
      const libro = createLibro(others)
      const before = righe(libro)
      const { fasi } = piazza(asked, createDisponibilita(createCalendario(dati), libro, ORDINE))
      const own = prenotazioniOf(ORDINE, fasi)
      for (const one of own) book(libro, one)
      expect(righe(libro)).toEqual(righe(createLibro([...others, ...own])))
      expect(righe(copyLibro(libro))).toEqual(righe(libro))
      for (const { giorno } of own) {
        for (const { chiave: reparto } of dati.reparti) {
          const minutes = [...others, ...own].filter((one) => one.giorno === giorno && one.reparto === reparto)
          expect(libro.get(reparto)?.get(giorno)?.minuti ?? 0).toBe(minutes.reduce((n, one) => n + one.minuti, 0))
        }
      }
      freeOrdine(libro, ORDINE)
      expect(righe(libro)).toEqual(before)
      freeOrdine(libro, ORDINE)
      expect(righe(libro)).toEqual(before)
    }),
  )
})

test('4, 12: replaying what was just computed never conflicts; when room is taken it does, or is still valid', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.integer({ min: 1, max: 900 }), (one, minutes) => {
      const ownCalendario = createCalendario(one.dati)
      const asked = relaxedScene(one.request)
      const libro = createLibro(one.others)
      const seen = piazza(asked, createDisponibilita(ownCalendario, libro, ORDINE))
      const atOnce = repeatPiano(asked, seen.fasi, createDisponibilita(ownCalendario, libro, ORDINE))
      // A phase that had a date given but no room has none to replay from.
      if (seen.errori.length === 0) expect(atOnce.conflitti).toEqual([])
      const [presa] = seen.fasi.flatMap(({ reparto, occupazioni }) =>
        reparto && occupazioni[0] ? [{ reparto, ...occupazioni[0] }] : [],
      )
      if (!presa || !isSavable(seen)) return
      book(libro, { ...presa, minuti: minutes, ordine: 1 })
      const { piano, conflitti } = repeatPiano(asked, seen.fasi, createDisponibilita(ownCalendario, libro, ORDINE))
      const equal = piano.fasi.every(
        ({ nome, inizio, fine }) =>
          seen.fasi.find((fase) => fase.nome === nome)?.inizio === inizio &&
          seen.fasi.find((fase) => fase.nome === nome)?.fine === fine,
      )
      expect(conflitti.length === 0).toBe(equal)
      const routes = celleRotte(ownCalendario, libro, 0).map(({ reparto, giorno }) => `${reparto} ${giorno}`)
      for (const next of prenotazioniOf(ORDINE, piano.fasi)) {
        expect(routes).not.toContain(`${next.reparto} ${next.giorno}`)
        book(libro, next)
        expect(cella(ownCalendario, libro, next).stato).not.toBe('broken')
      }
    }),
  )
})

test('moving an end breaks no cell, begins where it began, and pushes only what depends on it', () => {
  fc.assert(
    fc.property(
      sceneArbitrary,
      fc.nat(),
      fc.integer({ min: -3000, max: 8000 }),
      fc.constantFrom(...MOVE_MODES),
      (one, which, minutes, mode) => {
        const ownCalendario = createCalendario(one.dati)
        const libro = createLibro(one.others)
        const piano = piazza(relaxedScene(one.request), createDisponibilita(ownCalendario, libro, ORDINE))
        const withDate = piano.fasi.filter(({ inizio }) => inizio !== null)
        const fase = withDate[which % Math.max(1, withDate.length)]
        // Work of no minutes has a place but no hour of work: it would get one.
        if (!fase || fase.fine === null || fase.inizio === null || fase.inizio === fase.fine) return
        for (const own of prenotazioniOf(ORDINE, piano.fasi)) book(libro, own)
        const fine = fase.fine + minutes
        const outcome = moveFine(
          saved(one.request, piano.fasi),
          { nomeFase: fase.nome, fine, modo: mode },
          createDisponibilita(ownCalendario, libro, ORDINE),
        )
        if (outcome.errore) return
        const next = outcome.piano.fasi.find(({ nome }) => nome === fase.nome)
        expect(next?.inizio).toBe(fase.inizio)
        // A phase in days ends at the midnight that follows.
        if (next?.fine && fase.reparto) expect(next.fine).toBeLessThanOrEqual(fine)
        if (mode !== 'solo') expect(outcome.anticipate).toEqual([])
        if (mode !== 'dipendenti_e_consegna') expect(outcome.nuovaConsegna).toBeNull()
        for (const { nome, inizio } of outcome.piano.fasi) {
          const before = piano.fasi.find((other) => other.nome === nome)?.inizio ?? null
          if (inizio !== null) expect(inizio).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY)
          if (mode === 'solo') expect(inizio).toBe(before)
        }
        const after = createLibro([...one.others, ...prenotazioniOf(ORDINE, outcome.piano.fasi)])
        const routes = new Set(
          celleRotte(ownCalendario, createLibro(one.others), 0).map((c) => `${c.reparto} ${c.giorno}`),
        )
        for (const route of celleRotte(ownCalendario, after, 0))
          expect(routes).toContain(`${route.reparto} ${route.giorno}`)
      },
    ),
  )
})

const lotto = fc.constantFrom(...BASES).chain((base) =>
  fc.record({
    dati: sceneCalendario(base),
    ordini: fc.array(
      fc.tuple(sceneRequest(base, sceneConfiguration), fc.integer({ min: 0, max: 9 }), fc.constantFrom('A', 'B', 'C')),
      { maxLength: 6 },
    ),
  }),
)

test('a batch breaks nothing and sees each order before the next', () => {
  fc.assert(
    fc.property(lotto, ({ dati, ordini }) => {
      const ownCalendario = createCalendario(dati)
      const now = BASES[0] ?? 0
      const lista = ordini.map(([asked, data, numeroCommessa], ordine) => ({
        ordine,
        data: now + data,
        numeroCommessa,
        request: asked,
        nonSchedulabile: data === 9,
        tempisticheMancanti: false,
      }))
      const empty = createLibro()
      const outcomes = schedulaBatch(lista, ownCalendario, empty)
      expect(righe(empty)).toEqual([])
      expect(outcomes.map(({ ordine }) => ordine).sort()).toEqual(lista.map(({ ordine }) => ordine))
      const libro = createLibro(outcomes.flatMap(({ ordine, piano }) => prenotazioniOf(ordine, piano?.fasi ?? [])))
      expect(celleRotte(ownCalendario, libro, 0)).toEqual([])
      // The same one by one, without what a batch remembers of full days.
      const little = createLibro()
      for (const { ordine, piano } of outcomes) {
        const asked = lista.find((one) => one.ordine === ordine)
        if (!asked) throw new Error('an order that was not asked for')
        const [only] = schedulaBatch([asked], ownCalendario, little)
        expect(only?.piano).toEqual(piano)
        for (const one of prenotazioniOf(ordine, piano?.fasi ?? [])) book(little, one)
      }
    }),
  )
})

test('a repair mends its cell or says what is left, and breaks no other', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.nat(), (one, which) => {
      const before = createCalendario({ ...one.dati, persone: [] })
      const libro = createLibro()
      const ordini = [1, 2, 3].flatMap((ordine) => {
        const asked = relaxedScene(one.request)
        const piano = piazza(asked, createDisponibilita(before, libro))
        if (!isSavable(piano)) return []
        for (const own of prenotazioniOf(ordine, piano.fasi)) book(libro, own)
        return [{ ordine, savedAt: ordine, request: saved(asked, piano.fasi) }]
      })
      const after = createCalendario({
        ...one.dati,
        persone: [],
        ore: [...libro.values()]
          .flatMap((days) => [...days.keys()])
          .map((day) => ({
            giorno: day,
            ore: { macchine: 2, banchi: 3, posa: 1, vernice: 0, carico: 2.5 },
          })),
      })
      const routes = newlyBrokenCelle({ prima: before, dopo: after }, libro, 0)
      const route = routes[which % Math.max(1, routes.length)]
      if (!route) return
      const untouched = righe(libro)
      const { piani, rimasti, eccedenza } = repair(
        route,
        ordini.filter(({ ordine }) => route.ordini.includes(ordine)),
        after,
        libro,
      )
      expect(righe(libro)).toEqual(untouched)
      const repaired = copyLibro(libro)
      for (const { ordine, piano } of piani) {
        freeOrdine(repaired, ordine)
        for (const own of prenotazioniOf(ordine, piano.fasi)) book(repaired, own)
      }
      expect(Math.max(0, -cella(after, repaired, route).libero)).toBe(eccedenza)
      if (rimasti.length === 0) expect(eccedenza).toBe(0)
      const formerEvents = new Map(routes.map((c) => [`${c.reparto} ${c.giorno}`, c.libero]))
      for (const { reparto, giorno, libero } of celleRotte(after, repaired, 0)) {
        expect(libero).toBeGreaterThanOrEqual(formerEvents.get(`${reparto} ${giorno}`) ?? 0)
      }
      expect(senza([...prenotazioniOfLibro(repaired)], -1).reduce((n, { minuti }) => n + minuti, 0)).toBe(
        [...prenotazioniOfLibro(libro)].reduce((n, { minuti }) => n + minuti, 0),
      )
    }),
  )
})
