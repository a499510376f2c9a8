import Box from '@mui/material/Box'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { Page } from '#ui/Page.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { useIsNarrow, useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import type { FornitoriByFase, SchedulerContext, SchedulerOrdine } from './data/readPage.ts'
import type { LateCelle, RestoOfFase } from './data/readRitardi.ts'
import { tryPiano } from './data/trials.ts'
import { useFlashes } from './data/useFlashes.ts'
import { useFollowUps } from './data/useFollowUps.ts'
import { ghostOutcome, gripInWords, useGhost } from './data/useGhost.ts'
import { useLiveOccupazione } from './data/useLiveOccupazione.ts'
import { useNow } from './data/useNow.ts'
import { useOccupazione } from './data/useOccupazione.ts'
import { type ProvaRequest, usePiano } from './data/usePiano.ts'
import { usePresence } from './data/usePresence.ts'
import { useSaveWhenReady } from './data/useSaveWhenReady.ts'
import { useScheduler } from './data/useScheduler.ts'
import { useShownZoom } from './data/useShownZoom.ts'
import { useUndoKeys } from './data/useUndoKeys.ts'
import { DragOutcome } from './linea/DragOutcome.tsx'
import { fittingZoom, spanOf, type Zoom } from './linea/geometry.ts'
import { Timeline, type TimelineCommands } from './linea/Timeline.tsx'
import { TimelineKey } from './linea/TimelineKey.tsx'
import type { DragEnd, DragGrip } from './linea/useDrag.ts'
import { useTimelineLayout } from './linea/useTimelineLayout.ts'
import type { PianoFase } from './model.ts'
import { FoldedPanel } from './panel/FoldedPanel.tsx'
import { margineOfGhost, shownMargin } from './panel/margin.ts'
import type { PanelOrdine } from './panel/PianoNotices.tsx'
import { SchedulerPanel } from './panel/SchedulerPanel.tsx'
import { useFoldedPanel } from './panel/useFoldedPanel.ts'
import { WithoutOrdine } from './panel/WithoutOrdine.tsx'
import { enabledFields } from './piano.ts'
import {
  PhoneToolbar,
  type SchedulerPaper,
  SchedulerToolbar,
  type SchedulerView,
  SchedulerViews,
} from './SchedulerToolbar.tsx'
import { type Stretch, stretchOf } from './stretch.ts'
import { type BrokenCella, BrokenCelle } from './table/BrokenCelle.tsx'
import { PRINTED_DAYS, PrintLinea } from './table/PrintLinea.tsx'
import { PrintWeek } from './table/PrintWeek.tsx'
import { repartiOf, TwinTable } from './table/TwinTable.tsx'
import { addCivilDays, mondayBefore, numberOfDay } from './time.ts'
import { schedulerUrlState } from './urlState.ts'

/** What of a phase's card can be written: its first field. */
const FASE_FIELD = '[role="spinbutton"], input:not([aria-hidden="true"], :disabled), [role="combobox"]'

const { Component: SchedulerDialogs, prepare: prepareDialogs } = codeAhead(async () => ({
  default: (await import('./dialogs/SchedulerDialogs.tsx')).SchedulerDialogs,
}))

interface Props {
  context: SchedulerContext
  /** Of the phases of the order; none without one. */
  fornitori: FornitoriByFase
  read: SchedulerOrdine | null
  /** What the workshop says: late cells, what is left of the phases of the order. */
  officina: { tardi: LateCelle; resti: ReadonlyMap<string, RestoOfFase> }
  /** Broken cells from today on. */
  routes: readonly BrokenCella[]
  isWaiting: boolean
}

/** The screen of the scheduler for one order, or for none. */
export function SchedulerScreen({ context, fornitori, read, officina, routes, isWaiting }: Props) {
  const { values, set } = useUrlState(schedulerUrlState)
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  // After the first rows: a drag ends in one of them.
  useEffect(prepareDialogs, [])
  const narrow = useIsNarrow()
  const telefono = useIsPhone()
  const vista = telefono ? 'tabella' : values.vista || (narrow ? 'tabella' : 'linea')

  const { densita, layout, ricorda } = useTimelineLayout()

  const now = useNow()
  const today = now.slice(0, 10)
  // Of the day it was opened: a night on the screen moves nothing.
  const [span] = useState(() => spanOf(today))
  const { lampi, lampeggia } = useFlashes()
  const ordine = read?.ordine ?? null
  const pk = ordine?.pk ?? null
  const [print, setPrint] = useState<SchedulerPaper | null>(null)
  const { folded, fold } = useFoldedPanel()
  const [planned, setPlanned] = useState<Stretch | null>(null)
  const zoom = useShownZoom({
    asked: values.zoom,
    ordine: pk,
    stretch: stretchOf(read?.saved.prova.fasi ?? []) ?? planned,
    legenda: layout.legenda,
    folded,
  })
  // Nearer than a week, and in tables, the orders of a cell are told apart; elsewhere they are asked under the pointer.
  const withOrdini = vista === 'tabella' || zoom === 'giorno' || print !== null
  const { seen, seguiti, guarda } = useFollowUps(span)
  const occupazione = useOccupazione({
    arco: span,
    seen,
    seguiti,
    conOrdini: withOrdini,
    ordine: pk ?? 0,
    onChanged: lampeggia,
  })
  const { celle, barre } = occupazione

  const ask = useCallback((request: ProvaRequest, abort: AbortSignal) => tryPiano(pk ?? 0, request, abort), [pk])
  const { piano, fai, inCorso, superato } = usePiano({ read: read?.saved ?? null, ask })
  const stretch = useMemo(() => stretchOf(piano.fasi), [piano.fasi])
  if (stretch?.da !== planned?.da || stretch?.a !== planned?.a) setPlanned(stretch)
  const { fantasma, segui } = useGhost(piano, ask)
  const [presa, setPresa] = useState<DragGrip | null>(null)
  useUndoKeys(
    () => fai({ tipo: 'annulla' }),
    () => fai({ tipo: 'ripeti' }),
  )
  useShortcut('ctrl+p', () => setPrint('linea'), { active: vista === 'linea' })
  const present = usePresence(pk)
  const openOrdine = useCallback((id: number) => set({ id, data: null }), [set])
  const schedulatore = useScheduler({
    ordine,
    piano,
    fai,
    adesso: now,
    reread,
    saved: read?.saved ?? null,
    onOpenOrdine: openOrdine,
  })
  useLiveOccupazione({
    arco: span,
    seguiti,
    conOrdini: withOrdini,
    ordine: pk ?? 0,
    onChanges: occupazione.apply,
    onPiano: reread,
    onSalto() {
      occupazione.reread()
      reread()
    },
  })

  const firstInizio = stretchOf(read?.saved.prova.fasi ?? [])?.da ?? null
  const predefinito = firstInizio && firstInizio >= span.inizio ? firstInizio : today
  const day = values.data && values.data >= span.inizio && values.data < span.fine ? values.data : predefinito
  const commands = useRef<TimelineCommands>(null)
  const toShow = useRef<string | null>(null)

  // An address with another day was opened, or the browser went back.
  useEffect(() => {
    if (values.data) commands.current?.goTo(values.data)
  }, [values.data])

  // The whole plan was asked for, in another zoom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines know where their days are only in the new zoom
  useEffect(() => {
    // A plan that has just come is shown from its beginning.
    const begins = values.zoom === '' && !values.data ? stretch?.da : null
    const target = toShow.current ?? begins
    if (target) commands.current?.goTo(target)
    toShow.current = null
  }, [zoom])

  // The table shows a week, the paper too; the lines ask for what they scroll to.
  useEffect(() => {
    const days = print === 'linea' ? PRINTED_DAYS : 7
    if (vista === 'tabella' || print) guarda(mondayBefore(day), addCivilDays(mondayBefore(day), days))
  }, [vista, print, day, guarda])

  const line = useMemo(
    () => ({ righe: context.righe, celle, barre, festivi: context.festivi, tardi: officina.tardi }),
    [context, celle, barre, officina.tardi],
  )
  const { salvataggio, open, actions } = schedulatore
  const saveThen = useSaveWhenReady({ piano, inCorso, salvataggio, save: actions.save })
  const data = useMemo<PanelOrdine | null>(
    () =>
      read && {
        ordine: read.ordine,
        piano,
        resti: officina.resti,
        mancanti: read.mancanti,
        fornitori,
        tempiCambiati: read.tempiCambiati,
        motivoNonSchedulato: read.motivoNonSchedulato,
        hasSaved: read.saved.saved,
        superato,
        inCorso,
        salvataggio,
        saveThen,
        present,
      },
    [read, piano, fornitori, officina.resti, superato, inCorso, salvataggio, saveThen, present],
  )
  const chosen = useMemo(() => ordine && { id: ordine.pk, numeroCommessa: ordine.numeroCommessa }, [ordine])
  const saved = piano.saved
  const canMove = useCallback(
    (fase: PianoFase, capo: DragEnd) => enabledFields(fase).inizio && (capo === 'inizio' || saved),
    [saved],
  )
  const search = useCallback(() => open({ tipo: 'cerca' }), [open])
  const go = useCallback(
    (next: string) => {
      set({ data: next }, { replace: true })
      commands.current?.goTo(next)
    },
    [set],
  )
  const changeZoom = useCallback((zoom: Zoom) => set({ zoom }, { replace: true }), [set])
  const changeView = useCallback((next: SchedulerView) => set({ vista: next }), [set])

  function fit() {
    if (!stretch) return
    const largo = document.querySelector('.sl-linea')?.clientWidth ?? window.innerWidth
    const days = numberOfDay(stretch.a) - numberOfDay(stretch.da) + 2
    const fitting = fittingZoom(days, largo - layout.legenda)
    if (fitting === zoom) go(stretch.da)
    else {
      // Once the new zoom is drawn: one change of the address, since a second would begin with the old one.
      toShow.current = stretch.da
      set({ zoom: fitting, data: stretch.da }, { replace: true })
    }
  }
  function showBroken(cella: BrokenCella) {
    go(cella.giorno)
    schedulatore.actions.openRepair(cella)
  }

  function leave({ nomeFase, capo, valore }: DragGrip) {
    // Relaxed: what is dropped goes where the ghost has shown.
    if (capo === 'inizio') schedulatore.actions.inizio(nomeFase, valore, true)
    else schedulatore.open({ tipo: 'fine', nomeFase, proposta: valore })
  }
  function showFase(nomeFase: string, byKeys = false) {
    fold(false)
    // Folded, its card is there only in the next frame.
    requestAnimationFrame(() => {
      const card = document.getElementById(`fase-${nomeFase}`)
      card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      if (byKeys) card?.querySelector<HTMLElement>(FASE_FIELD)?.focus({ preventScroll: true })
    })
  }

  const celleRotte = <BrokenCelle celle={routes} onShow={showBroken} short={telefono} />
  return (
    <Page
      title="Schedulatore"
      // On a phone the toolbar has no room to spare.
      beside={telefono && celleRotte}
      isWaiting={isWaiting}
      full={!telefono}
      actions={
        <>
          <SchedulerToolbar
            span={span}
            today={today}
            day={day}
            zoom={zoom}
            vista={vista}
            onGo={go}
            onZoom={changeZoom}
            onFit={stretch && fit}
            routes={!telefono && celleRotte}
            onSearch={search}
          />
          <SchedulerViews
            vista={vista}
            densita={densita}
            folded={folded}
            legenda={<TimelineKey withError={piano.errors.length > 0} />}
            onFold={fold}
            withTimeline={!telefono}
            onVista={changeView}
            onDensity={ricorda}
            onStampa={setPrint}
          />
          {telefono && <PhoneToolbar onSearch={search} />}
        </>
      }
    >
      {vista === 'tabella' ? (
        <TwinTable day={day} data={line} ordine={data} flashes={lampi} actions={schedulatore.actions} />
      ) : (
        <Box data-stampa="propria" sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1 }}>
          {!folded &&
            (data ? (
              <SchedulerPanel data={data} actions={schedulatore.actions} />
            ) : (
              <WithoutOrdine onChoose={openOrdine} />
            ))}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
            {folded && data && <FoldedPanel data={data} actions={schedulatore.actions} onUnfold={() => fold(false)} />}
            <Timeline
              span={span}
              now={now}
              zoom={zoom}
              layout={layout}
              data={line}
              ordine={chosen}
              consegna={ordine?.dataConsegna ?? null}
              tardi={ordine !== null && (shownMargin({ ...piano, ordine }, today) ?? 0) < 0}
              fasi={piano.fasi}
              withError={piano.errors.length > 0}
              flashes={lampi}
              ghost={fantasma?.fasi ?? null}
              initialDay={day}
              commands={commands}
              canMove={canMove}
              onPresa={(next) => {
                setPresa(next)
                segui(next)
              }}
              onZoom={changeZoom}
              onDropped={leave}
              onChooseFase={showFase}
              onOpenOrdine={openOrdine}
              onRipara={schedulatore.actions.openRepair}
              onWindow={guarda}
            />
          </Box>
          {presa && (
            <DragOutcome
              where={gripInWords(presa, fantasma)}
              text={fantasma && ghostOutcome(piano.fasi, fantasma)}
              margine={ordine && fantasma && margineOfGhost(fantasma, ordine, today)}
            />
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        <SchedulerDialogs
          dialog={schedulatore.dialog}
          ordiniFornitore={schedulatore.ordiniFornitore}
          data={data}
          saved={read?.saved.prova.fasi ?? []}
          saveAttempt={schedulatore.salvataggio}
          onClose={schedulatore.close}
          onChoose={(id) => {
            schedulatore.close()
            openOrdine(id)
          }}
          onConsegna={(next) => void schedulatore.moveConsegna(next)}
          onMoveFine={(fase, fine, mode) => void schedulatore.moveFine(fase, fine, mode)}
          onRipara={(cella) => void schedulatore.ripara(cella)}
          onRecompute={schedulatore.ricalcola}
        />
      </Suspense>
      {vista === 'linea' && print !== 'settimana' && (
        <PrintLinea
          asked={print === 'linea'}
          monday={mondayBefore(day)}
          righe={context.righe}
          celle={celle}
          barre={barre}
          chosen={ordine && { numeroCommessa: ordine.numeroCommessa, fasi: piano.fasi }}
          now={now}
          onPrinted={() => setPrint(null)}
        />
      )}
      {print === 'settimana' && (
        <PrintWeek
          monday={mondayBefore(day)}
          reparti={repartiOf(line)}
          celle={celle}
          now={now}
          onPrinted={() => setPrint(null)}
        />
      )}
    </Page>
  )
}
