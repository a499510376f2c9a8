import type { CSSProperties } from 'react'

/** Width of an A4 sheet across, without its margins of 10 mm and those of a page, in CSS pixels. */
const LARGHEZZA = 996
/** The smallest that is still read, and no larger than on the screen. */
const LIMITS = [0.42, 1] as const

/**
 * The size at which a table fills the width of a sheet lying across, as a variable of the style.
 * @param larghezza of its columns together, px; 0 or missing when it is not known: none then
 */
export function paperZoom(larghezza: number | undefined): CSSProperties | undefined {
  if (!larghezza) return undefined
  const [min, max] = LIMITS
  const zoom = Math.floor((LARGHEZZA / larghezza) * 100) / 100
  return { '--zoom-stampa': Math.min(max, Math.max(min, zoom)) } as CSSProperties
}
