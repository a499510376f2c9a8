// Seeded workshops: calendar, bookings and orders to place, of several sizes and loads.
import { createCalendario, type DatiCalendario } from '../../server/produzione/schedulazione/engine/capacita.ts'
import { createLibro } from '../../server/produzione/schedulazione/engine/libro.ts'
import { createCaso } from '../../server/produzione/schedulazione/engine/ricerca/caso.ts'
import type { OrdineDaOttimizzare } from '../../server/produzione/schedulazione/engine/ricerca/compila.ts'
import { readGiorno, startOf } from '../../server/produzione/schedulazione/engine/time.ts'
import { benchFase } from './fase.ts'

const OGGI = readGiorno('2026-11-23') as number
/** Person-minutes of a department with five people in a week of ten-hour days and a Saturday of four. */
const MINUTI_SETTIMANA = 5 * 54 * 60

/** A workshop to plan. */
export interface Shop {
  nome: string
  /** More work than there is room before the deliveries. */
  sottoPressione: boolean
  ordini: OrdineDaOttimizzare[]
  calendario: ReturnType<typeof createCalendario>
  libro: ReturnType<typeof createLibro>
}

/**
 * A workshop of ten people.
 * @param quanti orders
 * @param carico work against the room up to the last delivery: 1 fills it
 */
export function makeShop(seme: number, quanti: number, carico: number): Shop {
  const caso = createCaso(seme * 7919 + quanti)
  const fra = (da: number, a: number) => da + Math.floor(caso() * (a - da + 1))
  const dati: DatiCalendario = {
    apertura: 480,
    ore: [],
    festivita: [32, 33, 39, 44].map((n) => ({ giornoDa: OGGI + n, giornoA: OGGI + n, oraDa: null, oraA: null })),
    persone: Array.from({ length: 10 }, (_, n) => ({
      reparto: n % 2 ? ('macchine' as const) : ('banchi' as const),
      dal: OGGI - 900,
      al: null,
      assenze: Array.from({ length: 3 }, () => {
        const giornoDa = OGGI + fra(0, 200)
        return { giornoDa, giornoA: giornoDa + fra(0, 9), oraDa: null, oraA: null }
      }),
    })),
  }
  // Few large orders among many small ones.
  const lavori = Array.from({ length: quanti }, () => {
    const banchi = Math.round(200 * Math.exp(2.4 * caso()) * (caso() < 0.12 ? 3 : 1))
    return { banchi, macchine: Math.round(banchi * (0.45 + 0.5 * caso())) }
  })
  const minuti = lavori.reduce((somma, { banchi }) => somma + banchi, 0)
  const settimane = minuti / MINUTI_SETTIMANA / carico
  const ordini = lavori.map(({ macchine, banchi }, n): OrdineDaOttimizzare => {
    const adesso = startOf(OGGI) + 7 * 60
    return {
      ordine: n + 1,
      numeroCommessa: `26/${String(n + 1).padStart(4, '0')}`,
      data: OGGI - fra(1, 40),
      nonSchedulabile: false,
      tempisticheMancanti: false,
      richiesta: {
        fasi: [
          benchFase('legno', 0, [], null, fra(3, 20)),
          benchFase('vetro', 1, [], null, fra(5, 25)),
          benchFase('telai', 2, [], null, fra(4, 15), caso() < 0.4),
          benchFase('macchine', 3, ['legno'], 'macchine', macchine),
          benchFase('verniciatura', 4, ['macchine'], null, fra(2, 7)),
          benchFase('banchi', 5, ['verniciatura', 'vetro', 'telai'], 'banchi', banchi),
        ],
        adesso,
        dataConsegna: OGGI + 21 + Math.floor(caso() * Math.max(14, settimane * 7)),
        senzaMisure: false,
      },
    }
  })
  return {
    nome: `officina ${seme}: ${quanti} ordini, carico ${carico}`,
    sottoPressione: carico >= 1,
    ordini,
    calendario: createCalendario(dati),
    libro: createLibro(),
  }
}

const TAGLIE = [60, 120, 180, 240, 300]
const CARICHI = [0.85, 1.05, 1.2, 1.35, 1.5]

/** Fifty workshops: five sizes, five loads, two of each. */
export function benchShops(): Shop[] {
  return TAGLIE.flatMap((quanti, t) =>
    CARICHI.flatMap((carico, c) => [1, 2].map((volta) => makeShop(t * 100 + c * 10 + volta, quanti, carico))),
  )
}
