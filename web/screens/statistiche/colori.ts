import type { Fascia } from '../../../server/statistiche/rules.ts'

/** Colours of the bands (spec/002 §9), at least 3 to 1 on both grounds; a number always stands beside them. */
export const COLORI: Record<Fascia['nome'], string> = {
  rosso: '#c8372d',
  arancio: '#c96a12',
  giallo: '#a98600',
  verdeChiaro: '#6b9a2f',
  verde: '#2f8a4a',
}

/** Of a bar without a budget: neither good nor bad. */
export const SENZA_BUDGET = '#7f8783'
