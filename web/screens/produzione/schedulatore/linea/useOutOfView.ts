import { type RefObject, useEffect, useState } from 'react'
import type { PianoFase } from '../model.ts'
import type { Zoom } from './geometry.ts'

/** The edge of the screen that something is beyond. */
export type TimelineSide = 'sinistra' | 'destra'

const NONE: ReadonlyMap<string, TimelineSide> = new Map()

/** The phases of the order on screen whose bar is not in sight, and where it is. */
export function useOutOfView(
  scorrevole: RefObject<HTMLDivElement | null>,
  fasi: readonly PianoFase[],
  zoom: Zoom,
  legend: number,
): ReadonlyMap<string, TimelineSide> {
  const [outside, setOutside] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dates and another zoom are other bars
  useEffect(() => {
    const vista = scorrevole.current
    if (!vista) return
    const observer = new IntersectionObserver(
      (viste) =>
        setOutside((before) => {
          const fresh = new Map(before)
          for (const { target, boundingClientRect: barra, rootBounds } of viste) {
            const name = (target as HTMLElement).dataset.fase ?? ''
            // One that only touches the edge is not seen.
            if (rootBounds && barra.right < rootBounds.left + 2) fresh.set(name, 'sinistra')
            else if (rootBounds && barra.left > rootBounds.right - 2) fresh.set(name, 'destra')
            else fresh.delete(name)
          }
          return fresh
        }),
      { root: vista, rootMargin: `100000px 0px 100000px -${legend}px` },
    )
    for (const barra of vista.querySelectorAll('.sl-corrente')) observer.observe(barra)
    return () => {
      observer.disconnect()
      setOutside(NONE)
    }
  }, [scorrevole, fasi, zoom, legend])
  return outside
}
