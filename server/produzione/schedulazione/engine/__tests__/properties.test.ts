// The invariants of a placement, each over thousands of random calendars, ledgers and orders.
// docs/scheduler.md#invariants
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendario } from '../capacita.ts'
import { createDisponibilita } from '../disponibilita.ts'
import { dipendenzeEffettive } from '../fasi.ts'
import { createLibro, prenotazioniOfLibro } from '../libro.ts'
import { piazza, withAutoInizio } from '../piazza.ts'
import { giornoOf, startOf, truncateToHour } from '../time.ts'
import type { FasePiazzata, FaseRichiesta, RichiestaPiano } from '../types.ts'
import { naivePiano } from './naive.ts'
import { type EngineScene, ORDINE, placeScene, relaxedScene, sceneArbitrary, sceneWithoutRivals } from './scene.ts'

const somma = (occupazioni: readonly { minuti: number }[]) => occupazioni.reduce((n, { minuti }) => n + minuti, 0)
const chiesta = ({ fasi }: RichiestaPiano, nome: string) => fasi.find((fase) => fase.nome === nome) as FaseRichiesta
const conFasi = (una: EngineScene, cambia: (fase: FaseRichiesta) => FaseRichiesta): EngineScene => ({
  ...una,
  richiesta: { ...una.richiesta, fasi: una.richiesta.fasi.map(cambia) },
})
/** The start that a phase can take of the one asked for. */
const inizioChiesto = ({ da, unit, capacitaInfinita }: FaseRichiesta) =>
  da !== null && unit === 'days' && capacitaInfinita ? startOf(giornoOf(da)) : da

test('agrees with the naive scheduler, minute by minute', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      const sua = { ...una, richiesta: relaxedScene(una.richiesta) }
      const attese = naivePiano(sua.richiesta, sua.dati, sua.altri)
      for (const { nome, inizio, fine, occupazioni } of placeScene(sua).fasi) {
        const attesa = attese.get(nome) ?? { inizio: null, fine: null, occupazioni: [] }
        expect({ nome, inizio, fine, occupazioni }).toEqual({ nome, ...attesa })
      }
    }),
  )
})

test('1: a finite phase books its duration, and nothing is booked elsewhere', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      for (const { nome, reparto, inizio, fine, durata, occupazioni } of placeScene(una).fasi) {
        const { capacitaInfinita } = chiesta(una.richiesta, nome)
        if (inizio === null || fine === null || capacitaInfinita) expect(occupazioni).toEqual([])
        else {
          expect(somma(occupazioni)).toBe(durata)
          expect(reparto).not.toBeNull()
          for (const { giorno, minuti } of occupazioni) {
            expect(minuti).toBeGreaterThan(0)
            expect(giorno).toBeGreaterThanOrEqual(giornoOf(inizio))
            expect(startOf(giorno)).toBeLessThan(fine)
          }
        }
      }
    }),
  )
})

test('2: no placement makes a cell negative, and a broken cell is left alone', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      const calendario = createCalendario(una.dati)
      const liberi = createDisponibilita(calendario, createLibro(una.altri)).liberi
      const prese = new Map<string, { liberi: number; minuti: number }>()
      for (const { reparto, occupazioni } of placeScene(una).fasi) {
        for (const { giorno, minuti } of occupazioni) {
          if (!reparto) throw new Error('minutes of no department')
          const cella = prese.get(`${reparto} ${giorno}`) ?? { liberi: liberi(reparto, giorno), minuti: 0 }
          prese.set(`${reparto} ${giorno}`, { ...cella, minuti: cella.minuti + minuti })
        }
      }
      for (const cella of prese.values()) expect(cella.minuti).toBeLessThanOrEqual(cella.liberi)
    }),
  )
})

test('3: what a phase depends on has ended when it begins', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      const fasi = new Map(placeScene(una).fasi.map((fase) => [fase.nome, fase]))
      for (const [nome, prima] of dipendenzeEffettive(una.richiesta.fasi)) {
        const fase = fasi.get(nome) as FasePiazzata
        if (fase.inizio === null) continue
        for (const altra of prima) {
          const { necessaria, fine } = fasi.get(altra) as FasePiazzata
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
    fc.property(sceneArbitrary, (una) => {
      const { fasi, errori } = placeScene(una)
      const negate = new Set(errori.map(({ nomeFase }) => nomeFase))
      const effettive = dipendenzeEffettive(una.richiesta.fasi)
      for (const { nome, inizio } of fasi) {
        const fase = chiesta(una.richiesta, nome)
        const da = inizioChiesto(fase)
        if (negate.has(nome) || (effettive.get(nome) ?? []).some((prima) => negate.has(prima))) {
          expect(inizio).toBeNull()
        } else if (inizio !== null && da !== null) {
          expect(inizio).toBeGreaterThanOrEqual(da)
          if (fase.fissata) expect(giornoOf(inizio)).toBe(giornoOf(da))
        }
      }
    }),
  )
})

test('5: scheduling changes nothing, and gives the same whatever the order of rows', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.infiniteStream(fc.double({ noNaN: true, min: 0, max: 1 })), (una, caso) => {
      const prima = structuredClone(una)
      const piano = placeScene(una)
      expect(una).toEqual(prima)
      const mescola = <T>(lista: readonly T[]) =>
        lista
          .map((voce) => ({ voce, posto: caso.next().value }))
          .sort((a, b) => a.posto - b.posto)
          .map(({ voce }) => voce)
      const { dati, altri, richiesta } = una
      const mista: EngineScene = {
        altri: mescola(altri),
        richiesta: { ...richiesta, fasi: mescola(richiesta.fasi) },
        dati: { ...dati, ore: mescola(dati.ore), festivita: mescola(dati.festivita), persone: mescola(dati.persone) },
      }
      expect(placeScene(mista)).toEqual(piano)
      const libro = createLibro(altri)
      const righe = [...prenotazioniOfLibro(libro)]
      piazza(richiesta, createDisponibilita(createCalendario(dati), libro, ORDINE))
      expect([...prenotazioniOfLibro(libro)]).toEqual(righe)
    }),
  )
})

test('6: scheduling again with its own starts cut to the hour, all pinned, gives the same bookings', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.boolean(), (una, automatico) => {
      const rilasciata = relaxedScene(una.richiesta)
      const piano = placeScene({ ...una, richiesta: automatico ? withAutoInizio(rilasciata) : rilasciata })
      const date = new Map(piano.fasi.map((fase) => [fase.nome, fase.inizio]))
      // Its own bookings are in the ledger now, and are not seen.
      const suoi = piano.fasi.flatMap(({ reparto, occupazioni }) =>
        occupazioni.map((una) => ({ ...una, reparto: reparto ?? 'banchi', ordine: ORDINE })),
      )
      const ancora = conFasi({ ...una, altri: [...una.altri, ...suoi] }, (fase) => {
        const inizio = date.get(fase.nome) ?? null
        // A phase that had no dates is asked nothing again.
        return { ...fase, da: inizio === null ? null : truncateToHour(inizio), fissata: true }
      })
      const rifatto = placeScene(ancora)
      const essenza = ({ nome, inizio, fine, occupazioni }: FasePiazzata) => ({ nome, inizio, fine, occupazioni })
      const avute = piano.fasi.filter(({ inizio }) => inizio !== null).map(essenza)
      expect(rifatto.fasi.filter(({ nome }) => date.get(nome) != null).map(essenza)).toEqual(avute)
    }),
  )
})

const fini = (una: EngineScene) => new Map(placeScene(una).fasi.map(({ nome, fine }) => [nome, fine]))

/** No phase ends earlier in the second scene; one that had no dates may only get none. */
function nonPrima(prima: EngineScene, dopo: EngineScene): void {
  const [avute, nuove] = [fini(prima), fini(dopo)]
  for (const [nome, fine] of nuove) {
    if (fine !== null) expect(fine).toBeGreaterThanOrEqual(avute.get(nome) ?? Number.POSITIVE_INFINITY)
  }
}

test('8: one more absence never makes a phase end earlier', () => {
  fc.assert(
    fc.property(
      sceneWithoutRivals,
      fc.nat(),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 30 }),
      (una, chi, da, lunga) => {
        const { persone } = una.dati
        fc.pre(persone.length > 0)
        const giornoDa = giornoOf(una.richiesta.adesso) + da
        const assenza = {
          giornoDa,
          giornoA: giornoDa + Math.floor(lunga / 4),
          oraDa: lunga % 2 ? 540 : null,
          oraA: lunga % 2 ? 800 : null,
        }
        const piu = persone.map((persona, indice) =>
          indice === chi % persone.length ? { ...persona, assenze: [...persona.assenze, assenza] } : persona,
        )
        const sua = { ...una, richiesta: relaxedScene(una.richiesta) }
        nonPrima(sua, { ...sua, dati: { ...una.dati, persone: piu } })
      },
    ),
  )
})

test('8: a longer duration never makes a phase end earlier', () => {
  fc.assert(
    fc.property(sceneWithoutRivals, fc.nat(), fc.integer({ min: 1, max: 900 }), (una, quale, in_piu) => {
      const sua = { ...una, richiesta: relaxedScene(una.richiesta) }
      const scelta = sua.richiesta.fasi[quale % sua.richiesta.fasi.length]
      nonPrima(
        sua,
        conFasi(sua, (fase) =>
          fase === scelta && fase.durata !== null ? { ...fase, durata: fase.durata + in_piu } : fase,
        ),
      )
    }),
  )
})

test('8: a later date never makes a phase end earlier', () => {
  fc.assert(
    fc.property(sceneWithoutRivals, fc.nat(), fc.integer({ min: 1, max: 200 }), (una, quale, ore) => {
      const sua = { ...una, richiesta: relaxedScene(una.richiesta) }
      const scelta = sua.richiesta.fasi[quale % sua.richiesta.fasi.length]
      nonPrima(
        sua,
        conFasi(sua, (fase) => (fase === scelta && fase.da !== null ? { ...fase, da: fase.da + ore * 60 } : fase)),
      )
    }),
  )
})

test('11: the first useful date as the new start succeeds; errors name only phases of the order', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      const nomi = una.richiesta.fasi.map(({ nome }) => nome)
      const { errori } = placeScene(una)
      for (const errore of errori) {
        expect(nomi).toContain(errore.nomeFase)
        if (errore.codice !== 'bad_start_time' || errore.primoUtile === null) continue
        const utile = errore.primoUtile
        expect(utile).toBeGreaterThan(errore.data)
        for (const da of [utile, truncateToHour(utile)]) {
          const corretta = conFasi(una, (fase) => (fase.nome === errore.nomeFase ? { ...fase, da } : fase))
          const rifatto = placeScene(corretta)
          expect(rifatto.errori.map(({ nomeFase }) => nomeFase)).not.toContain(errore.nomeFase)
          expect(rifatto.fasi.find(({ nome }) => nome === errore.nomeFase)?.inizio).toBe(utile)
        }
      }
    }),
  )
})

test('auto start makes no start in the past', () => {
  fc.assert(
    fc.property(sceneArbitrary, (una) => {
      const { avvisi, fasi } = placeScene({ ...una, richiesta: withAutoInizio(una.richiesta) })
      expect(avvisi.filter(({ codice }) => codice === 'inizio_nel_passato')).toEqual([])
      for (const { reparto, inizio, nome } of fasi) {
        if (reparto && inizio !== null && !chiesta(una.richiesta, nome).capacitaInfinita) {
          expect(inizio).toBeGreaterThanOrEqual(una.richiesta.adesso)
        }
      }
    }),
  )
})
