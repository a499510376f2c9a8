import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { chiediFresco } from '../../../relay/chiediFresco.ts'
import { messaggioErrore } from '../../../relay/errors.ts'
import { useAvvisi } from '../../../ui/Avvisi.tsx'
import { disponiInCorsie } from '../linea/corsie.ts'
import type { Arco } from '../linea/geometria.ts'
import type { BarreRiga } from '../linea/LineaTempo.tsx'
import { type Barra, type Cella, chiaveCella } from '../modello.ts'
import { aggiungiGiorni, giorniFra } from '../tempo.ts'
import type { useOccupazioneBarreQuery } from './__generated__/useOccupazioneBarreQuery.graphql.ts'
import type { useOccupazioneQuery } from './__generated__/useOccupazioneQuery.graphql.ts'
import { cambiate } from './cambiate.ts'
import { leggiCella } from './leggi.ts'

const query = graphql`
  query useOccupazioneQuery($da: String!, $a: String!) {
    schedulerSlots(fromDate: $da, toDate: $a) {
      giorno
      reparto
      capacita
      occupato
      libero
      stato
      ore
      ordini
    }
    fasiInArco(fromDate: $da, toDate: $a)
  }
`

const soloBarre = graphql`
  query useOccupazioneBarreQuery($da: String!, $a: String!) {
    fasiInArco(fromDate: $da, toDate: $a)
  }
`

/** A burst of changes is one reading of the bars. */
const RACCOLTA = 400

/** Days read at once: a few screens, and a small answer. */
const BLOCCO = 28

interface Letto {
  celle: ReadonlyMap<string, Cella>
  /** By phase and order. */
  barre: ReadonlyMap<string, Barra>
}

const chiaveBarra = ({ nomeFase, ordine }: Pick<Barra, 'nomeFase' | 'ordine'>) => `${nomeFase} ${ordine}`

/**
 * Cells and bars of the days that have been on screen, read by blocks as they come near.
 * @param senzaOrdine the order on screen, whose bars are drawn by themselves
 * @param onCambiate told the keys of cells that a later reading found different: somebody else's work
 */
export function useOccupazione(
  arco: Arco,
  senzaOrdine: number | null,
  onCambiate: (chiavi: readonly string[]) => void,
) {
  const avvisi = useAvvisi()
  const [letto, setLetto] = useState<Letto>({ celle: new Map(), barre: new Map() })
  const blocchi = useRef(new Set<number>())
  const inCorso = useRef(new Set<AbortController>())
  /** One reading after the other: an older answer never comes over a newer one. */
  const coda = useRef<Promise<unknown>>(Promise.resolve())
  const ultimo = useRef(letto)
  ultimo.current = letto
  useEffect(() => {
    const aperte = inCorso.current
    return () => {
      for (const una of aperte) una.abort()
    }
  }, [])

  const esegui = useCallback(
    async (da: string, a: string) => {
      const interruzione = new AbortController()
      inCorso.current.add(interruzione)
      try {
        const variabili = { da, a: aggiungiGiorni(a, -1) }
        const dati = await chiediFresco<useOccupazioneQuery>(query, variabili, interruzione.signal)
        if (interruzione.signal.aborted) return false
        const celle = new Map(ultimo.current.celle)
        const nuove = dati.schedulerSlots.map(leggiCella)
        const diverse = nuove.filter((cella) => cambiate(celle.get(chiaveCella(cella)), cella)).map(chiaveCella)
        for (const cella of nuove) celle.set(chiaveCella(cella), cella)
        const barre = new Map([...ultimo.current.barre].filter(([, { inizio, fine }]) => fine <= da || inizio >= a))
        for (const barra of dati.fasiInArco as readonly Barra[]) barre.set(chiaveBarra(barra), barra)
        ultimo.current = { celle, barre }
        setLetto(ultimo.current)
        onCambiate(diverse)
        return true
      } catch (errore) {
        if (interruzione.signal.aborted) return false
        avvisi.errore(messaggioErrore(errore))
        return false
      } finally {
        inCorso.current.delete(interruzione)
      }
    },
    [avvisi, onCambiate],
  )

  /** Reads days `[da, a)`, replacing what was known of them. @returns whether it could */
  const leggi = useCallback(
    (da: string, a: string) => {
      const lettura = coda.current.then(() => esegui(da, a))
      coda.current = lettura
      return lettura
    },
    [esegui],
  )

  const bordi = useCallback(
    (blocco: number): [string, string] => {
      const da = aggiungiGiorni(arco.inizio, blocco * BLOCCO)
      const a = aggiungiGiorni(da, BLOCCO)
      return [da, a < arco.fine ? a : arco.fine]
    },
    [arco],
  )

  /** Makes sure that days `[da, a)` are there. */
  const carica = useCallback(
    (da: string, a: string) => {
      const primo = Math.max(0, Math.floor(giorniFra(arco.inizio, da) / BLOCCO))
      const dopo = Math.ceil(Math.min(arco.giorni, giorniFra(arco.inizio, a)) / BLOCCO)
      for (let blocco = primo; blocco < dopo; blocco++) {
        if (blocchi.current.has(blocco)) continue
        blocchi.current.add(blocco)
        void leggi(...bordi(blocco)).then((riuscito) => {
          if (!riuscito) blocchi.current.delete(blocco)
        })
      }
    },
    [arco, leggi, bordi],
  )

  const timerBarre = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timerBarre.current), [])

  const leggiBarre = useCallback(async () => {
    if (blocchi.current.size === 0) return
    const interruzione = new AbortController()
    inCorso.current.add(interruzione)
    const da = bordi(Math.min(...blocchi.current))[0]
    const a = aggiungiGiorni(bordi(Math.max(...blocchi.current))[1], -1)
    try {
      const dati = await chiediFresco<useOccupazioneBarreQuery>(soloBarre, { da, a }, interruzione.signal)
      const barre = new Map((dati.fasiInArco as readonly Barra[]).map((barra) => [chiaveBarra(barra), barra]))
      ultimo.current = { ...ultimo.current, barre }
      setLetto(ultimo.current)
    } catch (errore) {
      if (!interruzione.signal.aborted) avvisi.errore(messaggioErrore(errore))
    } finally {
      inCorso.current.delete(interruzione)
    }
  }, [avvisi, bordi])

  /** Takes cells that the server has pushed; the bars of suppliers are read again a little later. */
  const applica = useCallback(
    (nuove: readonly Cella[]) => {
      const celle = new Map(ultimo.current.celle)
      const note = nuove.filter((cella) => celle.has(chiaveCella(cella)))
      const diverse = note.filter((cella) => cambiate(celle.get(chiaveCella(cella)), cella)).map(chiaveCella)
      for (const cella of note) celle.set(chiaveCella(cella), cella)
      ultimo.current = { ...ultimo.current, celle }
      setLetto(ultimo.current)
      onCambiate(diverse)
      clearTimeout(timerBarre.current)
      timerBarre.current = setTimeout(() => {
        coda.current = coda.current.then(leggiBarre)
      }, RACCOLTA)
    },
    [leggiBarre, onCambiate],
  )

  /** Reads again the known blocks that touch days `[da, a)`; all of them when no day is given. */
  const rileggi = useCallback(
    (da: string = arco.inizio, a: string = arco.fine) => {
      for (const blocco of blocchi.current) {
        const [inizio, fine] = bordi(blocco)
        if (inizio < a && fine > da) void leggi(inizio, fine)
      }
    },
    [arco, leggi, bordi],
  )

  const barre = useMemo<ReadonlyMap<string, BarreRiga>>(() => {
    const altrui = [...letto.barre.values()].filter(({ ordine }) => ordine !== senzaOrdine)
    const perFase = Map.groupBy(altrui, ({ nomeFase }) => nomeFase)
    return new Map([...perFase].map(([nome, sue]) => [nome, disponiInCorsie(sue)]))
  }, [letto.barre, senzaOrdine])

  return { celle: letto.celle, barre, carica, rileggi, applica }
}
