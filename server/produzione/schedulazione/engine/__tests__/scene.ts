// Random calendars, ledgers and orders; how many of them each property sees, and with which seed.
import fc from 'fast-check'
import { vi } from 'vitest'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { type ClosedDays, openDaysOf } from '#shared/dates/openDays.ts'
import { createDisponibilita } from '../availability.ts'
import { type CalendarioData, createCalendario } from '../capacita.ts'
import type { Pause } from '../intervals.ts'
import { createLibro } from '../libro.ts'
import { piazza } from '../piazza.ts'
import { readDay } from '../time.ts'
import type {
  ConfiguredFase,
  FornitoreFase,
  PianoRequest,
  Prenotazione,
  RepartoCapacity,
  RepartoFase,
  RequestedFase,
} from '../types.ts'

/** `CASES=50000 npx vitest run server/produzione/schedulazione/engine` for many more; `SEED` for the seed that a failure prints. */
export const numRuns = casesOf(2_000)
vi.setConfig({ testTimeout: Math.max(60_000, numRuns * 30) })
fc.configureGlobal({ numRuns, seed: seedOf(20_261_121) })

/** The number of a day that exists. */
export function day(text: string): number {
  const date = readDay(text)
  if (date === null) throw new RangeError(text)
  return date
}

/** First days of the scenes: common weeks, both changes of the hour, the end of a 53-week year, a leap day. */
export const BASES = ['2026-11-23', '2026-03-26', '2026-10-22', '2026-12-26', '2028-02-25'].map(day)
const DAYS = 18

const fase = (
  name: string,
  posizione: number,
  dependencies: string[],
  resto: Partial<ConfiguredFase> = {},
): ConfiguredFase => ({
  nome: name,
  posizione,
  dipendenze: dependencies,
  unit: 'days',
  conFornitore: true,
  capacitaInfinita: true,
  reparto: null,
  soloConTelai: false,
  ...resto,
})
const finished = (reparto: RepartoFase): Partial<ConfiguredFase> => ({
  unit: 'minutes',
  conFornitore: false,
  capacitaInfinita: false,
  reparto,
})

/** The seeded configuration. */
export const SIX_FASI: readonly ConfiguredFase[] = [
  fase('legno', 0, []),
  fase('vetro', 1, []),
  fase('telai', 2, [], { soloConTelai: true }),
  fase('macchine', 3, ['legno'], finished('macchine')),
  fase('verniciatura', 4, ['macchine']),
  fase('banchi', 5, ['verniciatura', 'vetro', 'telai'], finished('banchi')),
]

/** The departments of a scene: the two that the product comes with and three of a firm's own. */
const REPARTI = ['macchine', 'banchi', 'posa', 'vernice', 'carico'] as const
const reparto = fc.constantFrom<RepartoFase>(...REPARTI)
const capacity = (chiave: RepartoFase): fc.Arbitrary<RepartoCapacity> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ chiave, capacita: 'persone' as const }) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(240, 480, 600, 1200, 1201))
        .map((each) => ({ chiave, capacita: 'minuti' as const, minuti: each })),
    },
  )
const hour = fc.integer({ min: 0, max: 1439 })

function pause(base: number, days: number): fc.Arbitrary<Pause> {
  return fc
    .tuple(fc.integer({ min: -2, max: days }), fc.integer({ min: 0, max: 4 }), fc.option(fc.tuple(hour, hour)))
    .map(([from, count, hours]) => {
      const giornoDa = base + from
      const giornoA = giornoDa + count
      if (!hours) return { giornoDa, giornoA, oraDa: null, oraA: null }
      const [before, after] = count === 0 ? [Math.min(...hours), Math.max(...hours) + 1] : hours
      return { giornoDa, giornoA, oraDa: before, oraA: after }
    })
}

const HOURS = [0, 0.25, 1, 4, 8, 10, 14.5, 24]
const hours = fc.oneof(
  fc.constantFrom(...HOURS),
  fc.integer({ min: 0, max: 2400 }).map((n) => n / 100),
)

/** A calendar around a day. */
export function sceneCalendario(base: number): fc.Arbitrary<CalendarioData> {
  const persona = fc.record({
    reparto,
    dal: fc.integer({ min: -5, max: 8 }).map((n) => base + n),
    al: fc.option(fc.integer({ min: 0, max: 25 }).map((n) => base + n)),
    assenze: fc.array(pause(base, DAYS), { maxLength: 3 }),
  })
  return fc.record({
    reparti: fc.tuple(...REPARTI.map(capacity)),
    apertura: fc.oneof({ weight: 3, arbitrary: fc.constant(480) }, { weight: 1, arbitrary: hour }),
    settimana: fc.constantFrom([10, 10, 10, 10, 10, 4, 0], [8, 8, 8, 8, 7.5, 0, 0], [0, 12, 0, 9.25, 0, 0, 6]),
    ore: fc.uniqueArray(
      fc.record({
        giorno: fc.integer({ min: 0, max: DAYS }).map((n) => base + n),
        ore: fc.record(Object.fromEntries(REPARTI.map((chiave) => [chiave, hours])), { requiredKeys: ['macchine'] }),
      }),
      { maxLength: 5, selector: ({ giorno }) => giorno },
    ),
    festivita: fc.array(pause(base, DAYS), { maxLength: 3 }),
    persone: fc.array(persona, { maxLength: 6 }),
  })
}

/** Bookings of other orders (1..9); nothing keeps them from breaking cells. */
export function scenePrenotazioni(base: number): fc.Arbitrary<Prenotazione[]> {
  return fc.array(
    fc.record({
      reparto,
      ordine: fc.integer({ min: 1, max: 9 }),
      giorno: fc.integer({ min: 0, max: DAYS }).map((n) => base + n),
      minuti: fc.oneof(fc.integer({ min: 1, max: 700 }), fc.constantFrom(1, 59, 239, 240, 599, 600)),
    }),
    { maxLength: 25 },
  )
}

/** A graph of phases: each may wait for those before it. */
const graph: fc.Arbitrary<readonly ConfiguredFase[]> = fc
  .array(
    fc.record({
      which: fc.constantFrom(...REPARTI, 'giorni', 'ore'),
      prima: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
      posizione: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((items) =>
    items.map(({ which, prima, posizione }, index) => {
      const dependencies = [...new Set(prima.filter((other) => other < index).map((other) => `f${other}`))]
      const resto: Partial<ConfiguredFase> =
        which === 'giorni' ? {} : which === 'ore' ? { unit: 'hours' } : finished(which)
      return fase(`f${index}`, posizione, dependencies, resto)
    }),
  )

/** With at most one phase in a department: where two compete, one that goes later can make room for the other. */
const withoutRivals = fc.oneof(
  fc.constant(SIX_FASI),
  graph.map((fasi) =>
    fasi.map((one, index) => {
      const before = one.reparto !== null && fasi.findIndex((other) => other.reparto === one.reparto) < index
      return before ? fase(one.nome, one.posizione, [...one.dipendenze]) : one
    }),
  ),
)

export const sceneConfiguration = fc.oneof(fc.constant(SIX_FASI), graph)

/** A supplier with the days on which it is closed, as they were said. */
export interface SceneFornitore extends FornitoreFase {
  closed: ClosedDays
}

function sceneFornitore(base: number): fc.Arbitrary<SceneFornitore> {
  const stretch = fc
    .tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 12 }))
    .map(([from, more]) => ({ from: base + from, to: base + from + more }))
  return fc
    .record({
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }),
      stretches: fc.array(stretch, { maxLength: 3 }),
    })
    .map((closed) => {
      return { id: 1, nome: 'F', tempo: 3, tipologia: 'legno', isDefault: true, closed, aperture: openDaysOf(closed) }
    })
}

function requestedFase(configured: ConfiguredFase, base: number): fc.Arbitrary<RequestedFase> {
  const { capacitaInfinita, unit } = configured
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
        fc.tuple(fc.integer({ min: -2, max: DAYS }), fc.integer({ min: 0, max: 23 })).map(([date, h]) => {
          return (base + date) * 1440 + h * 60
        }),
        { freq: 3 },
      ),
      fissata: fc.boolean(),
      fornitore: capacitaInfinita ? fc.option(sceneFornitore(base), { freq: 2 }) : fc.constant(null),
    })
    .map((request) => ({ ...configured, ...request }))
}

export function sceneRequest(base: number, fasi = sceneConfiguration): fc.Arbitrary<PianoRequest> {
  return fc.record({
    fasi: fasi.chain((lista) => fc.tuple(...lista.map((one) => requestedFase(one, base)))),
    adesso: fc.integer({ min: 0, max: 3 * 1440 }).map((n) => base * 1440 + n),
    dataConsegna: fc.option(fc.integer({ min: 0, max: 40 }).map((n) => base + n)),
    senzaMisure: fc.boolean(),
  })
}

/** An order (number 100) with the calendar and the bookings it finds. */
export interface EngineScene {
  dati: CalendarioData
  others: Prenotazione[]
  request: PianoRequest
}

export const ORDINE = 100

const sceneOf = (fasi: typeof sceneConfiguration): fc.Arbitrary<EngineScene> =>
  fc
    .constantFrom(...BASES)
    .chain((base) =>
      fc.record({ dati: sceneCalendario(base), others: scenePrenotazioni(base), request: sceneRequest(base, fasi) }),
    )
export const sceneArbitrary = sceneOf(sceneConfiguration)
export const sceneWithoutRivals = sceneOf(withoutRivals)

/** The same with no pinned starts. */
export function relaxedScene(asked: PianoRequest): PianoRequest {
  return { ...asked, fasi: asked.fasi.map((one) => ({ ...one, fissata: false })) }
}

/** What the engine makes of a scene. */
export function placeScene({ dati, others, request: asked }: EngineScene, ordine: number | null = ORDINE) {
  return piazza(asked, createDisponibilita(createCalendario(dati), createLibro(others), ordine))
}
