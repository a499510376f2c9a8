import { type KeyboardEvent, memo } from 'react'
import { durataInWords } from '../durations.ts'
import type { PianoFase } from '../model.ts'
import { endMomentInWords } from '../time.ts'
import type { DragState } from './useDrag.ts'

interface Props {
  fase: PianoFase
  x: number
  larghezza: number
  /** Whether the start can be moved, and the end. */
  muove: boolean
  allunga: boolean
  trascina: DragState
  trascinata: boolean
  /** Off the screen: its words would hang alone at the edge. */
  fuoriVista: boolean
  onMostra: (show: boolean) => void
  onScegli: (nomeFase: string) => void
}

/** Pixels of a letter, about. */
const LARGHEZZA_LETTERA = 6.6

/** The panel's order in a row: drag it to move its start, its right end to move the end. */
export const CurrentBar = memo(function BarraCorrente(props: Props) {
  const { fase, x, larghezza, muove, allunga, trascina, trascinata, fuoriVista, onMostra, onScegli } = props
  const { nomeFase, inizio, fine, fornitore } = fase
  if (!inizio || !fine) return null
  const durata = fase.durataOverride ?? fase.durata
  const testo = [fornitore?.nome, durata !== null && durataInWords(durata, fase.unit)].filter(Boolean).join(' · ')
  // Beside the bar when it is too short for its words.
  const outside = larghezza < testo.length * LARGHEZZA_LETTERA + 24
  const classi = ['sl-corrente', outside && 'sl-testo-fuori', !muove && 'sl-fermo', trascinata && 'sl-trascinata']

  function tasto(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onScegli(nomeFase)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't hold the handle of its own end
    <div
      role="button"
      tabIndex={0}
      className={classi.filter(Boolean).join(' ')}
      data-fase={nomeFase}
      style={{ left: x, width: larghezza }}
      aria-label={`${nomeFase}: ${testo}, ${endMomentInWords(inizio)} → ${endMomentInWords(fine)}`}
      title={`${nomeFase}: ${testo}\n${endMomentInWords(inizio)} → ${endMomentInWords(fine)}`}
      onPointerDown={(event) => muove && trascina.comincia(event, fase, 'inizio')}
      onPointerMove={trascina.muovi}
      onPointerUp={trascina.lascia}
      onPointerCancel={trascina.annulla}
      onPointerEnter={() => onMostra(true)}
      onPointerLeave={() => onMostra(false)}
      onFocus={() => onMostra(true)}
      onBlur={() => onMostra(false)}
      onKeyDown={tasto}
      onClick={() => onScegli(nomeFase)}
    >
      {!fuoriVista && <span className="sl-nome">{testo || nomeFase}</span>}
      {allunga && (
        <span
          className="sl-manico"
          title="Trascina per spostare la fine"
          onPointerDown={(event) => trascina.comincia(event, fase, 'fine')}
        />
      )}
    </div>
  )
})
