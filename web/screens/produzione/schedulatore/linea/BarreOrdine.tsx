import { type RefObject, useState } from 'react'
import type { Fase } from '../modello.ts'
import { momento } from '../tempo.ts'
import { BarraCorrente } from './BarraCorrente.tsx'
import { Dipendenze } from './Dipendenze.tsx'
import { type Arco, xDi, type Zoom } from './geometria.ts'
import type { RigaDisposta } from './righe.ts'
import { type Lato, useFuoriVista } from './useFuoriVista.ts'
import { type Capo, type Presa, scarto, type Trascinamento } from './useTrascina.ts'

interface Props {
  fasi: readonly Fase[]
  fantasma: readonly Fase[] | null
  righe: readonly RigaDisposta[]
  arco: Arco
  zoom: Zoom
  presa: Presa | null
  trascina: Trascinamento
  puoMuovere: (fase: Fase, capo: Capo) => boolean
  onScegliFase: (nomeFase: string) => void
  scorrevole: RefObject<HTMLDivElement | null>
  vaiA: (giorno: string) => void
}

/** A bar that lasts minutes is still seen, and held. */
const MINIMA = 10

/** The panel's order over all rows, with its dependencies and, while a bar is in hand, where the rest would go. */
export function BarreOrdine(props: Props) {
  const { fasi, fantasma, righe, arco, zoom, presa, trascina, puoMuovere, onScegliFase, scorrevole, vaiA } = props
  const [mostra, setMostra] = useState(false)
  const fuori = useFuoriVista(scorrevole, fasi, zoom)
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
            {fase?.inizio && fuori.has(fase.nomeFase) && (
              <Altrove fase={fase} lato={fuori.get(fase.nomeFase)} vaiA={vaiA} />
            )}
            {fase?.inizio && fase.fine && (
              <BarraCorrente
                fase={fase}
                {...posto(fase, presa, arco, zoom)}
                muove={puoMuovere(fase, 'inizio')}
                allunga={puoMuovere(fase, 'fine')}
                trascina={trascina}
                trascinata={presa?.nomeFase === fase.nomeFase}
                fuoriVista={fuori.has(fase.nomeFase)}
                onMostra={setMostra}
                onScegli={onScegliFase}
              />
            )}
          </div>
        )
      })}
      {mostra && <Dipendenze fasi={fantasma ?? fasi} righe={righe} arco={arco} zoom={zoom} />}
    </>
  )
}

function posto(fase: Fase, presa: Presa | null, arco: Arco, zoom: Zoom) {
  const { dx, dl } = scarto(presa, fase, arco, zoom)
  const x = xDi(fase.inizio ?? '', arco, zoom)
  const larghezza = Math.max(MINIMA, xDi(fase.fine ?? '', arco, zoom) - x)
  return { x: x + dx, larghezza: larghezza + dl }
}

/** Where to look for a bar that is not on screen; a click goes there. */
function Altrove({ fase, lato, vaiA }: { fase: Fase; lato: Lato | undefined; vaiA: (giorno: string) => void }) {
  const giorno = (fase.inizio ?? '').slice(0, 10)
  return (
    <button
      type="button"
      className="sl-altrove"
      style={lato === 'destra' ? { marginLeft: 'auto' } : undefined}
      aria-label={`${fase.nomeFase} comincia ${momento(giorno)}: mostra`}
      onClick={() => vaiA(giorno)}
    >
      {lato === 'destra' ? `${momento(giorno)} →` : `← ${momento(giorno)}`}
    </button>
  )
}

function Fantasma({ fase, arco, zoom }: { fase: Fase; arco: Arco; zoom: Zoom }) {
  if (!fase.inizio || !fase.fine) return null
  const x = xDi(fase.inizio, arco, zoom)
  return <div className="sl-fantasma" style={{ left: x, width: Math.max(MINIMA, xDi(fase.fine, arco, zoom) - x) }} />
}
