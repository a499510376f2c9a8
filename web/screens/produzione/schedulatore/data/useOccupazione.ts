import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { errorMessage } from '../../../../relay/errors.ts'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { Arco } from '../linea/geometry.ts'
import { arrangeInLanes, type RowBars } from '../linea/lanes.ts'
import { cellaKey, type ShownCella, type TimelineBar } from '../model.ts'
import { addCivilDays } from '../time.ts'
import type { useOccupazioneBarreQuery } from './__generated__/useOccupazioneBarreQuery.graphql.ts'
import type { useOccupazioneQuery } from './__generated__/useOccupazioneQuery.graphql.ts'
import { barsWith } from './barsWith.ts'
import { type BlockRange, daysOfBlocks, missingBlocks } from './blocks.ts'
import { changedEntries } from './changed.ts'
import { readBars, readCella } from './read.ts'

const query = graphql`
  query useOccupazioneQuery($da: Date!, $a: Date!, $ordine: Int!, $conOrdini: Boolean!) {
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
      ordini @include(if: $conOrdini) {
        pk
        numeroCommessa
        minuti
      }
    }
  }
`

const queryBarre = graphql`
  query useOccupazioneBarreQuery($da: Date!, $a: Date!, $ordini: [Int!]) {
    fasiInArco(fromDate: $da, toDate: $a, ordini: $ordini)
  }
`

/** A burst of changes is one reading of the bars. */
const RACCOLTA = 150

interface Letto {
  celle: ReadonlyMap<string, ShownCella>
  /** By phase and order. */
  barre: ReadonlyMap<string, TimelineBar>
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
  visti: BlockRange | null
  seguiti: BlockRange | null
  /** Told the keys of cells that a later reading found different: somebody else's work. */
  onCambiate: (chiavi: readonly string[]) => void
}

/**
 * Cells and bars of the days on screen, read by blocks as they come near. What isn't followed any more stays drawn, and
 * is read again when it comes back.
 */
export function useOccupazione({ arco, ordine, nomi, conOrdini, visti, seguiti, onCambiate }: Opzioni) {
  const notices = useNotices()
  const [letto, setLetto] = useState<Letto>({ celle: new Map(), barre: new Map() })
  /** Blocks that are as the database has them, and whether with their orders. */
  const vivi = useRef(new Map<number, boolean>())
  const underWay = useRef(new Set<AbortController>())
  /** One reading after the other: an older answer never comes over a newer one. */
  const coda = useRef<Promise<unknown>>(Promise.resolve())
  const inCoda = useRef(0)
  /** Cells pushed while a reading was on its way: it may have left before they changed. */
  const spinte = useRef(new Map<string, ShownCella>())
  const last = useRef(letto)
  last.current = letto
  useEffect(() => {
    const aperte = underWay.current
    return () => {
      for (const una of aperte) una.abort()
    }
  }, [])

  function show(nuovo: Partial<Letto>, arrivate: readonly ShownCella[]) {
    const diverse = arrivate.filter((cella) => changedEntries(last.current.celle.get(cellaKey(cella)), cella))
    last.current = { ...last.current, ...nuovo }
    setLetto(last.current)
    onCambiate(diverse.map(cellaKey))
  }

  /** Runs a reading after those before it. @returns whether it could */
  function accoda(lettura: (segnale: AbortSignal) => Promise<void>): Promise<boolean> {
    inCoda.current++
    const fatta = coda.current.then(async () => {
      const interruzione = new AbortController()
      underWay.current.add(interruzione)
      try {
        await lettura(interruzione.signal)
        return true
      } catch (error) {
        if (!interruzione.signal.aborted) notices.errore(errorMessage(error))
        return false
      } finally {
        underWay.current.delete(interruzione)
        if (--inCoda.current === 0) spinte.current.clear()
      }
    })
    coda.current = fatta
    return fatta
  }

  function read(blocchi: BlockRange) {
    const { da, a } = daysOfBlocks(arco, blocchi)
    const numeri = Array.from({ length: blocchi.dopo - blocchi.primo }, (_, index) => blocchi.primo + index)
    for (const numero of numeri) vivi.current.set(numero, conOrdini)
    const giorni = { da, a: addCivilDays(a, -1) }
    void accoda(async (segnale) => {
      // Asked together; the cells come first, and are what is waited for.
      const altre = fetchFresh<useOccupazioneBarreQuery>(queryBarre, giorni, segnale)
      altre.catch(() => undefined)
      const dati = await fetchFresh<useOccupazioneQuery>(query, { ...giorni, ordine, conOrdini }, segnale)
      const nuove = dati.schedulerSlots.map(readCella).map((cella) => spinte.current.get(cellaKey(cella)) ?? cella)
      const celle = new Map(last.current.celle)
      for (const cella of nuove) celle.set(cellaKey(cella), cella)
      show({ celle }, nuove)
      const { fasiInArco } = await altre
      const outside = ({ inizio, fine }: TimelineBar) => fine <= da || inizio >= a
      show({ barre: barsWith(last.current.barre, outside, readBars(fasiInArco, nomi)) }, [])
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
    for (const tratto of missingBlocks(visti, manca)) read(tratto)
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
    const { da, a } = daysOfBlocks(arco, seguiti)
    void accoda(async (segnale) => {
      const variables = { da, a: addCivilDays(a, -1), ordini }
      const dati = await fetchFresh<useOccupazioneBarreQuery>(queryBarre, variables, segnale)
      const tolti = new Set(ordini)
      const altrui = ({ ordine }: TimelineBar) => !tolti.has(ordine)
      show({ barre: barsWith(last.current.barre, altrui, readBars(dati.fasiInArco, nomi)) }, [])
    })
  }

  /** Takes cells that the server has pushed; the bars of the orders that it names are read a little later. */
  function applica(nuove: readonly ShownCella[], ordini: readonly number[]) {
    const celle = new Map(last.current.celle)
    const note = nuove.filter((cella) => celle.has(cellaKey(cella)))
    if (inCoda.current > 0) for (const cella of nuove) spinte.current.set(cellaKey(cella), cella)
    for (const cella of note) celle.set(cellaKey(cella), cella)
    show({ celle }, note)
    for (const uno of ordini) daRileggere.current.add(uno)
    clearTimeout(timerBarre.current)
    timerBarre.current = setTimeout(rileggiBarre, RACCOLTA)
  }

  /** Reads again all that is on screen. */
  function rileggi() {
    vivi.current.clear()
    leggiMancanti()
  }

  const disposte = useRef<ReadonlyMap<string, RowBars>>(new Map())
  const barre = useMemo(() => {
    const altrui = [...letto.barre.values()].filter((barra) => barra.ordine !== ordine)
    const perFase = Map.groupBy(altrui, ({ nomeFase }) => nomeFase)
    disposte.current = new Map(
      [...perFase].map(([nome, sue]) => [nome, arrangeInLanes(sue, disposte.current.get(nome))]),
    )
    return disposte.current
  }, [letto.barre, ordine])

  return { celle: letto.celle, barre, rileggi, applica }
}
