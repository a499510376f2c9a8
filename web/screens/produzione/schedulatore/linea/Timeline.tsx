import GlobalStyles from '@mui/material/GlobalStyles'
import type { CSSObject } from '@mui/material/styles'
import { memo, type Ref, useCallback, useImperativeHandle, useMemo, useState } from 'react'
import type { LateCelle } from '../data/readRitardi.ts'
import type { PianoFase, ShownCella, TimelineRow } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { BarsRow } from './BarsRow.tsx'
import { CellaDetail } from './CellaDetail.tsx'
import { CelleRow } from './CelleRow.tsx'
import { freeByWeek } from './free.ts'
import { type Arco, DAY_WIDTH, HEADER_HEIGHT, LAYOUTS, type TimelineLayout, xOf, type Zoom } from './geometry.ts'
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
  vaiA: (giorno: string) => void
}

interface Props {
  arco: Arco
  /** Now, 'YYYY-MM-DD HH:mm:ss' in the factory. */
  adesso: string
  zoom: Zoom
  layout: TimelineLayout
  dati: TimelineData
  ordine: { id: number; numeroCommessa: string } | null
  /** Its delivery (approntamento), YYYY-MM-DD, and whether the plan ends later. */
  consegna: string | null
  tardi: boolean
  /** The plan on screen. */
  fasi: readonly PianoFase[]
  /** The plan has an error: yellow in place of pink. */
  conErrore: boolean
  /** Keys of cells that have just changed. */
  lampi: ReadonlySet<string>
  /** Where everything would go if the bar in hand were dropped. */
  fantasma: readonly PianoFase[] | null
  /** Day to begin at. */
  giornoIniziale: string
  comandi?: Ref<TimelineCommands>
  /** Whether the phase's start, or end, may be dragged. */
  puoMuovere: (fase: PianoFase, capo: 'inizio' | 'fine') => boolean
  onPresa: (presa: DragGrip | null) => void
  onLasciata: (presa: DragGrip) => void
  onScegliFase: (nomeFase: string) => void
  onApriOrdine: (ordine: number) => void
  /** A broken cell is to be mended. */
  onRipara: (cella: ShownCella) => void
  /** The wheel with Ctrl asks for another. */
  onZoom: (zoom: Zoom) => void
  /** The days on screen have changed: `[da, a)`. */
  onFinestra: (da: string, a: string) => void
}

const NESSUNA: RowBars = { barre: [], corsie: 0 }
const NIENTE: ReadonlyMap<string, number> = new Map()

/** The timeline: phases as rows, days as columns; only what is on screen is in the page. */
export function Timeline(props: Props) {
  const { arco, adesso, zoom, layout, dati, ordine, consegna, tardi, fasi, conErrore, lampi, fantasma, comandi } = props
  const oggi = adesso.slice(0, 10)
  const [aperte, setAperte] = useState<ReadonlySet<string>>(new Set())
  const { scorrevole, finestra, verticale, vaiA } = useTimelineScroll({
    arco,
    zoom,
    legenda: layout.legenda,
    giornoIniziale: props.giornoIniziale,
    onFinestra: props.onFinestra,
    onZoom: props.onZoom,
  })
  useImperativeHandle(comandi, () => ({ vaiA }), [vaiA])

  const { righe, altezza } = useMemo(() => {
    const corsie = new Map([...dati.barre].map(([nome, { corsie: n }]) => [nome, n]))
    return arrangeRows(dati.righe, aperte, corsie, layout.riga)
  }, [dati.righe, dati.barre, aperte, layout.riga])
  const liberi = useMemo(() => freeByWeek(dati.celle), [dati.celle])
  const minuti = useMemo(() => minutiPerFase(fasi), [fasi])
  const apri = useCallback(
    (nome: string) =>
      setAperte((prima) => {
        const nuove = new Set(prima)
        if (!nuove.delete(nome)) nuove.add(nome)
        return nuove
      }),
    [],
  )
  const { presa, trascina } = useDrag({ arco, zoom, onPresa: props.onPresa, onLasciata: props.onLasciata })
  const cella = useActiveCella({ righe, arco, zoom, legenda: layout.legenda, oggi, scorrevole, vaiA })

  const giorno = DAY_WIDTH[zoom]
  const giorni = Array.from({ length: finestra.a - finestra.da }, (_, index) => finestra.da + index)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, a section would not say so
    <div
      ref={scorrevole}
      className={['sl-linea', conErrore && 'sl-con-errore', layout.riga < LAYOUTS.compatta.riga && 'sl-bassa']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label="Linea del tempo"
      style={layoutVariables(layout)}
      {...cella.gestori}
    >
      <Stile />
      <div
        className="sl-corpo"
        style={{ width: layout.legenda + arco.giorni * giorno, height: HEADER_HEIGHT + altezza }}
      >
        <div className="sl-testata">
          <div className="sl-angolo" />
          <TimelineHeader
            arco={arco}
            finestra={finestra}
            zoom={zoom}
            legenda={layout.legenda}
            oggi={oggi}
            festivi={dati.festivi}
            consegna={consegna}
            tardi={tardi}
            liberi={liberi}
          />
        </div>
        <div className="sl-colonna" style={{ height: altezza }}>
          {righe.map((riga) => (
            <TimelineLegend key={riga.nomeFase} riga={riga} onOpen={apri} />
          ))}
        </div>
        <div className="sl-righe" style={{ width: arco.giorni * giorno, height: altezza }}>
          {giorni.map((index) => (
            <div
              key={index}
              className={`sl-giorno${zoom === 'giorno' ? ' sl-con-ore' : ''}${isHoliday(addCivilDays(arco.inizio, index), dati.festivi) ? ' sl-festivo' : ''}`}
              style={{ left: index * giorno, width: giorno }}
            />
          ))}
          {consegna && consegna >= arco.inizio && consegna < arco.fine && (
            <div
              className={tardi ? 'sl-consegna sl-tardi' : 'sl-consegna'}
              style={{ left: xOf(addCivilDays(consegna, 1), arco, zoom) }}
            />
          )}
          <div className="sl-adesso" style={{ left: xOf(adesso, arco, zoom) }} />
          {righe.map((riga) => {
            const [prima, dopo] = visibleLanes(riga, verticale.da, verticale.altezza)
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
                    barre={(dati.barre.get(riga.nomeFase) ?? NESSUNA).barre}
                    arco={arco}
                    finestra={finestra}
                    zoom={zoom}
                    prima={prima}
                    dopo={dopo}
                    onApriOrdine={props.onApriOrdine}
                  />
                ) : (
                  <CelleRow
                    reparto={riga.reparto}
                    celle={dati.celle}
                    arco={arco}
                    finestra={finestra}
                    zoom={zoom}
                    corrente={ordine}
                    minuti={minuti.get(riga.nomeFase) ?? NIENTE}
                    lampi={lampi}
                    tardi={dati.tardi}
                    attiva={cella.attiva}
                  />
                )}
              </div>
            )
          })}
          <OrdineBars
            fasi={fasi}
            fantasma={fantasma}
            righe={righe}
            arco={arco}
            zoom={zoom}
            legenda={layout.legenda}
            presa={presa}
            trascina={trascina}
            puoMuovere={props.puoMuovere}
            scorrevole={scorrevole}
            vaiA={vaiA}
            onScegliFase={props.onScegliFase}
          />
        </div>
      </div>
      <CellaDetail
        cella={cella.mostrata ? (dati.celle.get(cella.mostrata) ?? null) : null}
        ancora={cella.ancora}
        corrente={ordine}
        fasi={fasi}
        onApriOrdine={props.onApriOrdine}
        onRipara={props.onRipara}
        onClose={cella.chiudi}
        onEntra={cella.trattieni}
      />
    </div>
  )
}

/** Apart, once: a thousand lines of style are not put together again at each screenful. */
const Stile = memo(function Stile() {
  return <GlobalStyles styles={(theme) => ({ '.sl-linea': timelineStyle(theme) as CSSObject })} />
})

function minutiPerFase(fasi: readonly PianoFase[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    fasi.map(({ nomeFase, occupations }) => [nomeFase, new Map(occupations.map(({ date, time }) => [date, time]))]),
  )
}
