// The invariants of a placement, each over thousands of random calendars, ledgers and orders.
// docs/scheduler.md#invariants
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDisponibilita } from '../availability.ts'
import { createCalendario } from '../capacita.ts'
import { effectiveDependencies } from '../fasi.ts'
import { createLibro, prenotazioniOfLibro } from '../libro.ts'
import { piazza, withAutoInizio } from '../piazza.ts'
import { calendarDayOf, startOf, truncateToHour } from '../time.ts'
import type { PianoRequest, PlacedFase, RequestedFase } from '../types.ts'
import { naivePiano } from './naive.ts'
import { type EngineScene, ORDINE, placeScene, relaxedScene, sceneArbitrary, sceneWithoutRivals } from './scene.ts'

const sum = (occupazioni: readonly { minuti: number }[]) => occupazioni.reduce((n, { minuti }) => n + minuti, 0)
const asked = ({ fasi }: PianoRequest, name: string) => fasi.find((fase) => fase.nome === name) as RequestedFase
const withFasi = (one: EngineScene, change: (fase: RequestedFase) => RequestedFase): EngineScene => ({
  ...one,
  request: { ...one.request, fasi: one.request.fasi.map(change) },
})
/** The start that a phase can take of the one asked for. */
const askedInizio = ({ da, unit, capacitaInfinita }: RequestedFase) =>
  da !== null && unit === 'days' && capacitaInfinita ? startOf(calendarDayOf(da)) : da

test('agrees with the naive scheduler, minute by minute', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const own = { ...one, request: relaxedScene(one.request) }
      const waits = naivePiano(own.request, own.dati, own.others)
      for (const { nome, inizio, fine, occupazioni } of placeScene(own).fasi) {
        const wait = waits.get(nome) ?? { inizio: null, fine: null, occupazioni: [] }
        expect({ nome, inizio, fine, occupazioni }).toEqual({ nome, ...wait })
      }
    }),
  )
})

test('1: a finite phase books its duration, and nothing is booked elsewhere', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      for (const { nome, reparto, inizio, fine, durata, occupazioni } of placeScene(one).fasi) {
        const { capacitaInfinita } = asked(one.request, nome)
        if (inizio === null || fine === null || capacitaInfinita) expect(occupazioni).toEqual([])
        else {
          expect(sum(occupazioni)).toBe(durata)
          expect(reparto).not.toBeNull()
          for (const { giorno, minuti } of occupazioni) {
            expect(minuti).toBeGreaterThan(0)
            expect(giorno).toBeGreaterThanOrEqual(calendarDayOf(inizio))
            expect(startOf(giorno)).toBeLessThan(fine)
          }
        }
      }
    }),
  )
})

test('2: no placement makes a cell negative, and a broken cell is left alone', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const calendario = createCalendario(one.dati)
      const free = createDisponibilita(calendario, createLibro(one.others)).free
      const prese = new Map<string, { free: number; minuti: number }>()
      for (const { reparto, occupazioni } of placeScene(one).fasi) {
        for (const { giorno, minuti } of occupazioni) {
          if (!reparto) throw new Error('minutes of no department')
          const cella = prese.get(`${reparto} ${giorno}`) ?? { free: free(reparto, giorno), minuti: 0 }
          prese.set(`${reparto} ${giorno}`, { ...cella, minuti: cella.minuti + minuti })
        }
      }
      for (const cella of prese.values()) expect(cella.minuti).toBeLessThanOrEqual(cella.free)
    }),
  )
})

test('3: what a phase depends on has ended when it begins', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const fasi = new Map(placeScene(one).fasi.map((fase) => [fase.nome, fase]))
      for (const [name, before] of effectiveDependencies(one.request.fasi)) {
        const fase = fasi.get(name) as PlacedFase
        if (fase.inizio === null) continue
        for (const other of before) {
          const { necessaria, fine } = fasi.get(other) as PlacedFase
          expect(necessaria).toBe(true)
          expect(fine).not.toBeNull()
          expect(fine).toBeLessThanOrEqual(fase.inizio)
        }
      }
    }),
  )
})

test('4: never before the given date; pinned on it, or the error and no dates for it and what depends on it', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const { fasi, errori } = placeScene(one)
      const negate = new Set(errori.map(({ nomeFase }) => nomeFase))
      const effective = effectiveDependencies(one.request.fasi)
      for (const { nome, inizio } of fasi) {
        const fase = asked(one.request, nome)
        const from = askedInizio(fase)
        if (negate.has(nome) || (effective.get(nome) ?? []).some((before) => negate.has(before))) {
          expect(inizio).toBeNull()
        } else if (inizio !== null && from !== null) {
          expect(inizio).toBeGreaterThanOrEqual(from)
          if (fase.fissata) expect(calendarDayOf(inizio)).toBe(calendarDayOf(from))
        }
      }
    }),
  )
})

test('5: scheduling changes nothing, and gives the same whatever the order of rows', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.infiniteStream(fc.double({ noNaN: true, min: 0, max: 1 })), (one, example) => {
      const before = structuredClone(one)
      const piano = placeScene(one)
      expect(one).toEqual(before)
      const shuffle = <T>(lista: readonly T[]) =>
        lista
          .map((item) => ({ voce: item, posto: example.next().value }))
          .sort((a, b) => a.posto - b.posto)
          .map(({ voce }) => voce)
      const { dati, others, request } = one
      const mixed: EngineScene = {
        others: shuffle(others),
        request: { ...request, fasi: shuffle(request.fasi) },
        dati: { ...dati, ore: shuffle(dati.ore), festivita: shuffle(dati.festivita), persone: shuffle(dati.persone) },
      }
      expect(placeScene(mixed)).toEqual(piano)
      const libro = createLibro(others)
      const righe = [...prenotazioniOfLibro(libro)]
      piazza(request, createDisponibilita(createCalendario(dati), libro, ORDINE))
      expect([...prenotazioniOfLibro(libro)]).toEqual(righe)
    }),
  )
})

test('6: scheduling again with its own starts cut to the hour, all pinned, gives the same bookings', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.boolean(), (one, automatic) => {
      const relaxed = relaxedScene(one.request)
      const piano = placeScene({ ...one, request: automatic ? withAutoInizio(relaxed) : relaxed })
      const date = new Map(piano.fasi.map((fase) => [fase.nome, fase.inizio]))
      // Its own bookings are in the ledger now, and are not seen.
      const own = piano.fasi.flatMap(({ reparto, occupazioni }) =>
        occupazioni.map((one) => ({ ...one, reparto: reparto ?? 'banchi', ordine: ORDINE })),
      )
      const again = withFasi({ ...one, others: [...one.others, ...own] }, (fase) => {
        const inizio = date.get(fase.nome) ?? null
        // A phase that had no dates is asked nothing again.
        return { ...fase, da: inizio === null ? null : truncateToHour(inizio), fissata: true }
      })
      const redone = placeScene(again)
      const essence = ({ nome, inizio, fine, occupazioni }: PlacedFase) => ({ nome, inizio, fine, occupazioni })
      const had = piano.fasi.filter(({ inizio }) => inizio !== null).map(essence)
      expect(redone.fasi.filter(({ nome }) => date.get(nome) != null).map(essence)).toEqual(had)
    }),
  )
})

const fini = (one: EngineScene) => new Map(placeScene(one).fasi.map(({ nome, fine }) => [nome, fine]))

/** No phase ends earlier in the second scene; one that had no dates may only get none. */
function notBefore(before: EngineScene, after: EngineScene): void {
  const [had, fresh] = [fini(before), fini(after)]
  for (const [name, fine] of fresh) {
    if (fine !== null) expect(fine).toBeGreaterThanOrEqual(had.get(name) ?? Number.POSITIVE_INFINITY)
  }
}

test('8: one more absence never makes a phase end earlier', () => {
  fc.assert(
    fc.property(
      sceneWithoutRivals,
      fc.nat(),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 30 }),
      (one, who, from, long) => {
        const { persone } = one.dati
        fc.pre(persone.length > 0)
        const giornoDa = calendarDayOf(one.request.adesso) + from
        const assenza = {
          giornoDa,
          giornoA: giornoDa + Math.floor(long / 4),
          oraDa: long % 2 ? 540 : null,
          oraA: long % 2 ? 800 : null,
        }
        const piu = persone.map((persona, index) =>
          index === who % persone.length ? { ...persona, assenze: [...persona.assenze, assenza] } : persona,
        )
        const own = { ...one, request: relaxedScene(one.request) }
        notBefore(own, { ...own, dati: { ...one.dati, persone: piu } })
      },
    ),
  )
})

test('8: a longer duration never makes a phase end earlier', () => {
  fc.assert(
    fc.property(sceneWithoutRivals, fc.nat(), fc.integer({ min: 1, max: 900 }), (one, which, in_piu) => {
      const own = { ...one, request: relaxedScene(one.request) }
      const choice = own.request.fasi[which % own.request.fasi.length]
      notBefore(
        own,
        withFasi(own, (fase) =>
          fase === choice && fase.durata !== null ? { ...fase, durata: fase.durata + in_piu } : fase,
        ),
      )
    }),
  )
})

test('8: a later date never makes a phase end earlier', () => {
  fc.assert(
    fc.property(sceneWithoutRivals, fc.nat(), fc.integer({ min: 1, max: 200 }), (one, which, hours) => {
      const own = { ...one, request: relaxedScene(one.request) }
      const choice = own.request.fasi[which % own.request.fasi.length]
      notBefore(
        own,
        withFasi(own, (fase) => (fase === choice && fase.da !== null ? { ...fase, da: fase.da + hours * 60 } : fase)),
      )
    }),
  )
})

test('11: the first useful date as the new start succeeds; errors name only phases of the order', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const names = one.request.fasi.map(({ nome }) => nome)
      const { errori } = placeScene(one)
      for (const error of errori) {
        expect(names).toContain(error.nomeFase)
        if (error.codice !== 'bad_start_time' || error.primoUtile === null) continue
        const utile = error.primoUtile
        expect(utile).toBeGreaterThan(error.data)
        for (const from of [utile, truncateToHour(utile)]) {
          const corrected = withFasi(one, (fase) => (fase.nome === error.nomeFase ? { ...fase, da: from } : fase))
          const redone = placeScene(corrected)
          expect(redone.errori.map(({ nomeFase }) => nomeFase)).not.toContain(error.nomeFase)
          expect(redone.fasi.find(({ nome }) => nome === error.nomeFase)?.inizio).toBe(utile)
        }
      }
    }),
  )
})

test('auto start makes no start in the past', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const { avvisi, fasi } = placeScene({ ...one, request: withAutoInizio(one.request) })
      expect(avvisi.filter(({ codice }) => codice === 'inizio_nel_passato')).toEqual([])
      for (const { reparto, inizio, nome } of fasi) {
        if (reparto && inizio !== null && !asked(one.request, nome).capacitaInfinita) {
          expect(inizio).toBeGreaterThanOrEqual(one.request.adesso)
        }
      }
    }),
  )
})
