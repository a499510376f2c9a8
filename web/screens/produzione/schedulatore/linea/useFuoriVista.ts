import { type RefObject, useEffect, useState } from 'react'
import type { Fase } from '../modello.ts'
import { LARGHEZZA_LEGENDA, type Zoom } from './geometria.ts'

/** The edge of the screen that something is beyond. */
export type Lato = 'sinistra' | 'destra'

const NESSUNO: ReadonlyMap<string, Lato> = new Map()

/** The phases of the order on screen whose bar is not in sight, and where it is. */
export function useFuoriVista(
  scorrevole: RefObject<HTMLDivElement | null>,
  fasi: readonly Fase[],
  zoom: Zoom,
): ReadonlyMap<string, Lato> {
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
      { root: vista, rootMargin: `100000px 0px 100000px -${LARGHEZZA_LEGENDA}px` },
    )
    for (const barra of vista.querySelectorAll('.sl-corrente')) osservatore.observe(barra)
    return () => {
      osservatore.disconnect()
      setFuori(NESSUNO)
    }
  }, [scorrevole, fasi, zoom])
  return fuori
}
