import { type RefObject, useState } from 'react'
import type { PianoFase } from '../model.ts'
import { momentInWords } from '../time.ts'
import { CurrentBar } from './CurrentBar.tsx'
import { DependencyLines } from './DependencyLines.tsx'
import { type Arco, xOf, type Zoom } from './geometry.ts'
import type { ArrangedRow } from './rows.ts'
import { type DragEnd, type DragGrip, type DragState, dragDelta } from './useDrag.ts'
import { type TimelineSide, useOutOfView } from './useOutOfView.ts'

interface Props {
  fasi: readonly PianoFase[]
  fantasma: readonly PianoFase[] | null
  righe: readonly ArrangedRow[]
  arco: Arco
  zoom: Zoom
  legenda: number
  presa: DragGrip | null
  trascina: DragState
  puoMuovere: (fase: PianoFase, capo: DragEnd) => boolean
  onScegliFase: (nomeFase: string) => void
  scorrevole: RefObject<HTMLDivElement | null>
  vaiA: (giorno: string) => void
}

/** A bar that lasts minutes is still seen, and held. */
const MINIMA = 10

/** The panel's order over all rows, with its dependencies and, while a bar is in hand, where the rest would go. */
export function OrdineBars(props: Props) {
  const { fasi, fantasma, righe, arco, zoom, legenda, presa, trascina, puoMuovere, onScegliFase, scorrevole, vaiA } =
    props
  const [mostra, setMostra] = useState(false)
  const outside = useOutOfView(scorrevole, fasi, zoom, legenda)
  return (
    <>
      {righe.map((riga) => {
        const fase = fasi.find(({ nomeFase }) => nomeFase === riga.nomeFase)
        const ombra = fantasma?.find(({ nomeFase }) => nomeFase === riga.nomeFase)
        return (
          <div
            key={riga.nomeFase}
            className="sl-riga"
            style={{ top: riga.alto, height: 0, borderBottom: 0, display: 'flex' }}
          >
            {ombra && <Fantasma fase={ombra} arco={arco} zoom={zoom} />}
            {fase?.inizio && outside.has(fase.nomeFase) && (
              <Altrove fase={fase} lato={outside.get(fase.nomeFase)} vaiA={vaiA} />
            )}
            {fase?.inizio && fase.fine && (
              <CurrentBar
                fase={fase}
                {...posto(fase, presa, arco, zoom)}
                muove={puoMuovere(fase, 'inizio')}
                allunga={puoMuovere(fase, 'fine')}
                trascina={trascina}
                trascinata={presa?.nomeFase === fase.nomeFase}
                fuoriVista={outside.has(fase.nomeFase)}
                onMostra={setMostra}
                onScegli={onScegliFase}
              />
            )}
          </div>
        )
      })}
      {mostra && <DependencyLines fasi={fantasma ?? fasi} righe={righe} arco={arco} zoom={zoom} />}
    </>
  )
}

function posto(fase: PianoFase, presa: DragGrip | null, arco: Arco, zoom: Zoom) {
  const { dx, dl } = dragDelta(presa, fase, arco, zoom)
  const x = xOf(fase.inizio ?? '', arco, zoom)
  const larghezza = Math.max(MINIMA, xOf(fase.fine ?? '', arco, zoom) - x)
  return { x: x + dx, larghezza: larghezza + dl }
}

/** Where to look for a bar that is not on screen; a click goes there. */
function Altrove({
  fase,
  lato,
  vaiA,
}: {
  fase: PianoFase
  lato: TimelineSide | undefined
  vaiA: (giorno: string) => void
}) {
  const giorno = (fase.inizio ?? '').slice(0, 10)
  return (
    <button
      type="button"
      className="sl-altrove"
      style={lato === 'destra' ? { marginLeft: 'auto' } : undefined}
      aria-label={`${fase.nomeFase} comincia ${momentInWords(giorno)}: mostra`}
      onClick={() => vaiA(giorno)}
    >
      {lato === 'destra' ? `${momentInWords(giorno)} →` : `← ${momentInWords(giorno)}`}
    </button>
  )
}

function Fantasma({ fase, arco, zoom }: { fase: PianoFase; arco: Arco; zoom: Zoom }) {
  if (!fase.inizio || !fase.fine) return null
  const x = xOf(fase.inizio, arco, zoom)
  return <div className="sl-fantasma" style={{ left: x, width: Math.max(MINIMA, xOf(fase.fine, arco, zoom) - x) }} />
}
