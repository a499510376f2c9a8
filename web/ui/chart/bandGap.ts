/** Bars for which there is room beside each other: fewer are no wider. */
const FITTE = 6

/** How much of its place a bar leaves empty, from 0 to 1: a few days do not fill the whole chart. */
export function bandGap(barre: number): number {
  return barre >= FITTE ? 0.2 : 1 - (0.8 * Math.max(1, barre)) / FITTE
}
