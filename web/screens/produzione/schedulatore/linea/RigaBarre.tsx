import { memo, useMemo } from 'react'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { aggiungiGiorni, momento, numeroGiorno } from '../tempo.ts'
import { type BarraInCorsia, barreVisibili, nascostePerGiorno } from './corsie.ts'
import { type Arco, type Finestra, LARGHEZZA_GIORNO, xDi, type Zoom } from './geometria.ts'
import { ALTEZZA_CORRENTE, ALTEZZA_CORSIA, type RigaDisposta } from './righe.ts'

interface Props {
  riga: RigaDisposta
  barre: readonly BarraInCorsia[]
  arco: Arco
  finestra: Finestra
  zoom: Zoom
  /** Lanes on screen, `[prima, dopo)`. */
  prima: number
  dopo: number
  onApriOrdine: (ordine: number) => void
}

/** Other orders' bars of a phase without capacity, in lanes that don't overlap; what has no room is counted per day. */
export const RigaBarre = memo(function RigaBarre(props: Props) {
  const { riga, barre, arco, finestra, zoom, prima, dopo, onApriOrdine } = props
  const da = numeroGiorno(aggiungiGiorni(arco.inizio, finestra.da)) * 1440
  const a = numeroGiorno(aggiungiGiorni(arco.inizio, finestra.a)) * 1440
  const bordo = numeroGiorno(aggiungiGiorni(arco.inizio, finestra.bordo)) * 1440
  const visibili = barreVisibili(barre, da, a, prima, dopo)
  return (
    <>
      {visibili.map((barra) => (
        <Barra
          key={barra.ordine}
          barra={barra}
          arco={arco}
          zoom={zoom}
          alBordo={barra.da < bordo}
          onApriOrdine={onApriOrdine}
        />
      ))}
      {!riga.aperta && <Nascoste {...props} />}
    </>
  )
})

/** Pixels of a letter, about. */
const LETTERA = 6.3

interface PropsBarra {
  barra: BarraInCorsia
  arco: Arco
  zoom: Zoom
  /** The left edge of the screen may come to pass through it. */
  alBordo: boolean
  onApriOrdine: (ordine: number) => void
}

const Barra = memo(function Barra({ barra, arco, zoom, alBordo, onApriOrdine }: PropsBarra) {
  const x = xDi(barra.inizio, arco, zoom)
  const larghezza = Math.max(8, xDi(barra.fine, arco, zoom) - x - 2)
  const chi = barra.fornitore ? `${barra.numeroCommessa} · ${barra.fornitore}` : barra.numeroCommessa
  const quando = `${momento(barra.inizio.slice(0, 10))} → ${momento(barra.fine.slice(0, 10))}`
  return (
    <button
      type="button"
      className={alBordo ? 'sl-barra sl-bordo' : 'sl-barra'}
      tabIndex={-1}
      title={`${chi}\n${quando}`}
      aria-label={`${barra.nomeFase} di ${chi}, ${quando}: apri l’ordine`}
      style={{ left: x + 1, width: larghezza, top: ALTEZZA_CORRENTE + 4 + barra.corsia * ALTEZZA_CORSIA }}
      onClick={() => onApriOrdine(barra.ordine)}
    >
      {larghezza > 30 && <span>{chi.slice(0, Math.floor((larghezza - 12) / LETTERA))}</span>}
    </button>
  )
})

function Nascoste({ riga, barre, arco, finestra, zoom }: Props) {
  const giorno = LARGHEZZA_GIORNO[zoom]
  const conteggi = useMemo(
    () => nascostePerGiorno(barre, riga.corsie, numeroGiorno(arco.inizio), arco.giorni),
    [barre, riga.corsie, arco],
  )
  const tratti = uguali(conteggi, finestra, zoom === 'mese' ? 7 : 1)
  return tratti.map(({ da, giorni, numero }) => (
    <span
      key={da}
      className="sl-altre"
      style={{ left: da * giorno, width: giorni * giorno }}
      title={formatoConta(numero, 'altro ordine', 'altri ordini')}
    >
      +{numero}
      {zoom === 'giorno' && (numero === 1 ? ' altro' : ' altri')}
    </span>
  ))
}

/** Days with something hidden, grouped where a day is too narrow for a number: the highest count is shown. */
function uguali(conteggi: Uint16Array, finestra: Finestra, insieme: number) {
  const tratti: { da: number; giorni: number; numero: number }[] = []
  for (let da = Math.floor(finestra.da / insieme) * insieme; da < finestra.a; da += insieme) {
    const numero = Math.max(0, ...conteggi.subarray(da, da + insieme))
    if (numero > 0) tratti.push({ da, giorni: insieme, numero })
  }
  return tratti
}
