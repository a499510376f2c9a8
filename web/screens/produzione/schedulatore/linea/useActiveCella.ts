import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cellaKey } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { DAY_WIDTH, type Span, xOf, type Zoom } from './geometry.ts'
import type { ArrangedRow } from './rows.ts'

/** Resting this long on a cell shows who fills it; leaving it for its card is not leaving. */
const SHOW_WAIT = 180
const CLOSE_WAIT = 160

interface Options {
  righe: readonly ArrangedRow[]
  arco: Span
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legenda: number
  today: string
  scorrevole: RefObject<HTMLDivElement | null>
  goTo: (day: string) => void
}

function cellaBelow(target: EventTarget): string | null {
  return (target as HTMLElement).closest?.<HTMLElement>('[data-cella]')?.dataset.cella ?? null
}

/**
 * The one cell that Tab reaches, arrows moving it by a day or a department (Ctrl: a week), and the cell whose card is
 * shown: under the pointer, with the focus, or clicked.
 */
export function useActiveCella({ righe, arco, zoom, legenda, today, scorrevole, goTo }: Options) {
  const reparti = righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
  const before = reparti[0] ? cellaKey({ giorno: today, reparto: reparti[0] }) : null
  const [choice, setChoice] = useState<string | null>(null)
  const active = choice ?? before
  const [shown, setShown] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const schedule = (key: string | null, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(key), wait)
  }
  const element = (key: string) =>
    scorrevole.current?.querySelector<HTMLElement>(`[data-cella="${CSS.escape(key)}"]`) ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is sought anew for each cell
  const again = useCallback(() => (shown ? element(shown) : null), [shown])

  function door(key: string) {
    const day = key.slice(0, 10)
    if (day < arco.inizio || day >= arco.fine) return
    setChoice(key)
    const vista = scorrevole.current
    if (!vista) return
    const x = xOf(day, arco, zoom)
    const right = vista.scrollLeft + vista.clientWidth - legenda - DAY_WIDTH[zoom]
    if (x < vista.scrollLeft || x > right) goTo(day)
    // Two frames: the scroll event comes in the first, the cell is rendered in the second.
    requestAnimationFrame(() => requestAnimationFrame(() => element(key)?.focus({ preventScroll: true })))
  }

  const handlers = {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      const key = cellaBelow(event.target)
      if (key !== shown || key) schedule(key, key ? SHOW_WAIT : CLOSE_WAIT)
    },
    onPointerLeave: () => schedule(null, CLOSE_WAIT),
    onFocus(event: FocusEvent) {
      const key = cellaBelow(event.target)
      if (!key) return
      setChoice(key)
      if ((event.target as HTMLElement).matches(':focus-visible')) schedule(key, 0)
    },
    onClick(event: MouseEvent) {
      const key = cellaBelow(event.target)
      if (key) schedule(key, 0)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') schedule(null, 0)
      const key = cellaBelow(event.target)
      if (!key || event.altKey || event.metaKey) return
      const day = key.slice(0, 10)
      const reparto = key.slice(11)
      const step = event.ctrlKey ? 7 : 1
      const days = { ArrowRight: step, ArrowLeft: -step, PageDown: 28, PageUp: -28 }[event.key]
      const riga = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const other = riga === undefined ? reparto : reparti[reparti.indexOf(reparto) + riga]
      const next = event.key === 'Home' ? today : days === undefined ? day : addCivilDays(day, days)
      if (days === undefined && riga === undefined && event.key !== 'Home') return
      event.preventDefault()
      if (other) door(cellaKey({ giorno: next, reparto: other }))
    },
  }
  return {
    active,
    shown,
    ancora: again,
    gestori: handlers,
    close: () => schedule(null, 0),
    /** The pointer has come to the card: it stays. */
    trattieni: () => clearTimeout(timer.current),
  }
}
