import Box from '@mui/material/Box'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Pagina } from '../../../ui/Pagina.tsx'
import { useIsNarrow } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { BarraStrumenti, type Vista } from './BarraStrumenti.tsx'
import type { ContestoSchedulatore, OrdineLetto } from './dati/leggiPagina.ts'
import { provaPiano } from './dati/prove.ts'
import { useAdesso } from './dati/useAdesso.ts'
import { esitoFantasma, useFantasma } from './dati/useFantasma.ts'
import { useLampi } from './dati/useLampi.ts'
import { useOccupazione } from './dati/useOccupazione.ts'
import { useOccupazioneInDiretta } from './dati/useOccupazioneInDiretta.ts'
import { type RichiestaProva, usePiano } from './dati/usePiano.ts'
import { usePresenza } from './dati/usePresenza.ts'
import { useSalvaAppenaPronto } from './dati/useSalvaAppenaPronto.ts'
import { useSchedulatore } from './dati/useSchedulatore.ts'
import { useSeguiti } from './dati/useSeguiti.ts'
import { Dialoghi } from './dialoghi/Dialoghi.tsx'
import { Chiave } from './linea/Chiave.tsx'
import { EsitoTrascinamento } from './linea/EsitoTrascinamento.tsx'
import { arcoDi, type Zoom } from './linea/geometria.ts'
import { type ComandiLinea, LineaTempo } from './linea/LineaTempo.tsx'
import type { Capo, Presa } from './linea/useTrascina.ts'
import type { Fase } from './modello.ts'
import { type DatiOrdine, Pannello } from './pannello/Pannello.tsx'
import { SenzaOrdine } from './pannello/SenzaOrdine.tsx'
import { margine } from './pannello/TestataOrdine.tsx'
import { campiAbilitati, fineDelPiano } from './piano.ts'
import { statoUrl } from './statoUrl.ts'
import { StampaSettimana } from './tabella/StampaSettimana.tsx'
import { repartiDi, TabellaGemella } from './tabella/TabellaGemella.tsx'
import { aggiungiGiorni, lunedi } from './tempo.ts'

interface Props {
  contesto: ContestoSchedulatore
  letto: OrdineLetto | null
  inAttesa: boolean
}

/** The screen of the scheduler for one order, or for none. */
export function Schermo({ contesto, letto, inAttesa }: Props) {
  const { valori, imposta } = useUrlState(statoUrl)
  const { revalidate } = useRevalidator()
  const rileggi = useCallback(() => void revalidate(), [revalidate])
  const stretto = useIsNarrow()
  const vista = valori.vista || (stretto ? 'tabella' : 'linea')

  const adesso = useAdesso()
  const oggi = adesso.slice(0, 10)
  // Of the day it was opened: a night on the screen moves nothing.
  const [arco] = useState(() => arcoDi(oggi))
  const { lampi, lampeggia } = useLampi()
  const ordine = letto?.ordine ?? null
  const pk = ordine?.pk ?? null
  const [stampa, setStampa] = useState(false)
  // Nearer than a week, and in tables, the orders of a cell are told apart; elsewhere they are asked under the pointer.
  const conOrdini = vista === 'tabella' || valori.zoom === 'giorno' || stampa
  const { visti, seguiti, guarda } = useSeguiti(arco)
  const occupazione = useOccupazione({
    ...{ arco, visti, seguiti, conOrdini },
    ordine: pk ?? 0,
    nomi: contesto.nomiFornitori,
    onCambiate: lampeggia,
  })
  const { celle, barre } = occupazione

  const chiedi = useCallback(
    (richiesta: RichiestaProva, interruzione: AbortSignal) => provaPiano(pk ?? 0, richiesta, interruzione),
    [pk],
  )
  const { piano, fai, inCorso, superato } = usePiano({ letto: letto?.salvato ?? null, chiedi })
  const { fantasma, segui } = useFantasma(piano, chiedi)
  const presenti = usePresenza(pk)
  const apriOrdine = useCallback((id: number) => imposta({ id, data: null }), [imposta])
  const schedulatore = useSchedulatore({
    ...{ ordine, piano, fai, adesso, rileggi },
    salvato: letto?.salvato ?? null,
    onApriOrdine: apriOrdine,
  })
  useOccupazioneInDiretta({
    ...{ arco, seguiti, conOrdini },
    ordine: pk ?? 0,
    onCambi(nuove, ordini) {
      occupazione.applica(nuove, ordini)
      if (pk !== null && ordini.includes(pk)) rileggi()
    },
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
  const comandi = useRef<ComandiLinea>(null)

  // An address with another day was opened, or the browser went back.
  useEffect(() => {
    if (valori.data) comandi.current?.vaiA(valori.data)
  }, [valori.data])

  // The table shows a week, the paper too; the lines ask for what they scroll to.
  useEffect(() => {
    if (vista === 'tabella' || stampa) guarda(lunedi(giorno), aggiungiGiorni(lunedi(giorno), 7))
  }, [vista, stampa, giorno, guarda])

  const linea = useMemo(
    () => ({ righe: contesto.righe, celle, barre, festivi: contesto.festivi }),
    [contesto, celle, barre],
  )
  const { salvataggio, apri, azioni } = schedulatore
  const salvaPoi = useSalvaAppenaPronto({ piano, inCorso, salvataggio, salva: azioni.salva })
  const dati = useMemo<DatiOrdine | null>(
    () =>
      letto && {
        ordine: letto.ordine,
        piano,
        mancanti: letto.mancanti,
        fornitori: contesto.fornitori,
        tempiCambiati: letto.tempiCambiati,
        motivoNonSchedulato: letto.motivoNonSchedulato,
        haSalvata: letto.salvato.saved,
        ...{ superato, inCorso, salvataggio, salvaPoi, presenti },
      },
    [letto, piano, contesto, superato, inCorso, salvataggio, salvaPoi, presenti],
  )
  const scelto = useMemo(() => ordine && { id: ordine.pk, numeroCommessa: ordine.numeroCommessa }, [ordine])
  const salvata = piano.saved
  const puoMuovere = useCallback(
    (fase: Fase, capo: Capo) => campiAbilitati(fase).inizio && (capo === 'inizio' || salvata),
    [salvata],
  )
  const cerca = useCallback(() => apri({ tipo: 'cerca' }), [apri])
  const vai = useCallback(
    (nuovo: string) => {
      imposta({ data: nuovo }, { sostituisci: true })
      comandi.current?.vaiA(nuovo)
    },
    [imposta],
  )
  const ingrandisci = useCallback((zoom: Zoom) => imposta({ zoom }, { sostituisci: true }), [imposta])
  const cambiaVista = useCallback((nuova: Vista) => imposta({ vista: nuova }), [imposta])
  const stampaSettimana = useCallback(() => setStampa(true), [])

  function lascia({ nomeFase, capo, valore }: Presa) {
    // Relaxed: what is dropped goes where the ghost has shown.
    if (capo === 'inizio') schedulatore.azioni.inizio(nomeFase, valore, true)
    else schedulatore.apri({ tipo: 'fine', nomeFase, proposta: valore })
  }
  function mostraFase(nomeFase: string) {
    document.getElementById(`fase-${nomeFase}`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }

  return (
    <Pagina
      titolo="Schedulatore"
      inAttesa={inAttesa}
      piena
      azioni={
        <BarraStrumenti
          arco={arco}
          oggi={oggi}
          giorno={giorno}
          zoom={valori.zoom}
          vista={vista}
          onVai={vai}
          onZoom={ingrandisci}
          onVista={cambiaVista}
          onStampa={stampaSettimana}
          onCerca={cerca}
        />
      }
    >
      {vista === 'tabella' ? (
        <TabellaGemella giorno={giorno} dati={linea} ordine={dati} lampi={lampi} azioni={schedulatore.azioni} />
      ) : (
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1 }}>
          {dati ? <Pannello dati={dati} azioni={schedulatore.azioni} /> : <SenzaOrdine onScegli={apriOrdine} />}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
            <LineaTempo
              arco={arco}
              adesso={adesso}
              zoom={valori.zoom}
              dati={linea}
              ordine={scelto}
              consegna={ordine?.dataConsegna ?? null}
              tardi={(margine(fineDelPiano(piano.fasi), ordine?.dataConsegna ?? null) ?? 0) < 0}
              fasi={piano.fasi}
              conErrore={piano.errori.length > 0}
              lampi={lampi}
              fantasma={fantasma?.fasi ?? null}
              giornoIniziale={giorno}
              comandi={comandi}
              puoMuovere={puoMuovere}
              onPresa={segui}
              onLasciata={lascia}
              onScegliFase={mostraFase}
              onApriOrdine={apriOrdine}
              onRipara={schedulatore.azioni.apriRipara}
              onFinestra={guarda}
            />
            <Chiave conErrore={piano.errori.length > 0} />
          </Box>
          {fantasma && <EsitoTrascinamento testo={esitoFantasma(piano.fasi, fantasma)} />}
        </Box>
      )}
      <Dialoghi
        dialogo={schedulatore.dialogo}
        dati={dati}
        salvate={letto?.salvato.prova.fasi ?? []}
        salvataggio={schedulatore.salvataggio}
        onChiudi={schedulatore.chiudi}
        onScegli={(id) => {
          schedulatore.chiudi()
          apriOrdine(id)
        }}
        onConsegna={(nuovo) => void schedulatore.spostaConsegna(nuovo)}
        onSpostaFine={(fase, fine, modo) => void schedulatore.spostaFine(fase, fine, modo)}
        onRipara={(cella) => void schedulatore.ripara(cella)}
        onRicalcola={schedulatore.ricalcola}
      />
      {stampa && (
        <StampaSettimana
          lunedi={lunedi(giorno)}
          reparti={repartiDi(linea)}
          celle={celle}
          adesso={adesso}
          onStampata={() => setStampa(false)}
        />
      )}
    </Pagina>
  )
}
