// Capacity and ledger over many changes, and writing: save, move an end, batch, repair.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendario, type DatiCalendario } from '../capacita.ts'
import { cella, celleNuoveRotte, celleRotte } from '../celle.ts'
import { createDisponibilita } from '../disponibilita.ts'
import { book, copyLibro, createLibro, freeOrdine, type Libro, prenotazioniOfLibro } from '../libro.ts'
import { prenotazioniOf, schedulaLotto } from '../lotto.ts'
import { piazza } from '../piazza.ts'
import { ripara } from '../riparazione.ts'
import { repeatPiano } from '../saving.ts'
import { MODI_SPOSTAMENTO, spostaFine } from '../spostaFine.ts'
import { type FasePiazzata, isSavable, type Prenotazione, REPARTI_FASI, type RichiestaPiano } from '../types.ts'
import { minutiOfPersona } from './naive.ts'
import {
  BASI,
  ORDINE,
  relaxedScene,
  sceneArbitrary,
  sceneCalendario,
  sceneConfigurazione,
  sceneRichiesta,
} from './scene.ts'

const righe = (libro: Libro) =>
  [...prenotazioniOfLibro(libro)].map((una) => JSON.stringify(Object.entries(una).sort())).sort()
const diCalendario = fc.constantFrom(...BASI).chain((base) => sceneCalendario(base).map((dati) => ({ base, dati })))

/** The bookings of a ledger without those of one order. */
const senza = (lista: readonly Prenotazione[], ordine: number) => lista.filter((una) => una.ordine !== ordine)

/** An order as it is once its plan is saved. */
function salvato(chiesta: RichiestaPiano, fasi: readonly FasePiazzata[]): RichiestaPiano {
  const date = new Map(fasi.map((fase) => [fase.nome, fase]))
  return {
    ...chiesta,
    fasi: chiesta.fasi.map((fase) => {
      const { inizio = null, fine = null, occupazioni = [] } = date.get(fase.nome) ?? {}
      return { ...fase, tenuta: inizio === null || fine === null ? null : { inizio, fine, occupazioni } }
    }),
  }
}

test('capacity, and where in the day an amount of work is done, agree with the minutes', () => {
  fc.assert(
    fc.property(diCalendario, fc.nat(20), fc.nat(), (una, dopo, quanto) => {
      const trovato = createCalendario(una.dati)
      for (const reparto of REPARTI_FASI) {
        const giorno = una.base + dopo
        const minuti = minutiOfPersona(una.dati, reparto, giorno)
        expect(trovato.capacita(reparto, giorno)).toBe(minuti.length)
        const fatti = minuti.length === 0 ? 0 : quanto % minuti.length
        expect(trovato.fatti(reparto, giorno, quanto % 1441)).toBe(minuti.filter((m) => m < quanto % 1441).length)
        if (minuti.length === 0) continue
        expect(trovato.minutoInizio(reparto, giorno, fatti)).toBe(minuti[fatti])
        expect(trovato.minutoFine(reparto, giorno, fatti + 1)).toBe((minuti[fatti] ?? 0) + 1)
      }
    }),
  )
})

const capacitaTutte = (dati: DatiCalendario, base: number) => {
  const trovato = createCalendario(dati)
  return REPARTI_FASI.map((reparto) => Array.from({ length: 3 }, (_, n) => trovato.capacita(reparto, base + n)))
}
const conAssenze = (dati: DatiCalendario, assenze: DatiCalendario['festivita']): DatiCalendario => ({
  ...dati,
  persone: dati.persone.map((persona, indice) =>
    indice === 0 ? { ...persona, assenze: [...persona.assenze, ...assenze] } : persona,
  ),
})

test('9: an absence added then deleted restores capacity; overlapping ones equal their union', () => {
  const ore = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  fc.assert(
    fc.property(diCalendario, fc.nat(15), ore, ore, ({ dati, base }, dopo, [a, b], [c, d]) => {
      const giorno = base + dopo
      const pausa = (x: number, y: number) => {
        return { giornoDa: giorno, giornoA: giorno, oraDa: Math.min(x, y), oraA: Math.max(x, y) }
      }
      const [prima, seconda] = [pausa(a, b), pausa(c, d)]
      const prese = capacitaTutte(conAssenze(dati, [prima]), giorno - 1)
      for (const [indice, giorni] of capacitaTutte(dati, giorno - 1).entries()) {
        for (const [quale, capacita] of giorni.entries()) expect(prese[indice]?.[quale]).toBeLessThanOrEqual(capacita)
      }
      const messa = conAssenze(dati, [prima])
      const tolta = messa.persone.map((una) => ({ ...una, assenze: una.assenze.filter((pausa) => pausa !== prima) }))
      expect(capacitaTutte({ ...messa, persone: tolta }, giorno - 1)).toEqual(capacitaTutte(dati, giorno - 1))
      const due = capacitaTutte(conAssenze(dati, [prima, seconda]), giorno - 1)
      expect(capacitaTutte(conAssenze(dati, [seconda, prima, seconda]), giorno - 1)).toEqual(due)
      if (seconda.oraDa > prima.oraA || prima.oraDa > seconda.oraA) return
      const intera = { ...prima, oraDa: Math.min(prima.oraDa, seconda.oraDa), oraA: Math.max(prima.oraA, seconda.oraA) }
      expect(capacitaTutte(conAssenze(dati, [intera]), giorno - 1)).toEqual(due)
    }),
  )
})

test('7: saving then removing restores the ledger, which always equals a rebuild from its rows', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ dati, altri, richiesta: chiesta }) => {
      const libro = createLibro(altri)
      const prima = righe(libro)
      const { fasi } = piazza(chiesta, createDisponibilita(createCalendario(dati), libro, ORDINE))
      const sue = prenotazioniOf(ORDINE, fasi)
      for (const una of sue) book(libro, una)
      expect(righe(libro)).toEqual(righe(createLibro([...altri, ...sue])))
      expect(righe(copyLibro(libro))).toEqual(righe(libro))
      for (const { giorno } of sue) {
        for (const reparto of REPARTI_FASI) {
          const minuti = [...altri, ...sue].filter((una) => una.giorno === giorno && una.reparto === reparto)
          expect(libro[reparto].get(giorno)?.minuti ?? 0).toBe(minuti.reduce((n, una) => n + una.minuti, 0))
        }
      }
      freeOrdine(libro, ORDINE)
      expect(righe(libro)).toEqual(prima)
      freeOrdine(libro, ORDINE)
      expect(righe(libro)).toEqual(prima)
    }),
  )
})

test('4, 12: replaying what was just computed never conflicts; when room is taken it does, or is still valid', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.integer({ min: 1, max: 900 }), (una, minuti) => {
      const calendarioSuo = createCalendario(una.dati)
      const chiesta = relaxedScene(una.richiesta)
      const libro = createLibro(una.altri)
      const visto = piazza(chiesta, createDisponibilita(calendarioSuo, libro, ORDINE))
      const subito = repeatPiano(chiesta, visto.fasi, createDisponibilita(calendarioSuo, libro, ORDINE))
      // A phase that had a date given but no room has none to replay from.
      if (visto.errori.length === 0) expect(subito.conflitti).toEqual([])
      const [presa] = visto.fasi.flatMap(({ reparto, occupazioni }) =>
        reparto && occupazioni[0] ? [{ reparto, ...occupazioni[0] }] : [],
      )
      if (!presa || !isSavable(visto)) return
      book(libro, { ...presa, minuti, ordine: 1 })
      const { piano, conflitti } = repeatPiano(chiesta, visto.fasi, createDisponibilita(calendarioSuo, libro, ORDINE))
      const uguali = piano.fasi.every(
        ({ nome, inizio, fine }) =>
          visto.fasi.find((fase) => fase.nome === nome)?.inizio === inizio &&
          visto.fasi.find((fase) => fase.nome === nome)?.fine === fine,
      )
      expect(conflitti.length === 0).toBe(uguali)
      const rotte = celleRotte(calendarioSuo, libro, 0).map(({ reparto, giorno }) => `${reparto} ${giorno}`)
      for (const nuova of prenotazioniOf(ORDINE, piano.fasi)) {
        expect(rotte).not.toContain(`${nuova.reparto} ${nuova.giorno}`)
        book(libro, nuova)
        expect(cella(calendarioSuo, libro, nuova).stato).not.toBe('broken')
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
      fc.constantFrom(...MODI_SPOSTAMENTO),
      (una, quale, minuti, modo) => {
        const calendarioSuo = createCalendario(una.dati)
        const libro = createLibro(una.altri)
        const piano = piazza(relaxedScene(una.richiesta), createDisponibilita(calendarioSuo, libro, ORDINE))
        const conDate = piano.fasi.filter(({ inizio }) => inizio !== null)
        const fase = conDate[quale % Math.max(1, conDate.length)]
        // Work of no minutes has a place but no hour of work: it would get one.
        if (!fase || fase.fine === null || fase.inizio === null || fase.inizio === fase.fine) return
        for (const sua of prenotazioniOf(ORDINE, piano.fasi)) book(libro, sua)
        const fine = fase.fine + minuti
        const esito = spostaFine(
          salvato(una.richiesta, piano.fasi),
          { nomeFase: fase.nome, fine, modo },
          createDisponibilita(calendarioSuo, libro, ORDINE),
        )
        if (esito.errore) return
        const nuova = esito.piano.fasi.find(({ nome }) => nome === fase.nome)
        expect(nuova?.inizio).toBe(fase.inizio)
        // A phase in days ends at the midnight that follows.
        if (nuova?.fine && fase.reparto) expect(nuova.fine).toBeLessThanOrEqual(fine)
        if (modo !== 'solo') expect(esito.anticipate).toEqual([])
        if (modo !== 'dipendenti_e_consegna') expect(esito.nuovaConsegna).toBeNull()
        for (const { nome, inizio } of esito.piano.fasi) {
          const prima = piano.fasi.find((altra) => altra.nome === nome)?.inizio ?? null
          if (inizio !== null) expect(inizio).toBeGreaterThanOrEqual(prima ?? Number.POSITIVE_INFINITY)
          if (modo === 'solo') expect(inizio).toBe(prima)
        }
        const dopo = createLibro([...una.altri, ...prenotazioniOf(ORDINE, esito.piano.fasi)])
        const rotte = new Set(
          celleRotte(calendarioSuo, createLibro(una.altri), 0).map((c) => `${c.reparto} ${c.giorno}`),
        )
        for (const rotta of celleRotte(calendarioSuo, dopo, 0))
          expect(rotte).toContain(`${rotta.reparto} ${rotta.giorno}`)
      },
    ),
  )
})

const lotto = fc.constantFrom(...BASI).chain((base) =>
  fc.record({
    dati: sceneCalendario(base),
    ordini: fc.array(
      fc.tuple(
        sceneRichiesta(base, sceneConfigurazione),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('A', 'B', 'C'),
      ),
      { maxLength: 6 },
    ),
  }),
)

test('a batch breaks nothing and sees each order before the next', () => {
  fc.assert(
    fc.property(lotto, ({ dati, ordini }) => {
      const calendarioSuo = createCalendario(dati)
      const adesso = BASI[0] ?? 0
      const lista = ordini.map(([chiesta, data, numeroCommessa], ordine) => ({
        ordine,
        data: adesso + data,
        numeroCommessa,
        richiesta: chiesta,
        nonSchedulabile: data === 9,
        tempisticheMancanti: false,
      }))
      const vuoto = createLibro()
      const esiti = schedulaLotto(lista, calendarioSuo, vuoto)
      expect(righe(vuoto)).toEqual([])
      expect(esiti.map(({ ordine }) => ordine).sort()).toEqual(lista.map(({ ordine }) => ordine))
      const libro = createLibro(esiti.flatMap(({ ordine, piano }) => prenotazioniOf(ordine, piano?.fasi ?? [])))
      expect(celleRotte(calendarioSuo, libro, 0)).toEqual([])
      // The same one by one, without what a batch remembers of full days.
      const poco = createLibro()
      for (const { ordine, piano } of esiti) {
        const chiesto = lista.find((uno) => uno.ordine === ordine)
        if (!chiesto) throw new Error('an order that was not asked for')
        const [solo] = schedulaLotto([chiesto], calendarioSuo, poco)
        expect(solo?.piano).toEqual(piano)
        for (const una of prenotazioniOf(ordine, piano?.fasi ?? [])) book(poco, una)
      }
    }),
  )
})

test('a repair mends its cell or says what is left, and breaks no other', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.nat(), (una, quale) => {
      const prima = createCalendario({ ...una.dati, persone: [] })
      const libro = createLibro()
      const ordini = [1, 2, 3].flatMap((ordine) => {
        const chiesta = relaxedScene(una.richiesta)
        const piano = piazza(chiesta, createDisponibilita(prima, libro))
        if (!isSavable(piano)) return []
        for (const sua of prenotazioniOf(ordine, piano.fasi)) book(libro, sua)
        return [{ ordine, salvatoIl: ordine, richiesta: salvato(chiesta, piano.fasi) }]
      })
      const dopo = createCalendario({
        ...una.dati,
        persone: [],
        ore: [...libro.macchine.keys(), ...libro.banchi.keys()].map((giorno) => ({ giorno, macchine: 2, banchi: 3 })),
      })
      const rotte = celleNuoveRotte({ prima, dopo }, libro, 0)
      const rotta = rotte[quale % Math.max(1, rotte.length)]
      if (!rotta) return
      const intatto = righe(libro)
      const { piani, rimasti, eccedenza } = ripara(
        rotta,
        ordini.filter(({ ordine }) => rotta.ordini.includes(ordine)),
        dopo,
        libro,
      )
      expect(righe(libro)).toEqual(intatto)
      const riparato = copyLibro(libro)
      for (const { ordine, piano } of piani) {
        freeOrdine(riparato, ordine)
        for (const sua of prenotazioniOf(ordine, piano.fasi)) book(riparato, sua)
      }
      expect(Math.max(0, -cella(dopo, riparato, rotta).libero)).toBe(eccedenza)
      if (rimasti.length === 0) expect(eccedenza).toBe(0)
      const erano = new Map(rotte.map((c) => [`${c.reparto} ${c.giorno}`, c.libero]))
      for (const { reparto, giorno, libero } of celleRotte(dopo, riparato, 0)) {
        expect(libero).toBeGreaterThanOrEqual(erano.get(`${reparto} ${giorno}`) ?? 0)
      }
      expect(senza([...prenotazioniOfLibro(riparato)], -1).reduce((n, { minuti }) => n + minuti, 0)).toBe(
        [...prenotazioniOfLibro(libro)].reduce((n, { minuti }) => n + minuti, 0),
      )
    }),
  )
})
