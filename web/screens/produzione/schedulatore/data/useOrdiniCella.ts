import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import type { OrdineQuota, ShownCella } from '../model.ts'
import type { useOrdiniCellaQuery } from './__generated__/useOrdiniCellaQuery.graphql.ts'
import { readQuote } from './read.ts'

const query = graphql`
  query useOrdiniCellaQuery($giorno: Date!) {
    schedulerSlots(fromDate: $giorno, toDate: $giorno) {
      reparto
      ordini {
        pk
        numeroCommessa
        minuti
      }
    }
  }
`

/** Who fills a cell, asked for when what is drawn doesn't know; null while the answer is on its way. */
export function useOrdiniCella(cella: ShownCella | null): readonly OrdineQuota[] | null {
  const [risposta, setRisposta] = useState<{ cella: ShownCella; ordini: readonly OrdineQuota[] } | null>(null)
  useEffect(() => {
    if (!cella || cella.ordini || cella.quanti === 0) return
    const interruzione = new AbortController()
    fetchFresh<useOrdiniCellaQuery>(query, { giorno: cella.giorno }, interruzione.signal).then(
      ({ schedulerSlots }) => {
        const sua = schedulerSlots.find(({ reparto }) => reparto === cella.reparto)
        setRisposta({ cella, ordini: readQuote(sua?.ordini ?? []) })
      },
      () => undefined, // not shown; the next cell asks again
    )
    return () => interruzione.abort()
  }, [cella])
  if (!cella) return null
  if (cella.quanti === 0) return []
  return cella.ordini ?? (risposta?.cella === cella ? risposta.ordini : null)
}
