import { memo, useMemo } from 'react'
import { bandOfMargine, margineInWords } from '../../../../../server/ordini/ordini/rules.ts'
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { addCivilDays, momentInWords, numberOfDay } from '../time.ts'
import { type Arco, DAY_WIDTH, type TimeWindow, xOf, type Zoom } from './geometry.ts'
import { type BarInLane, hiddenByDay, visibleBars } from './lanes.ts'
import { type ArrangedRow, CURRENT_HEIGHT, LANE_HEIGHT } from './rows.ts'

interface Props {
  riga: ArrangedRow
  barre: readonly BarInLane[]
  arco: Arco
  finestra: TimeWindow
  zoom: Zoom
  /** Lanes on screen, `[prima, dopo)`. */
  prima: number
  dopo: number
  onApriOrdine: (ordine: number) => void
}

/** Other orders' bars of a phase without capacity, in lanes that don't overlap; what has no room is counted per day. */
export const BarsRow = memo(function RigaBarre(props: Props) {
  const { riga, barre, arco, finestra, zoom, prima, dopo, onApriOrdine } = props
  const da = numberOfDay(addCivilDays(arco.inizio, finestra.da)) * 1440
  const a = numberOfDay(addCivilDays(arco.inizio, finestra.a)) * 1440
  const bordo = numberOfDay(addCivilDays(arco.inizio, finestra.bordo)) * 1440
  const visibili = visibleBars(barre, da, a, prima, dopo)
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

/** Before the number of an order: colour alone tells nothing. */
const MARGIN_SIGNS = { tardi: '! ', rischio: '△ ', sicuro: '' } as const

/** Pixels of a letter, about. */
const LETTERA = 6.3

interface PropsBarra {
  barra: BarInLane
  arco: Arco
  zoom: Zoom
  /** The left edge of the screen may come to pass through it. */
  alBordo: boolean
  onApriOrdine: (ordine: number) => void
}

const Barra = memo(function Barra({ barra, arco, zoom, alBordo, onApriOrdine }: PropsBarra) {
  const x = xOf(barra.inizio, arco, zoom)
  const larghezza = Math.max(8, xOf(barra.fine, arco, zoom) - x - 2)
  const chi = barra.fornitore ? `${barra.numeroCommessa} · ${barra.fornitore}` : barra.numeroCommessa
  const banda = barra.margine === null ? 'sicuro' : bandOfMargine(barra.margine)
  const margine = barra.margine === null || banda === 'sicuro' ? '' : `\n${margineInWords(barra.margine, 0)}`
  const classi = ['sl-barra', alBordo && 'sl-bordo', banda !== 'sicuro' && `sl-m-${banda}`]
  const quando = `${momentInWords(barra.inizio.slice(0, 10))} → ${momentInWords(barra.fine.slice(0, 10))}`
  return (
    <button
      type="button"
      className={classi.filter(Boolean).join(' ')}
      tabIndex={-1}
      title={`${chi}\n${quando}${margine}`}
      aria-label={`${barra.nomeFase} di ${chi}, ${quando}${margine.replace('\n', ', ')}: apri l’ordine`}
      style={{ left: x + 1, width: larghezza, top: CURRENT_HEIGHT + 4 + barra.corsia * LANE_HEIGHT }}
      onClick={() => onApriOrdine(barra.ordine)}
    >
      {larghezza > 30 && <span>{(MARGIN_SIGNS[banda] + chi).slice(0, Math.floor((larghezza - 12) / LETTERA))}</span>}
    </button>
  )
})

function Nascoste({ riga, barre, arco, finestra, zoom }: Props) {
  const giorno = DAY_WIDTH[zoom]
  const conteggi = useMemo(
    () => hiddenByDay(barre, riga.corsie, numberOfDay(arco.inizio), arco.giorni),
    [barre, riga.corsie, arco],
  )
  const tratti = uguali(conteggi, finestra, zoom === 'mese' ? 7 : 1)
  return tratti.map(({ da, giorni, numero }) => (
    <span
      key={da}
      className="sl-altre"
      style={{ left: da * giorno, width: giorni * giorno }}
      title={formatCount(numero, 'altro ordine', 'altri ordini')}
    >
      +{numero}
      {zoom === 'giorno' && (numero === 1 ? ' altro' : ' altri')}
    </span>
  ))
}

/** Days with something hidden, grouped where a day is too narrow for a number: the highest count is shown. */
function uguali(conteggi: Uint16Array, finestra: TimeWindow, together: number) {
  const tratti: { da: number; giorni: number; numero: number }[] = []
  for (let da = Math.floor(finestra.da / together) * together; da < finestra.a; da += together) {
    const numero = Math.max(0, ...conteggi.subarray(da, da + together))
    if (numero > 0) tratti.push({ da, giorni: together, numero })
  }
  return tratti
}
