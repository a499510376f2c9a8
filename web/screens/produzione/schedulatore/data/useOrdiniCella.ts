import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useOrdiniCellaQuery } from '#generated/useOrdiniCellaQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import type { OrdineQuota, ShownCella } from '../model.ts'
import { readQuote } from './read.ts'

const query = graphql`
  query useOrdiniCellaQuery($giorno: Date!) {
    schedulerSlots(periodo: { dal: $giorno, al: $giorno }) {
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
  const [answer, setAnswer] = useState<{ cella: ShownCella; ordini: readonly OrdineQuota[] } | null>(null)
  useEffect(() => {
    if (!cella || cella.ordini || cella.count === 0) return
    const abort = new AbortController()
    fetchFresh<useOrdiniCellaQuery>(query, { giorno: cella.giorno }, abort.signal).then(
      ({ schedulerSlots }) => {
        const own = schedulerSlots.find(({ reparto }) => reparto === cella.reparto)
        setAnswer({ cella, ordini: readQuote(own?.ordini ?? []) })
      },
      () => undefined, // not shown; the next cell asks again
    )
    return () => abort.abort()
  }, [cella])
  if (!cella) return null
  if (cella.count === 0) return []
  return cella.ordini ?? (answer?.cella === cella ? answer.ordini : null)
}
