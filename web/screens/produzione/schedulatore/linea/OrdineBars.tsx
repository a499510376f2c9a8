import { type KeyboardEvent, memo, type RefObject, useEffect, useState } from 'react'
import { shownDuration } from '../durations.ts'
import type { PianoFase } from '../model.ts'
import { endMomentInWords, momentInWords } from '../time.ts'
import { DependencyLines } from './DependencyLines.tsx'
import { type Span, xOf, type Zoom } from './geometry.ts'
import type { ArrangedRow } from './rows.ts'
import { type DragEnd, type DragGrip, type DragState, dragDelta } from './useDrag.ts'

interface Props {
  fasi: readonly PianoFase[]
  ghost: readonly PianoFase[] | null
  righe: readonly ArrangedRow[]
  span: Span
  zoom: Zoom
  legend: number
  presa: DragGrip | null
  drag: DragState
  canMove: (fase: PianoFase, capo: DragEnd) => boolean
  /** @param byKeys from the keyboard: it goes on in the fields of the phase */
  onChooseFase: (nomeFase: string, byKeys?: boolean) => void
  scorrevole: RefObject<HTMLDivElement | null>
  goTo: (day: string) => void
}

/** A bar that lasts minutes is still seen, and held. */
const MIN = 10

/** The edge of the screen that something is beyond. */
type TimelineSide = 'sinistra' | 'destra'

const NONE: ReadonlyMap<string, TimelineSide> = new Map()

/** The phases of the order on screen whose bar is not in sight, and where it is. */
function useOutOfView(
  scorrevole: RefObject<HTMLDivElement | null>,
  fasi: readonly PianoFase[],
  zoom: Zoom,
  legend: number,
): ReadonlyMap<string, TimelineSide> {
  const [outside, setOutside] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dates and another zoom are other bars
  useEffect(() => {
    const vista = scorrevole.current
    if (!vista) return
    const observer = new IntersectionObserver(
      (viste) =>
        setOutside((before) => {
          const fresh = new Map(before)
          for (const { target, boundingClientRect: barra, rootBounds } of viste) {
            const name = (target as HTMLElement).dataset.fase ?? ''
            // One that only touches the edge is not seen.
            if (rootBounds && barra.right < rootBounds.left + 2) fresh.set(name, 'sinistra')
            else if (rootBounds && barra.left > rootBounds.right - 2) fresh.set(name, 'destra')
            else fresh.delete(name)
          }
          return fresh
        }),
      { root: vista, rootMargin: `100000px 0px 100000px -${legend}px` },
    )
    for (const barra of vista.querySelectorAll('.sl-corrente')) observer.observe(barra)
    return () => {
      observer.disconnect()
      setOutside(NONE)
    }
  }, [scorrevole, fasi, zoom, legend])
  return outside
}

interface CurrentBarProps {
  fase: PianoFase
  x: number
  larghezza: number
  /** Whether the start can be moved, and the end. */
  moves: boolean
  lengthen: boolean
  drag: DragState
  dragged: boolean
  /** Off the screen: its words would hang alone at the edge. */
  outOfView: boolean
  onShow: (show: boolean) => void
  onChoose: (nomeFase: string, byKeys?: boolean) => void
}

/** Pixels of a letter, about. */
const LETTER_WIDTH = 6.6

/** The panel's order in a row: drag it to move its start, its right end to move the end. */
const CurrentBar = memo(function CurrentBar(props: CurrentBarProps) {
  const { fase, x, larghezza, moves, lengthen, drag, dragged, outOfView, onShow, onChoose } = props
  const { nomeFase, inizio, fine, fornitore } = fase
  if (!inizio || !fine) return null
  const duration = fase.durataOverride ?? fase.durata
  const text = [fornitore?.nome, duration !== null && shownDuration(duration, fase.unit)].filter(Boolean).join(' · ')
  // Beside the bar when it is too short for its words.
  const outside = larghezza < text.length * LETTER_WIDTH + 24
  const cssClasses = ['sl-corrente', outside && 'sl-testo-fuori', !moves && 'sl-fermo', dragged && 'sl-trascinata']

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(nomeFase, true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't hold the handle of its own end
    <div
      role="button"
      tabIndex={0}
      className={cssClasses.filter(Boolean).join(' ')}
      data-fase={nomeFase}
      style={{ left: x, width: larghezza }}
      aria-label={`${nomeFase}: ${text}, ${endMomentInWords(inizio)} → ${endMomentInWords(fine)}`}
      title={`${nomeFase}: ${text}\n${endMomentInWords(inizio)} → ${endMomentInWords(fine)}`}
      onPointerDown={(event) => moves && drag.comincia(event, fase, 'inizio')}
      onPointerMove={drag.muovi}
      onPointerUp={drag.leave}
      onPointerCancel={drag.cancel}
      onPointerEnter={() => onShow(true)}
      onPointerLeave={() => onShow(false)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
      onKeyDown={key}
      onClick={() => onChoose(nomeFase)}
    >
      {!outOfView && <span className="sl-nome">{text || nomeFase}</span>}
      {lengthen && (
        <span
          className="sl-manico"
          title="Trascina per spostare la fine"
          onPointerDown={(event) => drag.comincia(event, fase, 'fine')}
        />
      )}
    </div>
  )
})

/** The panel's order over all rows, with its dependencies and, while a bar is in hand, where the rest would go. */
export function OrdineBars(props: Props) {
  const { fasi, ghost, righe, span, zoom, legend, presa, drag, canMove, onChooseFase, scorrevole, goTo } = props
  const [show, setShow] = useState(false)
  const outside = useOutOfView(scorrevole, fasi, zoom, legend)
  return (
    <>
      {righe.map((riga) => {
        const fase = fasi.find(({ nomeFase }) => nomeFase === riga.nomeFase)
        const shadow = ghost?.find(({ nomeFase }) => nomeFase === riga.nomeFase)
        return (
          <div
            key={riga.nomeFase}
            className="sl-riga"
            style={{ top: riga.alto, height: 0, borderBottom: 0, display: 'flex' }}
          >
            {shadow && <Ghost fase={shadow} span={span} zoom={zoom} />}
            {fase?.inizio && outside.has(fase.nomeFase) && (
              <Elsewhere fase={fase} side={outside.get(fase.nomeFase)} goTo={goTo} />
            )}
            {fase?.inizio && fase.fine && (
              <CurrentBar
                fase={fase}
                {...place(fase, presa, span, zoom)}
                moves={canMove(fase, 'inizio')}
                lengthen={canMove(fase, 'fine')}
                drag={drag}
                dragged={presa?.nomeFase === fase.nomeFase}
                outOfView={outside.has(fase.nomeFase)}
                onShow={setShow}
                onChoose={onChooseFase}
              />
            )}
          </div>
        )
      })}
      {show && <DependencyLines fasi={ghost ?? fasi} righe={righe} span={span} zoom={zoom} />}
    </>
  )
}

function place(fase: PianoFase, presa: DragGrip | null, span: Span, zoom: Zoom) {
  const { dx, dl } = dragDelta(presa, fase, span, zoom)
  const x = xOf(fase.inizio ?? '', span, zoom)
  const larghezza = Math.max(MIN, xOf(fase.fine ?? '', span, zoom) - x)
  return { x: x + dx, larghezza: larghezza + dl }
}

/** Where to look for a bar that is not on screen; a click goes there. */
function Elsewhere({
  fase,
  side,
  goTo,
}: {
  fase: PianoFase
  side: TimelineSide | undefined
  goTo: (day: string) => void
}) {
  const day = (fase.inizio ?? '').slice(0, 10)
  return (
    <button
      type="button"
      className="sl-altrove"
      style={side === 'destra' ? { marginLeft: 'auto' } : undefined}
      aria-label={`${fase.nomeFase} comincia ${momentInWords(day)}: mostra`}
      onClick={() => goTo(day)}
    >
      {side === 'destra' ? `${momentInWords(day)} →` : `← ${momentInWords(day)}`}
    </button>
  )
}

function Ghost({ fase, span, zoom }: { fase: PianoFase; span: Span; zoom: Zoom }) {
  if (!fase.inizio || !fase.fine) return null
  const x = xOf(fase.inizio, span, zoom)
  return <div className="sl-fantasma" style={{ left: x, width: Math.max(MIN, xOf(fase.fine, span, zoom) - x) }} />
}
