import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Fase } from '../modello.ts'
import { type Arco, inizioA, LARGHEZZA_GIORNO, xDi, type Zoom } from './geometria.ts'

export type Capo = 'inizio' | 'fine'

/** A bar in somebody's hand. */
export interface Presa {
  nomeFase: string
  capo: Capo
  /** Where what is held would be dropped: 'YYYY-MM-DD HH'. */
  valore: string
}

export interface Trascinamento {
  comincia: (evento: PointerEvent, fase: Fase, capo: Capo) => void
  muovi: (evento: PointerEvent) => void
  lascia: (evento: PointerEvent) => void
  annulla: () => void
}

/** Less than this is a click. */
const SOGLIA = 4

interface Opzioni {
  arco: Arco
  zoom: Zoom
  /** Called when the place under the hand changes, and with null when it lets go. */
  onPresa: (presa: Presa | null) => void
  onLasciata: (presa: Presa) => void
}

interface Mano {
  fase: Fase
  capo: Capo
  partenza: number
  x: number
  mossa: boolean
}

/**
 * Dragging a bar of the current order or its end: places snap to hours or days, Escape gives up. Pointer capture keeps
 * the hand even outside of the window.
 */
export function useTrascina({ arco, zoom, onPresa, onLasciata }: Opzioni): {
  presa: Presa | null
  trascina: Trascinamento
} {
  const mano = useRef<Mano | null>(null)
  const [presa, setPresa] = useState<Presa | null>(null)

  const posto = useEffectEvent((evento: PointerEvent, { fase, capo, partenza, x }: Mano): Presa => {
    const valore = inizioA(x + evento.clientX - partenza, arco, zoom, fase.unit === 'days')
    return { nomeFase: fase.nomeFase, capo, valore }
  })
  const cambia = useEffectEvent((nuova: Presa | null) => {
    setPresa((prima) => (prima?.valore === nuova?.valore && prima?.nomeFase === nuova?.nomeFase ? prima : nuova))
    onPresa(nuova)
  })
  const finisci = useEffectEvent((nuova: Presa) => onLasciata(nuova))
  const inizioX = useEffectEvent((fase: Fase, capo: Capo) =>
    xDi((capo === 'inizio' ? fase.inizio : fase.fine) ?? '', arco, zoom),
  )
  const abbandona = useEffectEvent(() => {
    if (!mano.current) return
    mano.current = null
    cambia(null)
  })

  useEffect(() => {
    const tasto = (evento: KeyboardEvent) => {
      if (evento.key === 'Escape') abbandona()
    }
    document.addEventListener('keydown', tasto)
    return () => document.removeEventListener('keydown', tasto)
  }, [])

  const trascina = useMemo<Trascinamento>(
    () => ({
      comincia(evento, fase, capo) {
        if (evento.button !== 0 || mano.current) return
        evento.stopPropagation()
        const barra = (evento.target as HTMLElement).closest<HTMLElement>('.sl-corrente')
        barra?.setPointerCapture(evento.pointerId)
        mano.current = { fase, capo, partenza: evento.clientX, x: inizioX(fase, capo), mossa: false }
      },
      muovi(evento) {
        const presente = mano.current
        if (!presente) return
        if (!presente.mossa && Math.abs(evento.clientX - presente.partenza) < SOGLIA) return
        presente.mossa = true
        cambia(posto(evento, presente))
      },
      lascia(evento) {
        const presente = mano.current
        mano.current = null
        if (!presente?.mossa) return
        const finale = posto(evento, presente)
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
export function scarto(presa: Presa | null, fase: Fase, arco: Arco, zoom: Zoom): { dx: number; dl: number } {
  if (!presa || presa.nomeFase !== fase.nomeFase || !fase.inizio || !fase.fine) return { dx: 0, dl: 0 }
  if (presa.capo === 'inizio') return { dx: xDi(presa.valore, arco, zoom) - xDi(fase.inizio, arco, zoom), dl: 0 }
  const larghezza = xDi(fase.fine, arco, zoom) - xDi(fase.inizio, arco, zoom)
  const nuova = xDi(presa.valore, arco, zoom) - xDi(fase.inizio, arco, zoom)
  return { dx: 0, dl: Math.max(LARGHEZZA_GIORNO[zoom] / 4, nuova) - larghezza }
}
