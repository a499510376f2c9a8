import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useLabelQuery } from '#generated/useLabelQuery.graphql.ts'
import { errorMessage, NetworkError } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import type { PickedOrdine } from '../add/OrdineChoice.tsx'
import { readChosenOrdine } from '../add/ordiniDaLavorare.ts'

const query = graphql`
  query useLabelQuery($ordine: Int!) {
    ordiniDaLavorare(ordinePk: $ordine) {
      ...ordiniDaLavorare_ordine
    }
    rimanenzeOrdine(ordinePk: $ordine) {
      lavorazioni {
        pk
        pezziTotali
        pezziEseguiti
      }
    }
  }
`

/** What the label of a piece says. */
export interface PezzoOfLabel {
  /** Number of the order; null where the address makes no sense. */
  readonly ordine: number | null
  /** Place of its line in the order; 0 where the label does not say it. */
  readonly riga: number
}

/** The order of a label, and the operations that it has pieces left for. */
export interface LabelledWork {
  readonly ordine: PickedOrdine
  readonly lavorazioni: ReadonlySet<number>
}

const NOTHING_LEFT =
  'Dell’ordine di questa etichetta non resta niente da lavorare: è finito, è chiuso per l’officina o non c’è più.'
const NO_NETWORK = 'Senza rete l’etichetta non si può leggere: cerca l’ordine con «Aggiungi attività».'

/** @throws NetworkError, ServerError; null where nothing of the order is left */
async function readWork(ordine: number, signal: AbortSignal): Promise<LabelledWork | null> {
  const { ordiniDaLavorare, rimanenzeOrdine } = await fetchFresh<useLabelQuery>(query, { ordine }, signal)
  const [left] = ordiniDaLavorare
  if (!left) return null
  const lavorazioni = (rimanenzeOrdine ?? [])
    .flatMap((one) => one.lavorazioni)
    .filter(({ pezziTotali, pezziEseguiti }) => pezziEseguiti < pezziTotali)
  return { ordine: readChosenOrdine(left, null), lavorazioni: new Set(lavorazioni.map(({ pk }) => pk)) }
}

interface Options {
  /** What the address says; null when it is of no label. */
  asked: PezzoOfLabel | null
  /** Opens the own work on an order, where some goes on. @returns false where there is none */
  openWork: (ordine: number) => boolean
  openByPk: (attivita: number) => void
  /** Shows what can be begun on it. */
  begin: () => void
  /** The address is done with. */
  done: () => void
}

/** What the label of a piece leads an operator to: the own work on its order, else what can be begun there. */
export function useLabel({ asked, openWork, openByPk, begin, done }: Options) {
  /** The one that was opened last: its line stays marked. */
  const [label, setLabel] = useState<PezzoOfLabel | null>(null)
  const [work, setWork] = useState<LabelledWork | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const lead = useEffectEvent(async (at: PezzoOfLabel, signal: AbortSignal) => {
    setLabel(at)
    setWork(null)
    setNotice(null)
    if (at.ordine === null) return end(NOTHING_LEFT)
    if (openWork(at.ordine)) return end()
    try {
      const read = await readWork(at.ordine, signal)
      if (signal.aborted) return
      if (!read) return end(NOTHING_LEFT)
      if (read.ordine.opened !== null) {
        openByPk(read.ordine.opened)
        return end()
      }
      setWork(read)
      begin()
      end()
    } catch (error) {
      if (!signal.aborted) end(error instanceof NetworkError ? NO_NETWORK : errorMessage(error))
    }
  })
  function end(words: string | null = null) {
    setNotice(words)
    done()
  }

  const [ordine, riga] = asked ? [asked.ordine, asked.riga] : [null, null]
  useEffect(() => {
    if (riga === null) return
    const stop = new AbortController()
    void lead({ ordine, riga }, stop.signal)
    return () => stop.abort()
  }, [ordine, riga])

  return { label, work, notice, forget: () => setWork(null), dismiss: () => setNotice(null) }
}
