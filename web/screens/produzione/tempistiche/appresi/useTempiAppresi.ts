import { createContext, useCallback, useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useTempiAppresiQuery } from '#generated/useTempiAppresiQuery.graphql.ts'
import { TIMED_REPARTI, type TimedReparto } from '#persone/reparti/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { withWord } from '#shared/fields/enumNames.ts'

const query = graphql`
  query useTempiAppresiQuery {
    tempiAppresi {
      tempistica
      reparto
      versione
      teorico
      ordini
      esclusi
      mediana
      primoQuartile
      terzoQuartile
      proposta
    }
  }
`

/** What the workshop teaches about the minutes of a timing in a department. */
export type TempoAppresoRow = Omit<useTempiAppresiQuery['response']['tempiAppresi'][number], 'reparto'> & {
  readonly reparto: TimedReparto
}

/** Where it is found again: timing and department. */
export const appresoKey = (tempistica: number, reparto: TimedReparto) => `${tempistica} ${reparto}`

/** Whether it could be accepted: enough orders, and other minutes than those that the timing has. */
export const isProposed = ({ proposta, teorico }: TempoAppresoRow) => proposta != null && proposta !== teorico

/** The learned times, for the rows of the tree. */
export const TempiAppresiContext = createContext<ReadonlyMap<string, TempoAppresoRow>>(new Map())

/** The learned times, read once the page is there: they are made of a year of work. Null until then. */
export function useTempiAppresi() {
  const [appresi, setAppresi] = useState<readonly TempoAppresoRow[] | null>(null)
  const reread = useCallback((signal?: AbortSignal) => {
    fetchFresh<useTempiAppresiQuery>(query, {}, signal).then(
      ({ tempiAppresi }) => signal?.aborted || setAppresi(tempiAppresi.map(withWord('reparto', TIMED_REPARTI))),
      // The page does without them.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    const abort = new AbortController()
    reread(abort.signal)
    return () => abort.abort()
  }, [reread])
  return { appresi, reread }
}
