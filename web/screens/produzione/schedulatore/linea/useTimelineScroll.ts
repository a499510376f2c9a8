import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { addCivilDays } from '../time.ts'
import { type Arco, DAY_WIDTH, scrollFor, type TimeWindow, windowDays, ZOOM, type Zoom } from './geometry.ts'

/** Vertical scroll is followed in steps: only opened rows look at it. */
const PASSO_VERTICALE = 100
/** One turn of the wheel is many events: milliseconds between two steps of the zoom. */
const BETWEEN_TURNS = 250

interface Opzioni {
  arco: Arco
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legenda: number
  giornoIniziale: string
  onFinestra: (da: string, a: string) => void
  onZoom: (zoom: Zoom) => void
}

/**
 * What of the timeline is on screen. Scrolling itself draws nothing: a new window does, and it comes a few times a
 * screenful. Changing the zoom keeps the middle where it is.
 */
export function useTimelineScroll({ arco, zoom, legenda, giornoIniziale, onFinestra, onZoom }: Opzioni) {
  const scorrevole = useRef<HTMLDivElement>(null)
  const [finestra, setFinestra] = useState<TimeWindow>(() =>
    windowDays(scrollFor(giornoIniziale, arco, zoom, 1000), 1000, arco, zoom),
  )
  const [verticale, setVerticale] = useState({ da: 0, altezza: 800 })
  /** Day in the middle of the screen, with its fraction. */
  const centro = useRef<number | null>(null)
  /** When the wheel last changed the zoom. */
  const turned = useRef(Number.NEGATIVE_INFINITY)

  const misura = useEffectEvent(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const largo = Math.max(0, elemento.clientWidth - legenda)
    centro.current = (elemento.scrollLeft + largo / 2) / DAY_WIDTH[zoom]
    const nuova = windowDays(elemento.scrollLeft, largo, arco, zoom)
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
      elemento.scrollLeft = scrollFor(giorno, arco, zoom, elemento.clientWidth - legenda)
    },
    [arco, zoom, legenda],
  )

  const riposiziona = useEffectEvent(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const largo = Math.max(0, elemento.clientWidth - legenda)
    if (centro.current === null) elemento.scrollLeft = scrollFor(giornoIniziale, arco, zoom, largo)
    else elemento.scrollLeft = centro.current * DAY_WIDTH[zoom] - largo / 2
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: zoom and layout are what moves the middle
  useLayoutEffect(() => {
    riposiziona()
    misura()
  }, [zoom, arco, legenda])

  useEffect(() => {
    const elemento = scorrevole.current
    if (!elemento) return
    const listen = () => misura()
    elemento.addEventListener('scroll', listen, { passive: true })
    const osservatore = new ResizeObserver(listen)
    osservatore.observe(elemento)
    return () => {
      elemento.removeEventListener('scroll', listen)
      osservatore.disconnect()
    }
  }, [])

  const wheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a touchpad comes as a wheel with Ctrl.
    if (!(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.timeStamp - turned.current < BETWEEN_TURNS) return
    turned.current = event.timeStamp
    const next = ZOOM[ZOOM.indexOf(zoom) + Math.sign(event.deltaY)]
    if (next) onZoom(next)
  })
  useEffect(() => {
    const elemento = scorrevole.current
    const listen = (event: WheelEvent) => wheel(event)
    // Not passive: the browser would enlarge the whole page.
    elemento?.addEventListener('wheel', listen, { passive: false })
    return () => elemento?.removeEventListener('wheel', listen)
  }, [])

  const avvisa = useEffectEvent(() => {
    onFinestra(addCivilDays(arco.inizio, finestra.da), addCivilDays(arco.inizio, finestra.a))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the window changes
  useEffect(() => avvisa(), [finestra.da, finestra.a])

  return { scorrevole, finestra, verticale, vaiA }
}
