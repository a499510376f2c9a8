import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { chiediFresco } from '../../../../relay/chiediFresco.ts'
import { messaggioErrore } from '../../../../relay/errors.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import { type BarreRiga, disponiInCorsie } from '../linea/corsie.ts'
import type { Arco } from '../linea/geometria.ts'
import { type Barra, type Cella, chiaveCella } from '../modello.ts'
import { aggiungiGiorni } from '../tempo.ts'
import type { useOccupazioneBarreQuery } from './__generated__/useOccupazioneBarreQuery.graphql.ts'
import type { useOccupazioneQuery } from './__generated__/useOccupazioneQuery.graphql.ts'
import { barreCon } from './barreCon.ts'
import { type Blocchi, giorniDi, mancanti } from './blocchi.ts'
import { cambiate } from './cambiate.ts'
import { leggiBarre, leggiCella } from './leggi.ts'

const query = graphql`
  query useOccupazioneQuery($da: String!, $a: String!, $ordine: Int!, $conOrdini: Boolean!) {
    schedulerSlots(fromDate: $da, toDate: $a) {
      giorno
      reparto
      capacita
      occupato
      libero
      stato
      ore
      quantiOrdini
      minutiDi(ordine: $ordine)
      ordini @include(if: $conOrdini)
    }
  }
`

const queryBarre = graphql`
  query useOccupazioneBarreQuery($da: String!, $a: String!, $ordini: [Int!]) {
    fasiInArco(fromDate: $da, toDate: $a, ordini: $ordini)
  }
`

/** A burst of changes is one reading of the bars. */
const RACCOLTA = 150

interface Letto {
  celle: ReadonlyMap<string, Cella>
  /** By phase and order. */
  barre: ReadonlyMap<string, Barra>
}

interface Opzioni {
  arco: Arco
  /** The order on screen, whose bars are drawn by themselves; 0 for none. */
  ordine: number
  /** Names of suppliers. */
  nomi: ReadonlyMap<number, string>
  /** What is on screen tells the orders of a cell apart. */
  conOrdini: boolean
  /** The blocks on screen, and those that are followed live; null before the first window. */
  visti: Blocchi | null
  seguiti: Blocchi | null
  /** Told the keys of cells that a later reading found different: somebody else's work. */
  onCambiate: (chiavi: readonly string[]) => void
}

/**
 * Cells and bars of the days on screen, read by blocks as they come near. What isn't followed any more stays drawn, and
 * is read again when it comes back.
 */
export function useOccupazione({ arco, ordine, nomi, conOrdini, visti, seguiti, onCambiate }: Opzioni) {
  const avvisi = useAvvisi()
  const [letto, setLetto] = useState<Letto>({ celle: new Map(), barre: new Map() })
  /** Blocks that are as the database has them, and whether with their orders. */
  const vivi = useRef(new Map<number, boolean>())
  const inCorso = useRef(new Set<AbortController>())
  /** One reading after the other: an older answer never comes over a newer one. */
  const coda = useRef<Promise<unknown>>(Promise.resolve())
  const inCoda = useRef(0)
  /** Cells pushed while a reading was on its way: it may have left before they changed. */
  const spinte = useRef(new Map<string, Cella>())
  const ultimo = useRef(letto)
  ultimo.current = letto
  useEffect(() => {
    const aperte = inCorso.current
    return () => {
      for (const una of aperte) una.abort()
    }
  }, [])

  function mostra(nuovo: Partial<Letto>, arrivate: readonly Cella[]) {
    const diverse = arrivate.filter((cella) => cambiate(ultimo.current.celle.get(chiaveCella(cella)), cella))
    ultimo.current = { ...ultimo.current, ...nuovo }
    setLetto(ultimo.current)
    onCambiate(diverse.map(chiaveCella))
  }

  /** Runs a reading after those before it. @returns whether it could */
  function accoda(lettura: (segnale: AbortSignal) => Promise<void>): Promise<boolean> {
    inCoda.current++
    const fatta = coda.current.then(async () => {
      const interruzione = new AbortController()
      inCorso.current.add(interruzione)
      try {
        await lettura(interruzione.signal)
        return true
      } catch (errore) {
        if (!interruzione.signal.aborted) avvisi.errore(messaggioErrore(errore))
        return false
      } finally {
        inCorso.current.delete(interruzione)
        if (--inCoda.current === 0) spinte.current.clear()
      }
    })
    coda.current = fatta
    return fatta
  }

  function leggi(blocchi: Blocchi) {
    const { da, a } = giorniDi(arco, blocchi)
    const numeri = Array.from({ length: blocchi.dopo - blocchi.primo }, (_, indice) => blocchi.primo + indice)
    for (const numero of numeri) vivi.current.set(numero, conOrdini)
    const giorni = { da, a: aggiungiGiorni(a, -1) }
    void accoda(async (segnale) => {
      // Asked together; the cells come first, and are what is waited for.
      const altre = chiediFresco<useOccupazioneBarreQuery>(queryBarre, giorni, segnale)
      altre.catch(() => undefined)
      const dati = await chiediFresco<useOccupazioneQuery>(query, { ...giorni, ordine, conOrdini }, segnale)
      const nuove = dati.schedulerSlots.map(leggiCella).map((cella) => spinte.current.get(chiaveCella(cella)) ?? cella)
      const celle = new Map(ultimo.current.celle)
      for (const cella of nuove) celle.set(chiaveCella(cella), cella)
      mostra({ celle }, nuove)
      const { fasiInArco } = await altre
      const fuori = ({ inizio, fine }: Barra) => fine <= da || inizio >= a
      mostra({ barre: barreCon(ultimo.current.barre, fuori, leggiBarre(fasiInArco, nomi)) }, [])
    }).then((riuscita) => {
      if (!riuscita) for (const numero of numeri) vivi.current.delete(numero)
    })
  }

  function leggiMancanti() {
    if (!visti || !seguiti) return
    for (const blocco of vivi.current.keys()) {
      if (blocco < seguiti.primo || blocco >= seguiti.dopo) vivi.current.delete(blocco)
    }
    const manca = (blocco: number) => {
      const conSuoi = vivi.current.get(blocco)
      return blocco >= seguiti.primo && blocco < seguiti.dopo && (conSuoi === undefined || (conOrdini && !conSuoi))
    }
    for (const tratto of mancanti(visti, manca)) leggi(tratto)
  }
  const completa = useEffectEvent(leggiMancanti)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may ask for something more
  useEffect(() => completa(), [visti, seguiti, conOrdini])
  // From now on what is pushed comes without its orders: when they are drawn again they are read again.
  useEffect(() => {
    if (!conOrdini) for (const blocco of vivi.current.keys()) vivi.current.set(blocco, false)
  }, [conOrdini])

  const daRileggere = useRef(new Set<number>())
  const timerBarre = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timerBarre.current), [])

  function rileggiBarre() {
    const ordini = [...daRileggere.current]
    daRileggere.current.clear()
    if (!seguiti || ordini.length === 0) return
    const { da, a } = giorniDi(arco, seguiti)
    void accoda(async (segnale) => {
      const variabili = { da, a: aggiungiGiorni(a, -1), ordini }
      const dati = await chiediFresco<useOccupazioneBarreQuery>(queryBarre, variabili, segnale)
      const tolti = new Set(ordini)
      const altrui = ({ ordine }: Barra) => !tolti.has(ordine)
      mostra({ barre: barreCon(ultimo.current.barre, altrui, leggiBarre(dati.fasiInArco, nomi)) }, [])
    })
  }

  /** Takes cells that the server has pushed; the bars of the orders that it names are read a little later. */
  function applica(nuove: readonly Cella[], ordini: readonly number[]) {
    const celle = new Map(ultimo.current.celle)
    const note = nuove.filter((cella) => celle.has(chiaveCella(cella)))
    if (inCoda.current > 0) for (const cella of nuove) spinte.current.set(chiaveCella(cella), cella)
    for (const cella of note) celle.set(chiaveCella(cella), cella)
    mostra({ celle }, note)
    for (const uno of ordini) daRileggere.current.add(uno)
    clearTimeout(timerBarre.current)
    timerBarre.current = setTimeout(rileggiBarre, RACCOLTA)
  }

  /** Reads again all that is on screen. */
  function rileggi() {
    vivi.current.clear()
    leggiMancanti()
  }

  const disposte = useRef<ReadonlyMap<string, BarreRiga>>(new Map())
  const barre = useMemo(() => {
    const altrui = [...letto.barre.values()].filter((barra) => barra.ordine !== ordine)
    const perFase = Map.groupBy(altrui, ({ nomeFase }) => nomeFase)
    disposte.current = new Map(
      [...perFase].map(([nome, sue]) => [nome, disponiInCorsie(sue, disposte.current.get(nome))]),
    )
    return disposte.current
  }, [letto.barre, ordine])

  return { celle: letto.celle, barre, rileggi, applica }
}
