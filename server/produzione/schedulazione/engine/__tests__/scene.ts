// Random calendars, ledgers and orders; how many of them each property sees, and with which seed.
import fc from 'fast-check'
import { vi } from 'vitest'
import { createCalendario, type DatiCalendario } from '../capacita.ts'
import { createDisponibilita } from '../disponibilita.ts'
import type { Pausa } from '../intervalli.ts'
import { createLibro } from '../libro.ts'
import { piazza } from '../piazza.ts'
import { readGiorno } from '../time.ts'
import type { FaseConfigurata, FaseRichiesta, Prenotazione, RepartoFase, RichiestaPiano } from '../types.ts'

/** `CASI=50000 npx vitest run server/produzione/schedulazione/engine` for many more; `SEME` for the seed that a failure prints. */
export const numRuns = Number(process.env.CASI) || 2_000
vi.setConfig({ testTimeout: Math.max(60_000, numRuns * 30) })
fc.configureGlobal({ numRuns, seed: Number(process.env.SEME) || 20_261_121 })

/** The number of a day that exists. */
export function day(testo: string): number {
  const giorno = readGiorno(testo)
  if (giorno === null) throw new RangeError(testo)
  return giorno
}

/** First days of the scenes: common weeks, both changes of the hour, the end of a 53-week year, a leap day. */
export const BASI = ['2026-11-23', '2026-03-26', '2026-10-22', '2026-12-26', '2028-02-25'].map(day)
const GIORNI = 18

const fase = (
  nome: string,
  posizione: number,
  dipendenze: string[],
  resto: Partial<FaseConfigurata> = {},
): FaseConfigurata => ({
  nome,
  posizione,
  dipendenze,
  unit: 'days',
  conFornitore: true,
  capacitaInfinita: true,
  reparto: null,
  soloConTelai: false,
  ...resto,
})
const finita = (reparto: RepartoFase): Partial<FaseConfigurata> => ({
  unit: 'minutes',
  conFornitore: false,
  capacitaInfinita: false,
  reparto,
})

/** The seeded configuration. */
export const SEI_FASI: readonly FaseConfigurata[] = [
  fase('legno', 0, []),
  fase('vetro', 1, []),
  fase('telai', 2, [], { soloConTelai: true }),
  fase('macchine', 3, ['legno'], finita('macchine')),
  fase('verniciatura', 4, ['macchine']),
  fase('banchi', 5, ['verniciatura', 'vetro', 'telai'], finita('banchi')),
]

const reparto = fc.constantFrom<RepartoFase>('macchine', 'banchi')
const ora = fc.integer({ min: 0, max: 1439 })

function pausa(base: number, giorni: number): fc.Arbitrary<Pausa> {
  return fc
    .tuple(fc.integer({ min: -2, max: giorni }), fc.integer({ min: 0, max: 4 }), fc.option(fc.tuple(ora, ora)))
    .map(([da, quanti, ore]) => {
      const giornoDa = base + da
      const giornoA = giornoDa + quanti
      if (!ore) return { giornoDa, giornoA, oraDa: null, oraA: null }
      const [prima, dopo] = quanti === 0 ? [Math.min(...ore), Math.max(...ore) + 1] : ore
      return { giornoDa, giornoA, oraDa: prima, oraA: dopo }
    })
}

const ORE = [0, 0.25, 1, 4, 8, 10, 14.5, 24]
const ore = fc.oneof(
  fc.constantFrom(...ORE),
  fc.integer({ min: 0, max: 2400 }).map((n) => n / 100),
)

/** A calendar around a day. */
export function sceneCalendario(base: number): fc.Arbitrary<DatiCalendario> {
  const persona = fc.record({
    reparto,
    dal: fc.integer({ min: -5, max: 8 }).map((n) => base + n),
    al: fc.option(fc.integer({ min: 0, max: 25 }).map((n) => base + n)),
    assenze: fc.array(pausa(base, GIORNI), { maxLength: 3 }),
  })
  return fc.record({
    apertura: fc.oneof({ weight: 3, arbitrary: fc.constant(480) }, { weight: 1, arbitrary: ora }),
    ore: fc.uniqueArray(
      fc.record({ giorno: fc.integer({ min: 0, max: GIORNI }).map((n) => base + n), macchine: ore, banchi: ore }),
      { maxLength: 5, selector: ({ giorno }) => giorno },
    ),
    festivita: fc.array(pausa(base, GIORNI), { maxLength: 3 }),
    persone: fc.array(persona, { maxLength: 5 }),
  })
}

/** Bookings of other orders (1..9); nothing keeps them from breaking cells. */
export function scenePrenotazioni(base: number): fc.Arbitrary<Prenotazione[]> {
  return fc.array(
    fc.record({
      reparto,
      ordine: fc.integer({ min: 1, max: 9 }),
      giorno: fc.integer({ min: 0, max: GIORNI }).map((n) => base + n),
      minuti: fc.oneof(fc.integer({ min: 1, max: 700 }), fc.constantFrom(1, 59, 239, 240, 599, 600)),
    }),
    { maxLength: 25 },
  )
}

/** A graph of phases: each may wait for those before it. */
const grafo: fc.Arbitrary<readonly FaseConfigurata[]> = fc
  .array(
    fc.record({
      quale: fc.constantFrom('macchine', 'banchi', 'giorni', 'ore'),
      prima: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
      posizione: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((voci) =>
    voci.map(({ quale, prima, posizione }, indice) => {
      const dipendenze = [...new Set(prima.filter((altra) => altra < indice).map((altra) => `f${altra}`))]
      const resto: Partial<FaseConfigurata> =
        quale === 'giorni' ? {} : quale === 'ore' ? { unit: 'hours' } : finita(quale as RepartoFase)
      return fase(`f${indice}`, posizione, dipendenze, resto)
    }),
  )

/** With at most one phase in a department: where two compete, one that goes later can make room for the other. */
const withoutRivals = fc.oneof(
  fc.constant(SEI_FASI),
  grafo.map((fasi) =>
    fasi.map((una, indice) => {
      const prima = una.reparto !== null && fasi.findIndex((altra) => altra.reparto === una.reparto) < indice
      return prima ? fase(una.nome, una.posizione, [...una.dipendenze]) : una
    }),
  ),
)

export const sceneConfigurazione = fc.oneof(fc.constant(SEI_FASI), grafo)

function faseRichiesta(configurata: FaseConfigurata, base: number): fc.Arbitrary<FaseRichiesta> {
  const { capacitaInfinita, unit } = configurata
  const max = capacitaInfinita ? (unit === 'days' ? 12 : 3000) : 2500
  return fc
    .record({
      necessaria: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      durata: fc.option(
        fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: 0, max }) },
          { weight: 1, arbitrary: fc.constantFrom(0, 1) },
        ),
        { freq: 15 },
      ),
      da: fc.option(
        fc.tuple(fc.integer({ min: -2, max: GIORNI }), fc.integer({ min: 0, max: 23 })).map(([giorno, h]) => {
          return (base + giorno) * 1440 + h * 60
        }),
        { freq: 3 },
      ),
      fissata: fc.boolean(),
    })
    .map((richiesta) => ({ ...configurata, ...richiesta, fornitore: null }))
}

export function sceneRichiesta(base: number, fasi = sceneConfigurazione): fc.Arbitrary<RichiestaPiano> {
  return fc.record({
    fasi: fasi.chain((lista) => fc.tuple(...lista.map((una) => faseRichiesta(una, base)))),
    adesso: fc.integer({ min: 0, max: 3 * 1440 }).map((n) => base * 1440 + n),
    dataConsegna: fc.option(fc.integer({ min: 0, max: 40 }).map((n) => base + n)),
    senzaMisure: fc.boolean(),
  })
}

/** An order (number 100) with the calendar and the bookings it finds. */
export interface EngineScene {
  dati: DatiCalendario
  altri: Prenotazione[]
  richiesta: RichiestaPiano
}

export const ORDINE = 100

const scenaDi = (fasi: typeof sceneConfigurazione): fc.Arbitrary<EngineScene> =>
  fc
    .constantFrom(...BASI)
    .chain((base) =>
      fc.record({ dati: sceneCalendario(base), altri: scenePrenotazioni(base), richiesta: sceneRichiesta(base, fasi) }),
    )
export const sceneArbitrary = scenaDi(sceneConfigurazione)
export const sceneWithoutRivals = scenaDi(withoutRivals)

/** The same with no pinned starts. */
export function relaxedScene(chiesta: RichiestaPiano): RichiestaPiano {
  return { ...chiesta, fasi: chiesta.fasi.map((una) => ({ ...una, fissata: false })) }
}

/** What the engine makes of a scene. */
export function placeScene({ dati, altri, richiesta: chiesta }: EngineScene, ordine: number | null = ORDINE) {
  return piazza(chiesta, createDisponibilita(createCalendario(dati), createLibro(altri), ordine))
}
