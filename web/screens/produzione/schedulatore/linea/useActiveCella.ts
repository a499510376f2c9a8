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
import { type Arco, DAY_WIDTH, xOf, type Zoom } from './geometry.ts'
import type { ArrangedRow } from './rows.ts'

/** Resting this long on a cell shows who fills it; leaving it for its card is not leaving. */
const ATTESA_MOSTRA = 180
const ATTESA_CHIUDI = 160

interface Opzioni {
  righe: readonly ArrangedRow[]
  arco: Arco
  zoom: Zoom
  /** Width of the column of the names, pixels. */
  legenda: number
  oggi: string
  scorrevole: RefObject<HTMLDivElement | null>
  vaiA: (giorno: string) => void
}

function cellaSotto(bersaglio: EventTarget): string | null {
  return (bersaglio as HTMLElement).closest?.<HTMLElement>('[data-cella]')?.dataset.cella ?? null
}

/**
 * The one cell that Tab reaches, arrows moving it by a day or a department (Ctrl: a week), and the cell whose card is
 * shown: under the pointer, with the focus, or clicked.
 */
export function useActiveCella({ righe, arco, zoom, legenda, oggi, scorrevole, vaiA }: Opzioni) {
  const reparti = righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
  const prima = reparti[0] ? cellaKey({ giorno: oggi, reparto: reparti[0] }) : null
  const [scelta, setScelta] = useState<string | null>(null)
  const attiva = scelta ?? prima
  const [mostrata, setMostrata] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const programma = (chiave: string | null, attesa: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setMostrata(chiave), attesa)
  }
  const elemento = (chiave: string) =>
    scorrevole.current?.querySelector<HTMLElement>(`[data-cella="${CSS.escape(chiave)}"]`) ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is sought anew for each cell
  const ancora = useCallback(() => (mostrata ? elemento(mostrata) : null), [mostrata])

  function porta(chiave: string) {
    const giorno = chiave.slice(0, 10)
    if (giorno < arco.inizio || giorno >= arco.fine) return
    setScelta(chiave)
    const vista = scorrevole.current
    if (!vista) return
    const x = xOf(giorno, arco, zoom)
    const destra = vista.scrollLeft + vista.clientWidth - legenda - DAY_WIDTH[zoom]
    if (x < vista.scrollLeft || x > destra) vaiA(giorno)
    // Two frames: the scroll event comes in the first, the cell is rendered in the second.
    requestAnimationFrame(() => requestAnimationFrame(() => elemento(chiave)?.focus({ preventScroll: true })))
  }

  const gestori = {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      const chiave = cellaSotto(event.target)
      if (chiave !== mostrata || chiave) programma(chiave, chiave ? ATTESA_MOSTRA : ATTESA_CHIUDI)
    },
    onPointerLeave: () => programma(null, ATTESA_CHIUDI),
    onFocus(event: FocusEvent) {
      const chiave = cellaSotto(event.target)
      if (!chiave) return
      setScelta(chiave)
      if ((event.target as HTMLElement).matches(':focus-visible')) programma(chiave, 0)
    },
    onClick(event: MouseEvent) {
      const chiave = cellaSotto(event.target)
      if (chiave) programma(chiave, 0)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') programma(null, 0)
      const chiave = cellaSotto(event.target)
      if (!chiave || event.altKey || event.metaKey) return
      const giorno = chiave.slice(0, 10)
      const reparto = chiave.slice(11)
      const passo = event.ctrlKey ? 7 : 1
      const giorni = { ArrowRight: passo, ArrowLeft: -passo, PageDown: 28, PageUp: -28 }[event.key]
      const riga = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const altro = riga === undefined ? reparto : reparti[reparti.indexOf(reparto) + riga]
      const nuovo = event.key === 'Home' ? oggi : giorni === undefined ? giorno : addCivilDays(giorno, giorni)
      if (giorni === undefined && riga === undefined && event.key !== 'Home') return
      event.preventDefault()
      if (altro) porta(cellaKey({ giorno: nuovo, reparto: altro }))
    },
  }
  return {
    attiva,
    mostrata,
    ancora,
    gestori,
    chiudi: () => programma(null, 0),
    /** The pointer has come to the card: it stays. */
    trattieni: () => clearTimeout(timer.current),
  }
}
