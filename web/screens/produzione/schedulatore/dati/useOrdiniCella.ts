import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { chiediFresco } from '../../../../relay/chiediFresco.ts'
import type { Cella, QuotaOrdine } from '../modello.ts'
import type { useOrdiniCellaQuery } from './__generated__/useOrdiniCellaQuery.graphql.ts'
import { leggiQuote } from './leggi.ts'

const query = graphql`
  query useOrdiniCellaQuery($giorno: String!) {
    schedulerSlots(fromDate: $giorno, toDate: $giorno) {
      reparto
      ordini
    }
  }
`

/** Who fills a cell, asked for when what is drawn doesn't know; null while the answer is on its way. */
export function useOrdiniCella(cella: Cella | null): readonly QuotaOrdine[] | null {
  const [risposta, setRisposta] = useState<{ cella: Cella; ordini: readonly QuotaOrdine[] } | null>(null)
  useEffect(() => {
    if (!cella || cella.ordini || cella.quanti === 0) return
    const interruzione = new AbortController()
    chiediFresco<useOrdiniCellaQuery>(query, { giorno: cella.giorno }, interruzione.signal).then(
      ({ schedulerSlots }) => {
        const sua = schedulerSlots.find(({ reparto }) => reparto === cella.reparto)
        setRisposta({ cella, ordini: leggiQuote(sua?.ordini ?? []) })
      },
      () => undefined, // not shown; the next cell asks again
    )
    return () => interruzione.abort()
  }, [cella])
  if (!cella) return null
  if (cella.quanti === 0) return []
  return cella.ordini ?? (risposta?.cella === cella ? risposta.ordini : null)
}
