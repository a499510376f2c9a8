import { memo, useMemo } from 'react'
import { bandOfMargine, margineInWords } from '#ordini/ordini/rules.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { addCivilDays, momentInWords, numberOfDay } from '../time.ts'
import { DAY_WIDTH, type Span, type TimeWindow, xOf, type Zoom } from './geometry.ts'
import { type BarInLane, hiddenByDay, visibleBars, wholeWords } from './lanes.ts'
import { type ArrangedRow, CURRENT_HEIGHT, LANE_HEIGHT } from './rows.ts'

interface Props {
  riga: ArrangedRow
  barre: readonly BarInLane[]
  span: Span
  window: TimeWindow
  zoom: Zoom
  /** Lanes on screen, `[prima, dopo)`. */
  before: number
  after: number
  onOpenOrdine: (ordine: number) => void
  /** All orders of the row are to be seen. */
  onOpenRow: (nomeFase: string) => void
}

/** Other orders' bars of a phase without capacity, in lanes that don't overlap; what has no room is counted per day. */
export const BarsRow = memo(function BarsRow(props: Props) {
  const { riga, barre, span, window, zoom, before, after, onOpenOrdine } = props
  const from = numberOfDay(addCivilDays(span.inizio, window.da)) * 1440
  const a = numberOfDay(addCivilDays(span.inizio, window.a)) * 1440
  const border = numberOfDay(addCivilDays(span.inizio, window.bordo)) * 1440
  const visible = visibleBars(barre, from, a, before, after)
  return (
    <>
      {visible.map((barra) => (
        <Barra
          key={barra.ordine}
          barra={barra}
          span={span}
          zoom={zoom}
          atEdge={barra.da < border}
          onOpenOrdine={onOpenOrdine}
        />
      ))}
      {!riga.opened && <Hidden {...props} />}
    </>
  )
})

/** Before the number of an order: colour alone tells nothing. */
const MARGIN_SIGNS = { tardi: '! ', rischio: '△ ', sicuro: '' } as const

/** Pixels of a letter, about. */
const LETTER_WIDTH = 6.3

interface PropsBarra {
  barra: BarInLane
  span: Span
  zoom: Zoom
  /** The left edge of the screen may come to pass through it. */
  atEdge: boolean
  onOpenOrdine: (ordine: number) => void
}

const Barra = memo(function Barra({ barra, span: arco, zoom, atEdge, onOpenOrdine }: PropsBarra) {
  const x = xOf(barra.inizio, arco, zoom)
  const larghezza = Math.max(8, xOf(barra.fine, arco, zoom) - x - 2)
  const who = [barra.numeroCommessa, barra.cliente].filter(Boolean).join(' · ')
  const by = barra.fornitore && `\n${barra.fornitore}`
  const band = barra.margine === null ? 'sicuro' : bandOfMargine(barra.margine)
  const margine = barra.margine === null || band === 'sicuro' ? '' : `\n${margineInWords(barra.margine, 0)}`
  const cssClasses = ['sl-barra', atEdge && 'sl-bordo', band !== 'sicuro' && `sl-m-${band}`]
  const at = `${momentInWords(barra.inizio.slice(0, 10))} → ${momentInWords(barra.fine.slice(0, 10))}`
  return (
    <button
      type="button"
      className={cssClasses.filter(Boolean).join(' ')}
      tabIndex={-1}
      title={`${who}${by}\n${at}${margine}`}
      aria-label={`${barra.nomeFase} di ${who}${by.replace('\n', ', ')}, ${at}${margine.replace('\n', ', ')}: apri l’ordine`}
      style={{ left: x + 1, width: larghezza, top: CURRENT_HEIGHT + 4 + barra.corsia * LANE_HEIGHT }}
      onClick={() => onOpenOrdine(barra.ordine)}
    >
      {larghezza > 30 && (
        <span>{wholeWords(MARGIN_SIGNS[band] + who, Math.floor((larghezza - 12) / LETTER_WIDTH))}</span>
      )}
    </button>
  )
})

function Hidden({ riga, barre, span: arco, window, zoom, onOpenRow }: Props) {
  const day = DAY_WIDTH[zoom]
  const counts = useMemo(
    () => hiddenByDay(barre, riga.corsie, numberOfDay(arco.inizio), arco.days),
    [barre, riga.corsie, arco],
  )
  const stretches = equal(counts, window, zoom === 'mese' ? 7 : 1)
  return stretches.map(({ da, days, numero }) => (
    <button
      key={da}
      type="button"
      // The row has a button of its own for the keyboard.
      tabIndex={-1}
      className="sl-altre"
      style={{ left: da * day, width: days * day }}
      title={`${formatCount(numero, 'altro ordine', 'altri ordini')}: mostra tutti`}
      onClick={() => onOpenRow(riga.nomeFase)}
    >
      +{numero}
      {zoom === 'giorno' && (numero === 1 ? ' altro' : ' altri')}
    </button>
  ))
}

/** Days with something hidden, grouped where a day is too narrow for a number: the highest count is shown. */
function equal(counts: Uint16Array, window: TimeWindow, together: number) {
  const stretches: { da: number; days: number; numero: number }[] = []
  for (let from = Math.floor(window.da / together) * together; from < window.a; from += together) {
    const numero = Math.max(0, ...counts.subarray(from, from + together))
    if (numero > 0) stretches.push({ da: from, days: together, numero })
  }
  return stretches
}
