import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLatestCallback } from '../../../../ui/useLatestCallback.ts'
import type { PianoFase } from '../model.ts'
import { type Arco, DAY_WIDTH, startAt, xOf, type Zoom } from './geometry.ts'

export type DragEnd = 'inizio' | 'fine'

/** A bar in somebody's hand. */
export interface DragGrip {
  nomeFase: string
  capo: DragEnd
  /** Where what is held would be dropped: 'YYYY-MM-DD HH'. */
  valore: string
}

export interface DragState {
  comincia: (event: PointerEvent, fase: PianoFase, capo: DragEnd) => void
  muovi: (event: PointerEvent) => void
  lascia: (event: PointerEvent) => void
  annulla: () => void
}

/** Less than this is a click. */
const SOGLIA = 4

interface Opzioni {
  arco: Arco
  zoom: Zoom
  /** Called when the place under the hand changes, and with null when it lets go. */
  onPresa: (presa: DragGrip | null) => void
  onLasciata: (presa: DragGrip) => void
}

interface Mano {
  fase: PianoFase
  capo: DragEnd
  partenza: number
  x: number
  mossa: boolean
}

/**
 * Dragging a bar of the current order or its end: places snap to hours or days, Escape gives up. Pointer capture keeps
 * the hand even outside of the window.
 */
export function useDrag({ arco, zoom, onPresa, onLasciata }: Opzioni): {
  presa: DragGrip | null
  trascina: DragState
} {
  const mano = useRef<Mano | null>(null)
  const [presa, setPresa] = useState<DragGrip | null>(null)

  const posto = useLatestCallback((event: PointerEvent, { fase, capo, partenza, x }: Mano): DragGrip => {
    const valore = startAt(x + event.clientX - partenza, arco, zoom, fase.unit === 'days')
    return { nomeFase: fase.nomeFase, capo, valore }
  })
  const cambia = useLatestCallback((nuova: DragGrip | null) => {
    setPresa((prima) => (prima?.valore === nuova?.valore && prima?.nomeFase === nuova?.nomeFase ? prima : nuova))
    onPresa(nuova)
  })
  const finisci = useLatestCallback((nuova: DragGrip) => onLasciata(nuova))
  const inizioX = useLatestCallback((fase: PianoFase, capo: DragEnd) =>
    xOf((capo === 'inizio' ? fase.inizio : fase.fine) ?? '', arco, zoom),
  )
  const abbandona = useLatestCallback(() => {
    if (!mano.current) return
    mano.current = null
    cambia(null)
  })

  useEffect(() => {
    const tasto = (event: KeyboardEvent) => {
      if (event.key === 'Escape') abbandona()
    }
    document.addEventListener('keydown', tasto)
    return () => document.removeEventListener('keydown', tasto)
  }, [])

  const trascina = useMemo<DragState>(
    () => ({
      comincia(event, fase, capo) {
        if (event.button !== 0 || mano.current) return
        event.stopPropagation()
        const barra = (event.target as HTMLElement).closest<HTMLElement>('.sl-corrente')
        barra?.setPointerCapture(event.pointerId)
        mano.current = { fase, capo, partenza: event.clientX, x: inizioX(fase, capo), mossa: false }
      },
      muovi(event) {
        const presente = mano.current
        if (!presente) return
        if (!presente.mossa && Math.abs(event.clientX - presente.partenza) < SOGLIA) return
        presente.mossa = true
        cambia(posto(event, presente))
      },
      lascia(event) {
        const presente = mano.current
        mano.current = null
        if (!presente?.mossa) return
        const finale = posto(event, presente)
        cambia(null)
        finisci(finale)
      },
      annulla: () => abbandona(),
    }),
    [],
  )
  return { presa, trascina }
}

/** How far a held bar is drawn from its place: it jumps from place to place, as it will be dropped. */
export function dragDelta(presa: DragGrip | null, fase: PianoFase, arco: Arco, zoom: Zoom): { dx: number; dl: number } {
  if (!presa || presa.nomeFase !== fase.nomeFase || !fase.inizio || !fase.fine) return { dx: 0, dl: 0 }
  if (presa.capo === 'inizio') return { dx: xOf(presa.valore, arco, zoom) - xOf(fase.inizio, arco, zoom), dl: 0 }
  const larghezza = xOf(fase.fine, arco, zoom) - xOf(fase.inizio, arco, zoom)
  const nuova = xOf(presa.valore, arco, zoom) - xOf(fase.inizio, arco, zoom)
  return { dx: 0, dl: Math.max(DAY_WIDTH[zoom] / 4, nuova) - larghezza }
}
