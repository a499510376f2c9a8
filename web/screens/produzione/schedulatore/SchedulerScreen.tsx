import Box from '@mui/material/Box'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Page } from '../../../ui/Page.tsx'
import { useShortcut } from '../../../ui/shortcuts.ts'
import { useIsNarrow, useIsPhone } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { SchedulerContext, SchedulerOrdine } from './data/readPage.ts'
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
import { useUndoKeys } from './data/useUndoKeys.ts'
import { SchedulerDialogs } from './dialogs/SchedulerDialogs.tsx'
import { DragOutcome } from './linea/DragOutcome.tsx'
import { arcoOf, fittingZoom, type Zoom } from './linea/geometry.ts'
import { Timeline, type TimelineCommands } from './linea/Timeline.tsx'
import { TimelineKey } from './linea/TimelineKey.tsx'
import type { DragEnd, DragGrip } from './linea/useDrag.ts'
import { useTimelineLayout } from './linea/useTimelineLayout.ts'
import type { PianoFase } from './model.ts'
import { shownMargin } from './panel/margin.ts'
import type { PanelOrdine } from './panel/PianoNotices.tsx'
import { SchedulerPanel } from './panel/SchedulerPanel.tsx'
import { WithoutOrdine } from './panel/WithoutOrdine.tsx'
import { enabledFields, endOfPiano } from './piano.ts'
import { type SchedulerPaper, SchedulerToolbar, type SchedulerView, SchedulerViews } from './SchedulerToolbar.tsx'
import { type BrokenCella, BrokenCelle } from './table/BrokenCelle.tsx'
import { PRINTED_DAYS, PrintLinea } from './table/PrintLinea.tsx'
import { PrintWeek } from './table/PrintWeek.tsx'
import { repartiOf, TwinTable } from './table/TwinTable.tsx'
import { addCivilDays, mondayBefore, numberOfDay } from './time.ts'
import { schedulerUrlState } from './urlState.ts'

interface Props {
  contesto: SchedulerContext
  letto: SchedulerOrdine | null
  /** What the workshop says: late cells, what is left of the phases of the order. */
  officina: { tardi: LateCelle; resti: ReadonlyMap<string, RestoOfFase> }
  /** Broken cells from today on. */
  rotte: readonly BrokenCella[]
  inAttesa: boolean
}

/** The screen of the scheduler for one order, or for none. */
export function SchedulerScreen({ contesto, letto, officina, rotte, inAttesa }: Props) {
  const { valori, imposta } = useUrlState(schedulerUrlState)
  const { revalidate } = useRevalidator()
  const rileggi = useCallback(() => void revalidate(), [revalidate])
  const stretto = useIsNarrow()
  const telefono = useIsPhone()
  const vista = telefono ? 'tabella' : valori.vista || (stretto ? 'tabella' : 'linea')

  const { densita, layout, ricorda } = useTimelineLayout()

  const adesso = useNow()
  const oggi = adesso.slice(0, 10)
  // Of the day it was opened: a night on the screen moves nothing.
  const [arco] = useState(() => arcoOf(oggi))
  const { lampi, lampeggia } = useFlashes()
  const ordine = letto?.ordine ?? null
  const pk = ordine?.pk ?? null
  const [stampa, setStampa] = useState<SchedulerPaper | null>(null)
  // Nearer than a week, and in tables, the orders of a cell are told apart; elsewhere they are asked under the pointer.
  const conOrdini = vista === 'tabella' || valori.zoom === 'giorno' || stampa !== null
  const { visti, seguiti, guarda } = useFollowUps(arco)
  const occupazione = useOccupazione({
    arco,
    visti,
    seguiti,
    conOrdini,
    ordine: pk ?? 0,
    nomi: contesto.nomiFornitori,
    onCambiate: lampeggia,
  })
  const { celle, barre } = occupazione

  const chiedi = useCallback(
    (richiesta: ProvaRequest, interruzione: AbortSignal) => tryPiano(pk ?? 0, richiesta, interruzione),
    [pk],
  )
  const { piano, fai, inCorso, superato } = usePiano({ letto: letto?.salvato ?? null, chiedi })
  const { fantasma, segui } = useGhost(piano, chiedi)
  const [presa, setPresa] = useState<DragGrip | null>(null)
  useUndoKeys(
    () => fai({ tipo: 'annulla' }),
    () => fai({ tipo: 'ripeti' }),
  )
  useShortcut('ctrl+p', () => setStampa('linea'), { attiva: vista === 'linea' })
  const presenti = usePresence(pk)
  const apriOrdine = useCallback((id: number) => imposta({ id, data: null }), [imposta])
  const schedulatore = useScheduler({
    ordine,
    piano,
    fai,
    adesso,
    rileggi,
    salvato: letto?.salvato ?? null,
    onApriOrdine: apriOrdine,
  })
  useLiveOccupazione({
    arco,
    seguiti,
    conOrdini,
    ordine: pk ?? 0,
    onCambi: occupazione.applica,
    onPiano: rileggi,
    onSalto() {
      occupazione.rileggi()
      rileggi()
    },
  })

  const primoInizio = letto?.salvato.prova.fasi.reduce<string | null>(
    (primo, { inizio }) => (inizio && (!primo || inizio < primo) ? inizio : primo),
    null,
  )
  const predefinito = primoInizio && primoInizio >= arco.inizio ? primoInizio.slice(0, 10) : oggi
  const giorno = valori.data && valori.data >= arco.inizio && valori.data < arco.fine ? valori.data : predefinito
  const comandi = useRef<TimelineCommands>(null)
  const daMostrare = useRef<string | null>(null)

  // An address with another day was opened, or the browser went back.
  useEffect(() => {
    if (valori.data) comandi.current?.vaiA(valori.data)
  }, [valori.data])

  // The whole plan was asked for, in another zoom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines know where their days are only in the new zoom
  useEffect(() => {
    if (daMostrare.current) comandi.current?.vaiA(daMostrare.current)
    daMostrare.current = null
  }, [valori.zoom])

  // The table shows a week, the paper too; the lines ask for what they scroll to.
  useEffect(() => {
    const giorni = stampa === 'linea' ? PRINTED_DAYS : 7
    if (vista === 'tabella' || stampa) guarda(mondayBefore(giorno), addCivilDays(mondayBefore(giorno), giorni))
  }, [vista, stampa, giorno, guarda])

  const linea = useMemo(
    () => ({ righe: contesto.righe, celle, barre, festivi: contesto.festivi, tardi: officina.tardi }),
    [contesto, celle, barre, officina.tardi],
  )
  const { salvataggio, apri, azioni } = schedulatore
  const salvaPoi = useSaveWhenReady({ piano, inCorso, salvataggio, salva: azioni.salva })
  const dati = useMemo<PanelOrdine | null>(
    () =>
      letto && {
        ordine: letto.ordine,
        piano,
        resti: officina.resti,
        mancanti: letto.mancanti,
        fornitori: contesto.fornitori,
        tempiCambiati: letto.tempiCambiati,
        motivoNonSchedulato: letto.motivoNonSchedulato,
        haSalvata: letto.salvato.saved,
        superato,
        inCorso,
        salvataggio,
        salvaPoi,
        presenti,
      },
    [letto, piano, contesto, officina.resti, superato, inCorso, salvataggio, salvaPoi, presenti],
  )
  const scelto = useMemo(() => ordine && { id: ordine.pk, numeroCommessa: ordine.numeroCommessa }, [ordine])
  const salvata = piano.saved
  const puoMuovere = useCallback(
    (fase: PianoFase, capo: DragEnd) => enabledFields(fase).inizio && (capo === 'inizio' || salvata),
    [salvata],
  )
  const search = useCallback(() => apri({ tipo: 'cerca' }), [apri])
  const vai = useCallback(
    (nuovo: string) => {
      imposta({ data: nuovo }, { sostituisci: true })
      comandi.current?.vaiA(nuovo)
    },
    [imposta],
  )
  const ingrandisci = useCallback((zoom: Zoom) => imposta({ zoom }, { sostituisci: true }), [imposta])
  const cambiaVista = useCallback((nuova: SchedulerView) => imposta({ vista: nuova }), [imposta])

  const fine = endOfPiano(piano.fasi)
  const inizio = piano.fasi.reduce<string | null>(
    (a, fase) => (fase.inizio && (!a || fase.inizio < a) ? fase.inizio : a),
    null,
  )
  const tratto = inizio && fine ? { da: inizio.slice(0, 10), a: fine.slice(0, 10) } : null
  function adatta() {
    if (!tratto) return
    const largo = document.querySelector('.sl-linea')?.clientWidth ?? window.innerWidth
    const giorni = numberOfDay(tratto.a) - numberOfDay(tratto.da) + 2
    const zoom = fittingZoom(giorni, largo - layout.legenda)
    if (zoom === valori.zoom) vai(tratto.da)
    else {
      // Once the new zoom is drawn: one change of the address, since a second would begin with the old one.
      daMostrare.current = tratto.da
      imposta({ zoom, data: tratto.da }, { sostituisci: true })
    }
  }
  function mostraRotta(cella: BrokenCella) {
    vai(cella.giorno)
    schedulatore.azioni.apriRipara(cella)
  }

  function lascia({ nomeFase, capo, valore }: DragGrip) {
    // Relaxed: what is dropped goes where the ghost has shown.
    if (capo === 'inizio') schedulatore.azioni.inizio(nomeFase, valore, true)
    else schedulatore.apri({ tipo: 'fine', nomeFase, proposta: valore })
  }
  function mostraFase(nomeFase: string) {
    document.getElementById(`fase-${nomeFase}`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }

  const celleRotte = <BrokenCelle celle={rotte} onShow={mostraRotta} />
  return (
    <Page
      titolo="Schedulatore"
      // On a phone the toolbar has no room to spare.
      accanto={telefono && celleRotte}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          <SchedulerToolbar
            arco={arco}
            oggi={oggi}
            giorno={giorno}
            zoom={valori.zoom}
            vista={vista}
            onVai={vai}
            onZoom={ingrandisci}
            onAdatta={tratto && adatta}
            rotte={!telefono && celleRotte}
            onCerca={search}
          />
          <SchedulerViews
            vista={vista}
            densita={densita}
            conLinea={!telefono}
            onVista={cambiaVista}
            onDensita={ricorda}
            onStampa={setStampa}
          />
        </>
      }
    >
      {vista === 'tabella' ? (
        <TwinTable giorno={giorno} dati={linea} ordine={dati} lampi={lampi} azioni={schedulatore.azioni} />
      ) : (
        <Box data-stampa="propria" sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1 }}>
          {dati ? <SchedulerPanel dati={dati} azioni={schedulatore.azioni} /> : <WithoutOrdine onScegli={apriOrdine} />}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
            <Timeline
              arco={arco}
              adesso={adesso}
              zoom={valori.zoom}
              layout={layout}
              dati={linea}
              ordine={scelto}
              consegna={ordine?.dataConsegna ?? null}
              tardi={ordine !== null && (shownMargin({ ...piano, fine, ordine }, oggi) ?? 0) < 0}
              fasi={piano.fasi}
              conErrore={piano.errori.length > 0}
              lampi={lampi}
              fantasma={fantasma?.fasi ?? null}
              giornoIniziale={giorno}
              comandi={comandi}
              puoMuovere={puoMuovere}
              onPresa={(nuova) => {
                setPresa(nuova)
                segui(nuova)
              }}
              onZoom={ingrandisci}
              onLasciata={lascia}
              onScegliFase={mostraFase}
              onApriOrdine={apriOrdine}
              onRipara={schedulatore.azioni.apriRipara}
              onFinestra={guarda}
            />
            <TimelineKey conErrore={piano.errori.length > 0} />
          </Box>
          {presa && (
            <DragOutcome dove={gripInWords(presa, fantasma)} testo={fantasma && ghostOutcome(piano.fasi, fantasma)} />
          )}
        </Box>
      )}
      <SchedulerDialogs
        dialogo={schedulatore.dialogo}
        ordiniFornitore={schedulatore.ordiniFornitore}
        dati={dati}
        salvate={letto?.salvato.prova.fasi ?? []}
        salvataggio={schedulatore.salvataggio}
        onClose={schedulatore.chiudi}
        onScegli={(id) => {
          schedulatore.chiudi()
          apriOrdine(id)
        }}
        onConsegna={(nuovo) => void schedulatore.spostaConsegna(nuovo)}
        onSpostaFine={(fase, fine, modo) => void schedulatore.spostaFine(fase, fine, modo)}
        onRipara={(cella) => void schedulatore.ripara(cella)}
        onRicalcola={schedulatore.ricalcola}
      />
      {vista === 'linea' && stampa !== 'settimana' && (
        <PrintLinea
          chiesta={stampa === 'linea'}
          lunedi={mondayBefore(giorno)}
          righe={contesto.righe}
          celle={celle}
          barre={barre}
          scelto={ordine && { numeroCommessa: ordine.numeroCommessa, fasi: piano.fasi }}
          adesso={adesso}
          onStampata={() => setStampa(null)}
        />
      )}
      {stampa === 'settimana' && (
        <PrintWeek
          lunedi={mondayBefore(giorno)}
          reparti={repartiOf(linea)}
          celle={celle}
          adesso={adesso}
          onStampata={() => setStampa(null)}
        />
      )}
    </Page>
  )
}
