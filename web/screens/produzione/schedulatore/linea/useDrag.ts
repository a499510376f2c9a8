import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { PianoFase } from '../model.ts'
import { DAY_WIDTH, type Span, startAt, xOf, type Zoom } from './geometry.ts'

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
  leave: (event: PointerEvent) => void
  cancel: () => void
}

/** Less than this is a click. */
const THRESHOLD = 4

interface Options {
  arco: Span
  zoom: Zoom
  /** Called when the place under the hand changes, and with null when it lets go. */
  onPresa: (presa: DragGrip | null) => void
  onDropped: (presa: DragGrip) => void
}

interface Hand {
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
export function useDrag({ arco, zoom, onPresa, onDropped }: Options): {
  presa: DragGrip | null
  trascina: DragState
} {
  const hand = useRef<Hand | null>(null)
  const [presa, setPresa] = useState<DragGrip | null>(null)

  const place = useLatestCallback((event: PointerEvent, { fase, capo, partenza, x }: Hand): DragGrip => {
    const value = startAt(x + event.clientX - partenza, arco, zoom, fase.unit === 'days')
    return { nomeFase: fase.nomeFase, capo, valore: value }
  })
  const change = useLatestCallback((next: DragGrip | null) => {
    setPresa((before) => (before?.valore === next?.valore && before?.nomeFase === next?.nomeFase ? before : next))
    onPresa(next)
  })
  const finish = useLatestCallback((next: DragGrip) => onDropped(next))
  const inizioX = useLatestCallback((fase: PianoFase, capo: DragEnd) =>
    xOf((capo === 'inizio' ? fase.inizio : fase.fine) ?? '', arco, zoom),
  )
  const abandon = useLatestCallback(() => {
    if (!hand.current) return
    hand.current = null
    change(null)
  })

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') abandon()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])

  const drag = useMemo<DragState>(
    () => ({
      comincia(event, fase, capo) {
        if (event.button !== 0 || hand.current) return
        event.stopPropagation()
        const barra = (event.target as HTMLElement).closest<HTMLElement>('.sl-corrente')
        barra?.setPointerCapture(event.pointerId)
        hand.current = { fase, capo, partenza: event.clientX, x: inizioX(fase, capo), mossa: false }
      },
      muovi(event) {
        const present = hand.current
        if (!present) return
        if (!present.mossa && Math.abs(event.clientX - present.partenza) < THRESHOLD) return
        present.mossa = true
        change(place(event, present))
      },
      leave(event) {
        const present = hand.current
        hand.current = null
        if (!present?.mossa) return
        const finale = place(event, present)
        change(null)
        finish(finale)
      },
      cancel: () => abandon(),
    }),
    [],
  )
  return { presa, trascina: drag }
}

/** How far a held bar is drawn from its place: it jumps from place to place, as it will be dropped. */
export function dragDelta(presa: DragGrip | null, fase: PianoFase, span: Span, zoom: Zoom): { dx: number; dl: number } {
  if (!presa || presa.nomeFase !== fase.nomeFase || !fase.inizio || !fase.fine) return { dx: 0, dl: 0 }
  if (presa.capo === 'inizio') return { dx: xOf(presa.valore, span, zoom) - xOf(fase.inizio, span, zoom), dl: 0 }
  const larghezza = xOf(fase.fine, span, zoom) - xOf(fase.inizio, span, zoom)
  const next = xOf(presa.valore, span, zoom) - xOf(fase.inizio, span, zoom)
  return { dx: 0, dl: Math.max(DAY_WIDTH[zoom] / 4, next) - larghezza }
}
