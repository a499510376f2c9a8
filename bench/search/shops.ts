// Seeded workshops: calendar, bookings and orders to place, of several sizes and loads.
import { type CalendarioData, createCalendario } from '../../server/produzione/schedulazione/engine/capacita.ts'
import { createLibro } from '../../server/produzione/schedulazione/engine/libro.ts'
import type { OrdineToOptimize } from '../../server/produzione/schedulazione/engine/ricerca/compila.ts'
import { createChance } from '../../server/produzione/schedulazione/engine/ricerca/example.ts'
import { readDay, startOf } from '../../server/produzione/schedulazione/engine/time.ts'
import { BENCH_REPARTI, benchFase } from './fase.ts'

const TODAY = readDay('2026-11-23') as number
/** Person-minutes of a department with five people in a week of ten-hour days and a Saturday of four. */
const WEEK_MINUTES = 5 * 54 * 60

/** A workshop to plan. */
export interface Shop {
  nome: string
  /** More work than there is room before the deliveries. */
  underLoad: boolean
  ordini: OrdineToOptimize[]
  calendario: ReturnType<typeof createCalendario>
  libro: ReturnType<typeof createLibro>
}

/**
 * A workshop of ten people.
 * @param count orders
 * @param carico work against the room up to the last delivery: 1 fills it
 */
export function makeShop(seme: number, count: number, carico: number): Shop {
  const example = createChance(seme * 7919 + count)
  const between = (from: number, a: number) => from + Math.floor(example() * (a - from + 1))
  const data: CalendarioData = {
    reparti: BENCH_REPARTI,
    apertura: 480,
    settimana: [10, 10, 10, 10, 10, 4, 0],
    ore: [],
    festivita: [32, 33, 39, 44].map((n) => ({ giornoDa: TODAY + n, giornoA: TODAY + n, oraDa: null, oraA: null })),
    persone: Array.from({ length: 10 }, (_, n) => ({
      reparto: n % 2 ? ('macchine' as const) : ('banchi' as const),
      dal: TODAY - 900,
      al: null,
      assenze: Array.from({ length: 3 }, () => {
        const giornoDa = TODAY + between(0, 200)
        return { giornoDa, giornoA: giornoDa + between(0, 9), oraDa: null, oraA: null }
      }),
    })),
  }
  // Few large orders among many small ones.
  const lavori = Array.from({ length: count }, () => {
    const banchi = Math.round(200 * Math.exp(2.4 * example()) * (example() < 0.12 ? 3 : 1))
    return { banchi, macchine: Math.round(banchi * (0.45 + 0.5 * example())) }
  })
  const minutes = lavori.reduce((sum, { banchi }) => sum + banchi, 0)
  const weeks = minutes / WEEK_MINUTES / carico
  const ordini = lavori.map(({ macchine, banchi }, n): OrdineToOptimize => {
    const now = startOf(TODAY) + 7 * 60
    return {
      ordine: n + 1,
      numeroCommessa: `26/${String(n + 1).padStart(4, '0')}`,
      data: TODAY - between(1, 40),
      nonSchedulabile: false,
      tempisticheMancanti: false,
      request: {
        fasi: [
          benchFase('legno', 0, [], null, between(3, 20)),
          benchFase('vetro', 1, [], null, between(5, 25)),
          benchFase('telai', 2, [], null, between(4, 15), example() < 0.4),
          benchFase('macchine', 3, ['legno'], 'macchine', macchine),
          benchFase('verniciatura', 4, ['macchine'], null, between(2, 7)),
          benchFase('banchi', 5, ['verniciatura', 'vetro', 'telai'], 'banchi', banchi),
        ],
        adesso: now,
        dataConsegna: TODAY + 21 + Math.floor(example() * Math.max(14, weeks * 7)),
        senzaMisure: false,
      },
    }
  })
  return {
    nome: `officina ${seme}: ${count} ordini, carico ${carico}`,
    underLoad: carico >= 1,
    ordini,
    calendario: createCalendario(data),
    libro: createLibro(),
  }
}

const SIZES = [60, 120, 180, 240, 300]
const CARICHI = [0.85, 1.05, 1.2, 1.35, 1.5]

/** Fifty workshops: five sizes, five loads, two of each. */
export function benchShops(): Shop[] {
  return SIZES.flatMap((count, t) =>
    CARICHI.flatMap((carico, c) => [1, 2].map((volta) => makeShop(t * 100 + c * 10 + volta, count, carico))),
  )
}
