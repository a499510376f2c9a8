import GlobalStyles from '@mui/material/GlobalStyles'
import type { CSSObject } from '@mui/material/styles'
import { memo, type Ref, useCallback, useImperativeHandle, useMemo, useState } from 'react'
import type { Cella, Fase, RigaFase } from '../modello.ts'
import { aggiungiGiorni } from '../tempo.ts'
import { BarreOrdine } from './BarreOrdine.tsx'
import type { BarreRiga } from './corsie.ts'
import { DettaglioCella } from './DettaglioCella.tsx'
import { ALTEZZA_TESTATA, type Arco, LARGHEZZA_GIORNO, LARGHEZZA_LEGENDA, xDi, type Zoom } from './geometria.ts'
import { festivo, Intestazione } from './Intestazione.tsx'
import { Legenda } from './Legenda.tsx'
import { liberiPerSettimana } from './liberi.ts'
import { RigaBarre } from './RigaBarre.tsx'
import { RigaCelle } from './RigaCelle.tsx'
import { corsieVisibili, disponiRighe } from './righe.ts'
import { stileLinea } from './stile/stileLinea.ts'
import { useCellaAttiva } from './useCellaAttiva.ts'
import { useScorrimento } from './useScorrimento.ts'
import { type Presa, useTrascina } from './useTrascina.ts'

export interface DatiLinea {
  righe: readonly RigaFase[]
  celle: ReadonlyMap<string, Cella>
  barre: ReadonlyMap<string, BarreRiga>
  festivi: ReadonlySet<string>
}

/** What others may ask of the timeline. */
export interface ComandiLinea {
  vaiA: (giorno: string) => void
}

interface Props {
  arco: Arco
  /** Now, 'YYYY-MM-DD HH:mm:ss' in the factory. */
  adesso: string
  zoom: Zoom
  dati: DatiLinea
  ordine: { id: number; numeroCommessa: string } | null
  /** Its delivery (approntamento), YYYY-MM-DD, and whether the plan ends later. */
  consegna: string | null
  tardi: boolean
  /** The plan on screen. */
  fasi: readonly Fase[]
  /** The plan has an error: yellow in place of pink. */
  conErrore: boolean
  /** Keys of cells that have just changed. */
  lampi: ReadonlySet<string>
  /** Where everything would go if the bar in hand were dropped. */
  fantasma: readonly Fase[] | null
  /** Day to begin at. */
  giornoIniziale: string
  comandi?: Ref<ComandiLinea>
  /** Whether the phase's start, or end, may be dragged. */
  puoMuovere: (fase: Fase, capo: 'inizio' | 'fine') => boolean
  onPresa: (presa: Presa | null) => void
  onLasciata: (presa: Presa) => void
  onScegliFase: (nomeFase: string) => void
  onApriOrdine: (ordine: number) => void
  /** A broken cell is to be mended. */
  onRipara: (cella: Cella) => void
  /** The days on screen have changed: `[da, a)`. */
  onFinestra: (da: string, a: string) => void
}

const NESSUNA: BarreRiga = { barre: [], corsie: 0 }
const NIENTE: ReadonlyMap<string, number> = new Map()

/** The timeline: phases as rows, days as columns; only what is on screen is in the page. */
export function LineaTempo(props: Props) {
  const { arco, adesso, zoom, dati, ordine, consegna, tardi, fasi, conErrore, lampi, fantasma, comandi } = props
  const oggi = adesso.slice(0, 10)
  const [aperte, setAperte] = useState<ReadonlySet<string>>(new Set())
  const { scorrevole, finestra, verticale, vaiA } = useScorrimento({
    arco,
    zoom,
    giornoIniziale: props.giornoIniziale,
    onFinestra: props.onFinestra,
  })
  useImperativeHandle(comandi, () => ({ vaiA }), [vaiA])

  const { righe, altezza } = useMemo(() => {
    const corsie = new Map([...dati.barre].map(([nome, { corsie: n }]) => [nome, n]))
    return disponiRighe(dati.righe, aperte, corsie)
  }, [dati.righe, dati.barre, aperte])
  const liberi = useMemo(() => liberiPerSettimana(dati.celle), [dati.celle])
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
  const { presa, trascina } = useTrascina({ arco, zoom, onPresa: props.onPresa, onLasciata: props.onLasciata })
  const cella = useCellaAttiva({ righe, arco, zoom, oggi, scorrevole, vaiA })

  const giorno = LARGHEZZA_GIORNO[zoom]
  const giorni = Array.from({ length: finestra.a - finestra.da }, (_, indice) => finestra.da + indice)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, a section would not say so
    <div
      ref={scorrevole}
      className={conErrore ? 'sl-linea sl-con-errore' : 'sl-linea'}
      role="region"
      aria-label="Linea del tempo"
      {...cella.gestori}
    >
      <Stile />
      <div
        className="sl-corpo"
        style={{ width: LARGHEZZA_LEGENDA + arco.giorni * giorno, height: ALTEZZA_TESTATA + altezza }}
      >
        <div className="sl-testata">
          <div className="sl-angolo" />
          <Intestazione
            arco={arco}
            finestra={finestra}
            zoom={zoom}
            oggi={oggi}
            festivi={dati.festivi}
            consegna={consegna}
            tardi={tardi}
            liberi={liberi}
          />
        </div>
        <div className="sl-colonna" style={{ height: altezza }}>
          {righe.map((riga) => (
            <Legenda
              key={riga.nomeFase}
              riga={riga}
              corsie={(dati.barre.get(riga.nomeFase) ?? NESSUNA).corsie}
              onApri={apri}
            />
          ))}
        </div>
        <div className="sl-righe" style={{ width: arco.giorni * giorno, height: altezza }}>
          {giorni.map((indice) => (
            <div
              key={indice}
              className={`sl-giorno${zoom === 'giorno' ? ' sl-con-ore' : ''}${festivo(aggiungiGiorni(arco.inizio, indice), dati.festivi) ? ' sl-festivo' : ''}`}
              style={{ left: indice * giorno, width: giorno }}
            />
          ))}
          {consegna && consegna >= arco.inizio && consegna < arco.fine && (
            <div
              className={tardi ? 'sl-consegna sl-tardi' : 'sl-consegna'}
              style={{ left: xDi(aggiungiGiorni(consegna, 1), arco, zoom) }}
            />
          )}
          <div className="sl-adesso" style={{ left: xDi(adesso, arco, zoom) }} />
          {righe.map((riga) => {
            const [prima, dopo] = corsieVisibili(riga, verticale.da, verticale.altezza)
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
                  <RigaBarre
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
                  <RigaCelle
                    reparto={riga.reparto}
                    celle={dati.celle}
                    arco={arco}
                    finestra={finestra}
                    zoom={zoom}
                    corrente={ordine}
                    minuti={minuti.get(riga.nomeFase) ?? NIENTE}
                    lampi={lampi}
                    attiva={cella.attiva}
                  />
                )}
              </div>
            )
          })}
          <BarreOrdine
            fasi={fasi}
            fantasma={fantasma}
            righe={righe}
            arco={arco}
            zoom={zoom}
            presa={presa}
            trascina={trascina}
            puoMuovere={props.puoMuovere}
            scorrevole={scorrevole}
            vaiA={vaiA}
            onScegliFase={props.onScegliFase}
          />
        </div>
      </div>
      <DettaglioCella
        cella={cella.mostrata ? (dati.celle.get(cella.mostrata) ?? null) : null}
        ancora={cella.ancora}
        corrente={ordine}
        fasi={fasi}
        onApriOrdine={props.onApriOrdine}
        onRipara={props.onRipara}
        onChiudi={cella.chiudi}
        onEntra={cella.trattieni}
      />
    </div>
  )
}

/** Apart, once: a thousand lines of style are not put together again at each screenful. */
const Stile = memo(function Stile() {
  return <GlobalStyles styles={(theme) => ({ '.sl-linea': stileLinea(theme) as CSSObject })} />
})

function minutiPerFase(fasi: readonly Fase[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    fasi.map(({ nomeFase, occupations }) => [nomeFase, new Map(occupations.map(({ date, time }) => [date, time]))]),
  )
}
