import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { addCivilDays } from '../time.ts'
import { DAY_WIDTH, type Span, scrollFor, type TimeWindow, windowDays, ZOOM, type Zoom } from './geometry.ts'

/** Vertical scroll is followed in steps: only opened rows look at it. */
const VERTICAL_STEP = 100
/** One turn of the wheel is many events: milliseconds between two steps of the zoom. */
const BETWEEN_TURNS = 250

interface Options {
  arco: Span
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legenda: number
  initialDay: string
  onWindow: (from: string, a: string) => void
  onZoom: (zoom: Zoom) => void
}

/**
 * What of the timeline is on screen. Scrolling itself draws nothing: a new window does, and it comes a few times a
 * screenful. Changing the zoom keeps the middle where it is.
 */
export function useTimelineScroll({ arco, zoom, legenda, initialDay, onWindow, onZoom }: Options) {
  const scorrevole = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState<TimeWindow>(() =>
    windowDays(scrollFor(initialDay, arco, zoom, 1000), 1000, arco, zoom),
  )
  const [vertical, setVertical] = useState({ da: 0, altezza: 800 })
  /** Day in the middle of the screen, with its fraction. */
  const center = useRef<number | null>(null)
  /** When the wheel last changed the zoom. */
  const turned = useRef(Number.NEGATIVE_INFINITY)

  const misura = useEffectEvent(() => {
    const element = scorrevole.current
    if (!element) return
    const largo = Math.max(0, element.clientWidth - legenda)
    center.current = (element.scrollLeft + largo / 2) / DAY_WIDTH[zoom]
    const next = windowDays(element.scrollLeft, largo, arco, zoom)
    setWindow((before) => (before.da === next.da && before.a === next.a && before.bordo === next.bordo ? before : next))
    const from = Math.floor(element.scrollTop / VERTICAL_STEP) * VERTICAL_STEP
    const altezza = Math.ceil(element.clientHeight / VERTICAL_STEP + 1) * VERTICAL_STEP
    setVertical((before) => (before.da === from && before.altezza === altezza ? before : { da: from, altezza }))
  })

  const goTo = useCallback(
    (day: string) => {
      const element = scorrevole.current
      if (!element) return
      const largo = Math.max(0, element.clientWidth - legenda)
      const target = scrollFor(day, arco, zoom, largo)
      // The browser tells of it a frame later; another zoom that is drawn before would go back to the old middle.
      center.current = (target + largo / 2) / DAY_WIDTH[zoom]
      element.scrollLeft = target
    },
    [arco, zoom, legenda],
  )

  const reposition = useEffectEvent(() => {
    const element = scorrevole.current
    if (!element) return
    const largo = Math.max(0, element.clientWidth - legenda)
    if (center.current === null) element.scrollLeft = scrollFor(initialDay, arco, zoom, largo)
    else element.scrollLeft = center.current * DAY_WIDTH[zoom] - largo / 2
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: zoom and layout are what moves the middle
  useLayoutEffect(() => {
    reposition()
    misura()
  }, [zoom, arco, legenda])

  useEffect(() => {
    const element = scorrevole.current
    if (!element) return
    const listen = () => misura()
    element.addEventListener('scroll', listen, { passive: true })
    const observer = new ResizeObserver(listen)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', listen)
      observer.disconnect()
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
    const element = scorrevole.current
    const listen = (event: WheelEvent) => wheel(event)
    // Not passive: the browser would enlarge the whole page.
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const notify = useEffectEvent(() => {
    onWindow(addCivilDays(arco.inizio, window.da), addCivilDays(arco.inizio, window.a))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the window changes
  useEffect(() => notify(), [window.da, window.a])

  return { scorrevole, window, verticale: vertical, goTo }
}
