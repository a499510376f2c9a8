import GlobalStyles from '@mui/material/GlobalStyles'
import type { CSSObject } from '@mui/material/styles'
import { memo, type Ref, useCallback, useImperativeHandle, useMemo, useState } from 'react'
import { repartoName, useReparti } from '#shell/reparti.ts'
import type { LateCelle } from '../data/readRitardi.ts'
import type { PianoFase, ShownCella, TimelineRow } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { BarsRow } from './BarsRow.tsx'
import { CellaDetail } from './CellaDetail.tsx'
import { CelleRow } from './CelleRow.tsx'
import { freeByWeek } from './free.ts'
import { DAY_WIDTH, HEADER_HEIGHT, LAYOUTS, type Span, type TimelineLayout, xOf, type Zoom } from './geometry.ts'
import type { RowBars } from './lanes.ts'
import { OrdineBars } from './OrdineBars.tsx'
import { arrangeRows, visibleLanes } from './rows.ts'
import { layoutVariables, timelineStyle } from './style/timelineStyle.ts'
import { isHoliday, TimelineHeader } from './TimelineHeader.tsx'
import { TimelineLegend } from './TimelineLegend.tsx'
import { useActiveCella } from './useActiveCella.ts'
import { type DragGrip, useDrag } from './useDrag.ts'
import { useTimelineScroll } from './useTimelineScroll.ts'

export interface TimelineData {
  righe: readonly TimelineRow[]
  celle: ReadonlyMap<string, ShownCella>
  barre: ReadonlyMap<string, RowBars>
  festivi: ReadonlySet<string>
  tardi: LateCelle
}

/** What others may ask of the timeline. */
export interface TimelineCommands {
  goTo: (day: string) => void
}

interface Props {
  span: Span
  /** Now, 'YYYY-MM-DD HH:mm:ss' in the factory. */
  now: string
  zoom: Zoom
  layout: TimelineLayout
  data: TimelineData
  ordine: { id: number; numeroCommessa: string } | null
  /** Its delivery (approntamento), YYYY-MM-DD, and whether the plan ends later. */
  consegna: string | null
  tardi: boolean
  /** The plan on screen. */
  fasi: readonly PianoFase[]
  /** The plan has an error: yellow in place of pink. */
  withError: boolean
  /** Keys of cells that have just changed. */
  flashes: ReadonlySet<string>
  /** Where everything would go if the bar in hand were dropped. */
  ghost: readonly PianoFase[] | null
  /** Day to begin at. */
  initialDay: string
  commands?: Ref<TimelineCommands>
  /** Whether the phase's start, or end, may be dragged. */
  canMove: (fase: PianoFase, capo: 'inizio' | 'fine') => boolean
  onPresa: (presa: DragGrip | null) => void
  onDropped: (presa: DragGrip) => void
  onChooseFase: (nomeFase: string, byKeys?: boolean) => void
  onOpenOrdine: (ordine: number) => void
  /** A broken cell is to be mended. */
  onRipara: (cella: ShownCella) => void
  /** The wheel with Ctrl asks for another. */
  onZoom: (zoom: Zoom) => void
  /** The days on screen have changed: `[da, a)`. */
  onWindow: (from: string, a: string) => void
}

const NONE: RowBars = { barre: [], corsie: 0 }
const NOTHING: ReadonlyMap<string, number> = new Map()

/** The timeline: phases as rows, days as columns; only what is on screen is in the page. */
export function Timeline(props: Props) {
  const { span, now, zoom, layout, data, ordine, consegna, tardi, fasi, withError, flashes, ghost, commands } = props
  const today = now.slice(0, 10)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { scorrevole, window, verticale, goTo } = useTimelineScroll({
    arco: span,
    zoom,
    legenda: layout.legenda,
    initialDay: props.initialDay,
    onWindow: props.onWindow,
    onZoom: props.onZoom,
  })
  useImperativeHandle(commands, () => ({ goTo }), [goTo])

  const { righe, altezza } = useMemo(() => {
    const lanes = new Map([...data.barre].map(([name, { corsie: n }]) => [name, n]))
    return arrangeRows(data.righe, open, lanes, layout.riga)
  }, [data.righe, data.barre, open, layout.riga])
  const reparti = useReparti()
  const free = useMemo(
    () => freeByWeek(data.celle, (chiave) => repartoName(reparti, chiave).toLowerCase()),
    [data.celle, reparti],
  )
  const minutes = useMemo(() => minutesByFase(fasi), [fasi])
  const show = useCallback(
    (name: string) =>
      setOpen((before) => {
        const fresh = new Set(before)
        if (!fresh.delete(name)) fresh.add(name)
        return fresh
      }),
    [],
  )
  const { presa, trascina } = useDrag({ arco: span, zoom, onPresa: props.onPresa, onDropped: props.onDropped })
  const cella = useActiveCella({ righe, arco: span, zoom, legenda: layout.legenda, today, scorrevole, goTo })

  const day = DAY_WIDTH[zoom]
  const days = Array.from({ length: window.a - window.da }, (_, index) => window.da + index)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, a section would not say so
    <div
      ref={scorrevole}
      className={['sl-linea', withError && 'sl-con-errore', layout.riga < LAYOUTS.compatta.riga && 'sl-bassa']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label="Linea del tempo"
      style={layoutVariables(layout)}
      {...cella.gestori}
    >
      <TimelineStyle />
      <div className="sl-corpo" style={{ width: layout.legenda + span.days * day, height: HEADER_HEIGHT + altezza }}>
        <div className="sl-testata">
          <div className="sl-angolo" />
          <TimelineHeader
            span={span}
            window={window}
            zoom={zoom}
            legend={layout.legenda}
            today={today}
            holidayDates={data.festivi}
            consegna={consegna}
            tardi={tardi}
            free={free}
          />
        </div>
        <div className="sl-colonna" style={{ height: altezza }}>
          {righe.map((riga) => (
            <TimelineLegend key={riga.nomeFase} riga={riga} onOpen={show} />
          ))}
        </div>
        <div className="sl-righe" style={{ width: span.days * day, height: altezza }}>
          {days.map((index) => (
            <div
              key={index}
              className={`sl-giorno${zoom === 'giorno' ? ' sl-con-ore' : ''}${isHoliday(addCivilDays(span.inizio, index), data.festivi) ? ' sl-festivo' : ''}`}
              style={{ left: index * day, width: day }}
            />
          ))}
          {consegna && consegna >= span.inizio && consegna < span.fine && (
            <div
              className={tardi ? 'sl-consegna sl-tardi' : 'sl-consegna'}
              style={{ left: xOf(addCivilDays(consegna, 1), span, zoom) }}
            />
          )}
          <div className="sl-adesso" style={{ left: xOf(now, span, zoom) }} />
          {righe.map((riga) => {
            const [before, after] = visibleLanes(riga, verticale.da, verticale.altezza)
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
              <div
                key={riga.nomeFase}
                className="sl-riga"
                role="group"
                aria-label={riga.nomeFase}
                style={{ top: riga.alto, height: riga.altezza }}
              >
                {riga.infiniteCapacity || !riga.reparto ? (
                  <BarsRow
                    riga={riga}
                    barre={(data.barre.get(riga.nomeFase) ?? NONE).barre}
                    span={span}
                    window={window}
                    zoom={zoom}
                    before={before}
                    after={after}
                    onOpenOrdine={props.onOpenOrdine}
                    onOpenRow={show}
                  />
                ) : (
                  <CelleRow
                    reparto={riga.reparto}
                    celle={data.celle}
                    span={span}
                    window={window}
                    zoom={zoom}
                    current={ordine}
                    minutes={minutes.get(riga.nomeFase) ?? NOTHING}
                    flashes={flashes}
                    tardi={data.tardi}
                    active={cella.active}
                  />
                )}
              </div>
            )
          })}
          <OrdineBars
            fasi={fasi}
            ghost={ghost}
            righe={righe}
            span={span}
            zoom={zoom}
            legend={layout.legenda}
            presa={presa}
            drag={trascina}
            canMove={props.canMove}
            scorrevole={scorrevole}
            goTo={goTo}
            onChooseFase={props.onChooseFase}
          />
        </div>
      </div>
      <CellaDetail
        cella={cella.shown ? (data.celle.get(cella.shown) ?? null) : null}
        anchor={cella.ancora}
        current={ordine}
        fasi={fasi}
        onOpenOrdine={props.onOpenOrdine}
        onRipara={props.onRipara}
        onClose={cella.close}
        onEnter={cella.trattieni}
      />
    </div>
  )
}

/** Apart, once: a thousand lines of style are not put together again at each screenful. */
const TimelineStyle = memo(function TimelineStyle() {
  return <GlobalStyles styles={(theme) => ({ '.sl-linea': timelineStyle(theme) as CSSObject })} />
})

function minutesByFase(fasi: readonly PianoFase[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    fasi.map(({ nomeFase, occupations }) => [nomeFase, new Map(occupations.map(({ date, time }) => [date, time]))]),
  )
}
