import type { Misure } from '../appunti.ts'
import type { VincoloSalvato } from '../matrice/matrice.ts'

/** Measures that are being written and not saved yet; `id` is null for a constraint to be added. */
export interface Bozza {
  id: number | null
  misure: Misure
}

/** The constraints as they would be if what is being written were saved. */
export function anteprima(salvati: readonly VincoloSalvato[], bozza: Bozza | null): (Misure & { id?: number })[] {
  if (!bozza) return [...salvati]
  if (bozza.id === null) return [...salvati, bozza.misure]
  return salvati.map((vincolo) => (vincolo.id === bozza.id ? { ...bozza.misure, id: vincolo.id } : vincolo))
}
