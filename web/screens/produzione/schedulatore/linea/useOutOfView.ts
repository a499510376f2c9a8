import { type RefObject, useEffect, useState } from 'react'
import type { PianoFase } from '../model.ts'
import type { Zoom } from './geometry.ts'

/** The edge of the screen that something is beyond. */
export type TimelineSide = 'sinistra' | 'destra'

const NESSUNO: ReadonlyMap<string, TimelineSide> = new Map()

/** The phases of the order on screen whose bar is not in sight, and where it is. */
export function useOutOfView(
  scorrevole: RefObject<HTMLDivElement | null>,
  fasi: readonly PianoFase[],
  zoom: Zoom,
  legenda: number,
): ReadonlyMap<string, TimelineSide> {
  const [fuori, setFuori] = useState(NESSUNO)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dates and another zoom are other bars
  useEffect(() => {
    const vista = scorrevole.current
    if (!vista) return
    const osservatore = new IntersectionObserver(
      (viste) =>
        setFuori((prima) => {
          const nuovi = new Map(prima)
          for (const { target, boundingClientRect: barra, rootBounds } of viste) {
            const nome = (target as HTMLElement).dataset.fase ?? ''
            // One that only touches the edge is not seen.
            if (rootBounds && barra.right < rootBounds.left + 2) nuovi.set(nome, 'sinistra')
            else if (rootBounds && barra.left > rootBounds.right - 2) nuovi.set(nome, 'destra')
            else nuovi.delete(nome)
          }
          return nuovi
        }),
      { root: vista, rootMargin: `100000px 0px 100000px -${legenda}px` },
    )
    for (const barra of vista.querySelectorAll('.sl-corrente')) osservatore.observe(barra)
    return () => {
      osservatore.disconnect()
      setFuori(NESSUNO)
    }
  }, [scorrevole, fasi, zoom, legenda])
  return fuori
}
