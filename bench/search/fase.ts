// A phase to place, for the benches of the scheduler.
import type { RepartoFase, RequestedFase } from '../../server/produzione/schedulazione/engine/types.ts'

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
  dependencies: dependencies,
  reparto,
  duration: duration,
  needed: needed,
  infiniteCapacita: !reparto,
  unit: reparto ? 'minutes' : 'days',
  withFornitore: false,
  soloConTelai: false,
  fornitore: null,
  from: null,
  pinned: false,
})
