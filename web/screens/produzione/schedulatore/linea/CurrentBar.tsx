import { type KeyboardEvent, memo } from 'react'
import { shownDuration } from '../durations.ts'
import type { PianoFase } from '../model.ts'
import { endMomentInWords } from '../time.ts'
import type { DragState } from './useDrag.ts'

interface Props {
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
  onChoose: (nomeFase: string) => void
}

/** Pixels of a letter, about. */
const LETTER_WIDTH = 6.6

/** The panel's order in a row: drag it to move its start, its right end to move the end. */
export const CurrentBar = memo(function CurrentBar(props: Props) {
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
    onChoose(nomeFase)
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
