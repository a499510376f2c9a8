import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { aggiungiGiorni } from '../tempo.ts'
import {
  type Arco,
  type Finestra,
  finestraGiorni,
  LARGHEZZA_GIORNO,
  LARGHEZZA_LEGENDA,
  scorrimentoPer,
  type Zoom,
} from './geometria.ts'

/** Vertical scroll is followed in steps: only opened rows look at it. */
const PASSO_VERTICALE = 100

interface Opzioni {
  arco: Arco
  zoom: Zoom
  giornoIniziale: string
  onFinestra: (da: string, a: string) => void
}

/**
 * What of the timeline is on screen. Scrolling itself draws nothing: a new window does, and it comes a few times a
 * screenful. Changing the zoom keeps the middle where it is.
 */
export function useScorrimento({ arco, zoom, giornoIniziale, onFinestra }: Opzioni) {
  const scorrevole = useRef<HTMLDivElement>(null)
  const [finestra, setFinestra] = useState<Finestra>(() =>
    finestraGiorni(scorrimentoPer(giornoIniziale, arco, zoom, 1000), 1000, arco, zoom),
  )
  const [verticale, setVerticale] = useState({ da: 0, altezza: 800 })
  /** Day in the middle of the screen, with its fraction. */
  const centro = useRef<number | null>(null)

  const misura = useEffectEvent(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const largo = Math.max(0, elemento.clientWidth - LARGHEZZA_LEGENDA)
    centro.current = (elemento.scrollLeft + largo / 2) / LARGHEZZA_GIORNO[zoom]
    const nuova = finestraGiorni(elemento.scrollLeft, largo, arco, zoom)
    setFinestra((prima) =>
      prima.da === nuova.da && prima.a === nuova.a && prima.bordo === nuova.bordo ? prima : nuova,
    )
    const da = Math.floor(elemento.scrollTop / PASSO_VERTICALE) * PASSO_VERTICALE
    const altezza = Math.ceil(elemento.clientHeight / PASSO_VERTICALE + 1) * PASSO_VERTICALE
    setVerticale((prima) => (prima.da === da && prima.altezza === altezza ? prima : { da, altezza }))
  })

  const vaiA = useCallback(
    (giorno: string) => {
      const elemento = scorrevole.current
      if (!elemento) return
      elemento.scrollLeft = scorrimentoPer(giorno, arco, zoom, elemento.clientWidth - LARGHEZZA_LEGENDA)
    },
    [arco, zoom],
  )

  const riposiziona = useEffectEvent(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const largo = Math.max(0, elemento.clientWidth - LARGHEZZA_LEGENDA)
    if (centro.current === null) elemento.scrollLeft = scorrimentoPer(giornoIniziale, arco, zoom, largo)
    else elemento.scrollLeft = centro.current * LARGHEZZA_GIORNO[zoom] - largo / 2
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom is what moves the middle
  useLayoutEffect(() => {
    riposiziona()
    misura()
  }, [zoom, arco])

  useEffect(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const ascolta = () => misura()
    elemento.addEventListener('scroll', ascolta, { passive: true })
    const osservatore = new ResizeObserver(ascolta)
    osservatore.observe(elemento)
    return () => {
      elemento.removeEventListener('scroll', ascolta)
      osservatore.disconnect()
    }
  }, [])

  const avvisa = useEffectEvent(() => {
    onFinestra(aggiungiGiorni(arco.inizio, finestra.da), aggiungiGiorni(arco.inizio, finestra.a))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the window changes
  useEffect(() => avvisa(), [finestra.da, finestra.a])

  return { scorrevole, finestra, verticale, vaiA }
}
