import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createCalendario } from '../capacita.ts'
import { createLibro, type Libro, prenotazioniOfLibro } from '../libro.ts'
import { prenotazioniOf, schedulaLotto } from '../lotto.ts'
import { inOrdine, ottimizza } from '../ottimizza.ts'
import { compilaOrdine, type OrdineCompilato, type OrdineDaOttimizzare } from '../ricerca/compila.ts'
import { CRITERI, confrontaValori, type Obiettivo, pendenze } from '../ricerca/obiettivo.ts'
import { createOfficina } from '../ricerca/officina.ts'
import { NESSUNO } from '../ricerca/pronti.ts'
import { createSequenza } from '../ricerca/sequenza.ts'
import { giornoOf, lastGiorno } from '../time.ts'
import { type Piano, REPARTI_FASI, type RichiestaPiano } from '../types.ts'
import { onePezzo, sampleOrdine } from './samples.ts'
import { BASI, SEI_FASI, sceneCalendario, scenePrenotazioni, sceneRichiesta } from './scene.ts'

vi.setConfig({ testTimeout: 60_000 })
/** Searching is hundreds of placements: a few hundred scenes say as much as thousands of single ones. */
const numRuns = Number(process.env.CASI) || 300

interface ScenaRicerca {
  dati: Parameters<typeof createCalendario>[0]
  altri: Parameters<typeof createLibro>[0] & object
  richieste: RichiestaPiano[]
  pesi: number[]
  congelato: number
  tenute: boolean[]
}

/** Orders with the seeded phases or a graph of their own; some hold phases that the scheduler has placed before. */
const scena: fc.Arbitrary<ScenaRicerca> = fc.constantFrom(...BASI).chain((base) =>
  fc.record({
    dati: sceneCalendario(base),
    altri: scenePrenotazioni(base),
    richieste: fc.array(fc.oneof(sceneRichiesta(base), sceneRichiesta(base, fc.constant(SEI_FASI))), {
      minLength: 1,
      maxLength: 7,
    }),
    pesi: fc.array(fc.constantFrom(0, 1, 1, 3, 1e9), { minLength: 7, maxLength: 7 }),
    congelato: fc.integer({ min: 0, max: 6 * 1440 }).map((n) => base * 1440 + n),
    tenute: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  }),
)

/** The orders of a scene, and the ledger with what some of them hold. */
function prepara({ dati, altri, richieste, pesi, tenute }: ScenaRicerca) {
  const calendario = createCalendario(dati)
  const adesso = Math.min(...richieste.map((una) => una.adesso))
  const pronte = richieste.map((una, n): OrdineDaOttimizzare => {
    const fasi = una.fasi.map((fase) => ({ ...fase, fissata: false, durata: fase.durata ?? 30 }))
    return {
      ordine: 100 + n,
      numeroCommessa: `26/${n}`,
      data: giornoOf(adesso) - (n % 3),
      richiesta: { ...una, adesso, fasi },
      nonSchedulabile: n === 6,
      tempisticheMancanti: false,
      peso: pesi[n] ?? 1,
    }
  })
  let libro = createLibro(altri)
  const ordini: OrdineDaOttimizzare[] = []
  for (const [n, uno] of pronte.entries()) {
    const [esito] = inOrdine([uno], calendario, libro)
    if (!tenute[n] || !esito?.piano) {
      ordini.push(uno)
      continue
    }
    // What is first in the chain has begun: it stays, with its minutes.
    const prime = esito.piano.fasi.filter(({ inizio }) => inizio !== null).slice(0, 1)
    const tenuta = new Map(prime.map((fase) => [fase.nome, fase]))
    const fasi = uno.richiesta.fasi.map((fase) => {
      const sua = tenuta.get(fase.nome)
      return sua?.inizio != null && sua.fine !== null && fase.dipendenze.length === 0
        ? { ...fase, tenuta: { inizio: sua.inizio, fine: sua.fine, occupazioni: sua.occupazioni } }
        : fase
    })
    const ferme = prime.filter(({ nome }) => fasi.some((fase) => fase.nome === nome && fase.tenuta))
    libro = createLibro([...prenotazioniOfLibro(libro), ...prenotazioniOf(uno.ordine, ferme)])
    const inizi = new Map(esito.piano.fasi.flatMap(({ nome, inizio }) => (inizio === null ? [] : [[nome, inizio]])))
    ordini.push({ ...uno, richiesta: { ...uno.richiesta, fasi }, inizi })
  }
  return { ordini, calendario, libro }
}

const ultimoDi = ({ fasi }: Piano) =>
  fasi.reduce<number | null>(
    (ultimo, { inizio, fine }) =>
      inizio === null || fine === null ? ultimo : Math.max(ultimo ?? -1, lastGiorno(inizio, fine)),
    null,
  )

const contenuto = (libro: Libro) => JSON.stringify([...prenotazioniOfLibro(libro)])

describe('la ricerca, su scene a caso', () => {
  it('piazza come lo schedulatore, e le prove tornano come erano', () => {
    fc.assert(
      fc.property(
        scena,
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(5), fc.nat(2)), { maxLength: 14 }),
        (una, mosse) => {
          const { ordini, calendario, libro } = prepara(una)
          const insieme = ordini.flatMap((ordine) => {
            const compilato = compilaOrdine(ordine, una.congelato)
            return compilato ? [{ ordine, compilato }] : []
          })
          const compilati: OrdineCompilato[] = insieme.map(({ compilato }) => compilato)
          const base = Math.min(...ordini.map(({ richiesta }) => giornoOf(richiesta.adesso)))
          const nuova = () => createOfficina(compilati, calendario, libro, base)
          const quote = pendenze({ priorita: CRITERI })
          const sequenza = createSequenza(compilati, nuova(), compilati.keys(), quote)
          for (const [x, y, come, lungo] of compilati.length < 2 ? [] : mosse) {
            const da = x % compilati.length
            const a = (da + 1 + (y % (compilati.length - 1))) % compilati.length
            const quanti = Math.min(1 + lungo, compilati.length - Math.max(da, a))
            const costo = come % 3 ? sequenza.sposta(da, a, quanti) : sequenza.scambia(da, a)
            if (come < 3) sequenza.accetta()
            else sequenza.rifiuta()
            if (come < 3) expect(Math.abs(sequenza.costo - costo)).toBeLessThan(1e-6 * Math.max(1, costo))
            const daCapo = createSequenza(compilati, nuova(), sequenza.copia(), quote)
            for (const indice of compilati.keys()) expect(sequenza.postoDi(indice)).toEqual(daCapo.postoDi(indice))
            expect(confrontaValori(sequenza.valore, daCapo.valore, { priorita: ['ritardo', 'inRitardo'] })).toBe(0)
          }
          const finali = [...sequenza.copia()].map((indice) => insieme[indice] as (typeof insieme)[number])
          const esiti = inOrdine(
            finali.map(({ ordine }) => ordine),
            calendario,
            libro,
            una.congelato,
          )
          for (const [n, indice] of [...sequenza.copia()].entries()) {
            const posto = sequenza.postoDi(indice)
            const piano = esiti[n]?.piano
            expect(posto.trovato).toBe(piano !== undefined)
            if (piano) expect(posto.ultimo).toBe(ultimoDi(piano) ?? NESSUNO)
          }
        },
      ),
      { numRuns },
    )
  })

  it('non peggiora la partenza, tiene fermo ciò che è fermo, non rompe celle', () => {
    const obiettivi: Obiettivo[] = [
      { priorita: ['ritardo', 'inRitardo', 'anticipo', 'cambi'] },
      { priorita: ['cambi', 'ritardo', 'inRitardo', 'anticipo'] },
      { pesi: { ritardo: 1, inRitardo: 5, anticipo: 0, cambi: 1e9 } },
      { pesi: { ritardo: 0, inRitardo: 0, anticipo: 0, cambi: 0 } },
    ]
    fc.assert(
      fc.property(scena, fc.constantFrom(...obiettivi), fc.nat(1000), (una, obiettivo, seme) => {
        const { ordini, calendario, libro } = prepara(una)
        const prima = contenuto(libro)
        const cerca = () =>
          ottimizza(ordini, calendario, libro, { passi: 120, seme, obiettivo, congelatoFino: una.congelato })
        const esito = cerca()
        expect(contenuto(libro)).toBe(prima)
        expect(confrontaValori(esito.valore, esito.partenza, obiettivo)).toBeLessThanOrEqual(0)
        expect(esito.minorante).toBeLessThanOrEqual(
          esito.valore.ritardo + (esito.valore.senzaPiano > 0 ? Number.POSITIVE_INFINITY : 1e-6),
        )
        expect(cerca()).toEqual(esito)
        expect(new Set(esito.esiti.map(({ ordine }) => ordine)).size).toBe(ordini.length)
        const presi = new Map<string, number>()
        let ritardo = 0
        for (const { ordine, piano } of esito.esiti) {
          const chiesto = ordini.find((altro) => altro.ordine === ordine) as OrdineDaOttimizzare
          if (!piano) continue
          ritardo += (chiesto.peso ?? 1) * Math.max(0, (ultimoDi(piano) ?? 0) - (chiesto.richiesta.dataConsegna ?? 1e9))
          for (const fase of piano.fasi) {
            const richiesta = chiesto.richiesta.fasi.find(({ nome }) => nome === fase.nome)
            if (!richiesta?.necessaria) continue
            if (richiesta.tenuta) {
              expect({ inizio: fase.inizio, fine: fase.fine, occupazioni: fase.occupazioni }).toEqual(richiesta.tenuta)
              continue
            }
            if (richiesta.capacitaInfinita) continue
            expect(fase.inizio).toBeGreaterThanOrEqual(una.congelato)
            expect(fase.occupazioni.reduce((somma, { minuti }) => somma + minuti, 0)).toBe(richiesta.durata)
            for (const { giorno, minuti } of fase.occupazioni) {
              const cella = `${fase.reparto} ${giorno}`
              presi.set(cella, (presi.get(cella) ?? 0) + minuti)
            }
          }
        }
        if (Number.isFinite(ritardo)) expect(esito.valore.ritardo).toBeCloseTo(ritardo, 3)
        for (const [cella, minuti] of presi) {
          const [nome = '', giorno = ''] = cella.split(' ')
          const reparto = REPARTI_FASI.find((uno) => uno === nome) ?? 'macchine'
          const altri = libro[reparto].get(Number(giorno))?.minuti ?? 0
          expect(minuti + altri).toBeLessThanOrEqual(calendario.capacita(reparto, Number(giorno)))
        }
      }),
      { numRuns },
    )
  })
})

describe('la ricerca, per esempi', () => {
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
  const ordine = (numero: number, minuti: number, consegna: number, resto: Partial<OrdineDaOttimizzare> = {}) => ({
    ordine: numero,
    numeroCommessa: `26/${numero}`,
    data: 0,
    nonSchedulabile: false,
    tempisticheMancanti: false,
    richiesta: sampleOrdine(fasi(minuti), { dataConsegna: giornoOf(sampleOrdine([]).adesso) + consegna }),
    ...resto,
  })

  it('manda prima i piccoli, quando il grande farebbe tardi comunque', () => {
    const ordini = [ordine(1, 3000, 1), ordine(2, 300, 2), ordine(3, 300, 2), ordine(4, 300, 3)]
    const lotto = schedulaLotto(ordini, calendario, createLibro())
    expect(lotto[0]?.ordine).toBe(1)
    const { esiti, valore, partenza } = ottimizza(ordini, calendario, createLibro(), { passi: 400, seme: 1 })
    expect(esiti.at(-1)?.ordine).toBe(1)
    expect(valore.ritardo).toBeLessThan(partenza.ritardo)
    // By urgency it is so before any exchange; weight and delivery say what is urgent.
    const subito = ottimizza(ordini, calendario, createLibro(), { passi: 0 })
    expect(subito.esiti.at(-1)?.ordine).toBe(1)
    expect(subito.valore.ritardo).toBeLessThan(partenza.ritardo)
    const pesato = ottimizza([ordine(1, 3000, 1, { peso: 100 }), ...ordini.slice(1)], calendario, createLibro(), {
      passi: 0,
    })
    expect(pesato.esiti[0]?.ordine).toBe(1)
  })

  it('in una sequenza lunga, dove si riparte da copie del libro, le prove dicono ciò che dice ripiazzare tutto', () => {
    const ordini = Array.from({ length: 90 }, (_, n) => ordine(n + 1, 40 + ((n * 7919) % 900), 1 + ((n * 5) % 60)))
    const compilati = ordini.flatMap((uno) => compilaOrdine(uno, null) ?? [])
    const base = Math.min(...ordini.map(({ richiesta }) => giornoOf(richiesta.adesso)))
    const nuova = () => createOfficina(compilati, calendario, createLibro(), base)
    const quote = pendenze({ priorita: CRITERI })
    const sequenza = createSequenza(compilati, nuova(), compilati.keys(), quote)
    for (let n = 1; n <= 400; n++) {
      // Near and far, forwards and back, in no order.
      const da = (n * 37) % 85
      const a = n % 3 ? (da + 1 + (n % 4)) % 85 : (n * 53 + 1) % 85
      if (da === a) continue
      const soglia = n % 5 ? Number.POSITIVE_INFINITY : sequenza.costo
      const costo = n % 2 ? sequenza.sposta(da, a, 1 + (n % 3), soglia) : sequenza.scambia(da, a, soglia)
      if (n % 4 === 0 || costo > soglia) sequenza.rifiuta()
      else sequenza.accetta()
      if (n % 7) continue
      const daCapo = createSequenza(compilati, nuova(), sequenza.copia(), quote)
      for (const indice of compilati.keys()) expect(sequenza.postoDi(indice)).toEqual(daCapo.postoDi(indice))
      expect(sequenza.valore).toEqual(daCapo.valore)
    }
  })

  it('con molti passi comincia più volte: mai peggio, e la stessa sequenza per lo stesso seme', () => {
    const ordini = Array.from({ length: 12 }, (_, n) => ordine(n + 1, 300 + ((n * 7919) % 1300), 1 + ((n * 5) % 9)))
    const cerca = (passi: number) => ottimizza(ordini, calendario, createLibro(), { passi, seme: 7 })
    const lunga = cerca(24_000)
    expect(lunga.passi).toBe(24_000)
    expect(lunga.valore.ritardo).toBeLessThanOrEqual(cerca(600).valore.ritardo)
    expect(lunga.valore.ritardo).toBeLessThan(lunga.partenza.ritardo)
    expect(cerca(24_000)).toEqual(lunga)
  })

  it('un peso enorme passa davanti, un peso di 0 non conta', () => {
    const ordini = [ordine(1, 3000, 1, { peso: 1e9 }), ordine(2, 300, 1, { peso: 0 })]
    const { esiti } = ottimizza(ordini, calendario, createLibro(), { passi: 200, seme: 1 })
    expect(esiti.map((uno) => uno.ordine)).toEqual([1, 2])
  })

  it('niente da piazzare, nessun limite, ricerca interrotta: nessun errore', () => {
    expect(ottimizza([], calendario, createLibro(), { passi: 10 })).toMatchObject({ esiti: [], passi: 0 })
    const ordini = [ordine(1, 3000, 1), ordine(2, 300, 2), ordine(3, 10, 2, { nonSchedulabile: true })]
    expect(ottimizza(ordini, calendario, createLibro()).passi).toBe(0)
    const interrotta = ottimizza(ordini, calendario, createLibro(), { millisecondi: 60_000, annullata: () => true })
    expect(interrotta).toMatchObject({ annullata: true, passi: 0 })
    expect(interrotta.esiti.find((uno) => uno.ordine === 3)?.motivo).toEqual({ codice: 'non_schedulabile' })
  })

  it('racconta ogni piano migliore, e il tempo la ferma', () => {
    const ordini = Array.from({ length: 12 }, (_, n) => ordine(n + 1, n === 0 ? 4000 : 300, 1 + (n % 4)))
    const raccontati: number[] = []
    let ora = 0
    const esito = ottimizza(ordini, calendario, createLibro(), {
      millisecondi: 1000,
      seme: 3,
      orologio: () => (ora += 10),
      migliore: ({ ritardo }) => raccontati.push(ritardo),
    })
    expect(raccontati.length).toBeGreaterThan(0)
    expect(raccontati).toEqual([...raccontati].sort((a, b) => b - a))
    expect(raccontati.at(-1)).toBeCloseTo(esito.valore.ritardo, 6)
    expect(ora).toBeLessThan(1200)
  })
})
