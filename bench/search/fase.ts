// A phase to place, for the benches of the scheduler.
import type { FaseRichiesta, RepartoFase } from '../../server/produzione/schedulazione/engine/types.ts'

/**
 * A phase of an order.
 * @param reparto whose minutes it takes; null: days that somebody outside needs
 * @param durata minutes or days
 */
export const benchFase = (
  nome: string,
  posizione: number,
  dipendenze: string[],
  reparto: RepartoFase | null,
  durata: number,
  necessaria = true,
): FaseRichiesta => ({
  nome,
  posizione,
  dipendenze,
  reparto,
  durata,
  necessaria,
  capacitaInfinita: !reparto,
  unit: reparto ? 'minutes' : 'days',
  conFornitore: false,
  soloConTelai: false,
  fornitore: null,
  da: null,
  fissata: false,
})
