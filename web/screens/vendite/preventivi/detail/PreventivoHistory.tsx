import { useEffect, useRef } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventivoHistoryQuery } from '#generated/PreventivoHistoryQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { HistoryEntries } from '#ui/history/HistoryEntries.tsx'

const query = graphql`
  query PreventivoHistoryQuery($pk: Int!) {
    storicoPreventivo(pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

/**
 * What has been done with a quote, newest first: who, when, what, before and after.
 * @param versione of the quote: another one reads the history again
 */
export function PreventivoHistory({ pk, versione }: { pk: number; versione: number }) {
  const { storicoPreventivo } = usePreloadedQuery<PreventivoHistoryQuery>(
    query,
    useBesideQuery<PreventivoHistoryQuery>(query),
  )
  const read = useRef(versione)
  useEffect(() => {
    if (read.current === versione) return
    read.current = versione
    // A later reading of the page has it too, and says what goes wrong.
    fetchFresh<PreventivoHistoryQuery>(query, { pk }).catch(() => undefined)
  }, [pk, versione])
  return <HistoryEntries items={storicoPreventivo} />
}
