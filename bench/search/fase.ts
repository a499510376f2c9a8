// A phase to place, for the benches of the scheduler.
import type { RepartoFase, RequestedFase } from '../../server/produzione/schedulazione/engine/types.ts'

/** The departments of the workshops that are measured. */
export const BENCH_REPARTI = [
  { chiave: 'macchine', capacita: 'persone' },
  { chiave: 'banchi', capacita: 'persone' },
] as const

/**
 * A phase of an order.
 * @param reparto whose minutes it takes; null: days that somebody outside needs
 * @param duration minutes or days
 */
export const benchFase = (
  name: string,
  posizione: number,
  dependencies: string[],
  reparto: RepartoFase | null,
  duration: number,
  needed = true,
): RequestedFase => ({
  nome: name,
  posizione,
  dipendenze: dependencies,
  reparto,
  durata: duration,
  necessaria: needed,
  capacitaInfinita: !reparto,
  unit: reparto ? 'minutes' : 'days',
  conFornitore: false,
  soloConTelai: false,
  fornitore: null,
  da: null,
  fissata: false,
})
