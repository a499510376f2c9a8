import type { Fascia } from '#numeri/statistiche/rules.ts'

/** Colours of the bands, at least 3 to 1 on both grounds; a number always stands beside them. */
export const CHART_COLORS: Record<Fascia['nome'], string> = {
  rosso: '#c8372d',
  arancio: '#c96a12',
  giallo: '#a98600',
  verdeChiaro: '#6b9a2f',
  verde: '#2f8a4a',
}

/** Neither good nor bad: without a budget; all the others. */
export const NEUTRAL_COLOR = '#6f7773'

/** Four more of a pie with many slices. */
export const MORE_TINTS = ['#5b4fa3', '#2f6b8f', '#9a4040', '#4d7a6a']

/** Of the slices of a pie, in turn; white is legible on each. */
export const CHART_TINTS = ['#2b7f45', '#1f7486', '#4a69ad', '#8456a8', '#a94f76', '#b84d26', '#8f7200', '#66732c']
